/** "Lakers game only, 3 legs", "Heat Pistons: 3 guys, one on points, one on rebounds, one on assists": all legs are of the game that is named. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { isOfNoKind, isOpenWish, legsOf, mostLegs, openWish, withWishes } from '../wishes/wish.ts';

const ofIt = '(?:(?:that|this|the same|their|his|her|its) (?:one |own )?)';
const onlyGame = new RegExp(
  [
    `\\b${ofIt}game\\b(?! (?:each|parlays?|bets?|sgps?))`,
    '\\b(?:games?|matchup|match) only\\b',
    '\\b(?:only|just|strictly|exclusively|everything|all(?: legs)?) (?:from |in |on |of )?(?:the )?(?:[a-z0-9.]+ ){1,3}(?:game|matchup)\\b',
  ].join('|'),
  'i',
);
const isOfOthers =
  /\b(?:different|separate|other|each|every|per|no two|not|dont|don['’]?t|never|next|last|both|either) (?:[a-z]+ ){0,3}games?\b|\bgames? (?:each|apiece)\b|\bgames only\b/i;
const included =
  /\b(?:has|have|got|needs?|must|gotta)(?: to)? be (?:in|one|part|included|there)\b|\bincluding\b|\b(?:one|1) of (?:them|em|those|the legs)\b/i;
const meeting = /[a-z.0-9] ?(?:@| at | v | vs\.? | versus )/i;
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const named = (teams: Reading['teams']) => teams.filter(({ stance }) => stance !== 'avoid');
const areOfGame = (teams: Reading['teams']): boolean =>
  teams.length === 2 && teams.every(({ stance }) => stance === 'game');
const says = (prompt: string, count: number): boolean =>
  new RegExp(`(?<![\\d.+-])${count}(?![\\d.%])|\\b${numberWords[count]}\\b`, 'i').test(prompt);

/** @returns the reading with all legs of the game that is named; unchanged where nothing says so */
export function withTheirGame(reading: Reading, prompt: string): Reading {
  const { intent, slips, eachGame, eachSport, days } = reading;
  const withOthers = withOthersOfGame(reading, prompt);
  if (withOthers) return withOthers;
  const isOther = reading.sameGame || slips !== undefined || eachGame || eachSport || (days?.length ?? 1) > 1;
  if (intent !== 'play' || isOther || isOfOthers.test(prompt)) return reading;
  const made = withoutOpponents(withGameOfAll(withPlayerOfGame(reading, prompt), prompt), prompt);
  if (made.sameGame) return made;
  if (aroundPlayer(made, prompt)) return { ...made, sameGame: true };
  if (!onlyGame.test(prompt)) return made;
  return ofThatGame(made);
}

/**
 * "3-leg SGP with Curry", "three legs built around Curry": one leg is his, and the others are of anybody in his game. All legs of "3 Curry
 * props" are his.
 */
function withOthersOfGame(reading: Reading, prompt: string): Reading | undefined {
  const { intent, sameGame, slips, sports, wishes, player, stat, line, legs } = reading;
  const isOfPlayer = player !== null && stat === null && line === null && wishes.length === 0;
  const isBet = intent === 'play' && slips === undefined && isOfPlayer && (legs?.min ?? 1) > 1;
  const isAround = around.test(prompt) && !isOfGames.test(prompt);
  if (!isBet || !(isAround || (sameGame && besides.test(prompt)))) return undefined;
  const his: LegWish = { ...openWish, sports, markets: ['prop'], player };
  const others: LegWish = { ...openWish, count: (legs?.min ?? 1) - 1 };
  return { ...withWishes(reading, [his, others]), sameGame: true };
}
/** Of several legs, one is on him. */
const besides =
  /(?:\b(?:with|including|includes?|featuring|features|has|having|starting)\b|\bw\/)(?! ?(?:[\p{L}\d'’.-]+ ){1,4}(?:props|lines|stats|legs)\b)/iu;

/** "Three legs built around Travis Etienne": the others go with his, in his game. */
function aroundPlayer({ wishes }: Reading, prompt: string): boolean {
  if (legsOf(wishes) < 2 || !around.test(prompt) || isOfGames.test(prompt)) return false;
  const his = wishes.filter((wish) => wish.player !== null);
  return (
    new Set(his.map((wish) => wish.player)).size === 1 &&
    wishes.every((wish) => his.includes(wish) || isOpenWish(wish))
  );
}
const around =
  /\b(?:(?:built|build|based|cent(?:er|re)(?:ed)?|focus(?:s?ed)?|constructed|made) (?:up )?(?:around|on|upon)|(?:legs?|parlay|sgp|slip|bet|ticket|builder) around)\b/i;
const isOfGames = /\bgames\b|\bother (?:teams|sports|leagues)\b|\bacross\b/i;

/** Where one team, or players beside open legs, are all that is named. */
function ofThatGame(reading: Reading): Reading {
  const { wishes, legs } = reading;
  const teams = [...named(reading.teams), ...wishes.flatMap((wish) => named(wish.teams))];
  const areOfOne = new Set(teams.map(({ name }) => name)).size < 2;
  const count = wishes.length > 0 ? legsOf(wishes) : (legs?.min ?? 1);
  const hasGame = teams.length > 0 || wishes.some(({ player }) => player !== null);
  // Legs on two players can be of two games.
  const players = new Set(wishes.flatMap(({ player }) => player ?? []));
  if (!areOfOne || count < 2 || !hasGame || players.size > 1) return reading;
  if (wishes.length === 0 && reading.player !== null) return reading;
  return { ...reading, sameGame: true };
}

/** "Four legs in Jets Bills, Allen has to be one": he is one of the legs of that game. */
function withPlayerOfGame(reading: Reading, prompt: string): Reading {
  const { wishes, legs, player, stat, line } = reading;
  if (!included.test(prompt)) return reading;
  const [one, other, ...more] = wishes;
  if (wishes.length === 0) {
    const count = legs?.min ?? 1;
    if (player === null || stat !== null || line !== null || count < 2) return reading;
    if (!areOfGame(named(reading.teams))) return reading;
    const his: LegWish = { ...openWish, sports: reading.sports, markets: ['prop'], player };
    return { ...withWishes(reading, [his, { ...openWish, count: count - 1 }]), sameGame: true };
  }
  if (!one || !other || more.length > 0) return reading;
  const isOfGame = isOfNoKind(one) && areOfGame(named(one.teams)) && one.count > 1;
  if (!isOfGame || other.player === null || other.count > 1 || !says(prompt, one.count)) return reading;
  return { ...withWishes(reading, [other, { ...openWish, count: one.count - 1 }]), sameGame: true };
}

/** A game, and as many legs as are said: the game is no leg of its own. */
function withGameOfAll(reading: Reading, prompt: string): Reading {
  const [game, ...others] = reading.wishes;
  const count = legsOf(others);
  const isGame = game !== undefined && isOfNoKind(game) && areOfGame(named(game.teams)) && game.count === 1;
  const areOpen = others.every(({ teams, markets }) => teams.length === 0 && markets.join() === 'prop');
  if (!isGame || !areOpen || count < 2 || count > mostLegs || !says(prompt, count)) return reading;
  const ofGame = others.map((wish) => ({ ...wish, teams: game.teams }));
  return { ...withWishes(reading, ofGame), sameGame: true };
}

/** "Chargers at Packers, 4 legs, Jones": the teams of a game are not two legs against each other. */
function withoutOpponents(reading: Reading, prompt: string): Reading {
  const { wishes, legs } = reading;
  const isTeam = (wish: LegWish) => isOfNoKind(wish) && wish.teams.length === 1 && wish.count === 1;
  const sided = wishes.filter(isTeam);
  const stances = sided.map(({ teams }) => teams[0]?.stance).sort();
  const others = wishes.filter((wish) => !isTeam(wish) && !isOpenWish(wish));
  const count = legs?.min ?? 1;
  const isMeeting = stances.join() === 'against,back' && meeting.test(prompt) && says(prompt, count);
  if (!isMeeting || others.length === 0 || count <= legsOf(others)) return reading;
  const open = { ...openWish, count: count - legsOf(others) };
  return { ...withWishes(reading, [...others, open]), sameGame: true };
}

/** "Three guys, one on points, one on rebounds, one on assists": the number counts what is listed. */
export function withoutCountOfListed(reading: Reading, prompt: string): Reading {
  const { wishes } = reading;
  const open = wishes.filter(isOpenWish);
  const listed = wishes.filter((wish) => !isOpenWish(wish));
  const count = legsOf(listed);
  const isCount = open.length === 1 && open[0]?.count === count && count > 1;
  const areEach = (prompt.match(/\b(?:one|1|an?) (?:on|for|with|in|from|over|is|to|of|leg|gets?)\b/gi) ?? [])
    .length;
  return isCount && areEach >= count ? withWishes(reading, listed) : reading;
}
