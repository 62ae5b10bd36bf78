/** Which pieces of a question ask for legs: some say how many there are, or what holds for all. */
import type { Reading, WantedMarket } from '../../../../contracts/asking/reading.ts';
import type { Piece } from './constructions.ts';
import { hasKind, type Read } from './read-pieces.ts';
import { chanceOf, isOpenWish, wishOf } from './wish.ts';

/** A leg without any terms: "something with it", "two others", "one more". */
const free =
  /^(?:add )?(?:another|a leg|one$|(?:other |else |more |extra |additional |of )*(?:something|somethin|smthn|sumthin|anything|whatever|others?|more|else|extras?|filler)(?: (?:else|more|legs?|picks?|bets?|guys?|like that|on the side|you like|u like|good|solid))*)(?: (?:with it|of any kind|any kind|leg))*$|^(?:other|additional|extra|more|free|random) (?:legs?|picks?|bets?|plays?|ones?)$|^(?:legs?|picks?) (?:of your choice|you like|u like)$/;
/** What holds for every leg: "all favorites", "both over", "only unders". */
const ofAll =
  /^(?:all|both|each|every(?:one|thing)?|only|just|no|not|nothing|never|without|avoid|except|dont|no more)\b/;

/** "Any rushing yards overs? Give me 2": a kind of leg in the plural, of nobody, which a number of the slip counts. */
export const isKind = ({ piece: { lower, count }, reading: { teams, player } }: Read): boolean =>
  (count ?? 1) === 1 && teams.length === 0 && player === null && manyOf.test(lower);
const manyOf =
  /\b(?:overs|unders|props|totals|scorers|favorites|underdogs|moneylines|spreads|lines|touchdowns|goals|homers|runs|parlay)\b/;

/** How many legs a piece without terms is: one, unless it has a figure. */
export function countIn({ lower }: Piece): number {
  const [digits] = /\d/.exec(lower) ?? [];
  return digits === undefined ? 1 : Number(digits);
}

/** The pieces that ask for legs. A market alone does only in a list that counts others: "two overs, moneyline". */
export function askingParts(parts: readonly Read[]): Read[] {
  const all = parts.filter(isWish);
  // "Jokic, Murray and MPJ in one slip, overs": the side of all who are named.
  const named = all.filter((part) => !isSideAlone(part));
  const isSideOfAll = named.length > 1 && named.every(({ reading }) => reading.player !== null);
  const found = isSideOfAll ? named : all;
  const isOfPlayer = found.some(({ reading }) => reading.player !== null);
  // "That game is going to be ugly, what about Thielen catches": of the game, nothing is wished.
  const wishes = found.filter((part) => !(isOfPlayer && isToldOfGame(part)));
  const isCounting = wishes.some(({ piece, legsSaid }) => piece.count !== null || legsSaid);
  const isNamed = ({ reading: { teams, player, stat, sports } }: Read) =>
    teams.length + sports.length > 0 || player !== null || stat !== null;
  const isOfGame = wishes.some(({ reading }) => reading.teams.length > 0);
  // "I like overs. Two NFL overs": a kind that is counted beside it.
  const isCountedToo = (part: Read) =>
    part.piece.count === null &&
    isKind(part) &&
    wishes.some((other) => other.piece.count !== null && isSameKind(part.reading, other.reading));
  // "Two road favorites and a home underdog, spread": the market of all, which name none.
  const others = wishes.filter((part) => !isMarketAlone(part) && !isCountedToo(part));
  const isOfAll =
    others.length > 0 &&
    others.some(({ piece }) => piece.count !== null) &&
    others.every(({ reading }) => reading.markets.length === 0 && reading.stat === null && !reading.player);
  if (isOfAll) return others;
  return wishes.filter(
    (part) =>
      (isCounting && !isCountedToo(part)) ||
      (isNamed(part) && !isCountedToo(part)) ||
      (isOfGame && isTotal(part.reading) && part.reading.sides.length > 0),
  );
}

/** "Overs", of all who are named before. */
export const isSideAlone = ({ piece: { lower, count } }: Read): boolean =>
  count === null && /^(?:all |both |just )?(?:overs|unders)(?: (?:please|pls|only))?$/.test(lower);

/** "The Panthers game is going to be ugly". */
const isToldOfGame = ({ piece, reading }: Read): boolean =>
  !hasKind(reading) &&
  reading.player === null &&
  reading.teams.length > 0 &&
  /\bgames? (?:is|will|looks?|feels?|gonna|going|should)\b/.test(piece.lower);

const isSameKind = (one: Reading, other: Reading): boolean =>
  one.stat === other.stat &&
  (one.sports.length === 0 || JSON.stringify(one.sports) === JSON.stringify(other.sports)) &&
  JSON.stringify([one.markets, one.sides]) === JSON.stringify([other.markets, other.sides]);

/** "Moneyline", "straight up", "ats", "+3.5", without a count or a side. */
export const isMarketAlone = ({ piece, reading }: Read): boolean => {
  const { markets, sides, stat, player, teams, period } = reading;
  return (
    piece.count === null &&
    markets.length > 0 &&
    markets.every((market) => ofSides.includes(market)) &&
    sides.length + teams.length === 0 &&
    stat === null &&
    player === null &&
    !period
  );
};
const ofSides: readonly WantedMarket[] = ['moneyline', 'spread', 'team_total'];

/** Whether a piece asks for legs with terms of their own. */
function isWish({ piece, reading }: Read): boolean {
  if (
    reading.intent !== 'play' ||
    ofAll.test(piece.lower) ||
    /^(?:who|whos|which)\b/.test(piece.lower) ||
    isForAll(piece, reading)
  )
    return false;
  const { markets, sides, stat, player, teams, sports, risk, price, legChance, group } = reading;
  const isOnSomething =
    markets.length + sides.length > 0 ||
    stat !== null ||
    player !== null ||
    teams.some(({ stance }) => stance !== 'avoid');
  if (isOnSomething || isRiskAlone(piece)) return true;
  // "Two NBA singles, overs" counts slips.
  if (reading.slips) return false;
  if (piece.count === null || /\b(?:parlays?|legger|slip|ticket)\b/.test(piece.lower)) return false;
  if (countsGames.test(piece.lower)) return false;
  const isLikely = risk !== null && chanceOf[risk] !== undefined;
  const { starts } = reading;
  return [group, price, legChance, starts].some((each) => each !== null) || sports.length > 0 || isLikely;
}

/** "A lock and a long shot", the first without its article. */
const isRiskAlone = ({ lower }: Piece): boolean =>
  /^(?:the |my |your )?(?:lock|long shot|coin flip|sure thing|safe (?:one|bet|leg|pick)|risky (?:one|bet|leg|pick))$/.test(
    lower,
  );

/** "Pucklines only please". */
export const isForAll = ({ lower, count }: Piece, { teams, player }: Reading): boolean =>
  count === null && teams.length === 0 && player === null && onlyThese.test(lower);
const onlyThese =
  / only(?: (?:please|pls|plz|thanks|thx|ty|bro|man|lol|if possible|for me|today|tonight|tomorrow))*$/;

/** "3 NHL games" says how many legs there are, not what they are. */
const countsGames = /^(?:[a-z•]+ )?(?:games?|matchups?|guys|players)\b/;

/** "Give me something with the Lions" leads to a leg, "something else" is one. */
const isLead =
  /^(?:(?:gimme|give|get|make|build|find|add|i|want|need|me|us)\b ?)*(?:something|somethin|smthn|anything)?$/;
const leading = /^(?:(?:gimme|give|get|make|build|find|i|want|need|me|us)\b ?)+/;

export const isFree = (part: Read): boolean => {
  const { piece, reading } = part;
  const words = piece.lower.replace(leading, '');
  const isLeg =
    free.test(words) ||
    (piece.count !== null && !part.isFirst && words === 'leg') ||
    (piece.count !== null && /^(?:others?|more|extra|free|random)\b/.test(words));
  const isFirst = part.isFirst && isLead.test(piece.lower);
  return !isFirst && isLeg && !isWish(part) && isOpenWish(wishOf({ ...reading, days: null }));
};

/** The total of a game. */
export const isTotal = ({ markets, stat, player }: Reading): boolean =>
  stat === null && player === null && markets.length > 0 && markets.every((market) => market === 'total');

/** Another way to take the same words: not a list. */
export const choice =
  /(?<!\d )\bor\b(?! (?:\d|better|more|higher|less|lower|longer|shorter|so|above|below|later|earlier|up|under|over|nothing)\b)/;
