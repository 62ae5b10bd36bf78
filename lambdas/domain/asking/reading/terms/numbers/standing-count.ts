/** A number that stands alone in its clause counts the legs, wherever it is: "strikeouts overs, best two", "nba unders, make it 4". */

import { add, type Draft, type Rule } from '../../draft.ts';
import { person } from '../../names/players.ts';
import { counts } from '../../words/counts.ts';
import { gap, team } from '../../words/text.ts';

const sizes: Readonly<Record<string, number>> = { ...counts, duo: 2, trio: 3 };
const most = 8;

/** What only leads to a count: "best two", "make it 4", "gimme like 3". */
const leading =
  /^(?:best|top|take|pick|choose|make|makes|making|give|gimme|me|us|need|want|get|grab|find|build|run|just|only|maybe|like|say|any|the|your|my|a|an|it|em|go|with|lets|do|send|drop|want|wanted|prefer|preferably|ideally|all|legs?|parlay|you|u|i|something|around|about|roughly|sided?)$/;
/** What may follow a count and belongs to it: "two of em", "3 max please". */
const following =
  /^(?:of (?:em|them|those|these|the best)|total|max|maximum|tops|min|please|pls|plz|thanks|thx|ty|merci|deep|only|ideally|preferably|is (?:fine|good|plenty|enough|cool|max|all)|(?:ought|should) (?:to )?do(?: it)?|will do|would do|works|to choose|for me|for us|in(?= ?(?:[,.?]|$)))(?= |$)/;

const wordOrGap = new RegExp(`${gap}|[^\\s${gap}]+`, 'g');

interface Place {
  readonly from: number;
  readonly to: number;
  readonly min: number;
  readonly max: number;
  /** The words after it begin with a team: "two Oilers". */
  readonly isOfTeam: boolean;
}

const isBoundary = (word: string | undefined): boolean =>
  word === undefined || /^[,.?]$/.test(word) || word === gap;

export const readStandingCount: Rule = (draft) => {
  const places = placesIn(draft);
  const [first] = places;
  if (!first || places.some(({ min, max }) => min !== first.min || max !== first.max)) return;
  const { reading, text } = draft;
  const isRead = reading.legs !== null;
  // Of teams that are named there are no more to be had.
  if (!isRead && isOfFewerTeams(draft, first.max)) return;
  if (isRead && (reading.legs?.min !== first.min || reading.legs.max !== first.max)) return;
  if (places.some(({ isOfTeam }) => isOfTeam)) {
    // Of one team there is one result, so several are bets on its players.
    if (reading.sides.length > 0 || reading.markets.some((market) => market !== 'prop')) return;
    add(reading.markets, 'prop');
    // A parlay has one leg of a game otherwise, and the others would be on other teams.
    reading.sameGame = true;
    for (const each of draft.found) if (!draft.stances.has(each)) draft.stances.set(each, 'game');
  }
  reading.legs ??= { min: first.min, max: first.max };
  for (const { from, to } of places.toReversed()) text.put(from, to, gap);
};

/** Whether more legs are counted than teams are named to win: the others would be on whoever. */
export function isOfFewerTeams({ found, teamsNear, reading: { markets } }: Draft, legs: number): boolean {
  if (found.length > 0) return found.length > 1 && found.length < legs && !markets.includes('prop');
  // A piece of a question that has nothing but the number.
  return markets.length === 0 && teamsNear.length > 1 && teamsNear.length < legs;
}

function placesIn({ text, reading, found }: Draft): Place[] {
  const words = [...text.lower.matchAll(wordOrGap)];
  const wordAt = (at: number) => words[at]?.[0];
  const places: Place[] = [];
  for (let at = 0; at < words.length; at++) {
    const [low, length] = rangeAt(at, wordAt);
    if (low === undefined) continue;
    const next = at + length;
    const [from, to] = [words[at]?.index ?? 0, words[next - 1]?.index ?? 0];
    const end = to + (wordAt(next - 1)?.length ?? 0);
    const rest = text.lower.slice(end).trimStart();
    const [belonging] = following.exec(rest) ?? [];
    const after = belonging === undefined ? wordAt(next) : undefined;
    const isOfTeam =
      after !== undefined &&
      found.length === 1 &&
      low.max > 1 &&
      new RegExp(`^${team}$`).test(after) &&
      isBoundary(wordAt(next + 1));
    const isAlone = isLed(at, wordAt) && (belonging !== undefined || isOfTeam || isBoundary(after));
    // Beside a player a number is what he is to reach.
    const isHis = reading.player !== null && belonging === undefined && text.lower.includes(person);
    if (isAlone && !isHis)
      places.push({
        from,
        to: belonging === undefined ? end : text.lower.indexOf(rest, end) + belonging.length,
        ...low,
        isOfTeam,
      });
    at = next - 1;
  }
  return places;
}

/** "Two", "2-3", "one or two" */
function rangeAt(
  at: number,
  wordAt: (at: number) => string | undefined,
): readonly [Pick<Place, 'min' | 'max'> | undefined, length: number] {
  const word = wordAt(at) ?? '';
  const [, from = '', to = ''] = /^([1-8])[-/]([2-8])$/.exec(word) ?? [];
  if (from !== '') return [{ min: Number(from), max: Number(to) }, 1];
  const low = countOf(word);
  if (low === undefined) return [undefined, 1];
  const high = /^(?:or|to|maybe)$/.test(wordAt(at + 1) ?? '') ? countOf(wordAt(at + 2) ?? '') : undefined;
  if (high !== undefined && high > low) return [{ min: low, max: high }, 3];
  // "One" alone is a word of every sentence.
  return word === 'one' ? [undefined, 1] : [{ min: low, max: low }, 1];
}

/** The number of legs that a word counts, if it does. */
export function countOf(word: string): number | undefined {
  const count = sizes[word] ?? (/^\d$/.test(word) ? Number(word) : undefined);
  return count !== undefined && count >= 1 && count <= most ? count : undefined;
}

/** Whether nothing but words that lead to a count stand between it and the start of its clause. */
function isLed(at: number, wordAt: (at: number) => string | undefined): boolean {
  const before = wordAt(at - 1);
  return isBoundary(before) || leading.test(before ?? '');
}
