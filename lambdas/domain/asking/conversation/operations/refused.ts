/** What a change refuses: "no overs", "not Kelce", "without the Cowboys". Its legs leave, and nothing of the kind comes in their place. */
import type { Reading, WantedMarket, WantedSide } from '../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import type { Token } from '../../queries/reading/sentence.ts';
import type { KnownTeam } from '../../reading/names/directory.ts';

export interface Refused {
  readonly teams: readonly KnownTeam[];
  readonly sides: readonly WantedSide[];
  readonly markets: readonly WantedMarket[];
  /** Ids of players. */
  readonly players: readonly string[];
  readonly stats?: NonNullable<Reading['notStats']>;
}

const sides: readonly (readonly [RegExp, WantedSide])[] = [
  [/^overs?$/, 'over'],
  [/^unders?$/, 'under'],
  [/^(?:dogs?|underdogs?)$/, 'underdog'],
  [/^(?:favorites?|favs?|chalk)$/, 'favorite'],
];
const markets: readonly (readonly [RegExp, WantedMarket])[] = [
  [/^(?:moneylines?|ml|mls)$/, 'moneyline'],
  [/^spreads?$/, 'spread'],
  [/^totals?$/, 'total'],
  [/^(?:props?|players?)$/, 'prop'],
];

const found = <T>(tokens: readonly Token[], table: readonly (readonly [RegExp, T])[]): T[] =>
  tokens.flatMap(({ word, team }) =>
    team ? [] : table.flatMap(([pattern, meaning]) => (pattern.test(word) ? [meaning] : [])),
  );

/** @param legs those that the words mean */
export function refusedIn(tokens: readonly Token[], legs: readonly ShownLeg[]): Refused {
  const words = new Set(tokens.map(({ word }) => word.replace(/'s$/, '')));
  const players = legs.flatMap(({ prop }) => {
    const names = prop?.player.toLowerCase().split(/[^\p{L}\p{N}']+/u) ?? [];
    return prop && names.some((name) => name.length > 1 && words.has(name)) ? [prop.playerId] : [];
  });
  return {
    teams: tokens.flatMap(({ team }) => team ?? []),
    sides: found(tokens, sides),
    markets: found(tokens, markets),
    players: [...new Set(players)],
  };
}

/** "Without the over" takes that leg out; "no overs", "not Kelce" and "without the Cowboys" want another in its place. */
export function isOneLeg(tokens: readonly Token[], { teams, players }: Refused): boolean {
  const isNamed = teams.length + players.length > 0;
  const isPlace = tokens.some(({ word }) =>
    /^(?:leg|first|second|third|last|1st|2nd|3rd|middle|one)$/.test(word),
  );
  return isPlace || (!isNamed && /^(?:the|that|this)$/.test(tokens[0]?.word ?? ''));
}

/** @returns the question with what is refused left out */
export function refusing(base: Reading, all: readonly Refused[]): Reading {
  const teams = all.flatMap((each) => each.teams);
  const stats = all.flatMap((each) => each.stats ?? []);
  const out = { sides: all.flatMap((each) => each.sides), markets: all.flatMap((each) => each.markets) };
  return {
    ...base,
    notSides: [...new Set([...base.notSides, ...out.sides])],
    notMarkets: [...new Set([...base.notMarkets, ...out.markets])],
    markets: base.markets.filter((market) => !out.markets.includes(market)),
    sides: base.sides.filter((side) => !out.sides.includes(side)),
    ...(stats.length > 0 && { notStats: [...new Set([...(base.notStats ?? []), ...stats])] }),
    teams: [
      ...base.teams.filter(({ name }) => !teams.some((team) => team.name === name)),
      ...teams.map(({ sport, name }) => ({ sport, name, stance: 'avoid' as const })),
    ],
  };
}
