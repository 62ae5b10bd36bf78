/** "Redo it but Broncos win", "make it Oilers -1.5": a side of a game that the parlay has another one of, which leaves for it. */
import type { LegWish } from '../../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../../contracts/asking/turn.ts';
import { baseOf } from '../../../answer/follow.ts';
import { wishOfLeg } from '../../../answer/leg-change.ts';
import type { Given } from '../../../answer/next.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { readQuestion } from '../../../reading/read.ts';
import { wishOf } from '../../../reading/wishes/wish.ts';
import { tidied } from '../../fragment.ts';
import type { Heard } from '../../heard.ts';
import { withChange } from '../whole-changes.ts';

const lead =
  "(?:(?:ok|okay|nah|no|wait|hmm?|can you|could you|can we|please|pls|just|and|but|lets|let's|now)[ ,]+)*";
/** The bet is made again. What is only added is told to go with nothing on the other side. */
const again = [
  new RegExp(
    `^${lead}(?:re-?(?:do|run|make|build)|make|do|run|keep|have|change|switch)(?: (?:it|that|this|the (?:parlay|bet|slip|sgp|ticket)))?(?: (?:again|over|same|the same))*[ ,]+(?:(?:but|with|to|so|where|into|except|have|for)[ ,]+)*(.{4,40}?)(?: instead)?$`,
    'i',
  ),
  new RegExp(
    `^${lead}(?:the )?same(?: (?:thing|bet|parlay|one|slip|sgp|legs))?[ ,]+(?:(?:but|with|except)[ ,]+)+(.{4,40}?)(?: instead)?$`,
    'i',
  ),
  new RegExp(`^${lead}actually[ ,]+(.{4,40}?)(?: instead)?$`, 'i'),
  new RegExp(`^${lead}(.{4,40}?) instead$`, 'i'),
];

/** @returns undefined if anything else is said, or where not exactly one leg is on another side of that game */
export function otherSideOf(prompt: string, given: Given, context: QuestionContext): Heard | undefined {
  if (given.legs.length < 2) return undefined;
  const text = tidied(prompt);
  const said = again.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined);
  const wish = said === undefined ? undefined : sideIn(said, context);
  if (!wish) return undefined;
  const [at, ...others] = [...given.legs.keys()].filter((place) => isOfGame(given.legs[place], wish));
  const leg = at === undefined ? undefined : given.legs[at];
  if (at === undefined || !leg || others.length > 0 || isSame(wish, leg)) return undefined;
  return withChange(given, { swapped: [{ leg: at, terms: wish }] }, baseOf(given));
}

/** The winner or the spread of one team, and nothing else. */
function sideIn(words: string, context: QuestionContext): LegWish | undefined {
  const { reading, unread } = readQuestion(words, context);
  const { intent, wishes, legs, sameGame, days, payout, book, budget } = reading;
  const wish = wishOf(reading);
  const { player, stat, period, markets, teams, sides, price } = wish;
  const [market, ...more] = markets;
  const isSide = (market === 'moneyline' || market === 'spread') && more.length === 0 && sides.length === 0;
  const isTeam = teams.length === 1 && teams.every(({ stance }) => stance === 'back');
  const isOther = [player, stat, price, legs, days, payout, book, budget].some((term) => term !== null);
  const isRead = unread.length === 0 && intent === 'play' && wishes.length === 0;
  return isRead && isSide && isTeam && !isOther && !sameGame && period === undefined ? wish : undefined;
}

const isOfGame = (leg: ShownLeg | undefined, { teams: [team] }: LegWish): boolean =>
  leg !== undefined &&
  !leg.prop &&
  !leg.outright &&
  !leg.period &&
  (leg.market === 'moneyline' || leg.market === 'spread') &&
  (leg.home === team?.name || leg.away === team?.name);

function isSame(wish: LegWish, leg: ShownLeg): boolean {
  const shown = wishOfLeg(leg);
  const isOfTeam = wish.teams[0]?.name === shown.teams[0]?.name && wish.markets[0] === shown.markets[0];
  return isOfTeam && (wish.line === null || wish.line === leg.line);
}
