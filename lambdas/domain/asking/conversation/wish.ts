/** A wish about the play shown, in words that need no other terms: "safer", "swap the second", "why", "how much would 25 win". */
import type { Change } from '../../../contracts/asking/change.ts';
import type { ShownLeg, ShownPlay, Turn } from '../../../contracts/asking/turn.ts';
import { americanToDecimal } from '../../feed/odds/odds.ts';
import { statNames } from '../../feed/players/stat-names.ts';
import { plural } from '../../platform/format.ts';
import { upperFirst } from '../../platform/upper-first.ts';
import { follow, type Given, type Next } from '../answer/follow.ts';
import { dollarsOf, type Figure } from '../queries/reading/figures.ts';
import type { QuestionContext, Token } from '../queries/reading/sentence.ts';
import type { Heard } from './heard.ts';
import { otherSide } from './other-side.ts';
import { type Said, saidIn } from './said.ts';
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
  if (said.isOfSeveral) return given && ofSeveralLegs(said, given);
  if (isOfChance(said)) return aboutIt(said, turn, play, given === undefined);
  if (said.figures.length > 0) return ofStake(said, play, given === undefined);
  return ofWeakest(said, given) ?? ofAnswer(said, turn, given);
}

const ofAnswer = (said: Said, turn: Turn, given: Given | undefined): Heard | undefined =>
  (turn.play && aboutIt(said, turn, turn.play, given === undefined)) ??
  (given && ofChange(said, given)) ??
  (given && said.has('doubt') ? { kind: 'about', what: 'why' } : undefined);

/** "How sure are you, 1 to 100": the numbers are a scale. */
const isOfChance = ({ has, figures }: Said) =>
  has('chance') && !has('pay') && figures.every(({ form, value }) => form === 'number' && value <= 100);

/** "Drop the riskiest one": the leg with the longest price. */
function ofWeakest({ has, figures }: Said, given: Given | undefined): Heard | undefined {
  const kind = has('swap') ? 'swap' : has('drop') ? 'drop' : null;
  if (!given || kind === null || !has('weakest') || figures.length > 0) return undefined;
  const prices = given.legs.flatMap(({ price }) => price ?? []);
  if (prices.length < given.legs.length || prices.length < 2) return whichLeg(given, kind);
  const paid = prices.map(americanToDecimal);
  return changed(given, { kind, leg: paid.indexOf(Math.max(...paid)) });
}

/** One change is made at a time. */
function ofSeveralLegs({ has }: Said, given: Given): Heard | undefined {
  if (has('save')) return ofWholeOnly(given);
  const kind = has('swap') || has('again') ? 'swap' : has('drop') ? 'drop' : null;
  return kind === null ? undefined : whichLeg(given, kind, 'One leg at a time. Which one first?');
}

const ofWholeOnly = ({ legs }: Given): Heard => ({
  kind: 'unclear',
  why: 'A pick is tracked with all its legs. Drop the legs that you don’t want first.',
  instead: ['Track it', ...legs.map((_, leg) => `Drop leg ${leg + 1}`)].slice(0, mostTaps),
});

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

/** "Without the goalie prop": the leg that every word is about. */
function ofNamedLeg({ has, left, figures, place }: Said, given: Given): Heard | undefined {
  const kind = has('swap') ? 'swap' : has('drop') ? 'drop' : null;
  const isWhy = has('why') && kind === null;
  if ((kind === null && !isWhy) || figures.length > 0 || place !== null) return undefined;
  const meant = given.legs.flatMap((leg, at) => (left.every((token) => isAbout(leg, token)) ? [at] : []));
  const [leg, ...others] = meant;
  if (isWhy && leg !== undefined && others.length === 0) return { kind: 'about', what: 'why', leg };
  // "No overs" with two of them, or with none, is a wish for another play.
  if (leg === undefined || others.length > 0 || given.legs.length === 1 || kind === null) return undefined;
  return changed(given, { kind, leg });
}

const marketWords = {
  moneyline: ['moneyline', 'ml', 'moneylines'],
  spread: ['spread', 'spreads'],
  total: ['total', 'totals', 'over/under'],
  prop: ['prop', 'props', 'player'],
  outright: ['outright', 'winner'],
  team_total: ['total', 'totals'],
  scorer: ['prop', 'props', 'player', 'scorer', 'scorers'],
  first: ['prop', 'props', 'player', 'scorer', 'scorers', 'first'],
  double_double: ['prop', 'props', 'player', 'double'],
} as const;

function isAbout(leg: ShownLeg, { team, word }: Token): boolean {
  if (team) return team.name === leg.home || team.name === leg.away;
  const named = leg.prop ?? leg.outright;
  const names = named ? named.player.toLowerCase().split(' ') : [];
  const stat = leg.prop ? statNames[leg.prop.stat].toLowerCase().split(' ') : [];
  const side =
    leg.selection === 'over' || leg.selection === 'under' ? [leg.selection, `${leg.selection}s`] : [];
  return [
    leg.sport.toLowerCase(),
    ...marketWords[leg.market],
    ...side,
    ...names,
    ...stat,
    ...(stat.includes('saves') ? ['goalie', 'goaltender'] : []),
  ].includes(word);
}

/** "How much would 25 win", "track it for 20". */
function ofStake(said: Said, play: ShownPlay, isOwn: boolean): Heard | undefined {
  const { has, figures, place } = said;
  const [figure, ...others] = figures;
  const stake = figure && dollarsOf(figure);
  if (stake === undefined || others.length > 0 || place !== null || has('leg')) return undefined;
  if (has('save')) return { kind: 'save', stake };
  if (!has('pay') && (isOwn || figure?.form !== 'dollars')) return isOwn ? undefined : ofNumber(figure, said);
  if (play.price === null)
    return unclear('The last answer has no price for the whole, so its payout is unknown.');
  const odds = { format: 'american', value: play.price } as const;
  return { kind: 'queries', queries: [{ ask: 'sum', sum: 'payout', stake, odds }], isAside: true };
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
  if (isOwn) return has('save') ? { kind: 'save', stake: null } : undefined;
  const leg = placed(place, play.legs.length);
  const what = (['why', 'weakest', 'strongest', 'chance', 'book', 'shown'] as const).find((each) =>
    has(each),
  );
  if (what !== undefined) return leg === 'missing' ? noSuchLeg(play) : { kind: 'about', what, ...leg };
  if (!has('save') || has('again')) return undefined;
  return { kind: 'save', stake: null };
}

const placed = (place: number | null, count: number) =>
  place === null ? {} : place >= 0 && place < count ? { leg: place } : 'missing';

const noSuchLeg = ({ legs }: Pick<Given, 'legs'>) =>
  unclear(`The last answer has ${plural(legs.length, 'leg')}.`);

/** Safer, longer, again, swapped, dropped, or the other side. */
function ofChange({ has, place }: Said, given: Given): Heard | undefined {
  const { legs } = given;
  if (place !== null && !(place >= 0 && place < legs.length)) return noSuchLeg(given);
  const isOther = has('again') && place !== null;
  const kind = has('drop') ? 'drop' : has('swap') || isOther ? 'swap' : null;
  if (kind !== null && place !== null)
    return legs.length === 1 && kind === 'swap'
      ? changed(given, { kind: 'again' })
      : changed(given, { kind, leg: place });
  if (has('flip')) return flipped(given, place);
  if (place !== null) return undefined;
  if (has('safer') !== has('longer')) return changed(given, { kind: has('safer') ? 'safer' : 'longer' });
  if (has('again') || (kind === 'swap' && legs.length === 1)) return changed(given, { kind: 'again' });
  return kind === null ? undefined : whichLeg(given, kind);
}

function changed(given: Given, change: Change): Heard {
  const next = follow(given, change);
  if (next) return { kind: 'play', next };
  return {
    kind: 'unclear',
    why: 'That change does not apply to the last answer.',
    instead: changesOf(given),
  };
}

function flipped({ legs, reading }: Given, place: number | null): Heard {
  const leg = legs[place ?? 0];
  const next: Next | null = leg && legs.length === 1 ? otherSide(leg, reading) : null;
  return next
    ? { kind: 'play', next }
    : unclear('Which bet? The other side can be had of a single bet on a game.');
}
