/** The link-preview picture of a shared pick, as SVG, legible at a third of its size. */

import { shortAgeRule } from '../../domain/accounts/age-rule.ts';
import { dark } from '../pages/colors.ts';
import { pictureSize } from '../pages/frame.ts';
import { fitted, inTwo, lineOf, widthOf } from '../pages/lettering.ts';
import type { SharedLeg, SharedView } from '../views/picks/shared-pick.ts';
import { statusWords } from './summary.ts';

const { width, height } = pictureSize;
const edge = 64;
const inner = width - 2 * edge;

/** Maximum number of lines for legs; if there are more legs, the last line gives the number of the others. */
const legsShown = 4;

export function sharedPicture(view: SharedView): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><radialGradient id="glow" cx="0.5" cy="0" r="0.9"><stop offset="0" stop-color="${dark.glow}"/><stop offset="1" stop-color="${dark.bg}"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="${dark.bg}"/><rect width="${width}" height="${height}" fill="url(#glow)"/>
${field}
${brand}
${badge(view)}
${view.legs.length === 1 ? single(view) : parlay(view)}
${figures(view)}
${stamp(view)}
</svg>`;
}

/** Decoration: the hash marks of a football field. */
const field = Array.from(
  { length: 23 },
  (_, mark) => `<rect x="${edge + mark * 48}" y="0" width="2" height="10" fill="${dark.line}"/>`,
).join('');

const brand = `<g transform="translate(${edge} 44) scale(1.9)" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><g stroke="${dark.accentFg}"><circle cx="6" cy="21.5" r="4"/><path d="M6 17.5V11a3.5 3.5 0 0 1 3.5-3.5H25"/><path d="M20.5 3 25 7.5 20.5 12"/></g><path d="m17 18 7 7m0-7-7 7" stroke="${dark.fg}"/></g>
<g transform="translate(136 88) skewX(-8)">${lineOf({ text: 'GAMEPLAN', size: 50, x: 0, y: 0, color: dark.fg, spacing: 1 })}</g>`;

function badge({ status, isMarked }: SharedView): string {
  const text = `${statusWords[status]}${isMarked ? ', marked by owner' : ''}`.toUpperCase();
  const size = 34;
  const wide = widthOf(text, size) + 52;
  const left = width - edge - wide;
  return `<rect x="${left}" y="46" width="${wide}" height="56" rx="28" fill="${dark[`${status}Soft`]}"/>
${lineOf({ text, size, x: left + 26, y: 86, color: dark[status] })}`;
}

/** A name that would be smaller than this takes two lines. */
const readable = 76;

function single({ legs, headline, sport }: SharedView): string {
  const [leg] = legs;
  const name = headline.toUpperCase();
  const isLong = fitted(name, { size: 104, least: 1, width: inner }).size < readable;
  const lines = isLong ? inTwo(name) : [name];
  const size = Math.min(
    ...lines.map((line) => fitted(line, { size: isLong ? readable : 104, least: 56, width: inner }).size),
  );
  const game = leg ? `${leg.match} · ${leg.start}` : sport;
  const [first, step] = isLong ? [252, 76] : [288, 0];
  return [
    lineOf({ text: sport, size: 32, x: edge, y: isLong ? 172 : 186, color: dark.muted, spacing: 2 }),
    ...lines.map((line, index) =>
      lineOf({
        ...fitted(line, { size, least: size, width: inner }),
        x: edge,
        y: first + index * step,
        color: dark.fg,
      }),
    ),
    lineOf({
      ...fitted(game, { size: 38, least: 28, width: inner }),
      x: edge,
      y: isLong ? 386 : 350,
      color: dark.muted,
      weight: 'medium',
    }),
  ].join('\n');
}

function parlay({ legs, headline }: SharedView): string {
  const shown = legs.length > legsShown ? legs.slice(0, legsShown - 1) : legs;
  const more = legs.length - shown.length;
  const step = 46;
  return [
    lineOf({
      ...fitted(headline.toUpperCase(), { size: 76, least: 56, width: inner }),
      x: edge,
      y: 194,
      color: dark.fg,
    }),
    ...shown.map((leg, index) => legLine(leg, 248 + index * step)),
    more > 0
      ? lineOf({
          text: `and ${more} more legs`,
          size: 36,
          x: edge,
          y: 248 + shown.length * step,
          color: dark.muted,
          weight: 'medium',
        })
      : '',
  ].join('\n');
}

const marks = { won: dark.hit, lost: dark.miss, push: dark.push, void: dark.push, open: dark.edge } as const;

/** A game's name that would be smaller than this is left out. */
const leastMatch = 26;

function legLine({ selection, match, price, result }: SharedLeg, y: number): string {
  const at = edge + 34;
  const right = width - edge;
  const name = fitted(selection, { size: 38, least: 34, width: 820 });
  const room = right - 130 - at - widthOf(name.text, name.size) - 24;
  const game =
    widthOf(match, leastMatch) <= room && fitted(match, { size: 30, least: leastMatch, width: room });
  return [
    `<circle cx="${edge + 9}" cy="${y - 12}" r="9" fill="${marks[result]}"/>`,
    lineOf({ ...name, x: at, y, color: dark.fg }),
    game &&
      lineOf({ ...game, x: at + widthOf(name.text, name.size) + 24, y, color: dark.muted, weight: 'medium' }),
    lineOf({ text: price ?? '', size: 38, x: right, y, color: dark.accentFg, isAtEnd: true }),
  ]
    .filter(Boolean)
    .join('\n');
}

function figures({ priceName, price, noPrice, chance, breakEven, units, status }: SharedView): string {
  const isOpen = status === 'pending';
  const tone =
    !units || isOpen
      ? dark.fg
      : units.startsWith('+')
        ? dark.hit
        : units.startsWith('−')
          ? dark.miss
          : dark.fg;
  const all = [
    [priceName, price ?? noPrice, dark.accentFg],
    ['Chance', chance ?? '–', dark.fg],
    ['Break-even', breakEven ?? '–', dark.fg],
    [isOpen ? 'If it wins' : 'Result', units ?? '–', tone],
  ] as const;
  const column = inner / all.length;
  return [
    `<line x1="${edge}" y1="424" x2="${width - edge}" y2="424" stroke="${dark.line}" stroke-width="2" stroke-dasharray="8 8"/>`,
    ...all.flatMap(([name, value, color], index) => {
      const x = edge + index * column;
      return [
        lineOf({ text: name.toUpperCase(), size: 26, x, y: 466, color: dark.muted, spacing: 1.5 }),
        lineOf({ ...fitted(value, { size: 58, least: 36, width: column - 20 }), x, y: 520, color }),
      ];
    }),
  ].join('\n');
}

function stamp({ isBeforeStart, shared }: SharedView): string {
  const text = isBeforeStart ? 'Shared before the start' : 'Shared after the start';
  const color = isBeforeStart ? dark.accentFg : dark.muted;
  const label = text.toUpperCase();
  const after = edge + widthOf(label, 32) + label.length + 24;
  return `<rect x="0" y="552" width="${width}" height="78" fill="${isBeforeStart ? dark.accentSoft : dark.panel}"/>
${lineOf({ text: label, size: 32, x: edge, y: 602, color, spacing: 1 })}
${lineOf({ ...fitted(shared, { size: 30, least: 24, width: width - edge - after - 110 }), x: after, y: 602, color: dark.fg, weight: 'medium' })}
${lineOf({ text: shortAgeRule, size: 30, x: width - edge, y: 602, color: dark.muted, isAtEnd: true })}`;
}
