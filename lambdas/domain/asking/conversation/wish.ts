/** A wish about the play shown, in words that need no other terms: "safer", "swap the second", "why", "how much would 25 win". */
import type { Change } from '../../../contracts/asking/change.ts';
import type { ShownPlay, Turn } from '../../../contracts/asking/turn.ts';
import { plural } from '../../platform/format.ts';
import { upperFirst } from '../../platform/upper-first.ts';
import { baseOf, follow } from '../answer/follow.ts';
import { withLegsChanged } from '../answer/leg-change.ts';
import type { Given } from '../answer/next.ts';
import { dollarsOf, type Figure } from '../queries/reading/figures.ts';
import type { QuestionContext } from '../queries/reading/sentence.ts';
import type { Heard } from './heard.ts';
import { meantLegs } from './operations/meant-legs.ts';
import { oppositeOf } from './operations/opposite.ts';
import { type Said, saidIn } from './said.ts';
import { noPrice, surelyNoPrice } from './spoken/of-stake.ts';
import { changesOf } from './taps.ts';

const unclear = (why: string): Heard => ({ kind: 'unclear', why });

/** @returns undefined if it is no such wish, or if no play was shown */
export function wishFor(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play, queries } = turn;
  const [reading] = queries;
  if (!play) return undefined;
  const said = saidIn(prompt, context, play.legs.length);
  // A bet that the asker named can be saved and summed; there is nothing of ours to change.
  const given: Given | undefined = reading && { reading, ...play };
  if (said.left.length > 0) return given && ofNamedLeg(said, given);
  if (said.isOfSeveral) return undefined;
  if (isOfChance(said)) return aboutIt(said, turn, play, given === undefined);
  if (said.figures.length > 0)
    return ofSome.test(prompt) ? undefined : ofStake(said, play, given === undefined);
  return ofAnswer(said, turn, given);
}

/** "3 of them" counts legs. */
const ofSome = /\d of (?:them|em|those|these|the)\b/i;

const ofAnswer = (said: Said, turn: Turn, given: Given | undefined): Heard | undefined =>
  (turn.play && aboutIt(said, turn, turn.play, given === undefined)) ??
  (given && ofChange(said, given)) ??
  (given && said.has('doubt') ? { kind: 'about', what: 'why' } : undefined);

/** "How sure are you, 1 to 100": the numbers are a scale. */
const isOfChance = ({ has, figures }: Said) =>
  has('chance') && !has('pay') && figures.every(({ form, value }) => form === 'number' && value <= 100);

/** Questions that are offered instead. */
const mostTaps = 4;

const whichLeg = (
  given: Given,
  kind: 'swap' | 'drop',
  why = 'Which leg? Name it by its number or its team.',
): Heard =>
  given.legs.length < 2
    ? {
        kind: 'unclear',
        why: 'We couldn’t tell what to change in the last answer.',
        instead: changesOf(given),
      }
    : {
        kind: 'unclear',
        why,
        instead: given.legs.map((_, leg) => `${upperFirst(kind)} leg ${leg + 1}`).slice(0, mostTaps),
      };

/** "Why the over": the leg that every word is about. */
function ofNamedLeg({ has, left, figures, place }: Said, { legs }: Given): Heard | undefined {
  if (!has('why') || has('swap') || has('drop') || figures.length > 0 || place !== null) return undefined;
  // "So you're saying over?" of an under: the reasons say which side it is.
  const isOfSide = left.every(({ word }) => /^(?:overs?|unders?|dogs?|favs?|favorite|underdog)$/.test(word));
  if (isOfSide && legs.length === 1) return { kind: 'about', what: 'why', leg: 0 };
  const [leg, ...others] = meantLegs(left, legs).legs;
  return leg === undefined || others.length > 0 ? undefined : { kind: 'about', what: 'why', leg };
}

/** "How much would 25 win", "track it for 20". */
function ofStake(said: Said, play: ShownPlay, isOwn: boolean): Heard | undefined {
  const { has, figures, place } = said;
  const [figure, ...others] = figures;
  const stake = figure && dollarsOf(figure);
  if (stake === undefined || others.length > 0 || place !== null || has('leg')) return undefined;
  if (!has('pay') && (isOwn || figure?.form !== 'dollars')) return isOwn ? undefined : ofNumber(figure, said);
  const isWhole = said.left.length === 0 && has('pay');
  if (play.price === null) return isWhole ? surelyNoPrice : noPrice;
  const odds = { format: 'american', value: play.price } as const;
  return {
    kind: 'queries',
    queries: [{ ask: 'sum', sum: 'payout', stake, odds }],
    isAside: true,
    ...(isWhole && { isWhole }),
  };
}

/** "5" alone can be legs or dollars. */
function ofNumber(figure: Figure | undefined, { isOneWord }: Said): Heard | undefined {
  if (figure?.form !== 'number' || !isOneWord) return undefined;
  const { value } = figure;
  const isCount = Number.isInteger(value) && value > 0 && value <= 12;
  const instead = [...(isCount ? [`Make it ${plural(value, 'leg')}`] : []), `How much would $${value} win`];
  return { kind: 'unclear', why: `${value} of what?`, instead: [...instead, 'Something else'].slice(0, 4) };
}

function aboutIt({ has, place }: Said, { askId }: Turn, play: ShownPlay, isOwn: boolean): Heard | undefined {
  if (askId === null) return undefined;
  if (isOwn) return undefined;
  const leg = placed(place, play.legs.length);
  const what = (['why', 'weakest', 'strongest', 'chance', 'book', 'shown'] as const).find((each) =>
    has(each),
  );
  if (what === undefined) return undefined;
  // Of one leg, it is what speaks against it.
  if (what === 'weakest' && play.legs.length === 1) return { kind: 'about', what: 'against' };
  return leg === 'missing' ? noSuchLeg(play) : { kind: 'about', what, ...leg };
}

const placed = (place: number | null, count: number) =>
  place === null ? {} : place >= 0 && place < count ? { leg: place } : 'missing';

const noSuchLeg = ({ legs }: Pick<Given, 'legs'>) =>
  unclear(`The last answer has ${plural(legs.length, 'leg')}.`);

/** Safer, longer, again, or the other side. Which leg to swap or to drop is asked back where none is named. */
function ofChange({ has, place }: Said, given: Given): Heard | undefined {
  const { legs } = given;
  if (place !== null && !(place >= 0 && place < legs.length)) return noSuchLeg(given);
  const kind = has('drop') ? 'drop' : has('swap') ? 'swap' : null;
  const isOfRisk = has('safer') || has('longer');
  if (has('flip') && place === null && kind === null && !isOfRisk) return flipped(given);
  // "Drop the second and make it safer" is two changes.
  if (place !== null || (kind !== null && isOfRisk)) return undefined;
  if (has('safer') !== has('longer')) return changed(given, { kind: has('safer') ? 'safer' : 'longer' });
  if (has('again') || (kind === 'swap' && legs.length === 1)) return changed(given, { kind: 'again' });
  return kind === null ? undefined : whichLeg(given, kind);
}

function changed(given: Given, change: Change): Heard {
  const next = follow(given, change);
  if (next) return { kind: 'play', next };
  return {
    kind: 'unclear',
    why: whyNot(given, change),
    instead: changesOf(given),
  };
}

/** Why `follow` has no such bet, and what to say instead. */
function whyNot({ reading, legs }: Given, { kind }: Change): string {
  const isOfOdds = kind === 'safer' || kind === 'longer';
  if (!isOfOdds || legs.length === 0) return 'That change does not apply to the last answer.';
  if (reading.wishes.length > 0)
    return 'You asked for each leg of that bet by itself. Say which one to change, or name the payout that you want.';
  if (kind === 'safer') return 'That bet is as safe as we make one.';
  return reading.sameGame
    ? 'We don’t offer longer odds on a same-game bet: of all bets it has the highest margin. Name the payout that you want.'
    : 'That bet is a long shot already. To go further, name the payout that you want.';
}

function flipped(given: Given): Heard {
  const [leg, ...others] = given.legs;
  const terms = leg && others.length === 0 ? oppositeOf(leg) : null;
  const next = terms && withLegsChanged(given, baseOf(given), { swapped: [{ leg: 0, terms }] });
  return next
    ? { kind: 'play', next }
    : unclear('Which bet? The other side can be had of a single bet on a game, or of one leg.');
}
