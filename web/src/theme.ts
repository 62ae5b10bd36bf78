/**
 * Design tokens. The theme is a night game under floodlights.
 *
 * - Dark mode is a blue-green ink rather than black or gray, so that one accent stands out. Light mode has its own
 *   colors; it is not an inversion.
 * - The one accent is volt, the yellow of tennis balls. It marks the next action and nothing else. It has too little
 *   contrast on white, so in light mode buttons are ink with volt text.
 * - Hit, miss, pending and push each have a color, always together with a word and an icon.
 * - Headlines and figures are condensed capitals, as on a scoreboard; body text is a plain grotesque, tabular figures.
 * - The motif is a playbook diagram: an O, an X, a route arrow, and the hash marks of a field.
 */
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';

const spacing = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32].map((step) => [
    String(step),
    { value: `${step / 4}rem` },
  ]),
);

/** A token with one value for dark mode and one for light mode. */
const pair = (dark: string, light: string) => ({ value: { base: dark, _light: light, _dark: dark } });

const display = '"Barlow Condensed", "Barlow Condensed fallback", "Arial Narrow", sans-serif';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'gp',
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: {
      spacing,
      sizes: { ...spacing, full: { value: '100%' }, page: { value: '72rem' }, text: { value: '44rem' } },
      radii: {
        sm: { value: '4px' },
        md: { value: '6px' },
        lg: { value: '10px' },
        xl: { value: '16px' },
        full: { value: '999px' },
      },
      fonts: {
        body: { value: 'Archivo, "Archivo fallback", system-ui, sans-serif' },
        display: { value: display },
      },
      fontWeights: { normal: { value: 400 }, medium: { value: 550 }, bold: { value: 680 } },
      zIndex: { bar: { value: 10 }, menu: { value: 20 }, toast: { value: 40 }, skip: { value: 50 } },
    },
    semanticTokens: {
      colors: {
        bg: pair('#0a0e11', '#f3f4ee'),
        /** Cards and bars. */
        panel: pair('#11181c', '#ffffff'),
        /** Surfaces on top of a card: fields, legs of a slip. */
        raised: pair('#182227', '#f6f7f2'),
        hover: pair('#1f2b31', '#eceee6'),
        /** The gradient at the top of the page. */
        glow: pair('#14231f', '#ffffff'),
        line: pair('#243139', '#dcdfd4'),
        /** Borders of controls: 3:1 contrast with what surrounds them. */
        edge: pair('#62747d', '#7d877f'),
        fg: pair('#eff4ee', '#12191c'),
        muted: pair('#a7b5b9', '#4b575a'),
        /** Border of an inactive link or tab. It takes up space, so that nothing shifts; forced colors override it. */
        unmarked: pair('transparent', 'transparent'),
        accent: pair('#d6ff3f', '#12191c'),
        accentHover: pair('#e5ff85', '#2b363a'),
        onAccent: pair('#11170a', '#d6ff3f'),
        /** The accent for text and thin marks. */
        accentFg: pair('#d6ff3f', '#4a6000'),
        accentSoft: pair('#1c2612', '#eef8cd'),
        hit: pair('#45e3a4', '#08714a'),
        hitSoft: pair('#0f2a22', '#dcf4e8'),
        miss: pair('#ff8080', '#b3202b'),
        missSoft: pair('#331a1e', '#fce6e5'),
        pending: pair('#ffc655', '#805000'),
        pendingSoft: pair('#2e2514', '#fbefd3'),
        push: pair('#a9bfd8', '#3f5874'),
        pushSoft: pair('#1b2733', '#e6edf4'),
        /** Sports in a chart, which also names each of them. */
        nba: pair('#ffa657', '#b35a00'),
        mlb: pair('#ff8fb1', '#b3245f'),
        nfl: pair('#6fdccb', '#0b6e66'),
        nhl: pair('#7fb8ff', '#0b63b5'),
      },
      shadows: {
        lift: pair('0 12px 32px rgb(0 0 0 / 0.5)', '0 12px 32px rgb(18 25 28 / 0.16)'),
      },
    },
    textStyles: {
      hero: {
        value: {
          fontFamily: 'display',
          fontSize: { base: '2.75rem', md: '4rem', lg: '5rem' },
          lineHeight: 0.94,
          fontWeight: 700,
          textTransform: 'uppercase',
          letterSpacing: '-0.005em',
        },
      },
      title: {
        value: {
          fontFamily: 'display',
          fontSize: { base: '2rem', md: '2.5rem' },
          lineHeight: 1,
          fontWeight: 700,
          textTransform: 'uppercase',
        },
      },
      heading: {
        value: {
          fontFamily: 'display',
          fontSize: '1.5rem',
          lineHeight: 1.1,
          fontWeight: 700,
          textTransform: 'uppercase',
          letterSpacing: '0.005em',
        },
      },
      /** Team names and card titles: condensed, in mixed case. */
      name: { value: { fontFamily: 'display', fontSize: '1.25rem', lineHeight: 1.15, fontWeight: 700 } },
      label: {
        value: {
          fontFamily: 'display',
          fontSize: '0.875rem',
          lineHeight: 1.2,
          fontWeight: 700,
          textTransform: 'uppercase',
          letterSpacing: '0.06em',
        },
      },
      figure: {
        value: {
          fontFamily: 'display',
          fontSize: { base: '2.25rem', md: '2.75rem' },
          lineHeight: 1,
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
        },
      },
      odds: {
        value: {
          fontFamily: 'display',
          fontSize: '1.25rem',
          lineHeight: 1.1,
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
        },
      },
      body: { value: { fontSize: '1rem', lineHeight: 1.55 } },
      small: { value: { fontSize: '0.875rem', lineHeight: 1.45 } },
    },
    keyframes: {
      pulse: { '50%': { opacity: 0.45 } },
      spin: { to: { transform: 'rotate(360deg)' } },
      rise: { from: { opacity: 0, transform: 'translateY(8px)' } },
      draw: { from: { strokeDashoffset: 1 } },
      appear: { from: { opacity: 0 } },
      slideIn: { from: { opacity: 0, transform: 'translateX(24px)' } },
    },
  },
  globalCss: {
    html: {
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      lineHeight: 1.55,
      colorScheme: 'dark',
      textSizeAdjust: '100%',
      // Subpixel glyph positions: rounded to whole pixels, the spaces between words collapse on some screens.
      textRendering: 'geometricPrecision',
      fontVariantNumeric: 'tabular-nums',
      '--global-color-border': '{colors.line}',
    },
    'html.light': { colorScheme: 'light' },
    body: {
      overflowX: 'clip',
      bgImage: 'radial-gradient(70rem 32rem at 50% -8rem, {colors.glow}, transparent)',
      bgRepeat: 'no-repeat',
    },
    '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
    'a, button, summary, label, select': { touchAction: 'manipulation' },
    ':focus-visible': { outline: '2px solid {colors.accentFg}', outlineOffset: '2px' },
    // Headings get focus after navigation for screen readers only; a focus ring would confuse everyone else.
    'h1:focus-visible, h2:focus-visible': { outline: 'none' },
    // Avoids a single word on the last line in browsers that support it.
    'h1, h2, h3': { textWrap: 'balance' },
    p: { textWrap: 'pretty' },
    '::selection': { bg: '{colors.accent}', color: '{colors.onAccent}' },
    '::placeholder': { color: 'muted', opacity: 1 },
  },
});

export const system = createSystem(defaultBaseConfig, config);
