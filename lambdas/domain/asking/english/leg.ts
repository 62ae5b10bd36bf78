/** A leg in a bettor's words. */
import type { Entities, Leg } from '../../../contracts/asking/analysis.ts';
import { familyNames } from '../../feed/markets/families.ts';
import { isOfPart, partWords, periodLabel } from '../../feed/markets/leg-words.ts';
import { propWords } from '../../feed/players/prop-words.ts';

/** Baseball and hockey have their own names for the spread; a prop names the player's team. */
export function marketName({ market, sport, prop, period }: Leg): string {
  if (prop) return `${familyNames.prop}, ${prop.team}`;
  const part = periodLabel(period);
  if (part !== '') return `${part} ${familyNames[market].toLowerCase()}`;
  if (market === 'spread' && sport === 'MLB') return 'Run line';
  if (market === 'spread' && sport === 'NHL') return 'Puck line';
  return familyNames[market];
}

/** `Denver Broncos +3.5`, `Over 44.5`, `Draw`, `Travis Kelce over 62.5 receiving yards`, `1st half under 24.5`. */
export function selectionName(leg: Leg): string {
  const { selection, home, away, line, market, prop, outright, oneSided } = leg;
  if (outright) return `${outright.player} to win`;
  if (prop) return `${prop.player} ${propWords({ stat: prop.stat, selection, line, oneSided })}`;
  if (isOfPart(leg)) return partWords(leg, { home, away, lineOf: handicap });
  const side = { home, away, draw: 'Draw', over: 'Over', under: 'Under', win: home }[selection];
  if (line === null) return side;
  return `${side} ${lineWords(line, market)}`;
}

/** `Denver Broncos at Dallas Cowboys`, or a tournament's name. */
export function matchName({ home, away, outright }: Leg): string {
  return outright ? home : `${away} at ${home}`;
}

/** For display: `+3.5`, `−2.5`, `PK`; a total has no sign. */
export function lineWords(line: number, market: Leg['market']): string {
  return market === 'spread' ? handicap(line) : String(line);
}

function handicap(line: number): string {
  if (line === 0) return 'PK';
  return line > 0 ? `+${line}` : `−${-line}`;
}

/** The book at which a pick is priced; in old picks, whose legs can be at several, all of them. Empty without one. */
export function bookOfPick({ book, legs }: Pick<Entities, 'book' | 'legs'>): string {
  return book ?? [...new Set(legs.flatMap((leg) => leg.book ?? []))].join(', ');
}

/** `at FanDuel`; empty without a book. */
export function bookWords({ book, price }: Leg): string {
  return book && price !== null ? `at ${book}` : '';
}
