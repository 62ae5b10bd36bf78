/**
 * Every kind of fact with all that depends on it: how it is found and compared, its sentences, the thesis that it supports, and
 * what can be drawn of it. A kind of the contract without an entry does not compile.
 */
import type { EvidenceSide } from '../../../contracts/asking/analysis.ts';
import { type GameKind, isPriceKind, type PriceKind } from '../../../contracts/asking/evidence-kinds.ts';
import type { MarketSide } from '../../feed/board/sides.ts';
import type { Game } from '../../feed/games/game.ts';
import { upperFirst } from '../../platform/upper-first.ts';
import type { Thesis } from '../brief.ts';
import {
  coverSentences,
  formSentences,
  meetingSentences,
  recordSentences,
  restSentences,
  type Sentences,
  scoringSentences,
  standingSentences,
  starterSentences,
  subjectOf,
  totalsSentences,
  venueSentences,
} from '../english/facts.ts';
import { injurySentences } from '../english/injuries.ts';
import {
  agreementSentences,
  bestPriceSentences,
  costSentences,
  movementSentences,
} from '../english/numbers.ts';
import { playerSentences } from '../english/player.ts';
import type { Fact, TeamFacts } from '../facts/fact.ts';
import { cover } from '../facts/kinds/cover.ts';
import { form } from '../facts/kinds/form.ts';
import { injuries } from '../facts/kinds/injuries.ts';
import { meetings } from '../facts/kinds/meetings.ts';
import { record } from '../facts/kinds/record.ts';
import { rest } from '../facts/kinds/rest.ts';
import { scoring } from '../facts/kinds/scoring.ts';
import { standing } from '../facts/kinds/standing.ts';
import { starters } from '../facts/kinds/starters.ts';
import { totals } from '../facts/kinds/totals.ts';
import { venueRecord } from '../facts/kinds/venue-record.ts';
import type { SportSheet } from '../facts/sheet.ts';

interface OfGame {
  /** Finds the facts about the teams of a game, and compares the teams; null for a kind that is found with its selection. */
  readonly teams: TeamFacts | null;
  readonly sentences: Sentences;
  /** The thesis that a fact supports if it is for a selection. */
  readonly thesis: Thesis | null;
  /** Single results behind a fact, newest first; null for a kind that is one number. */
  readonly series: ((fact: Fact) => readonly number[]) | null;
}

/** Strongest first: the order in which facts are cited. */
const ofGame = {
  injuries: {
    teams: injuries,
    sentences: ({ team, fact }) => injurySentences(team, fact.values),
    thesis: 'missing_players',
    series: null,
  },
  starters: { teams: starters, sentences: starterSentences, thesis: 'starters', series: null },
  rest: { teams: rest, sentences: restSentences, thesis: 'rest_edge', series: null },
  totals: { teams: totals, sentences: totalsSentences, thesis: 'totals_trend', series: null },
  cover: { teams: cover, sentences: coverSentences, thesis: 'covers', series: null },
  form: { teams: form, sentences: formSentences, thesis: 'form', series: null },
  scoring: { teams: scoring, sentences: scoringSentences, thesis: 'scoring', series: null },
  meetings: { teams: meetings, sentences: meetingSentences, thesis: 'meetings', series: null },
  venue_record: { teams: venueRecord, sentences: venueSentences, thesis: 'home', series: null },
  record: { teams: record, sentences: recordSentences, thesis: 'record', series: null },
  standing: { teams: standing, sentences: standingSentences, thesis: null, series: null },
  player: {
    teams: null,
    sentences: ({ fact }) => playerSentences(fact),
    thesis: 'player_trend',
    series: ({ values }) => (typeof values.list === 'string' ? values.list.split(', ').map(Number) : []),
  },
} as const satisfies Record<GameKind, OfGame>;

/** The selection whose price a fact is about. */
export interface PricedBet {
  readonly price: number;
  readonly chance: number;
  readonly breakEven: number;
  readonly cost: number;
  /** `the Jets to win`, and `Jets at Bills`. */
  readonly pick: string;
  readonly match: string;
}

interface OfPrice {
  readonly sentences: (bet: PricedBet, values: Fact['values']) => readonly string[];
  /** The thesis that a fact supports if it is for a selection. */
  readonly thesis: Thesis | null;
}

const ofPrice = {
  best_price: {
    sentences: (bet, values) => bestPriceSentences({ ...bet, values }),
    thesis: 'best_price',
  },
  agreement: { sentences: (bet, values) => agreementSentences({ ...bet, values }), thesis: null },
  movement: { sentences: (bet, values) => movementSentences({ ...bet, values }), thesis: 'price_move' },
  cost: { sentences: (bet) => costSentences(bet), thesis: null },
} as const satisfies Record<PriceKind, OfPrice>;

const kinds: Readonly<Record<GameKind, OfGame>> = ofGame;
const strongestFirst: readonly string[] = Object.keys(kinds);

/** @returns none for a game of a sport without a sheet */
export function factsOf(game: Game, sheet: SportSheet | undefined, now: Date): Fact[] {
  return sheet ? Object.values(kinds).flatMap(({ teams }) => teams?.facts(game, sheet, now) ?? []) : [];
}

/** Strongest first; facts of one kind stay as they are. */
export function inOrder(facts: readonly Fact[]): Fact[] {
  return [...facts].sort((a, b) => strongestFirst.indexOf(a.kind) - strongestFirst.indexOf(b.kind));
}

/** Which side of a selection a fact about teams supports; neutral for another game. */
export function sideOf(fact: Fact, selection: MarketSide): EvidenceSide {
  if (isPriceKind(fact.kind) || fact.gameId !== selection.game.id) return 'neutral';
  return kinds[fact.kind].teams?.side(fact, selection) ?? 'neutral';
}

/** @returns equivalent sentences, simplest first; none for a fact about a price, which `priceSentences` words */
export function factSentences(fact: Fact): readonly string[] {
  return isPriceKind(fact.kind) ? [] : kinds[fact.kind].sentences(subjectOf(fact)).map(upperFirst);
}

/** @returns equivalent sentences, simplest first; none for a fact that is not about a price */
export function priceSentences(fact: Fact, bet: PricedBet): readonly string[] {
  return isPriceKind(fact.kind) ? ofPrice[fact.kind].sentences(bet, fact.values) : [];
}

/** The thesis that a fact supports if it is for a selection; null if it supports none by itself. */
export function thesisOf({ kind }: Pick<Fact, 'kind'>): Thesis | null {
  return isPriceKind(kind) ? ofPrice[kind].thesis : kinds[kind].thesis;
}

/** Single results behind a fact, newest first; none for a fact that is one number. */
export function seriesOf(fact: Fact): readonly number[] {
  return isPriceKind(fact.kind) ? [] : (kinds[fact.kind].series?.(fact) ?? []);
}

/**
 * Whether a sentence may say that a team is ahead of its opponent because of a fact: only if both teams' numbers are known, and
 * the gap is clear. True for kinds that compare no teams.
 * @param all the facts of the fact's game
 */
export function isAhead(team: 'home' | 'away', fact: Fact, all: readonly Fact[]): boolean {
  const pair = isPriceKind(fact.kind) ? null : kinds[fact.kind].teams?.pair;
  if (!pair) return true;
  const opponents = all.find(
    (other) => other.kind === fact.kind && other.team !== null && other.team !== fact.team,
  );
  const lead = pair(fact, opponents) ?? 0;
  return (fact.team ?? 'home') === team ? lead > 0 : lead < 0;
}
