/** What is asked of the bet that was shown as a whole: what it means, what speaks against it, whether to bet it, which leg is weak. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { isRuled } from '../../queries/reading/kinds.ts';
import { asksToPick } from '../edits/picks/picked.ts';
import type { AboutPlay, Heard, Opens } from '../heard.ts';
import { namedBetOf } from '../named-bet.ts';
import { checkOfLogged } from '../shown/logged.ts';
import { bareOf } from './around.ts';

const it = '(?:it|this|that|them|him|her|these|those|(?:the|this|that) (?:bet|pick|one|play|parlay|leg))';

const against = new RegExp(
  [
    `(?:(?:make|give me|gimme|whats|what's|what|is|are|there|tell me|show me|any|got|so|the|a|an|some|good|best|strongest|other) )*(?:case|arguments?|reasons?|anything|something|evidence|knocks?|points?|facts?)(?: to be made)? (?:against|not to (?:bet|take|play|like)|to (?:fade|not bet|not take|pass on))(?: (?:betting |taking )?${it})?(?: (?:one|then))?`,
    `(?:why|y) (?:would ?n'?t|should ?n'?t|would|should)(?: (?:i|you|u|we|anyone))?(?: not)? (?:bet|take|play|do|like|want) ${it}`,
    `(?:talk me out of|convince me not to (?:bet|take|do)|sell me against|argue against|play devil'?s advocate|devil'?s advocate)(?: ${it})?(?: one)?`,
    "(?:(?:whats|what's|what|is|are|any|the|got|list|give me|tell me) )*(?:cons|downsides?|negatives?|red flags?|drawbacks?|risks?|catch|worries|concerns)(?: (?:here|with|to|of|on|about|it|this|that|one))*",
    `(?:how|why) (?:could|would|might|can|does|do) ${it} (?:lose|fail|go wrong|miss|bust|not (?:hit|cash|win|cover))`,
    '(?:what|where) (?:could|can|would|might)(?: (?:it|this|that))? go wrong(?: (?:here|with (?:it|this|that)))?',
    'the other side of (?:it|the argument|the case|the coin)|(?:the )?counter ?arguments?',
    // "The other side" alone is a bet.
    `(?:(?:can|could) (?:you|u) )?(?:argue|debate|defend|pitch|make|give me|gimme|tell me|show me|hear|what'?s|whats|what is|let me hear|now)? ?(?:me )?(?:(?:the|a|an|your|ur|best|strongest|biggest|good|main|top|real) )*(?:(?:case|argument|logic|reasoning|thinking|pitch) (?:for|on|from|behind) (?:the )?(?:other|opposite|opposing) (?:side|team|way)|(?:counter|other|opposite|opposing|bear|anti) ?(?:case|argument|view|viewpoint|perspective|pitch|opinion|take))(?: (?:of|on|for|to) ${it})?`,
    `(?:argue|debate|defend)(?: (?:for|from))? (?:the )?(?:other|opposite|opposing) (?:side|way|view|case)|(?:why|how) (?:might|could|would|is) ${it}(?: be)? (?:a )?(?:bad|terrible|dumb|wrong|mistake)(?: (?:bet|idea|pick|play|one))?|(?:talk|convince) me(?: (?:of|to|into))? (?:the )?(?:other|opposite) (?:way|side)|(?:now )?argue (?:with|against) (?:yourself|urself|your own pick|your pick)|(?:why|how) (?:might|could|would) (?:you|u|i|the pick) be wrong(?: (?:here|about (?:it|that|this)))?|what(?: (?:would|do))? (?:the )?(?:haters|other side|doubters|skeptics)(?: (?:say|saying|think))?`,
  ]
    .map((each) => `^(?:${each})$`)
    .join('|'),
);

/** Somebody to whom all of this is new. */
const fresh =
  "(?:(?:i'?m|i am|im|as) )?(?:(?:kinda|pretty|totally|completely|brand|super|really|so|still|a|an|total|complete) )*(?:new|newb|newbie|noob|beginner|rookie|first ?timer|lost|confused|novice)(?: (?:to (?:this|betting|it|all (?:of )?this|sports betting|all that)|here|at (?:this|betting)|with (?:this|betting)|with all this))*|(?:i )?(?:just started|never bet|never done this|first time)(?: (?:betting|before|doing this|here))*";
const plain =
  "(?:in|into|to) (?:(?:plain|simple|normal|regular|layman'?s?|human|real|basic|easy) )*(?:english|terms?|words|language|speak)|(?:like|as if|as though) (?:i'?m|im|i am|i was) (?:(?:brand|totally|completely|really|literally) )?(?:5|five|new|stupid|dumb|an? (?:5|five|noob|newbie|beginner|kid|idiot|dummy|rookie|child)(?: ?(?:yr|year)s?[ -]?olds?)?)|for (?:an? )?(?:dummies|dummy|beginners?|noobs?|newbies?|newbie|rookies?|me)|like (?:to|for|i was) an? (?:5|five|noob|beginner|kid|child)(?:[ -]?(?:yr|year)[ -]?old)?";
const says =
  '(?:(?:can|could|will|would) (?:you|u) )?(?:explain|say|put|translate|break|write|give|tell|dumb|simplify|eli5|walk)(?: (?:it|that|this|all|all that|all this|everything|me|to me|down|me through|what|means?|the|bet|pick|parlay|again|through|out))*';
/** How much it has to be: "they'd have to win by how much", "how many do they need". */
const needed =
  "(?:so )?(?:(?:they|he|she|it|we|the \\w+)(?:'?d| would| do| does| will)? (?:just |only )?(?:have|need|needs|has|gotta|got) to (?:win|score|get|lead|finish|be ahead|have)(?: it)? by (?:how|what) (?:much|many)?(?: \\w+)?|(?:(?:by )?how (?:much|many)(?: (?:points|runs|goals))?) (?:do|does|would|must|should|will) (?:they|he|she|it|we|i)(?: (?:have|need|gotta|has))? ?(?:to )?(?:win|cover|score|get|lead|lose)?(?: (?:it|this|that|the game))*(?: by)?(?: (?:for (?:me|this|that|it) )?to (?:win|hit|cash|cover))?|(?:do|does|would) (?:they|he|it) (?:just |only )?(?:have|need) to (?:just )?win(?: (?:outright|straight up|by (?:any|some|a) (?:certain )?(?:amount|margin|number)|by (?:at least |more than |over )?\\d+(?: (?:points|runs|goals|or more))?))?|(?:does|do) (?:the )?(?:margin|score|amount)(?: they win by)? matter|(?:can|could) (?:they|he) (?:still )?lose and (?:i|it|we) (?:still )?(?:win|cash|hits?|cover)s?)";
const means =
  "(?:so )?(?:what(?:'?s|s| is| does| do)? (?:(?:that|this|it|those|these|all|of|the|even|actually|really|numbers?|odds|any|bet|pick|parlay) )+means?(?: (?:exactly|to me|in english))?|what does ([+-]?\\d+(?:\\.\\d+)?)(?: (?:part|thing))? mean|what am i (?:even |actually |really )?(?:betting|rooting)(?: (?:on|for))?|what (?:has|needs) to happen(?: (?:for (?:me|this|it|that) to (?:win|hit|cash)|here|exactly))?|what do i need(?: (?:to happen|here))?|how do i win (?:this|that|it))";
const confused =
  "i (?:don'?t|dont|do not) (?:get|understand|follow)(?: (?:it|this|that|any of (?:it|this|that)|what (?:that|this|it) means|the numbers|those numbers))?";
const asks = `(?:${says} (?:${plain})|${plain}|(?:plain|simple) english|${means}|${needed}|${confused})`;
const joined = '[ ,.!?-]+(?:so |and |but |because |cuz |cause |bc |since |as )?';
const meaning = new RegExp(
  `^(?:${asks}(?:${joined}(?:${fresh}|${confused}|${plain}))?|(?:${fresh})(?:${joined}(?:${asks}|${says}))?|${says}${joined}(?:${fresh}|${confused}))$`,
);

/** "Which of these would you toss first": asked, and not to be done. */
export const weakest =
  /^(?:which|what|wich)(?: (?:one|1|leg|pick|of (?:these|those|them|em|the (?:legs|picks|bunch|lot))|is|the))* ?(?:would|should|wld|could|do|does|did) (?:you|u|i|we) (?:(?:have to|want to|wanna|think (?:about|of)|be|rather) )?(?:drop|toss|cut|lose|ditch|axe|dump|get rid of|kick|remove|leave out|take out|bail on|bench|worry about|fade|like least|trust least|trust the least|hate(?: the)? most)(?: (?:first|out|off|if (?:you|u|i) (?:had|have) to(?: (?:drop|cut|pick|choose) one)?|if (?:you|u|i) (?:could|had to)|most|the most|here))*$|^(?:which|what|wich)(?: (?:one|1|leg|pick|of (?:these|those|them|em)))*(?:'?s| is)? (?:(?:gonna|going to|likely|the|most|to) )*(?:scares?|worr(?:y|ies)|concerns?|bugs?|bothers?|kills?|sinks?|busts?|screws?|burns?)(?: (?:you|u|us|me|it|this|the parlay|the whole thing))*(?: (?:the )?most| first)?$|^(?:which|what|who|wich)(?: (?:one|leg|pick|guy|player|team|of (?:these|those|them|em)))*(?:'?s| is| are)? (?:the )?(?:most likely to (?:lose|miss|fail|bust)|riskiest|weakest|shakiest|sketchiest|biggest (?:risk|long ?shot|reach)|least (?:likely|safe)|longest(?: shot)?)(?: (?:one|leg|pick|guy|player|team|bet|play|scorer|link))?(?: (?:to (?:hit|score|win|cash)|in (?:there|here|it|this|that|the (?:parlay|bunch|group))|of (?:them|those|these|the (?:bunch|lot|three|four|five))))*$/;

/** "Which of those would you bet by itself". */
const strongest =
  /^(?:so |and )*(?:which|what)(?: (?:one|1|leg|pick|of (?:these|those|them|em|the (?:legs|picks|three|four|bunch|lot))|is|the))* (?:would|should|wld|could|do) (?:you|u|i|we) (?:(?:just|rather|most|really) )*(?:bet|take|play|pick|keep|choose|ride|hammer|trust)(?: (?:by itself|by themselves|alone|on its own|straight|straight up|as a single|solo|only|just one|the most|most|first|if (?:you|u|i|we) (?:had to|could only|can only|only)[a-z ]{0,30}))*$/;

/** "No kickers lol who's the riskiest": what is laughed at asks for nothing. */
const afterJoke = (prompt: string): string => {
  const rest = prompt.split(/\b(?:lol|lmao|lmfao|haha+|jk)\b[ ,.!]*/i).at(-1) ?? '';
  return rest.trim() === '' ? prompt : rest;
};

/** @returns undefined if it asks for something else, or if no play is stored */
export function ofBet(prompt: string, { play, askId, queries }: Turn): Heard | undefined {
  if (!play || askId === null || play.legs.length === 0) return undefined;
  const text = bareOf(prompt);
  const whole = prompt
    .toLowerCase()
    .replace(/[?!.\s]+$/, '')
    .trim();
  const about = (what: AboutPlay): Heard => ({ kind: 'about', what });
  if (meaning.test(text) || meaning.test(whole)) return about('meaning');
  // Of a bet that the asker named, no facts are stored.
  if (queries[0]?.intent !== 'play') return undefined;
  if (against.test(text)) return about('against');
  // "Who you like tonight" is a wish of its own.
  const isOfLegs = asksToPick(prompt) && !/\b(?:who|whom|tonight|today)\b/.test(text);
  if ((strongest.test(text) || isOfLegs) && play.legs.length > 1) return about('strongest');
  return weakest.test(bareOf(afterJoke(prompt)))
    ? about(play.legs.length > 1 ? 'weakest' : 'against')
    : undefined;
}

const yesOrNo = new RegExp(
  `^(?:(?:so|just|is|that'?s|it'?s|a|tell me|give me|gimme|answer|simple|need|i|want|straight|it|that|quick|plain|final|then) )*(?:yes or (?:a )?no|yes/no|y/n|y or n|yay or nay|yea or nay)(?: (?:answer|then|question|man))*(?:[ ,]+should (?:i|we)(?: (?:bet|take|play))?(?: ${it})?)?$|^(?:so |then )*(?:(?:that'?s|is that|is it|it'?s) )?an? (?:yes|no)(?: then)?$|^(?:so |then )*(?:should|do|would) (?:i|u|you|we)(?: (?:bet|take|play|do|go for|hammer|make|place|lay)(?: ${it})?)?(?:[ ,]+(?:or (?:not|no|nah|pass)|yes or no))?$|^(?:so+|then) (?:yes|no|(?:bet|take|play) it|pass)$|^(?:so |then |just )*(?:bet|take|play)(?: ${it})? or (?:not|no|nah|pass|skip(?: it)?)$|^(?:so |then )*(?:is )?(?:it'?s|its|that'?s|thats|it|that|this) (?:is )?(?:good|bad|ok|okay|fine|a good (?:bet|price|one)|a bad (?:bet|price|one)|worth it)(?: or (?:not|bad|no))?$`,
);

/** "So that's a yes or no": the price is judged once more, with a plain answer first. */
export const verdictOf = (prompt: string, turn: Turn): Heard | undefined =>
  yesOrNo.test(bareOf(prompt)) ? judgedAgain(turn, 'yes_or_no') : undefined;

/** @returns undefined if the last answer was no bet and no verdict, or has no price that could be judged */
export function judgedAgain({ play, asked, queries }: Turn, opens: Opens): Heard | undefined {
  const judged = (
    query: Extract<Heard, { kind: 'queries' }>['queries'][number],
    isAside: boolean,
  ): Heard => ({
    kind: 'queries',
    queries: [query],
    isAside,
    opens,
  });
  if (play && queries[0]?.intent === 'play') {
    const bets = play.legs.flatMap((leg) => namedBetOf(leg) ?? []);
    const open = { book: null, boost: null, isBonus: false, against: false, chance: null };
    const [leg] = bets;
    if (play.legs.length === 1)
      return leg && judged({ ask: 'check', legs: [leg], price: null, ...open }, true);
    // Legs of one game have no price together that could be judged.
    const isOfGame = new Set(play.legs.map(({ gameId }) => gameId)).size < play.legs.length;
    if (play.price === null || isOfGame || bets.length < play.legs.length) return undefined;
    const legs = bets.map((bet) => ({ ...bet, price: null }));
    return judged({ ask: 'check', legs, price: play.price, ...open }, true);
  }
  const [last, ...others] = asked ?? [];
  if (!last || others.length > 0 || !isRuled(last)) return undefined;
  const check = last.ask === 'check' ? last : checkOfLogged(last);
  return check && judged(check, true);
}
