/**
 * Bets of which one is to be chosen, each in full: "Suarez or Messi anytime, whichever pays more, plus over 2.5 goals", "a touchdown from
 * either game", "Jags to win both halves, or if that's not there Jags 1h ml".
 */
import { anyClub } from '../../names/franchises.ts';

/** What decides: the price, the chance, what $100 wins on average, or whether the first has a price. */
export type ChosenBy = 'payout' | 'chance' | 'worth' | 'order';

export interface OneOfTwo {
  readonly prompts: readonly [first: string, second: string];
  readonly by: ChosenBy;
  /** What they are called, as typed. */
  readonly names: readonly [first: string, second: string];
  /** Only where each is read as several legs: that of the game, and others. */
  readonly areLegs?: true;
}

const kind =
  '(?:any ?time|at?gs|to (?:score|win|cover|get|record|have|go)|over|under|o\\d|u\\d|goals?|goal ?scorers?|scorers?|tds?|touchdowns?|points?|pts|assists?|rebounds?|shots?|sog|threes|hits?|home runs?|hrs?|strikeouts?|ks|saves?|yards?|yds|receiving|rushing|passing|ml|money ?line|spread|puck ?line|run ?line|team total|double|[+-]\\d|\\d{1,3}\\+)(?![a-z])';
/** Before a name, and no part of one. */
const notName =
  "(?!(?:any|anytime|parlay|and|with|plus|me|an?|on|for|either|bet|take|the|give|gimme|put|add|want|like|need|pick|of|ml|moneyline|slip|leg|legs|or|of|goals?|over|under|to|win)(?![\\w'’-]))";
const word = `${notName}\\p{L}[\\p{L}\\d.'’-]*`;
const called = `(${word}(?: ${word})?)`;
const which = 'which ?ever|wichever|whoever|whomever|whatever';
const cues: readonly (readonly [cue: RegExp, by: ChosenBy])[] = [
  [/pay|payout|longer|plus money|bigger (?:price|odds)|better odds|higher odds|more money/i, 'payout'],
  [/lik(?:el|li)|safe|chance|probab|shorter|surer/i, 'chance'],
  [/value|price|better|best|edge|juice/i, 'worth'],
];
/** "Just pick one of em", "you choose", "either one is fine". */
const leftToUs =
  "(?:(?:just |you |u )*(?:pick|choose|take) (?:just )?(?:one|either)(?: of (?:th)?'?em| of the two| of those)?|(?:you|u) (?:pick|choose|decide)|your (?:pick|choice|call)|dealer'?s choice|either(?: one| guy)?(?: is| works| of (?:th)?em is) ?(?:fine|ok|okay|good|cool)?|(?:doesn'?t|don'?t) (?:matter|care) (?:which|who))";
const choosing = ` ?[,(]* ?(?:and )?(?:${leftToUs}|(?:take |pick |use |just |go with )*(?:${which})(?: (?:one|of (?:them|the two|those)|guy|player|side|team))?(?<cue>(?: [\\p{L}'’]+){1,5}?))\\)?(?=,|\\.|;| (?:plus|with|and|add|put|then|\\+|on|in|as)(?![a-z])|$)`;
const ofNames = new RegExp(
  `(?<![\\p{L}\\d.'’-])${called} or ${called} (?<kind>${kind}(?: (?!(?:${which}|plus|with|and)(?![a-z]))[\\p{L}\\d.+'’-]+){0,4}?)${choosing}`,
  'iu',
);
const ofLines = new RegExp(
  `(?<![\\p{L}\\d.'’-])(?<side>over|under|o|u) ?(\\d{1,3}(?:\\.5)?) or (?:over |under |o|u)?(\\d{1,3}(?:\\.5)?)(?<kind>(?: (?!(?:${which}|plus|with|and)(?![a-z]))[\\p{L}\\d.+'’-]+){0,4}?)${choosing}`,
  'iu',
);
/** One of two bets alone is compared; beside another leg, or for a slip, one is wished for. */
const isWish = /\b(?:plus|with|and|add|parlay|slip|ticket|legs?|leg|sgp)\b|[+&]/i;

/** The bet that is chosen is suggested, and not tracked. */
const ontoSlip =
  /,? ?(?:and )?(?:put|throw|stick|add) (?:it|that|this|that one) (?:in|on|into|to) (?:a|my|the) (?:slip|ticket)[.!]*\s*$/i;

/** One of two that is chosen by what is said: its price, its chance, its value. */
function chosen(prompt: string): OneOfTwo | undefined {
  const found = ofNames.exec(prompt) ?? ofLines.exec(prompt);
  if (!found) return undefined;
  const [words, one = '', other = ''] = ofNames.test(prompt) ? found : [found[0], found[2], found[3]];
  const { cue, kind: what = '', side } = found.groups ?? {};
  const by = cue === undefined ? 'worth' : cues.find(([pattern]) => pattern.test(cue))?.[1];
  const [before, after] = [prompt.slice(0, found.index), prompt.slice(found.index + words.length)];
  if (by === undefined || !isWish.test(`${before} ${after.replace(/^\W+/, '+ ')}`)) return undefined;
  if (!isWish.test(before) && !isWish.test(after)) return undefined;
  const of = (each: string) =>
    side === undefined ? `${each} ${what}` : `${side} ${each}${what === '' ? '' : ` ${what.trim()}`}`;
  const whole = (each: string) =>
    `${before}${of(each)}${after}`.replace(ontoSlip, '').replace(/ {2,}/g, ' ').trim();
  return { prompts: [whole(one), whole(other)], by, names: [one, other] };
}

const clubs = new RegExp(`(?<![\\w'’-])(?:${anyClub})(?![\\w'’-])`, 'gi');
const fromEither =
  /\b(?:from|in|out of|of) either (?:game|matchup|one|of (?:those|the|their|these)(?: two)? games)\b/i;

/** Of two games, each named by a team. */
function ofEitherGame(prompt: string): OneOfTwo | undefined {
  if (!fromEither.test(prompt)) return undefined;
  const [one, other, ...more] = new Set((prompt.match(clubs) ?? []).map((club) => club.toLowerCase()));
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const whole = (club: string) => prompt.replace(fromEither, `from the ${club} game`);
  return { prompts: [whole(one), whole(other)], by: 'worth', names: [one, other], areLegs: true };
}

const isNot =
  "(?:failing that|if (?:it|that|this|they)(?:['’]?s not|['’]?re not| isn['’]?t| is not| aint| ain['’]?t| aren['’]?t) (?:available|offered|listed|priced|there|up|on the board|possible|a thing|an option)|if (?:you|u|they|the books?) (?:don['’]?t|do not) (?:have|offer|list|got) (?:it|that|one|this)|if unavailable|if not available)";
const inOrder = new RegExp(
  `^(?<first>.{8,120}?)[,;.]? (?:(?:or|and|but|then) )?${isNot},? (?:(?:then|just|maybe|give me|gimme|i['’]?ll take|take|go with|do) )*(?!skip|pass|drop|leave|scrap|forget|no\\b|nothing|don|nvm|never|his\\b|her\\b)(?<second>[^.;!?]{6,120}?)(?: instead)?[.!?]*$`,
  'i',
);

/** The second is wished for where the first has no price. */
function otherwise(prompt: string): OneOfTwo | undefined {
  const { first, second } = inOrder.exec(prompt)?.groups ?? {};
  return first && second ? { prompts: [first, second], by: 'order', names: [first, second] } : undefined;
}

/** @returns both bets of a question that wishes for one of two; undefined for any other question */
export const oneOfTwoIn = (prompt: string): OneOfTwo | undefined =>
  / or |either|failing|\bif\b/i.test(prompt)
    ? (chosen(prompt) ?? ofEitherGame(prompt) ?? otherwise(prompt))
    : undefined;
