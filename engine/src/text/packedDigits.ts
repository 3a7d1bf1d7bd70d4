/** The characters that stand for digits in texts that bundles hold: neither quotes nor signs that a string or template has to escape. */
export const DIGITS = digitCharacters();

function digitCharacters(): string {
  let text = "";
  for (let code = 33; code < 127; code++) {
    const character = String.fromCharCode(code);
    if (!'\\`$"'.includes(character)) text += character;
  }
  return `${text} `;
}
