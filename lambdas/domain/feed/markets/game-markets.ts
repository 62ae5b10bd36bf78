/** The markets on the points of teams: of the whole game, with alternate lines and team totals, and of its parts. */
import type { LegMarket } from '../../../contracts/asking/analysis.ts';
import { gameSports } from '../../../contracts/feed/sports.ts';
import type { MarketEntry } from './entry.ts';
import { isOneScore, type OneScore, type Part, partNames, parts } from './periods.ts';

/** Of a part. In the two-way moneyline a tie is a push; in the three-way one the tie can be bet on, and both teams lose. */
const kinds = {
  moneyline: {
    whose: 'game',
    sides: ['home', 'away'],
    hasLine: false,
    family: 'moneyline',
    betType: 'moneyline',
    words: 'moneyline',
  },
  three_way: {
    whose: 'game',
    sides: ['home', 'away', 'draw'],
    hasLine: false,
    family: 'moneyline',
    betType: 'moneyline',
    words: 'three-way moneyline',
  },
  spread: {
    whose: 'game',
    sides: ['home', 'away'],
    hasLine: true,
    family: 'spread',
    betType: 'spread',
    words: 'spread',
  },
  total: {
    whose: 'game',
    sides: ['over', 'under'],
    hasLine: true,
    family: 'total',
    betType: 'over/under',
    words: 'total',
  },
  team_total: {
    whose: 'team',
    sides: ['over', 'under'],
    hasLine: true,
    family: 'team_total',
    betType: 'over/under',
    words: 'team total',
  },
} as const satisfies Record<
  string,
  Pick<MarketEntry, 'whose' | 'sides' | 'hasLine' | 'family' | 'betType' | 'words'>
>;
export type GameKind = keyof typeof kinds;

/** A market on the points of teams is one of the markets that a question can ask for by itself. */
type GameMarket = MarketEntry & { readonly family: LegMarket };

const ofGame = { sports: gameSports, period: 'game', stat: null, settledBy: 'score' } as const;

/** `moneyline` has a draw in sports where `hasDraw` says so. An alternate is a line other than the one most books have. */
const wholeGame = {
  moneyline: { ...ofGame, ...kinds.moneyline },
  spread: { ...ofGame, ...kinds.spread },
  total: { ...ofGame, ...kinds.total },
  team_total: { ...ofGame, ...kinds.team_total },
  alternate_spread: { ...ofGame, ...kinds.spread, words: 'alternate spread' },
  alternate_total: { ...ofGame, ...kinds.total, words: 'alternate total' },
} as const satisfies Record<string, MarketEntry>;

type WholeKey = keyof typeof wholeGame;
export type PartKey =
  | 'regulation.three_way'
  | `${OneScore}.moneyline`
  | `${Exclude<Part, 'regulation' | OneScore>}.${GameKind}`;
export type GameKey = WholeKey | PartKey;

function ofPart(part: Part, kind: GameKind): GameMarket {
  const { sports, adjective } = parts[part];
  const own = kinds[kind];
  return {
    ...own,
    sports,
    period: part,
    stat: null,
    settledBy: 'lines',
    words: isOneScore(part) ? `team ${adjective.replaceAll('-', ' ')}` : `${adjective} ${own.words}`,
  };
}

const kindNames = Object.keys(kinds) as readonly GameKind[];

/** Regulation differs from the game only in the tie, and one score has a team only. */
function kindsOf(part: Part): readonly GameKind[] {
  if (part === 'regulation') return ['three_way'];
  return isOneScore(part) ? ['moneyline'] : kindNames;
}

const keyedParts = partNames.flatMap((part) =>
  kindsOf(part).map((kind) => [`${part}.${kind}` as PartKey, ofPart(part, kind)] as const),
);

const ofParts = Object.fromEntries(keyedParts) as Readonly<Record<PartKey, GameMarket>>;

export const gameMarkets: Readonly<Record<GameKey, GameMarket>> = { ...wholeGame, ...ofParts };
