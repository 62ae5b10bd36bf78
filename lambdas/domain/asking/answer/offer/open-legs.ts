/** Other numbers of legs for a price that the usual number does not pay: "something with the Lions and Bills, 20 into 100". */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { isOfNoKind, legsOf, mostLegs, openWish, wishOf } from '../../reading/wishes/wish.ts';

/** Figures that count no legs: money, prices, hours. */
const amounts =
  /\$ ?\d[\d,.]*k?|\d[\d,.]*k? ?(?:bucks|dollars?|usd|units?|x\b|times|to ?(?:1|one)\b|\/ ?1\b|-1\b|into\b|to (?:win|make|get|pay)\b)|[+-]\d+|\d{1,2}(?::\d\d)? ?(?:am|pm|et)\b|\b(?:into|wins?|makes?|pays?|paying|gets?|back|to) (?:me |about |around |like |maybe |a )*\d[\d,.]*k?|\bdoubles? (?:my|up|the|your)\b/g;
const counted = /\b(?:[2-8]|two|three|four|five|six|seven|eight|couple|pair|few|doubles?|trebles?)\b/;
const countedAlone = /\b\d[ -]?(?:legs?|leggers?|teamers?|folds?|picks?|man|way)\b/;

/** Whether the words say how many legs a bet has. */
export const saysHowMany = (prompt: string): boolean => {
  const said = prompt.toLowerCase();
  return countedAlone.test(said) || counted.test(said.replace(amounts, ' '));
};

/** @returns readings with more legs or fewer, in the order in which they are tried; none where a number, or each leg, is named */
export function withOtherLegs(reading: Reading, prompt: string): Reading[] {
  const { payout, legs, slips, sameGame, eachGame, eachSport, intent, wishes } = reading;
  const isOther = eachGame || eachSport || slips !== undefined || intent !== 'play';
  if (payout === null || isOther || saysHowMany(prompt)) return [];
  if (sameGame) return withFreeLegs(reading);
  const own = wishes.length > 0 ? wishes : wishesOfTeams(reading);
  if (own.length > 0) return bySums(own).map((all) => ofWishes(reading, all));
  if (reading.player !== null || (legs !== null && legs.min !== legs.max)) return [];
  const [least, most] = legs === null ? [5, mostLegs] : [2, mostLegs];
  const isUsual = (count: number) => count === legs?.min;
  return Array.from({ length: most - least + 1 }, (_, at) => least + at)
    .filter((count) => !isUsual(count))
    .map((count) => ({ ...reading, legs: { min: count, max: count } }));
}

/** "A same-game parlay with Tatum points and a Celtics win, around +800": what is named, and further legs of the game. */
function withFreeLegs(reading: Reading): Reading[] {
  const named = legsOf(reading.wishes);
  if (named === 0) return [];
  return [1, 2, 3].map((extra) => ({ ...reading, legs: { min: named + extra, max: named + extra } }));
}

/** A leg on each team that is backed. */
function wishesOfTeams(reading: Reading): LegWish[] {
  const backed = reading.teams.filter(({ stance }) => stance === 'back' || stance === 'against');
  const isOfAll = backed.length > 1 && backed.length === reading.legs?.min;
  return isOfAll ? backed.map((team) => ({ ...wishOf(reading), teams: [team] })) : [];
}

/** Teams that are named have further legs beside them, kinds of legs more of each; what names its player or its line is the whole bet. */
function bySums(wishes: readonly LegWish[]): LegWish[][] {
  const areTeams = wishes.every(
    ({ teams, player, stat, line }) => teams.length > 0 && player === null && stat === null && line === null,
  );
  const areKinds = wishes.every(
    (wish) => wish.teams.length === 0 && wish.player === null && !isOfNoKind(open(wish)),
  );
  const more = [1, 2, 3, 4, 5].map((extra): LegWish[] =>
    areTeams
      ? [...wishes, { ...openWish, sports: sportsOf(wishes), count: extra }]
      : wishes.map((wish, at) => ({
          ...wish,
          count: wish.count + Math.floor(extra / wishes.length) + (at < extra % wishes.length ? 1 : 0),
        })),
  );
  return areTeams || areKinds ? more.filter((all) => legsOf(all) <= mostLegs) : [];
}

const open = ({ count: _, ...terms }: LegWish) => terms;

/** A further leg is of the sport of the teams, if they are of one. */
function sportsOf(wishes: readonly LegWish[]): LegWish['sports'] {
  const sports = new Set(wishes.flatMap(({ teams }) => teams.map(({ sport }) => sport)));
  return sports.size === 1 ? [...sports] : [];
}

const ofWishes = (reading: Reading, wishes: readonly LegWish[]): Reading => {
  const legs = legsOf(wishes);
  const avoided = reading.teams.filter(({ stance }) => stance === 'avoid');
  return {
    ...reading,
    teams: avoided,
    markets: [],
    sides: [],
    wishes: [...wishes],
    legs: { min: legs, max: legs },
  };
};
