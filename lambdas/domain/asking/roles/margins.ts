/** The points that a team gives or gets, in words: "to win by a touchdown or more" is -6.5, "to stay within nine" +9.5. */
import { numberNames } from '../reading/words/counts.ts';
import { type Bound, beyond, boundIn, pointsOnly, unitsIn } from './bounds.ts';
import { hasWanted, type Span } from './spans.ts';

/** What the grammar does not read: a margin that is no line of a spread makes no bet. */
const unlisted = 'unlisted';

const win =
  /^(?:and )?(?:(?:to |will |should |a )*(?:w[io]n(?:s|ning)?|(?:be )?(?:ahead|in front)|victory) )?(?:by|of)(?: the)? (.+)$/;
const loss =
  /^(?:to )?(not |never )?(?:to )?(?:los(?:e|es|ing)|(?:a )?(?:loss|defeat)|(?:be |get |getting )?beaten) (?:by|of) (.+)$/;
/** "Keeping it within nine", "no worse than a nine point loss". */
const within =
  /^(?:(?:to )?(?:keep|kept|stay|be|being|is|are|finish|hang|remain)(?:s|ing|es)? )?(?:(?:it|them|this|the game|close) )*(?:within|inside) (.+)$/;
const worst = /^no worse than (?:an? )?(.+?)(?: loss| defeat)?$/;
/** "Two goals' start", "a start of six", "with seven in hand". */
const start = /^(?:with )?(?:an? )?(?:(\S+) (?:head )?(?:start|cushion|in hand)|(?:head )?start of (\S+))$/;
/** Two scores of football are nine points at least. */
const twoScores = /^2 (?:scores|possessions)$/;

/** What is said before a margin: "losing by [two or less]". */
const lead = /\b(?:(?:los(?:e|es|ing)|loss|defeat|beaten) (?:by|of)|(?<!favou?red )by|within)(?: the)?$/i;
/** "A [win|market] by ten". */
const won = /\bwin/i;

const getting = 'getting|gets?|catching|with|plus|giv(?:e|ing) them|ask(?:ing)? for';
const giving = 'cover(?:s|ing)?|laying|lays?|giving(?: up(?! to)| away)?|minus|favou?red by';
const ahead = new RegExp(`^(?:(${getting}|taking)|(?:${giving}|less(?! than)))(?: the| a)? (.+)$`);
const behind = new RegExp(`\\b(?:(${getting}|not losing by more than)|(?:${giving}))(?: the)?$`, 'i');
/** Whose points they are, where a team is bet against. */
const opponent = /\b(?:opponents?|opposition|(?:other|that) (?:side|team)|whoever)\b/i;

/** @returns the points as the grammar has them; undefined for words that do not say which way they go */
export function spreadIn({ words, before }: Span, all: readonly Span[]): string | undefined {
  const said = pointsOnly(words);
  const isAgainst = hasWanted(all, 'vs') && !hasWanted(all, 'team');
  const margin = marginIn(said, before, isAgainst);
  if (margin !== undefined) return margin;
  const isWon = all.some((span) => span.role === 'market' && won.test(span.words));
  const [own, sign] = [ahead.exec(said), behind.exec(before)];
  if (isWon && boundIn(said)) return marginIn(`by ${said}`, '', isAgainst);
  if (own) return signed(own[1] === undefined, boundIn(own[2] ?? ''));
  // "Laying seven" may go on: "to four".
  const isOdds = /\blay(?:s|ing)?$/i.test(before) && numberNames.includes(words.toLowerCase());
  const isTheirs = !hasWanted(all, 'market') && !isOdds && (!isAgainst || opponent.test(before));
  if (sign && isTheirs) return signed(sign[1] === undefined, boundIn(said));
  const isTeam = hasWanted(all, 'team', 'vs');
  return isTeam && (unitsIn(words).length > 0 || /^[+-]\d\S* /.test(said)) ? unlisted : undefined;
}

function marginIn(said: string, before: string, isAgainst: boolean): string | undefined {
  const own = lineOf(said, isAgainst);
  const [verb] = lead.exec(before) ?? [];
  return (
    own ?? (verb && /^[^+-]*\d/.test(said) ? lineOf(`${verb.toLowerCase()} ${said}`, isAgainst) : undefined)
  );
}

function lineOf(said: string, isAgainst: boolean): string | undefined {
  const [, wonBy] = win.exec(said) ?? [];
  if (wonBy !== undefined) return given(boundIn(wonBy.replace(twoScores, '9')));
  const [, not, lostBy] = loss.exec(said) ?? [];
  if (lostBy !== undefined) {
    const bound = boundIn(lostBy);
    if (isAgainst) return not ? unlisted : given(bound);
    return got(not && bound ? opposite(bound) : bound);
  }
  const closest = within.exec(said)?.[1] ?? worst.exec(said)?.[1];
  if (closest !== undefined) {
    const bound = boundIn(closest);
    return bound?.of === 'number' ? got({ ...bound, of: 'most' }) : unlisted;
  }
  const [, first, last] = start.exec(said) ?? [];
  const points = boundIn(first ?? last ?? '');
  return points && `+${points.number}`;
}

/** "By seven or more": who wins by seven has covered 6.5. */
function given(bound: Bound | undefined): string {
  if (!bound || bound.of === 'most' || bound.of === 'less') return unlisted;
  const line = beyond(bound.number, bound.of === 'more' ? 0.5 : -0.5);
  // By a goal or more is to win.
  return line === 0.5 ? unlisted : `-${line}`;
}

/** "Losing by no more than seven": who loses by seven has covered 7.5. */
function got(bound: Bound | undefined): string {
  if (bound?.of === 'most') return `+${beyond(bound.number, 0.5)}`;
  return bound?.of === 'less' ? `+${beyond(bound.number, -0.5)}` : unlisted;
}

/** "Not by more than seven" is by seven at most. */
const opposite = (bound: Bound): Bound => ({
  ...bound,
  of: bound.of === 'more' ? 'most' : bound.of === 'least' ? 'less' : 'number',
});

/** "Giving three", "getting six and a half"; "giving no more than four" is any line up to it. */
function signed(isGiven: boolean, bound: Bound | undefined): string | undefined {
  if (!bound) return undefined;
  const { of, number } = bound;
  if (of === 'number') return `${isGiven ? '-' : '+'}${number}`;
  const most = of === 'most' ? number : beyond(number, -0.5);
  return isGiven && (of === 'most' || of === 'less') ? `spread, lines of ${most} or lower` : unlisted;
}
