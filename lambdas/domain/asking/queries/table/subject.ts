/** What a question is about, collected from its terms; none if a word was left unread. */
import type { Market } from '../../../../contracts/asking/analysis.ts';
import type { UnlistedBet } from '../../../../contracts/asking/queries/common.ts';
import type { WantedSide } from '../../../../contracts/asking/reading.ts';
import type { Period } from '../../../../contracts/feed/markets.ts';
import type { PropStat } from '../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Term } from './term.ts';
import type { Terms } from './terms.ts';

export interface Subject<Meaning extends string> {
  /** Whether the question has a phrase of this meaning. */
  readonly has: (meaning: Meaning) => boolean;
  /** Sports of the teams, otherwise those named. */
  readonly sports: Sport[];
  /** In the feed's spelling, without duplicates, in order. */
  readonly teams: string[];
  readonly days: string[] | null;
  readonly markets: Market[];
  readonly sides: WantedSide[];
  readonly lines: number[];
  readonly prices: number[];
  /** Numbers without a sign. */
  readonly numbers: number[];
  readonly money: number[];
  readonly units: number[];
  readonly percents: number[];
  /** As known, otherwise as typed. */
  readonly players: string[];
  readonly stats: PropStat[];
  readonly books: string[];
  /** Parts of the game, bets that we have no prices for, a team's total, and the draw: with a lexicon of bets only. */
  readonly periods: Period[];
  readonly unlisted: UnlistedBet[];
  readonly isTeamTotal: boolean;
  readonly isDraw: boolean;
  /** Words that no phrase has, in order. */
  readonly unread: string[];
}

/** Collects terms without regard to their order. */
export function subjectOf<Meaning extends string>({ terms, days }: Terms<Meaning>): Subject<Meaning> {
  const all = <T>(of: (term: Term<Meaning>) => T | undefined): T[] => [
    ...new Set(terms.flatMap((term) => of(term) ?? [])),
  ];
  const values = (kind: 'price' | 'line' | 'number' | 'money' | 'units' | 'percent') =>
    terms.flatMap((term) => (term.kind === kind ? [term.value] : []));
  const meanings = new Set(all((term) => (term.kind === 'phrase' ? term.meaning : undefined)));
  const ofTeams = all((term) => (term.kind === 'team' ? term.team.sport : undefined));
  return {
    has: (meaning) => meanings.has(meaning),
    sports: ofTeams.length > 0 ? ofTeams : all((term) => (term.kind === 'sport' ? term.sport : undefined)),
    teams: all((term) => (term.kind === 'team' ? term.team.name : undefined)),
    days: days && [...days],
    markets: all((term) => (term.kind === 'market' ? term.market : undefined)),
    sides: all((term) => (term.kind === 'side' ? term.side : undefined)),
    lines: values('line'),
    prices: values('price'),
    numbers: values('number'),
    money: values('money'),
    units: values('units'),
    percents: values('percent'),
    players: all((term) => (term.kind === 'player' ? term.name : undefined)),
    stats: all((term) => (term.kind === 'stat' ? term.stat : undefined)),
    books: all((term) => (term.kind === 'book' ? term.book : undefined)),
    periods: all((term) => (term.kind === 'period' ? term.period : undefined)),
    unlisted: all((term) => (term.kind === 'unlisted' ? term.bet : undefined)),
    isTeamTotal: terms.some(({ kind }) => kind === 'team_total'),
    isDraw: terms.some(({ kind }) => kind === 'draw'),
    unread: all((term) => (term.kind === 'unread' ? term.word : undefined)),
  };
}
