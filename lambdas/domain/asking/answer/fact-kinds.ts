/**
 * Every kind of fact with all that depends on it: how it is found and compared, its sentences, and the thesis that it
 * supports with its sentence. A kind of the contract without an entry does not compile.
 */
import type { EvidenceSide } from '../../../contracts/asking/analysis.ts';
import { type GameKind, isPriceKind, type PriceKind } from '../../../contracts/asking/evidence-kinds.ts';
import type { MarketSide } from '../../feed/board/sides.ts';
import type { Game } from '../../feed/games/game.ts';
import { upperFirst } from '../../platform/upper-first.ts';
import {
  type Compare,
  coverLead,
  coverSentences,
  formLead,
  formSentences,
  meetingLead,
  meetingSentences,
  recordSentences,
  restLead,
  restSentences,
  type Sentences,
  scoringLead,
  scoringSentences,
  standingSentences,
  starterLead,
  starterSentences,
  subjectOf,
  totalScoringLead,
  totalsLead,
  totalsSentences,
  venueSentences,
} from '../english/facts.ts';
import { historySentences } from '../english/history.ts';
import { injuryLead, injurySentences } from '../english/injuries.ts';
import {
  agreementSentences,
  bestPriceSentences,
  costSentences,
  movementSentences,
} from '../english/numbers.ts';
import { playerSentences } from '../english/player.ts';
import { namedTeam } from '../english/team-names.ts';
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
import { paired } from '../facts/pair.ts';
import type { SportSheet } from '../facts/sheet.ts';
import type { ComparedThesis, Thesis } from '../theses.ts';

interface OfGame {
  /** Finds the facts about the teams of a game, and compares the teams; null for a kind that is found with its selection. */
  readonly teams: TeamFacts | null;
  readonly sentences: Sentences;
  /** The thesis that a fact supports if it is for a selection, and the sentence that says so with the values of both teams. */
  readonly lead: { readonly thesis: ComparedThesis; readonly says: Compare } | null;
}

/** Strongest first: the order in which facts are cited. */
const ofGame = {
  injuries: {
    teams: injuries,
    sentences: ({ team, fact }) => injurySentences(team, fact.values),
    lead: {
      thesis: 'missing_players',
      says: ({ team, sport, fact: { values } }) =>
        injuryLead(team, namedTeam(String(values.opponent), sport), values),
    },
  },
  starters: {
    teams: starters,
    sentences: starterSentences,
    lead: { thesis: 'starters', says: starterLead },
  },
  rest: {
    teams: rest,
    sentences: restSentences,
    lead: { thesis: 'rest_edge', says: restLead },
  },
  totals: {
    teams: totals,
    sentences: totalsSentences,
    lead: { thesis: 'totals_trend', says: totalsLead },
  },
  cover: {
    teams: cover,
    sentences: coverSentences,
    lead: { thesis: 'covers', says: coverLead },
  },
  form: { teams: form, sentences: formSentences, lead: { thesis: 'form', says: formLead } },
  scoring: {
    teams: scoring,
    sentences: scoringSentences,
    lead: { thesis: 'scoring', says: scoringLead },
  },
  meetings: {
    teams: meetings,
    sentences: meetingSentences,
    lead: { thesis: 'meetings', says: meetingLead },
  },
  venue_record: {
    teams: venueRecord,
    sentences: venueSentences,
    lead: { thesis: 'home', says: (subject) => venueSentences(subject)[0] ?? '' },
  },
  record: {
    teams: record,
    sentences: recordSentences,
    lead: { thesis: 'record', says: (subject) => recordSentences(subject)[0] ?? '' },
  },
  history: { teams: null, sentences: ({ fact }) => historySentences(fact), lead: null },
  standing: { teams: standing, sentences: standingSentences, lead: null },
  player: {
    teams: null,
    sentences: ({ fact }) => playerSentences(fact),
    lead: { thesis: 'player_trend', says: ({ fact }) => playerSentences(fact)[0] ?? '' },
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
  if (!sheet) return [];
  return Object.values(kinds).flatMap(({ teams }) => {
    const found = teams?.facts(game, sheet, now) ?? [];
    return teams?.isPerTeam ? paired(found) : found;
  });
}

/**
 * The facts to argue with: of two that compare the same teams, the one about the team that is ahead; if neither is, the one
 * about the selection's own team.
 */
export function argumentsOf(facts: readonly Fact[], { selection }: Pick<MarketSide, 'selection'>): Fact[] {
  const own = selection === 'away' ? 'away' : 'home';
  return facts.filter((fact) => {
    const other = facts.find((each) => each.kind === fact.kind && each.team !== fact.team);
    const pair = isPriceKind(fact.kind) ? undefined : kinds[fact.kind].teams?.pair;
    // Injury reports list different players.
    if (!other || !pair || fact.kind === 'injuries') return true;
    const lead = pair(fact);
    return lead === undefined || (lead === 0 ? fact.team === own : lead > 0);
  });
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
  return isPriceKind(kind) ? ofPrice[kind].thesis : (kinds[kind].lead?.thesis ?? null);
}

/**
 * The sentence of a thesis that a fact supports, with the values of both teams.
 * @param fact for the selection, which for a kind about teams means that the comparison favors it
 * @returns undefined for a kind without such a sentence
 */
export function leadSentence(
  fact: Fact,
  { selection, line }: Pick<MarketSide, 'selection' | 'line'>,
): string | undefined {
  if (isPriceKind(fact.kind)) return undefined;
  const subject = subjectOf(fact);
  const isTotal = selection === 'over' || selection === 'under';
  if (fact.kind === 'scoring' && isTotal && line !== null) return upperFirst(totalScoringLead(subject, line));
  const says = kinds[fact.kind].lead?.says(subject);
  return says && upperFirst(says);
}
