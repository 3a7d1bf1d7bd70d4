/** Attributes of an element; `false` and `undefined` leave one out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
/** What can stand inside an element. */
export type Child = Node | string | null | undefined;

/** An element with attributes and children: `element("b", { class: "x" }, "words")`. Texts are texts, never HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false && value !== undefined) made.setAttribute(name, value === true ? "" : String(value));
  made.append(...children.filter((child): child is Node | string => child !== null && child !== undefined));
  return made;
}

/** A button that does something. */
export function button(attributes: Attributes, label: Child, onClick: () => void): HTMLButtonElement {
  const made = element("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", onClick);
  return made;
}
