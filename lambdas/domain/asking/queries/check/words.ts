/** The words of questions about a price. */
import { lexicon } from '../table/lexicon.ts';

const written = {
  /** Asks about the price. */
  worth:
    'worth it|worth|worthwhile|worth a shot|worth a look|worth a bet|worth taking|worth the price|value|good value|any value|has value|good price|good number|good line|good odds|good deal|fair price|fair|fair value|fair or not|deal|' +
    'steal|a steal|steep|too steep|too high|too short|too much|too juicy|too juiced|too expensive|expensive|pricey|too pricey|right price|decent price|ev|+ev|plus ev|positive ev|overpriced|underpriced|mispriced|' +
    'great price|nice price|bad price|bad number|bad line|decent number|rip off|ripoff|ripped off|getting ripped off|getting robbed|getting hosed|robbery|overpaying|overpay|true odds|real odds|fair odds|fair line|fair number|' +
    'priced right|right number|legit|legit price|a trap|trap|trap line|free money|a gift|easy money|waste|a waste|waste of money|good use|dumb use|good spot|break even',
  /** Asks for the market's chance. */
  chance:
    'implied chance|implied probability|implied odds|win probability|true probability|probability|chance|chances|win chance|how likely|how likely is it|likelihood|realistic|odds of that|no vig|no vig odds|no vig price|no vig line',
  /** Asks for an opinion about a bet. */
  judge:
    'ok|okay|good|bad|any good|good or bad|good or nah|good or not|good or no|yay|nay|yay or nay|yea or nay|yes or no|smart|dumb|stupid|solid|sharp|opinion|opinions|like|like it|like that|like this|love it|hate it|' +
    'feel|should|should i|should we|would you|would u|can i|decent|great|nice|nah|not|no|yes|y/n|cool|crazy|insane|right|wrong|reasonable|makes sense|make sense|play or pass|pass|or pass|hit or miss|safe to take|safe|risky|' +
    'is it too late|too late|is that too late|did i miss the number|miss the number|miss it|did i miss it|is mine ok|mine ok|check|check this|sanity check|double check|look ok|look good|hold up|any good to you|smart bet|trash|garbage|mid|fire|gas|juiced|juicy',
  /** The same, where a bet is named without a price: it is about that bet, and no wish for one. */
  opinion:
    'do you like|do u like|you like|u like|ya like|thoughts|thoughts on|your thoughts|your thoughts on|opinion on|your opinion on|take on|your take|your take on|feel about|how do you feel about|how do u feel about|what do you think|what do u think|what you think|wdyt|' +
    'what do you think of|what do u think of|what do you think about|what do u think about|what you think about|rate|grade|rate this|rate my|grade this|grade my|rate this parlay|how does that look|how that look|hows that look|how does this look|how is that look|how is this look|' +
    'good bet|a good bet|smart bet|bad bet|dumb bet|a bad bet|a smart bet|sharp bet|solid bet|square bet|good play or nah|is a good play|tell me about',
  /** Asks for the case against a bet. */
  against:
    'talk me out of|talk me out of it|talk me out|talk me off|case against|the case against|reasons not to|reason not to|why not|why shouldnt i|why should i not|devils advocate|convince me not to|bad idea|a bad idea|downside|downsides|whats wrong with|what is wrong with|argue against',
  bet: 'in a parlay|in my parlay|in the parlay|bet|bets|betting|take|taking|play|playing|hammer|tail|tailing|lay|laying|lock in|grab|grabbing|pull the trigger|jump on|back|backing|smash|ride|riding|use|use it|use on|put|putting|sprinkle|throw|fade|fading|hit|hits|cover|covers|win|wins|to win|score|scores|pound|pounding',
  price:
    'price|prices|odds|number|line|offer|offering|offers|quote|offered|juice|spot|side|alt|alternate|payout',
  saw:
    'saw|seeing|found|i have|im|i am|have|listed|listed at|has|got|getting|gets|give|gives|giving|giving me|gives me|gave me|pick|picked|slip|my slip|ticket|wager|paying|pays|pay|paid|book|my book|bookie|my bookie|' +
    'heres|here is|this is|my|mine|for this|posted|available|on|sitting at|still|now|tonight|right here|the books give|books give|book gives|books|mkt|market|market says|mkt says|the market|what chance|what chance for',
  parlay:
    'parlay|parlays|my parlay|this parlay|leg|legs|leg parlay|leg slip|same game parlay|same game|teamer|team parlay|combo|sgp|total odds|all together',
  boost:
    'boost|profit boost|boosted|odds boost|boost token|boosted to|a boost|profit boost token|boost on|with a boost|with the boost',
  bonus: 'bonus bet|bonus bets|free bet|free bets|bonus|site credit|freebet|free play',
  toWin: 'to win|wins|to win back|pays out|returns|for a payout of',
  join: 'vs|versus|@|against|or',
} as const;

export type CheckMeaning = keyof typeof written;
export const checkWords = lexicon(written);
