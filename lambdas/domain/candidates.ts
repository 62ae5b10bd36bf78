/** The selections an answer may be made of: numbered, on games that have not started, at the prices we have. */
import type { Market } from '../contracts/analysis.ts';
import { dayLabel } from './calendar.ts';
import { type Game, isUpcoming } from './game.ts';
import { americanToDecimal } from './odds.ts';
import { legsWanted, type Question, type Role } from './question.ts';
import { type MarketSide, pricedSides, unpricedSides } from './sides.ts';

export interface Candidate extends MarketSide {
  /** From 1, the only name by which the model may call it. */
  readonly id: number;
}

export interface Offer {
  readonly candidates: readonly Candidate[];
  /** What was asked for and could not be met: sentences for the person. */
  readonly notes: readonly string[];
}

/** More makes the model slower, not better. */
const maxCandidates = 60;

/**
 * Filters by what the question names. A filter that would leave nothing is dropped, and a note says so.
 * Selections without a price are offered only where nothing that fits has one.
 */
export function candidatesFrom(games: readonly Game[], question: Question, now: Date): Offer {
  const open = games
    .filter((game) => isUpcoming(game, now))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
  if (open.length === 0) return { candidates: [], notes: [] };

  const notes: string[] = [];
  const fitting = onDays(withTeams(open, question, notes), question, notes);
  const priced = inRole(inMarkets(fitting.flatMap(pricedSides), question, notes), question, notes);
  const found = priced.length > 0 ? priced : fitting.flatMap(unpricedSides);
  if (priced.length === 0) notes.push('These games are not priced yet.');
  notes.push(...otherNotes(question, fitting.length));
  return { candidates: numbered(withinLimit(found)), notes };
}

/** For a parlay the teams named are where it starts; its other legs come from other games. */
function withTeams(games: readonly Game[], question: Question, notes: string[]): readonly Game[] {
  const { teams } = question;
  if (teams.length === 0) return games;
  const isNamed = ({ home, away }: Game) => teams.includes(home.name) || teams.includes(away.name);
  const named = games.filter(isNamed);
  if (named.length === 0) {
    notes.push(`No coming game of ${teams.join(', ')} is listed.`);
    return games;
  }
  if (named.length >= legsWanted(question)) return named;
  return [...named, ...games.filter((game) => !isNamed(game))];
}

function onDays(games: readonly Game[], { days, sport }: Question, notes: string[]): readonly Game[] {
  if (!days) return games;
  const fitting = games.filter(({ day }) => days.includes(day));
  if (fitting.length > 0) return fitting;
  notes.push(
    `No ${sport} game that fits is open on ${days.map(dayLabel).join(', ')}, so other days were looked at.`,
  );
  return games;
}

function inMarkets(found: readonly MarketSide[], question: Question, notes: string[]): readonly MarketSide[] {
  if (question.markets.length === 0 || found.length === 0) return found;
  const fitting = found.filter(({ market }) => question.markets.includes(market));
  if (fitting.length > 0) return fitting;
  const there = [...new Set(found.map(({ market }) => market))];
  notes.push(
    `No ${inWords(question.markets)} is priced for these games, so ${inWords(there)} was looked at.`,
  );
  return found;
}

/** Where only the side is named, it is meant to win: who wants points says so. */
function inRole(found: readonly MarketSide[], question: Question, notes: string[]): readonly MarketSide[] {
  const { role, markets } = question;
  if (role === null || found.length === 0) return found;
  const fitting = found.filter(
    (each) => roleOf(each) === role && (markets.length > 0 || each.market === 'moneyline'),
  );
  if (fitting.length > 0) return fitting;
  notes.push(`No ${role} that fits is priced, so all sides were looked at.`);
  return found;
}

/** By who gives the points, else by both sides' prices to win; null for totals and draws, and where both are even. */
function roleOf({ game, market, selection, line }: MarketSide): Role | null {
  if (selection !== 'home' && selection !== 'away') return null;
  const lead = market === 'spread' ? (line ?? 0) : longerBy(game, selection);
  if (lead === 0) return null;
  return lead > 0 ? 'underdog' : 'favorite';
}

/** By how much a side's decimal odds are longer than the other's; 0 where one of them has no price. */
function longerBy({ prices }: Game, side: 'home' | 'away'): number {
  const own = prices?.moneyline?.[side] ?? null;
  const other = prices?.moneyline?.[side === 'home' ? 'away' : 'home'] ?? null;
  return own === null || other === null ? 0 : americanToDecimal(own) - americanToDecimal(other);
}

function inWords(of: readonly Market[]): string {
  return of.map((market) => (market === 'total' ? 'over/under' : market)).join(' or ');
}

function otherNotes(question: Question, games: number): string[] {
  const notes: string[] = [];
  if (question.wantsProp)
    notes.push('Player props are not priced in our feed, so game lines were looked at.');
  if (question.wantsSameGame) {
    notes.push('Legs of one game depend on each other and have no honest combined price: one leg a game.');
  }
  if (games < legsWanted(question)) {
    notes.push(`Only ${games} ${games === 1 ? 'game fits' : 'games fit'}, so there are no more legs.`);
  }
  return notes;
}

/** Cuts whole games from the end, so that no market is there with one side only. */
function withinLimit(found: readonly MarketSide[]): MarketSide[] {
  const kept: MarketSide[] = [];
  for (const ofGame of Map.groupBy(found, ({ game }) => game.id).values()) {
    if (kept.length + ofGame.length > maxCandidates) break;
    kept.push(...ofGame);
  }
  return kept;
}

function numbered(found: readonly MarketSide[]): Candidate[] {
  return found.map((candidate, index) => ({ id: index + 1, ...candidate }));
}
