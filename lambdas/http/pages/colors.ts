/** The site's colors, dark and light. Copied from `web/src/theme.ts`; a test compares the two. */
export const colors = {
  bg: ['#0a0e11', '#f3f4ee'],
  panel: ['#11181c', '#ffffff'],
  raised: ['#182227', '#f6f7f2'],
  glow: ['#14231f', '#ffffff'],
  line: ['#243139', '#dcdfd4'],
  edge: ['#62747d', '#7d877f'],
  fg: ['#eff4ee', '#12191c'],
  muted: ['#a7b5b9', '#4b575a'],
  accent: ['#d6ff3f', '#12191c'],
  accentHover: ['#e5ff85', '#2b363a'],
  onAccent: ['#11170a', '#d6ff3f'],
  accentFg: ['#d6ff3f', '#4a6000'],
  accentSoft: ['#1c2612', '#eef8cd'],
  hit: ['#45e3a4', '#08714a'],
  hitSoft: ['#0f2a22', '#dcf4e8'],
  miss: ['#ff8080', '#b3202b'],
  missSoft: ['#331a1e', '#fce6e5'],
  pending: ['#ffc655', '#805000'],
  pendingSoft: ['#2e2514', '#fbefd3'],
  push: ['#a9bfd8', '#3f5874'],
  pushSoft: ['#1b2733', '#e6edf4'],
} as const satisfies Record<string, readonly [dark: string, light: string]>;

export const dark = Object.fromEntries(
  Object.entries(colors).map(([name, [value]]) => [name, value]),
) as Readonly<Record<keyof typeof colors, string>>;

const variables = (at: 0 | 1) =>
  Object.entries(colors)
    .map(([name, pair]) => `--${name}:${pair[at]}`)
    .join(';');

/** CSS custom properties for both color schemes. */
export const colorRules = `:root{color-scheme:dark;${variables(0)}}
@media (prefers-color-scheme:light){:root{color-scheme:light;${variables(1)}}}`;
