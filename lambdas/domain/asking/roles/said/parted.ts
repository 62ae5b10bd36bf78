/**
 * Words of one role that say another too: "fewer yards" is a side and a statistic, "fewer than four" a side and a line, "two hits or
 * more" a line and a statistic.
 */
import { inFigures } from '../figures.ts';
import { beside, hasWanted, type Span } from '../spans.ts';
import { thanLine } from './sides.ts';

/** @returns the spans with each role in words of its own */
export const parted = (spans: readonly Span[]): Span[] => withVerbs(asGivenUp(withLines(withSides(spans))));

/** Whether other wanted words of the same leg, or of the whole bet, have one of these roles. */
const isBeside = (span: Span, all: readonly Span[], ...roles: readonly string[]): boolean =>
  hasWanted(beside(span, all), ...roles);

/** The rest of what a span says, in another role. */
const rest = (span: Span, role: string, words: string): Span => ({ ...span, role, words, before: '' });
/** What stands first in a span keeps what is before it. */
const start = (span: Span, role: string, words: string): Span => ({ ...span, role, words });

const bound = /^(more|fewer|less) than (\d+(?:\.\d+)?)(?: ([a-z].*))?$/i;
const compared = new RegExp(`^(more|fewer|less) (?!than\\b)([a-z][a-z +-]*?)(?: ${thanLine})?$`, 'i');

/** "Fewer than four", "fewer yards than listed"; of a game, "fewer runs" is only a side. */
function withSides(spans: readonly Span[]): Span[] {
  return spans.flatMap((span) => {
    const isOfPlayer = isBeside(span, spans, 'player', 'pos');
    const isSide =
      span.role === 'side' || (span.role === 'line' && isOfPlayer && !isBeside(span, spans, 'side'));
    if (!isSide || span.isRefused) return [span];
    const [, than, number, of] = bound.exec(inFigures(span.words)) ?? [];
    if (than && number && !isBeside(span, spans, 'line'))
      return [
        start(span, 'side', than),
        rest(span, 'line', number),
        ...(of === undefined ? [] : [rest(span, 'stat', of)]),
      ];
    const [, side, stat] = compared.exec(span.words) ?? [];
    return side &&
      stat &&
      (isOfPlayer || isBeside(span, spans, 'team')) &&
      !isBeside(span, spans, 'stat', 'market')
      ? [start(span, 'side', side), rest(span, 'stat', stat)]
      : [span];
  });
}

const reached =
  /^(?:with |at least )?(\d+|an?)\+? (?!(?:half|or|of|and|to|at|plus|more|flat|even)\b)([a-z][a-z ]*?)(?: or (?:more|better))?$/i;

/** "Two hits or more", "seven of them or more"; "to throw" and "a pick" are one statistic. */
function withLines(spans: readonly Span[]): Span[] {
  const made: Span[] = [];
  for (const span of spans) {
    const last = made.at(-1);
    const isLine = span.role === 'line' && !span.isRefused && isBeside(span, spans, 'player', 'pos');
    const [, number, stat] = isLine ? (reached.exec(inFigures(span.words)) ?? []) : [];
    const isOfVerb = last?.role === 'stat' && span.before === '' && last.leg === span.leg;
    if (isOfVerb && number && /^an?$/i.test(number))
      made.splice(-1, 1, { ...last, words: `${last.words} ${span.words}` });
    else if (number && stat && !isBeside(span, spans, 'stat'))
      made.push(start(span, 'line', `${/^an?$/i.test(number) ? 1 : number}+`), rest(span, 'stat', stat));
    else if (isLine)
      made.push({
        ...span,
        words: span.words.replace(/^with /i, '').replace(/ of (?:them|those|em)\b/i, ''),
      });
    else made.push(span);
  }
  return made;
}

const givingUp = /^(?:to )?(?:giv(?:e|es|ing) up|allow(?:s|ing)?|surrender(?:s|ing)?|conced(?:e|es|ing))$/i;

/** "Giving up fewer than two earned runs": what a pitcher allows. */
function asGivenUp(spans: readonly Span[]): Span[] {
  return spans.flatMap((span) => {
    if (span.role !== 'stat') return [span];
    const isOf = (other: Span) => other !== span && other.role === 'stat' && other.leg === span.leg;
    if (givingUp.test(span.words)) return spans.some(isOf) ? [] : [span];
    const isGivenUp = spans.some((other) => isOf(other) && givingUp.test(other.words));
    return [isGivenUp ? { ...span, words: `${span.words} allowed` } : span];
  });
}

/** What a verb before a number or a side is of, where no statistic is said; the last is that of a side only. */
const verbs: readonly (readonly [before: RegExp, stat: string])[] = [
  [/\b(?:(?:throw|pass)(?:s|es)? for|(?:throwing|passing)(?: for)?)$/i, 'passing yards'],
  [/\b(?:(?:rush|run)(?:s|es)? for|(?:rushing|running)(?: for)?)$/i, 'rushing yards'],
  [/\bscor(?:e|es|ing)$/i, 'points'],
];
const isYards = ({ role, words }: Span): boolean => role === 'stat' && /^(?:yards|yds|yardage)$/i.test(words);

/** "Throwing for fewer yards", "scoring less than his number": the verb stands outside of what is marked. */
function withVerbs(spans: readonly Span[]): Span[] {
  return spans.flatMap((span, at) => {
    const first = spans.slice(0, at + 1).findLast(({ before }) => before !== '');
    const [, stat] = verbs.find(([before]) => before.test(first?.before ?? '')) ?? [];
    if (stat === undefined || !isBeside(span, spans, 'player', 'pos')) return [span];
    if (isYards(span)) return [{ ...span, words: stat === 'points' ? span.words : stat }];
    const isFirst = span === first && (span.role === 'side' || (span.role === 'line' && stat !== 'points'));
    const isOnly = isFirst && !span.isRefused && !isBeside(span, spans, 'stat', 'market');
    const isOfPoints = stat === 'points' && isBeside(span, spans, 'line');
    return isOnly && !isOfPoints ? [span, rest(span, 'stat', stat)] : [span];
  });
}
