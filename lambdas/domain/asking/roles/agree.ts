/** Whether the roles of a question's words bear out the bet that the rules read in it. */
import type { LegWish, Reading } from '../../../contracts/asking/reading.ts';
import { legsOf, openWish, wishOf } from '../reading/wishes/wish.ts';
import { textOf } from './text-of.ts';

/**
 * @returns true if every term that the roles say is one that the rules say: what only the rules read, they read in words that the
 *   roles leave out
 */
export const areBorneOut = (rules: Reading, roles: Reading): boolean =>
  haveAll(rules, roles) || (!isOneOf(rules, roles) && haveAll(legByLeg(rules), legByLeg(roles)));

/** "Chiefs Celtics Leafs ml" is a bet on one of them for the rules, and a leg on each by the roles. */
const isOneOf = ({ legs, wishes, teams, eachGame }: Reading, roles: Reading): boolean =>
  legs === null &&
  !eachGame &&
  wishes.length === 0 &&
  teams.filter(({ stance }) => stance === 'back').length > 1 &&
  roles.wishes.length > 1;

const haveAll = (said: Reading, told: Reading): boolean =>
  !(areOfTheirs(told) && isOfGame(said)) &&
  contains(plain(said), plain(told)) &&
  said.wishes.length === told.wishes.length &&
  told.wishes.every((wish, at) => isAlsoSaid(said.wishes[at] ?? openWish, wish));

/** Who "Butler" is, is told by the rest of the bet; a leg on nobody is no leg on him. */
const isAlsoSaid = (said: LegWish, told: LegWish): boolean =>
  contains(said, told) && (told.player === null || said.player !== null || said.stat === null);

/** "Lions props" by the roles, which are on nobody of their opponent, and "the Lions game" by the rules. */
const areOfTheirs = ({ markets, teams, player }: Reading): boolean =>
  markets.length > 0 &&
  markets.every((market) => market === 'prop') &&
  player === null &&
  teams.some(({ stance }) => stance === 'back');
const isOfGame = ({ teams }: Reading): boolean => teams.some(({ stance }) => stance === 'game');

/** Which sport a leg is of, and who "Butler" is, are told by the rest of the bet; a team's game is the next one. */
const implied: ReadonlySet<string> = new Set(['sports', 'player', 'intent', 'topic', 'wishes', 'nextGame']);

type Terms = Readonly<Record<string, unknown>>;

const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

const contains = (said: object, told: object): boolean =>
  Object.entries(told).every(
    ([term, value]) => implied.has(term) || !isSaid(value) || textOf((said as Terms)[term]) === textOf(value),
  );

/** Of a single bet, its price is what it pays; a bet "on the Warriors" can be on their game. */
function plain(reading: Reading): Reading {
  const { legs, wishes, price, payout, sameGame } = reading;
  const isSingle = wishes.length === 0 && (legs === null || legs.max === 1);
  const teams = reading.teams.map((team) =>
    team.stance === 'game' && !sameGame ? { ...team, stance: 'back' as const } : team,
  );
  return isSingle
    ? { ...reading, teams, legs: null, price: price ?? payout, payout: null }
    : { ...reading, teams };
}

/** "A 2-leg parlay backing the Heat and the Bulls" is one leg on each, and one "backing the Heat" a leg on them and another. */
function legByLeg(reading: Reading): Reading {
  const { teams, sports, legs, wishes } = reading;
  const backed = teams.filter(({ stance }) => stance === 'back' || stance === 'against');
  const count = legs?.min ?? backed.length;
  const isOfList = wishes.length === 0 && (legs === null || legs.min === legs.max) && !reading.eachSport;
  const own = { ...wishOf(reading), teams: [] };
  const made: LegWish[] =
    backed.length > 0
      ? backed.map((team) => ({ ...own, teams: [team] }))
      : sports.map((sport) => ({ ...own, sports: [sport] }));
  const isEach =
    backed.length > 0 ? count > 1 && count >= made.length : sports.length > 1 && count === sports.length;
  if (!isOfList || !isEach) return inOneOrder(reading);
  const open = count - made.length;
  const rest = open > 0 ? [{ ...openWish, count: open }] : [];
  const empty: Reading = {
    ...reading,
    teams: teams.filter((team) => !backed.includes(team)),
    markets: [],
    sides: [],
    stat: null,
    line: null,
  };
  const all = [...made, ...rest];
  return inOneOrder({ ...empty, wishes: all, legs: { min: legsOf(all), max: legsOf(all) } });
}

/** Legs have no order. */
const inOneOrder = (reading: Reading): Reading => ({
  ...reading,
  wishes: reading.wishes.toSorted((one, other) =>
    textOf(one.teams) + one.count < textOf(other.teams) + other.count ? -1 : 1,
  ),
});

/**
 * "A touchdown parlay, one from the Bucs game and one from the Bills game": what the rules count as a leg more is the kind of all legs.
 * @returns true if the roles have the same legs on the same games and players, each of that kind
 */
export function areOfOneKind(rules: Reading, roles: Reading): boolean {
  const isKind = ({ teams, player, markets, stat }: LegWish) =>
    teams.length === 0 && player === null && (markets.length > 0 || stat !== null);
  const [kind, ...more] = rules.wishes.filter(isKind);
  const named = rules.wishes.filter((wish) => wish !== kind);
  if (!kind || more.length > 0 || named.length < 2 || named.length !== roles.wishes.length) return false;
  if (kind.count !== 1 && kind.count !== legsOf(roles.wishes)) return false;
  return named.every((wish) => {
    const isBare = wish.markets.length === 0 && wish.stat === null && isOnSomebody(wish);
    const own = roles.wishes.find((other) => subjectOf(other) === subjectOf(wish));
    return isBare && own !== undefined && isAlsoOf(own, kind);
  });
}

const isOnSomebody = ({ teams, player }: LegWish): boolean => teams.length > 0 || player !== null;
const subjectOf = ({ teams, player, count }: LegWish): string => textOf({ teams, player, count });
const isAlsoOf = (wish: LegWish, { stat, markets, sides, line }: LegWish): boolean =>
  wish.stat === stat &&
  wish.line === line &&
  textOf(wish.markets) === textOf(markets) &&
  textOf(wish.sides) === textOf(sides);
