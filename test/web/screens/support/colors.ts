/** The colors that a reader sees, by their names in the theme. */

/** Emotion names a class after its styles, so one rule has the color of all elements of a class. */
const emotionClass = /^css-\w+$/;

/**
 * The style sheets are read because happy-dom does not resolve the theme's variables.
 * @returns the theme's color of an element's text or background: `hit`; undefined if it has none of its own
 */
export function colorOf(element: Element, of: 'color' | 'background' = 'color'): string | undefined {
  const name = [...element.classList].find((each) => emotionClass.test(each));
  if (name === undefined) return undefined;
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  return new RegExp(`\\.${name}\\{[^}]*?(?<![\\w-])${of}:var\\(--gp-colors-([\\w-]+)\\)`).exec(rules)?.[1];
}
