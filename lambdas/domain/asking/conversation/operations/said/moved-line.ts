/** Another line of the one bet that was shown: "one strikeout lower", "buy a half point", "alt it up a run or two", "at 6.5 instead". */
import type { LegWish, WantedLines } from '../../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../../contracts/asking/turn.ts';
import { baseOf } from '../../../answer/follow.ts';
import { wishOfLeg } from '../../../answer/leg-change.ts';
import type { Given } from '../../../answer/next.ts';
import { settled } from '../../../reading/settle.ts';
import { withWishes } from '../../../reading/wishes/wish.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';

const lead =
  "(?:(?:can|could|would|you|u|we|i|id|i'd|lets|let's|just|please|rather|what if|what|if|how about|about|maybe|want|wanna|to|need|is there|there|any|have|got|give|gimme|get|find|show|me|like|make|it|its|it's|was|were|that|the|a|an|but|and|do|at|with|see|try|take|go) )*";
const tail =
  "(?: (?:if (?:there(?:'s| is)?|theres|they have|you (?:have|got)|u (?:have|got)|possible|it exists|available)(?: (?:one|it|that|is one|a line))?|instead|for me|please|same (?:guy|player|bet|pick|side)|on (?:it|that|him|her|this)|than that|line|number|or so|a (?:bit|little|tad|touch|notch|hair)|slightly|some|just))*";
const unit =
  '(?:points?|pts?|runs?|goals?|strikeouts?|ks?|yards?|yds?|rebounds?|boards?|assists?|dimes?|catch(?:es)?|receptions?|shots?|saves?|hits?|bases?|threes?|hooks?|completions?|attempts?|carries)';
/** "A point", and no "a lower line". */
const size = `(?:a half|half an?|half|0?\\.5|½|an?(?= ${unit})|one|1(?:\\.5)?|two|2(?:\\.5)?|three|3|a couple(?: of)?|four|five|six|seven|eight|nine|ten|\\d{1,2}(?:\\.5)?(?= ?${unit}))`;
const amount = `(${size})(?:(?: ?${unit})? ?(?:or|to|-) ?(${size}))?`;
/** After "move it down", a number is one of the line. */
const amountOfMove = amount.replaceAll(`(?= ?${unit})`, '');
const it = '(?:(?:it|that|this|the (?:line|number|total|spread|prop)|him|her) )?';
const up = '(?:up|higher|over|more|upward)';
const down = '(?:down|lower|less|fewer|under|downward)';

const patterns: readonly (readonly [RegExp, (said: readonly (string | undefined)[]) => Move])[] = [
  // "One strikeout lower", "a half point higher".
  [
    new RegExp(`^${lead}${amount} ?(?:${unit} )?(${up}|${down})(?: line)?${tail}$`),
    ([first, second, way]) => ({ by: [first, second], way: wayOf(way) }),
  ],
  // "Alt it up a run or 2", "move the line down one", "bump it up a point".
  [
    new RegExp(
      `^${lead}(?:alt|move|bump|push|take|bring|drop|raise|lower|slide|knock|shift|tease|go|adjust) ${it}(${up}|${down})(?: by)? ${amountOfMove}(?: ?${unit})?${tail}$`,
    ),
    ([way, first, second]) => ({ by: [first, second], way: wayOf(way) }),
  ],
  // "Lower it by one", "raise it a point".
  [
    new RegExp(`^${lead}(raise|lower|drop|bump) ${it}(?:by )?${amount} ?${unit}?${tail}$`),
    ([verb, first, second]) => ({
      by: [first, second],
      way: verb === 'raise' || verb === 'bump' ? 'up' : 'down',
    }),
  ],
  // "Shave 4 points off the total".
  [
    new RegExp(
      `^${lead}(?:shave|take|knock|cut|chop|trim|drop|lop) ${amount} ?(?:${unit} )?off(?: (?:of )?(?:it|that|this|the (?:line|number|total|spread|prop)|him|her))?${tail}$`,
    ),
    ([first, second]) => ({ by: [first, second], way: 'down' }),
  ],
  // "Buy a half point", "buy the hook".
  [
    new RegExp(
      `^${lead}buy(?:ing)? (?:it )?(?:(?:down|up|me|off) )?(?:${amount}|the|that) ?${unit}?${tail}$`,
    ),
    ([first, second]) => ({ by: [first ?? 'half', second], way: 'easier' }),
  ],
  // "Lower line, like 3 points less", "a higher number by about a point".
  [
    new RegExp(
      `^${lead}(lower|higher|smaller|bigger) (?:the )?(?:lines?|numbers?|totals?)[ ,]+(?:(?:like|about|around|maybe|roughly|say|by|something|of) )*${amountOfMove}(?: ?${unit})?(?: (?:lower|higher|less|more|fewer))?${tail}$`,
    ),
    ([way, first, second]) => ({
      by: [first, second],
      way: way === 'lower' || way === 'smaller' ? 'down' : 'up',
    }),
  ],
  // "A few points lower", "a bit higher".
  [
    new RegExp(
      `^${lead}(?:(?:a )?(?:few|bit|little(?: bit)?|tad|touch|notch|hair)|slightly|some|several)(?: ?${unit})? (up|down|higher|lower)${tail}$`,
    ),
    ([way]) => ({ by: [], way: wayOf(way) }),
  ],
  // "A lower line", "a higher number", "lower the line".
  [
    new RegExp(`^${lead}(lower|higher|smaller|bigger) (?:the )?(?:lines?|numbers?|totals?)${tail}$`),
    ([way]) => ({ by: [], way: way === 'lower' || way === 'smaller' ? 'down' : 'up' }),
  ],
];

/** "At 12.5 instead": a number with a half is a line, and no price or stake. */
const named = new RegExp(
  `^${lead}(?:it |that |this |him |her |them )?(?:(?:get|do|move|go|change|drop|bump|take|put|play) )?(?:it |that |this |him |her |them )?(?:(?:up|down) )?(?:at|to|on|for|over|under|with) (?:the )?(\\d{1,3}\\.5)${tail}$`,
);

interface Move {
  /** Words of one amount, or of two of which either is fine; empty for any. */
  readonly by: readonly (string | undefined)[];
  readonly way: 'up' | 'down' | 'easier';
}

const wayOf = (word: string | undefined): Move['way'] =>
  new RegExp(`^${down}$`).test(word ?? '') ? 'down' : 'up';

const sizes: readonly (readonly [RegExp, number])[] = [
  [/half|\.5$|½/, 0.5],
  [/^1\.5/, 1.5],
  [/^2\.5/, 2.5],
  [/couple|two|^2/, 2],
  [/three|^3/, 3],
  ...['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, at): readonly [RegExp, number] => [
    new RegExp(`^${word}$`),
    at + 4,
  ]),
];
const sizeOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : (sizes.find(([each]) => each.test(word))?.[1] ?? 1);

/** @returns undefined if anything else is said, or if no single bet with a line was shown */
export function movedLine(prompt: string, given: Given): Heard | undefined {
  const [leg, ...others] = given.legs;
  if (!leg || others.length > 0 || leg.line === null) return undefined;
  const text = bareOf(prompt);
  const said = named.exec(text)?.[1];
  const isOfTotal = leg.selection === 'over' || leg.selection === 'under';
  if (said !== undefined && isOfTotal) {
    const isOther =
      /\b(?:over|under) (?:the )?\d/.test(text) && !new RegExp(`\\b${leg.selection} `).test(text);
    return isOther ? undefined : movedTo(given, { ...wishOfLeg(leg), line: Number(said) });
  }
  for (const [pattern, moveOf] of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const move = moveOf(match.slice(1));
    if (!isOfTotal && move.way !== 'easier' && saysLine.test(text)) return whichWay;
    const terms = termsFor(move, leg, leg.line);
    // The moved line has the key of the one shown, which is therefore not excluded.
    return terms && movedTo(given, { ...wishOfLeg(leg), ...terms });
  }
  return undefined;
}

/** "Drop the line 5 points" drops no leg. */
const saysLine = /\b(?:the (?:line|number|spread)|points?|pts?)\b/;
const whichWay: Heard = {
  kind: 'unclear',
  why: 'Up and down are not the same for both sides of a spread.',
  instead: ['Easier lines', 'Harder lines'],
};

const movedTo = (given: Given, wish: LegWish): Heard => {
  const base = { ...baseOf(given), payout: null, price: null, chance: null, risk: null, legChance: null };
  return {
    kind: 'play',
    next: {
      reading: settled(withWishes({ ...base, order: null }, [wish])),
      keep: [],
      without: [...given.without],
    },
  };
};

function termsFor({ by, way }: Move, leg: ShownLeg, line: number): Partial<LegWish> | undefined {
  const isTotal = leg.selection === 'over' || leg.selection === 'under';
  // A spread counts up for its team; "higher" and "lower" are said of its size as well.
  if (!isTotal && way !== 'easier') return undefined;
  const sign = way === 'easier' ? (leg.selection === 'over' ? -1 : 1) : way === 'up' ? 1 : -1;
  const [first, second] = by;
  if (first === undefined) {
    const lines: WantedLines = {
      ...{ any: [], ending: null, alternate: null },
      ...(sign > 0 ? { min: line + 0.5, max: null } : { min: null, max: line - 0.5 }),
    };
    return { lines, order: sign > 0 ? 'lowest_line' : 'highest_line' };
  }
  const moved = line + sign * sizeOf(first);
  if (second === undefined) return { line: moved };
  const other = line + sign * sizeOf(second);
  const lines: WantedLines = {
    ...{ any: [], ending: null, alternate: null },
    ...{ min: Math.min(moved, other), max: Math.max(moved, other) },
  };
  return { lines };
}
