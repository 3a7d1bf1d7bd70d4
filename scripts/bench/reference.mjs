/**
 * A fixed piece of work of the kinds that reading cards is made of (words, maps, small objects). It never changes, so the
 * time it takes tells how fast the machine is just now.
 */
export function referenceMilliseconds() {
  return coreMilliseconds(referenceWork);
}

/** What a piece of work takes of one core: by the clock, or by processor time where others had the core as well. */
export function coreMilliseconds(work) {
  const [cpu, started] = [process.cpuUsage(), performance.now()];
  work();
  const wall = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(wall, (user + system) / 1000);
}

function referenceWork() {
  const counts = new Map();
  let text = "";
  for (let i = 0; i < 4000; i++) text += `word${(i * 7919) % 613} of ${i % 97}, `;
  for (let round = 0; round < 12; round++) {
    for (const match of text.matchAll(/[a-z]+\d*|\d+|\S/g)) {
      const key = match[0].toLowerCase();
      const entry = counts.get(key) ?? { count: 0, places: [] };
      entry.count++;
      if (entry.places.length < 20) entry.places.push(match.index);
      counts.set(key, entry);
    }
  }
  const sorted = [...counts].sort((a, b) => b[1].count - a[1].count || (a[0] < b[0] ? -1 : 1));
  if (JSON.stringify(sorted).length < 1000) throw new Error("the reference work went wrong");
}
