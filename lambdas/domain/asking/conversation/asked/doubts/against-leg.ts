/** What speaks against one leg of the bet that was shown, or against a bet that was judged: "what's the case against the total". */
import type { ShownLeg, Turn } from '../../../../../contracts/asking/turn.ts';
import { type QuestionContext, sentenceOf } from '../../../queries/reading/sentence.ts';
import type { Heard } from '../../heard.ts';
import { meantLegs } from '../../operations/meant-legs.ts';
import { isReason } from '../../operations/reasons.ts';
import { bareOf, clausesOf } from '../around.ts';

const lead =
  "(?:(?:make|give|tell|show|me|gimme|what|whats|what's|is|are|there|any|got|so|the|a|an|some|good|best|strongest|biggest|other|your|can|could|you|u|i|do) )*";
const fails =
  '(?:lose|fail|miss|bust|go wrong|get (?:beat|burned|smoked)|blow (?:it|up)|not (?:hit|cash|win|cover|come in|get there)|not be (?:good|right)|be (?:a )?(?:bad|wrong|terrible|trap|mistake)(?: (?:bet|idea|pick|play|one))?)';
const leg = "((?:[a-z0-9][a-z0-9'./#+-]* ){0,5}[a-z0-9][a-z0-9'./#+-]*)";
const ofLeg = [
  `${lead}(?:case|arguments?|reasons?|anything|something|evidence|knocks?|points?|facts?)(?: to be made)? (?:against|not to (?:bet|take|play|like)|to (?:fade|not (?:bet|take)|pass on|avoid))(?: (?:betting|taking|playing))? ${leg}`,
  `${lead}(?:cons|downsides?|negatives?|red flags?|drawbacks?|risks?|catch|worry|worries|concerns?|problem|issue|knock) (?:of|to|with|on|for|about|in) ${leg}`,
  `(?:talk me out of|convince me not to (?:bet|take|do|play)|sell me against|argue against|convince me to fade|poke holes in|devil'?s advocate (?:on|for|against)) ${leg}`,
  `(?:how|why) (?:could|would|might|can|does|do) ${leg} ${fails}`,
  `(?:what|how) (?:could|can|would|might) go wrong (?:with|on|for|in) ${leg}`,
  `(?:why|y) (?:shouldn'?t|wouldn'?t|should|would) (?:i|you|u|we|anyone)(?: not)? (?:bet|take|play|do|like|want|trust|fade|avoid) ${leg}`,
  `what (?:don'?t|dont|do) (?:you|u) (?:not )?(?:like|dislike|hate|worry) about ${leg}`,
].map((each) => new RegExp(`^${each}(?: (?:here|tonight|today|then|though))*$`));

/** "Fade it? Convince me": the argument is wanted, and no bet yet. */
const fading =
  /^(?:so |ok |why |should i |do i |or )*(?:fade|fading|go(?:ing)? against|bet(?:ting)? against)(?: (?:it|this|that|them|him|her))?[ ,.?!-]+(?:(?:and|then|so|or|but|ok) )*(?:convince me|sell me(?: on (?:it|that|this|fading(?: it)?))?|talk me into (?:it|that)|make (?:the|your|a) case|tell me why|why|change my mind|persuade me|give me (?:the |a )?reasons?)$|^(?:(?:can|could) you )?(?:convince me to|sell me on|talk me into|make (?:the|a|your) case (?:for|to)|give me (?:a |the )?reasons? to|why (?:should|would) (?:i|we|you|u|anyone)) (?:fade|fading|go(?:ing)? against|bet(?:ting)? against|go(?:ing)? the other way on)(?: (?:it|this|that|them|him|her|this one|that one))?$/;
/** The other side of the argument, of a bet that the asker named. */
const ofOther =
  /^(?:(?:can|could) (?:you|u) )?(?:(?:play|be) (?:the )?)?devil'?s advocate(?: (?:for me|then|here))?$|^(?:argue|debate)(?: for)? the (?:other|opposite|opposing) (?:side|way)(?: (?:for me|then))?$|^(?:talk me out of (?:it|that|this)|(?:whats|what's|what is|give me|make|tell me) (?:the |a |your )?(?:best )?(?:case|argument|arguments) against(?: (?:it|that|this|them|him))?|why not(?: (?:bet|take) (?:it|that|them))?|why (?:shouldn'?t|wouldn'?t) i(?: (?:bet|take) (?:it|that|them))?)$/;

/** "I wanna lay it with Denver": on which side somebody is. */
const leaning =
  /^(?:i|i'?m|im|we|my (?:buddy|friend|gut|brother|dad|husband|wife))(?: (?:really|kinda|already|still|do|am|was|would))* (?:wanna|want to|like|likes|love|loves|lean(?:ing)?|think|says?|thinking|gonna|going to|about to|tempted|ready)\b/;

/** The argument is wanted, and besides that at most whom the asker is for. */
function isOfOther(prompt: string): boolean {
  const clauses = clausesOf(prompt);
  const isSaid = (clause: string) => leaning.test(clause) || isReason(clause);
  return (
    clauses.some((each) => ofOther.test(each)) && clauses.every((each) => ofOther.test(each) || isSaid(each))
  );
}

/** @returns undefined if it asks for something else, or of nothing that was shown or judged */
export function againstOfLast(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const text = bareOf(prompt);
  const { play, askId, queries, asked } = turn;
  if (queries[0]?.intent !== 'play') {
    const [last, ...others] = asked ?? [];
    const isOfCheck = last?.ask === 'check' && others.length === 0 && !last.against;
    return isOfCheck && isOfOther(prompt)
      ? { kind: 'queries', queries: [{ ...last, against: true }], isAside: false }
      : undefined;
  }
  if (!play || askId === null || play.legs.length === 0) return undefined;
  if (fading.test(text) || isOfOther(prompt)) return { kind: 'about', what: 'against' };
  const [leg, ...others] = play.legs;
  const [, side] = whyNot.exec(text) ?? [];
  if (leg && others.length === 0 && side !== undefined && isOtherSide(side, leg, context))
    return { kind: 'about', what: 'why' };
  for (const pattern of ofLeg) {
    const [, named] = pattern.exec(text) ?? [];
    if (named === undefined) continue;
    const heard = ofNamed(named, play.legs, context);
    if (heard) return heard;
    // Of bets apart from each other, the answer shows the first and names the others.
    if (queries[0].slips?.kind === 'singles') return { kind: 'about', what: 'against', single: named };
  }
  return undefined;
}

/** "Why not the over" of an under: the reasons say which side it is. */
const whyNot =
  /^(?:but )?why not(?: (?:bet|take|play|go with|go|just|back|do))*(?: the)? ([a-z0-9'. -]{2,30})$/;

function isOtherSide(words: string, { home, away, selection }: ShownLeg, context: QuestionContext): boolean {
  const said = words.replace(/ (?:instead|then|side|team)$/, '').trim();
  if (selection === 'over' || selection === 'under')
    return said === (selection === 'over' ? 'under' : 'over') || said === 'other';
  const [team, ...others] = sentenceOf(said, context).tokens;
  const other = selection === 'home' ? away : home;
  return said === 'other' || (others.length === 0 && team?.team?.name === other);
}

/** Every word has to name a leg. */
function ofNamed(words: string, legs: readonly ShownLeg[], context: QuestionContext): Heard | undefined {
  const { legs: meant, left, unclear, isMissing } = meantLegs(sentenceOf(words, context).tokens, legs);
  if (left.length > 0 || isMissing) return undefined;
  if (unclear)
    return {
      kind: 'unclear',
      why: 'Which leg do you mean?',
      instead: unclear.slice(0, mostTaps).map((at) => `What’s the case against leg ${at + 1}`),
    };
  const [at, ...others] = meant;
  if (at === undefined) return undefined;
  return { kind: 'about', what: 'against', ...(others.length === 0 && legs.length > 1 && { leg: at }) };
}
const mostTaps = 4;
