/**
 * Every leg of a kind is to leave a bet of several: "get rid of any props". Where fewer than two legs would be left, others come in
 * their place, because nobody asks for a single bet like this.
 */
import type { ShownLeg, Turn } from '../../../../contracts/asking/turn.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { isOneScore } from '../../../feed/markets/periods.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { anyPosition } from '../../reading/names/positions.ts';
import { changedTerms } from '../changed-terms.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';

const lead =
  "(?:(?:ok|nah|no|hm+|so|well|actually|can|could|you|u|we|please|pls|lets|let's|just|i|want|to|wanna|and)[ ,]+)*";
const verb =
  '(?:get rid of|getting rid of|drop|remove|lose|take out|take off|cut|cut out|delete|ditch|leave out|toss|axe|kill|dump|scrap|eliminate|swap|swap out|replace|change|switch)';
const kind = '(player props|props|moneylines|mls|spreads|totals|overs|unders)';
const pattern = new RegExp(
  `^${lead}${verb} (?:(?:any|all|all of|the|every|those|these|of) )*${kind}(?: (?:out|legs?|bets?|picks?|from|of|in|it|there|that|here|off))*(?:[ ,]+(?:pls|please|thx|thanks|instead|bro|man))*$`,
  'i',
);

const kinds: readonly (readonly [RegExp, (leg: ShownLeg) => boolean])[] = [
  [/prop/i, ({ prop }) => prop !== undefined],
  [/^(?:moneyline|ml)/i, ({ market, prop }) => market === 'moneyline' && !prop],
  [/^spread/i, ({ market, prop }) => market === 'spread' && !prop],
  [/^total/i, ({ market, prop }) => market === 'total' && !prop],
  [/^over/i, ({ selection }) => selection === 'over'],
  [/^under(?!dog)/i, ({ selection }) => selection === 'under'],
];

const position = `(?:the |any |all |every |that |those |our |my )*(${anyPosition})`;
const ofPositions = new RegExp(
  `^${lead}(?:${verb}|skip|avoid|without|no|not|no more|leave off|stay away from|nobody who is|pass on)(?: out)? ${position}(?:(?:,| and| or|, and)+ (?:no )?${position})?(?:(?:,| and| or|, and)+ (?:no )?${position})?(?: (?:out|legs?|props?|bets?|picks?|though|this time|from it|in it))*(?:[ ,]+(?:pls|please|thx|thanks|instead))*$`,
  'i',
);

/** "Take out the kicker and the quarterback": nobody who plays there. */
export function positionRefused(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play } = turn;
  const said =
    ofPositions
      .exec(tidied(prompt).toLowerCase())
      ?.slice(1)
      .flatMap((each) => each ?? []) ?? [];
  const [leg] = play?.legs ?? [];
  if (!leg || said.length === 0) return undefined;
  const refused = said.map((each) => `no ${each}`).join(', ');
  // Which team scores first is nobody's position: who scores first is.
  const scores = leg.period !== undefined && isOneScore(leg.period) ? firstScorer[leg.sport] : undefined;
  if (scores && !leg.prop && play?.legs.length === 1)
    return { kind: 'text', prompt: `${scores} in ${leg.away} vs ${leg.home}, ${refused}` };
  return changedTerms(refused, turn, context);
}
const firstScorer: Readonly<Partial<Record<Sport, string>>> = {
  NFL: 'first touchdown scorer',
  NHL: 'first goal scorer',
};

/** @returns undefined where two legs or more would be left, which `changedLegs` does */
export function kindRefused(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play } = turn;
  const said = pattern.exec(tidied(prompt))?.[1];
  if (!play || play.legs.length < 2 || said === undefined) return undefined;
  const isOf = kinds.find(([word]) => word.test(said))?.[1];
  if (!isOf) return undefined;
  const left = play.legs.filter((leg) => !isOf(leg)).length;
  return left < 2 && left < play.legs.length ? changedTerms(`no ${said}`, turn, context) : undefined;
}
