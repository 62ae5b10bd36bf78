/** What asks for nothing: "ok cool I'll think about it", "good to know", and complaints about bets that lost. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { Heard } from '../heard.ts';
import { bareOf, clausesOf } from './around.ts';

const will =
  "(?:(?:i'?ll|ill|i will|lemme|let me|let's|lets|gonna|i'?m gonna|im gonna|imma|i'?ma|i gotta|gotta|i need to|need to|i have to|might|i might|i may|will) (?:(?:just|probably|prob|have to|need to|go|maybe) )*)";
const noted = new RegExp(
  [
    `${will}?(?:think|sleep|mull|chew|ponder|sit)(?: (?:about|on|over|it|that|this|this one|that one|some more|more))*`,
    `${will}(?:pass|wait|wait and see|wait it out|hold off|hold|sit (?:it|this|that)(?: one)? out|skip (?:it|this|that)(?: one)?|check (?:it|that|them) out|look into (?:it|that)|take a look|see|keep (?:it|that) in mind|be back|let you know|let u know|circle back|consider (?:it|that)|stay away|lay off(?: (?:it|that))?|remember that|do that|shop around)(?: (?:on (?:it|that|this)(?: one)?|for now|for tonight|for today|tonight|today|later|then|a bit|and see))*`,
    "good (?:to know|info|point|stuff|enough)|(?:that )?makes sense|fair(?: enough| point)?|(?:very |kinda |pretty )?interesting|(?:hm+ )?maybe(?: later| tomorrow| next time)?|noted|understood|i see|i hear (?:you|ya|u)|(?:nah )?(?:i'?m|im|i am|we'?re) (?:good|all set|set|all good)(?: (?:for now|thanks|then))*|all good|no thanks?(?: you)?|(?:that'?s|thats) (?:all|it|all for now|helpful|fair|fine|what i thought|good to know)|that helps|helpful|whatever|no worries|will do|ttyl|talk (?:to you )?later|cya|see ya|good ?night|gn|sounds (?:fair|reasonable|legit)|i (?:didn'?t|did not|never)(?: end up)? (?:tak(?:e|ing)|bet(?:ting)?|play(?:ing)?|plac(?:e|ing)|tail(?:ing)?) (?:it|that|this)(?: one)?|i figured|figures|thought so|right on|bet",
    'ok|okay|k|kk|cool|alright|aight|nice|great|sweet|perfect|thanks|thank you|thx|ty|appreciate it|yeah|yep|nah|hm+|ah|oh|lol|got it|gotcha|true|right|word',
  ]
    .map((each) => `^(?:${each})$`)
    .join('|'),
);
/** Words that could be an answer to something, or a tap, where nothing else is said. */
const courtesy =
  /^(?:ok|okay|k|kk|cool|alright|aight|nice|great|sweet|perfect|thanks|thank you|thx|ty|appreciate it|yeah|yep|nah|hm+|ah|oh|lol|got it|gotcha|true|right|word|bet|noted|whatever)$/;

/** @returns undefined if anything else is said, or nothing was answered before */
export function notedOf(prompt: string, { play, asked, queries }: Turn): Heard | undefined {
  if (/\?\s*$/.test(prompt) || !(play || asked || queries.length > 0)) return undefined;
  const clauses = clausesOf(prompt);
  const isAll = clauses.length > 0 && clauses.every((clause) => noted.test(clause));
  return isAll && clauses.some((clause) => !courtesy.test(clause)) ? { kind: 'noted' } : undefined;
}

const failed =
  "(?:lost|missed|busted|bricked|failed|bombed|didn'?t (?:hit|win|cash|cover|come in)|blew it|whiffed|choked|got (?:smoked|killed|crushed|destroyed|burned)|was (?:wrong|a loser|trash|way off)|were (?:wrong|losers|trash)|sucked|went down)";
const bad = `${failed}(?: (?:too|again|bad|badly|tho|though|big|by (?:a lot|one|\\d+)|last (?:night|time|week)|yesterday|today|lol|smh|twice|every time))*`;
const ago =
  '(?:yesterday|last (?:night|time|week|weekend|sunday)|the other day|before|already|earlier|on (?:sun|mon|tues|wednes|thurs|fri|satur)day)';
const thing = '(?:that|this|it|the same(?: thing| one| pick| bet)?|that one|so|them|those|this one)';
const who = "(?:you|u|ya|yall|y'all|gameplan)";
const bet =
  '(?:picks?|bets?|parlays?|locks?|tips?|plays?|ones?|calls?|suggestions?|safe bets?|safest bets?|leg|game)';
const lost = new RegExp(
  [
    // "U said that yesterday and it lost"
    `${who} (?:all |just |also |literally )?(?:said|told me|gave me|gave|picked|liked|had|suggested|recommended)(?: me)? ${thing}(?: (?:${ago}|too|also))*[ ,.]+(?:and |but |n |then )?(?:it|that|they|he|we|i|shit)? ?${bad}`,
    // "Your last pick lost"
    `(?:the )?(?:your|ur|yalls|that|the|my)? ?(?:last|previous|other|first|${ago}'?s?)? ?(?:${bet}|two|three|few)?(?: ${bet})?(?: (?:that )?${who} (?:gave|told|picked|said|suggested|recommended|had)(?: (?:me|us|for me))?)?(?: ${ago})? (?:all |both |just |already )?${bad}`,
    `${who} (?:were|was|got it|got that|been) wrong(?: (?:${ago}|again|about (?:it|that)|too|lately))*`,
    `(?:${who}|(?:your|ur|these|those) ${bet}) (?:keep|keeps|always|just|only|never) (?:los(?:e|ing)|miss(?:ing)?|hit|win|cash|getting it wrong|giving me losers|give me losers|losing me (?:money|bets))(?: (?:lately|anymore|money|every time))*`,
  ]
    .map((each) => `^(?:${each})$`)
    .join('|'),
);
/** Something has to say whose bet it was: "it lost" alone is the result of the last one. */
const ofAdvice = new RegExp(`\\b(?:${who}|your|ur|yesterday'?s?|last|previous|these|those)\\b`);

const same = new RegExp(
  `^(?:is (?:this|that|it) |isn'?t (?:this|that|it) |wasn'?t (?:this|that) )?(?:the )?same (?:${bet}|thing) (?:as|from|like|${who} gave me|${who} said)(?: ${ago})?(?: ${who} gave me)?$|^(?:didn'?t )?${who} (?:just |already |also )?(?:said|told me|gave me|say|tell me|give me|had|liked) ${thing} ${ago}$`,
);

/** Bets of other days that lost, and whether this one was given then. */
export function ofEarlier(prompt: string, { play, askId }: Turn): Heard | undefined {
  const text = bareOf(prompt);
  if (!play || askId === null) return undefined;
  if (lost.test(text) && ofAdvice.test(text)) return { kind: 'about', what: 'lost' };
  if (!same.test(text)) return undefined;
  return {
    kind: 'queries',
    queries: [
      {
        ask: 'mine',
        topic: 'told',
        sports: [],
        teams: [],
        players: [],
        days: null,
        market: null,
        uncounted: [],
      },
    ],
    isAside: true,
  };
}
