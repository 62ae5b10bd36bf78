/**
 * The look of GamePlan, as tokens: a night game under floodlights.
 *
 * - Ink, not black or gray: a blue-green dark that lets one color shine. Light is a design of its own, not an inversion.
 * - One accent, volt: the yellow of tennis balls and training vests. It marks what to do next, and nothing else.
 *   In light it would vanish on paper, so there the button is ink and volt is its lettering.
 * - Hit, miss, pending and push have colors of their own, always with a word and a sign beside them.
 * - Headlines and figures are condensed capitals, as on a scoreboard; text is a plain grotesque with even figures.
 * - The motif is the playbook: the O, the X and the route of an arrow, and the hash marks of a field.
 */
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';

const spacing = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32].map((step) => [
    String(step),
    { value: `${step / 4}rem` },
  ]),
);

/** @param dark the floodlit value, @param light the one on paper */
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
        /** What lies on a card: fields, legs of a slip. */
        raised: pair('#182227', '#f6f7f2'),
        hover: pair('#1f2b31', '#eceee6'),
        /** The floodlights over the field. */
        glow: pair('#14231f', '#ffffff'),
        line: pair('#243139', '#dcdfd4'),
        /** Borders of what can be operated: three to one against what surrounds them. */
        edge: pair('#62747d', '#7d877f'),
        fg: pair('#eff4ee', '#12191c'),
        muted: pair('#a7b5b9', '#4b575a'),
        /** The mark of a place one is not at, kept so that nothing moves; where colors are forced, it is painted over. */
        unmarked: pair('transparent', 'transparent'),
        accent: pair('#d6ff3f', '#12191c'),
        accentHover: pair('#e5ff85', '#2b363a'),
        onAccent: pair('#11170a', '#d6ff3f'),
        /** The accent as lettering or a thin mark. */
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
        /** Sports side by side in a chart, where each also has its name. */
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
      /** Team names, card titles: condensed, but as written. */
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
      // Letters stand where the face puts them: on whole pixels, the gaps between words close on some screens.
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
    // A heading that is focused on arrival tells a screen reader where it is; a ring would only puzzle the rest.
    'h1:focus-visible, h2:focus-visible': { outline: 'none' },
    // No word stands alone on the last line, as far as the browser can help it.
    'h1, h2, h3': { textWrap: 'balance' },
    p: { textWrap: 'pretty' },
    '::selection': { bg: '{colors.accent}', color: '{colors.onAccent}' },
    '::placeholder': { color: 'muted', opacity: 1 },
  },
});

export const system = createSystem(defaultBaseConfig, config);
