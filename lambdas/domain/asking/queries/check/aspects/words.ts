/** The words that stand around a bet of which something besides its price is asked. */
import { lexicon } from '../../table/lexicon.ts';

const written = {
  /** What follows is the opponent, or where it is played. */
  versus:
    'in|against|versus|visiting|hosting|host|facing|face|playing|play|over the|when they play|when they visit|when they host|versus the',
  /** The same, but "Oilers at Ducks" is also a game by its name. */
  at: 'at',
  /** The same, and its result. */
  beat: 'beat|beats|beating|to beat|win against|wins against|winning against|win over|wins over|winning over|win in|win at|wins in|wins at|winning in|winning at|a win against|a win over|a win in|a win at|victory against|victory over|victory in|defeat|defeats|defeating|upset|upsets|upsetting|knock off|knocks off|knocking off|get past|gets past|getting past|take down|takes down|taking down|topple|topping',
  win: 'win|wins|winning|a win|a victory|victory|victorious|to win|win it|win the game|win this game|winning it|winning this|winning the game|win outright|wins outright|come out on top|pull it off|pulling it off|get the win|getting the win|prevail|straight up|outright',
  cover:
    'cover|covers|covering|to cover|cover the spread|covers the spread|covering the spread|covering the number|cover the number|cover the line|covering the line|cover the puck line|cover the run line|covering the run line|covering the puck line|beat the spread|beating the spread|against the spread',
  worth:
    'worth a bet|worth betting|worth betting on|worth it|worth taking|worth backing|worth playing|worth a play|worth|become worth|value|begin|begins|kick in|kicks in|become|becomes|became|start|starts|starting|starts to be|make sense|a bet|a good bet|good bet|a buy|playable|bettable|a play|a good play|good value|profitable|good|to be|be',
  /** Says nothing more of the bet. */
  bet: 'bet|bets|betting|bet on|betting on|back|backing|take|taking|a bet on|a bet|a wager on|wager on|wagering on|the bet|this bet|pick|picking|price|odds|market|the market|by the market|according to the market|according to the books|according to the odds|books|the books|hit|hits|hitting|clear|clears|clearing|go|goes|going|stay|stays|staying|land|cash|cashes|score|scores|scoring|afternoon|evening|night|nights|morning|day|at home|at their place|on the road|away from home|him|his|her|actually|really|roughly|percent|percentage|in percent|as a percentage|next|upcoming|coming|week|here|overall|points|point|goals|runs|chance|chances|spread bet|get|gets|side|as a bet|as a pick|how good|how good are|how high|how big|how high are|how big are|good|high|would make|could|it that|play|picks|in play|reasonable|there|are there|is there|more',
} as const;

export const aspectWords = lexicon(written, {
  without: 'who|which|whom|so|i|me|my|we|game|games',
  isOfBets: true,
});
export type AspectMeaning = keyof typeof written;
