/** The words of a question for what half a point is worth, and for how often games land on a number. */
import { lexicon } from '../../table/lexicon.ts';

const written = {
  half: 'half point|the half pt|half a pt|half pts|extra half pt|½ point|½ pt|half a point|a half point|the half point|that half point|half pt|half points|the half|the hook|a hook|hook|the point|a point|a full point|full point|extra half|the extra half point|points|an extra half point',
  worth:
    'off|off of|worth|worth it|is it worth|worth buying|worth paying for|worth paying|worth getting|worth the price|buy|buying|to buy|bought|buy it|buy off|buying off|get off|getting off|move off|moving off|pay for|paying for|pay to|should i pay|value of|value|cost|costs|much|how much|how much is|what is|whats|should i|should you|should we|do i|smart|smarter|smarter to|better to|wise|wiser|leave|leave it|leave it at|keep it|keep it at|stay|stay at|stick|stick with|stand pat|or|smart to|dumb to|good idea|a good idea|make sense|makes sense|does it make sense|ever|cents|how many cents|matter|matters|price|down|up|onto|to get|to|from|go from|going from|move from|moving from|into|through|and',
  lands:
    'land|lands|landing|landed|fall|falls|falling|fell|end|ends|ending|ended|finish|finishes|finished|decided|decided by|come down to|comes down to|come out|hit|hits|won by|are won by|win by|happen|happens',
  margin:
    'margin|margins|final margin|margin of victory|margins of victory|winning margins|final margins|winning margin|a margin of|margin of|points apart|difference|exactly|games end|exact',
  often:
    'how often|how common|how frequently|frequency|what percent|what percentage|percent|percentage|what share|share|how many|how many games|what are the odds|what are the chances|chance|odds|most common|most frequent|common|frequent|probability|likely|how likely|rate|how often do',
  by: 'by|exactly one|big deal|no deal|worth the toll|toll|important|how important|nowadays|anymore|these days|as a key number|games|football|final score|final scores|the final score|score|on the spread|the spread|line|the line|number|the number|numbers|key number|key numbers|key|a game|usually|typically|really|average|on average|them|all|of games|history|historically|standard|here|this one|current',
} as const;

export const keyNumberWords = lexicon(written, {
  without: 'what|how|to|from|should|do|and|off|up|me|want|some|any',
  isOfBets: true,
});
export type KeyNumberMeaning = keyof typeof written;
