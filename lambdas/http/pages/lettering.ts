/** Text in an SVG, which does not wrap or shrink: measures lines, fits them, and truncates them if necessary. */
import { escapeHtml } from '../../domain/platform/html.ts';

/**
 * Widths of Barlow Condensed Bold from U+0020 to U+007E, in hundredths of the font size, rounded up; a test verifies them.
 * Lighter weights are narrower.
 */
const widths = [
  20, 28, 35, 62, 45, 77, 61, 17, 32, 32, 37, 44, 22, 34, 23, 42, 46, 29, 44, 44, 49, 44, 45, 41, 45, 44, 28,
  24, 44, 44, 44, 44, 76, 49, 47, 47, 48, 44, 42, 47, 49, 23, 46, 50, 43, 55, 52, 48, 47, 47, 48, 45, 47, 48,
  49, 69, 48, 48, 42, 35, 42, 35, 43, 43, 22, 45, 45, 44, 45, 44, 30, 45, 45, 22, 22, 45, 21, 68, 45, 45, 45,
  45, 33, 42, 30, 45, 44, 62, 44, 43, 38, 35, 19, 35, 50,
];
/** Estimate for all other characters. */
const otherWidth = 58;

/** @returns an upper bound of the width, pixels */
export function widthOf(text: string, size: number): number {
  const hundredths = [...text].reduce(
    (sum, letter) => sum + (widths[letter.charCodeAt(0) - 32] ?? otherWidth),
    0,
  );
  return (hundredths * size) / 100;
}

export interface Fitted {
  readonly text: string;
  readonly size: number;
}

/** Shrinks a line to fit the width, and truncates it if it would become smaller than `least`. */
export function fitted(
  text: string,
  { size, least, width }: { size: number; least: number; width: number },
): Fitted {
  const wanted = Math.min(size, Math.floor((size * width) / widthOf(text, size)));
  if (wanted >= least) return { text, size: wanted };
  let cut = text;
  while (cut.length > 1 && widthOf(`${cut}…`, least) > width) cut = cut.slice(0, -1);
  return { text: `${cut.trimEnd()}…`, size: least };
}

/** Breaks a text into two lines of similar width; a single word stays one line. */
export function inTwo(text: string): readonly string[] {
  const words = text.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, widest: Math.max(...lines.map((line) => widthOf(line, 100))) };
  });
  return breaks.sort((one, other) => one.widest - other.widest)[0]?.lines ?? [text];
}

interface Line extends Fitted {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly weight?: keyof typeof families;
  readonly isAtEnd?: boolean;
  /** Pixels between letters. */
  readonly spacing?: number;
}

/** Family names in the font files: each weight is its own family. */
const families = { bold: 'Barlow Condensed', medium: 'Barlow Condensed Medium' } as const;

export function lineOf({
  text,
  size,
  x,
  y,
  color,
  weight = 'bold',
  isAtEnd = false,
  spacing = 0,
}: Line): string {
  const end = isAtEnd ? ' text-anchor="end"' : '';
  return `<text x="${x}" y="${y}" font-family="${families[weight]}" font-size="${size}" fill="${color}" letter-spacing="${spacing}"${end} xml:space="preserve">${escapeHtml(inLatin1(text))}</text>`;
}

const plain: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ŋ: 'N', ŋ: 'n' };

/** The fonts cover Latin-1; other letters lose their diacritics, as on scoreboards: `Dončić` becomes `Doncic`. */
function inLatin1(text: string): string {
  return text.replace(
    /[\u0100-\u024f\u1e00-\u1eff]/g,
    (letter) => plain[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''),
  );
}
