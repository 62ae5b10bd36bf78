/** The words of questions about a price. */
import { lexicon } from '../table/lexicon.ts';

const written = {
  /** Asks about the price. */
  worth:
    'worth it|worth|worthwhile|worth a shot|worth a look|worth a bet|worth taking|worth the price|value|good value|any value|has value|good price|good number|good line|good odds|good deal|fair price|fair|fair value|fair or not|deal|' +
    'steal|a steal|steep|too steep|too high|too short|too much|too juicy|too juiced|too expensive|expensive|pricey|too pricey|right price|decent price|ev|+ev|plus ev|positive ev|overpriced|underpriced|mispriced|' +
    'great price|nice price|bad price|bad number|bad line|decent number|rip off|ripoff|ripped off|getting ripped off|getting robbed|getting hosed|robbery|overpaying|overpay|true odds|real odds|fair odds|fair line|fair number|' +
    'priced right|right number|legit|legit price|a trap|trap|trap line|free money|a gift|easy money|waste|a waste|waste of money|good use|dumb use|good spot|break even|2 much|robbery|highway robbery|value or no|value or nah|value or not|edge|any edge|have any edge|mistake|a mistake|stale|too good|too good to be true|generous|sucker bet|a sucker bet|sucker|stinks|ripped|juiced up|too rich|too low|too long|overvalued|undervalued|inflated|soft|off market|' +
    'should it be more|should it be higher|should it be longer|should it be bigger|should it pay more|get more for this|get more|more than that|missing something|missing anything|priced ok|priced fairly|priced wrong|profitable|worth my money|worth my time|good use of it|any shot|have a shot|too late|is it too late|is that too late|miss the number|miss the good number|did i miss the number|miss the best of it|did i miss it',
  /** Asks for the market's chance. */
  chance:
    'implied chance|implied probability|implied odds|win probability|true probability|probability|chance|chances|win chance|how likely|how likely is it|likelihood|realistic|odds of that|no vig|no vig odds|no vig price|no vig line',
  /** Asks for an opinion about a bet. */
  judge:
    'ok|okay|good|bad|any good|good or bad|good or nah|good or not|good or no|yay|nay|yay or nay|yea or nay|yes or no|smart|dumb|stupid|solid|sharp|opinion|opinions|like|like it|like that|like this|love it|hate it|' +
    'feel|should|should i|should we|would you|would u|can i|decent|great|nice|nah|not|no|yes|y/n|cool|crazy|insane|right|wrong|reasonable|makes sense|make sense|play or pass|pass|or pass|hit or miss|safe to take|safe|risky|' +
    'is it too late|too late|is that too late|did i miss the number|miss the number|miss it|did i miss it|is mine ok|mine ok|check|check this|sanity check|double check|look ok|look good|hold up|any good to you|smart bet|trash|garbage|mid|fire|gas|juiced|juicy|nuts|silly|wild|ridiculous|terrible|awful|horrible|lovely|meh|yea|yep|nope|square|legit|bad idea|good idea|take it|take that|leave it|take it or leave it|do it|go for it|bet or no bet|bet or pass|play or no play|tail or fade|fade or tail|hammer or pass|in or out|cop|snag|buy or sell|verdict|ur verdict|your verdict|call it|gut check|a gut check|good look|thumbs up|thumbs down|scares me|free money|too good|reaching|am i reaching|overpaying|getting robbed|is it really|really|good call|bad call|good take|bad take|decent|sketchy|shady|still good|still ok|still playable|playable|still a play|would you still|would u still|still',
  /** The same, where a bet is named without a price: it is about that bet, and no wish for one. */
  opinion:
    'do you like|do u like|you like|u like|ya like|thoughts|thoughts on|your thoughts|your thoughts on|opinion on|your opinion on|take on|your take|your take on|feel about|how do you feel about|how do u feel about|what do you think|what do u think|what you think|wdyt|' +
    'what do you think of|what do u think of|what do you think about|what do u think about|what you think about|rate|grade|rate this|rate my|grade this|grade my|rate this parlay|how does that look|how that look|hows that look|how does this look|how is that look|how is this look|' +
    'good bet|a good bet|smart bet|bad bet|dumb bet|a bad bet|a smart bet|sharp bet|solid bet|square bet|good play or nah|is a good play|tell me about|sanity check|sanity check my|rate my parlay|rate my slip|rate my ticket|grade my parlay|grade my slip|judge my|roast my|roast this|how we feeling|how we feelin|how are we feeling about|how you feeling about|how u feeling about|any thoughts|any thoughts on|hows it look|how does it look|opinions on|wdyt of|wdyt about|verdict on|hit or miss on',
  /** Asks for the case against a bet. */
  against:
    'talk me out of|talk me out of it|talk me out|talk me off|case against|the case against|reasons not to|reason not to|why not|why shouldnt i|why should i not|devils advocate|convince me not to|bad idea|a bad idea|downside|downsides|whats wrong with|what is wrong with|argue against',
  bet: 'in a parlay|in my parlay|in the parlay|bet|bets|betting|take|taking|play|playing|hammer|tail|tailing|lay|laying|lock in|grab|grabbing|pull the trigger|jump on|back|backing|smash|ride|riding|already|put it on|put it|wanna put it on|love|loves|follow|tail|use|use it|use on|put|putting|sprinkle|throw|fade|fading|hit|hits|cover|covers|win|wins|to win|score|scores|pound|pounding',
  price:
    'price|prices|odds|number|line|offer|offering|offers|quote|offered|juice|spot|side|alt|alternate|payout|decimal|even money|money|laying|getting|catching|points|pl|pt|pts',
  saw:
    'saw|seeing|found|i have|im|i am|have|listed|listed at|has|got|getting|gets|give|gives|giving|giving me|gives me|gave me|pick|picked|slip|my slip|ticket|wager|paying|pays|pay|paid|book|my book|bookie|my bookie|' +
    'heres|here is|this is|my|mine|for this|posted|available|on|sitting at|still|now|tonight|right here|the books give|books give|book gives|books|mkt|market|market says|mkt says|the market|what chance|what chance for|took|i took|i bet|bet it|grabbed|i grabbed|got in at|i got|this morning|earlier|hanging|has them at|everyone else|elsewhere|somewhere|around|sent me|says|said|saying|my guy|guy|local|my local|shop|my shop|app|the app|boosted it|up on|feels|feels like|looks|looks like|seems|seems like|guys',
  parlay:
    'parlay|parlays|my parlay|this parlay|leg|legs|leg parlay|leg slip|same game parlay|same game|teamer|team parlay|combo|sgp|both in the same slip|same slip|all in one|together|total odds|all together',
  boost:
    'boost|profit boost|boosted|odds boost|boost token|boosted to|a boost|superboost|super boost|boost from|boosted from|boosts|odds boosts|promo|special|used to be|was|up from|now|profit boost token|boost on|with a boost|with the boost',
  bonus: 'bonus bet|bonus bets|free bet|free bets|bonus|site credit|freebet|free play',
  toWin:
    'to win|wins|to win back|pays out|returns|for a payout of|pays|paying|pays me|pays out|would pay|would win|to return|to pay|to profit',
  join: 'vs|versus|@|against|or',
} as const;

export type CheckMeaning = keyof typeof written;
export const checkWords = lexicon(written);
