/** The words of sums: each cue says what is computed, or what a figure beside it is. */
import { lexicon } from '../../reading/phrases.ts';

export const sumWords = lexicon({
  boost: 'boost|boosted|boosts|profit boost|odds boost|boosting|superboost|super boost|juiced up by',
  half_kelly: 'half kelly|1/2 kelly|half of kelly|half-kelly|0.5 kelly|.5 kelly|kelly half',
  quarter_kelly:
    'quarter kelly|1/4 kelly|quarter of kelly|quarter-kelly|0.25 kelly|.25 kelly|fourth kelly|kelly quarter',
  flips: 'coin flip|coin flips|flips|coin toss|coin tosses',
  record: 'went|i went|im|going|record|record of|went on',
  staked: 'staked|wagered|bet in total|risked',
  returned: 'won back|got back|returned|cashed',
  half: 'half the time|half of the time|50 50',
  pay: 'pay|pays|payout|payouts|pay out|paid|return|returns|returned|winnings|profit|profits|earn|cash|cashes|back|pay me|net|made|make|makes|gain|get me|gets me|get back|i get|would get|come to|comes to|would i have|do i have|will i have|end up with|walk away with|take home|come back with|what pays|come out to|how much back|total payout|pays what|collect|bring back|cash for|win on',
  win: 'win|to win|wins|won',
  turn: 'turn|turns|turning|flip|grow',
  implied:
    'implied|implied probability|implied chance|implied odds|probability|chance|chances|likelihood|percent|percentage|pct|%|imply|implies|win probability',
  convert: 'convert|converted|conversion|translate|change|switch|same as|equals|equivalent|equivalent to',
  to_american:
    'american|american odds|us odds|normal odds|normal|regular odds|vegas odds|plus minus|moneyline odds|us style',
  to_decimal: 'decimal|decimals|decimal odds|european odds|european',
  to_fraction: 'fraction|fractions|fractional|fractional odds|uk odds|british odds|fraction form',
  mean: 'mean|means|meaning|stand for',
  fair:
    'no vig|no-vig|novig|devig|de-vig|de vig|vig free|vigless|fair|fair odds|fair price|fair prices|fair line|fair value|true odds|true price|true probability|' +
    'without vig|without the vig|without juice|without the juice|remove the vig|remove vig|take out the vig|take the vig out|take the juice out|take out the juice|' +
    'strip the vig|strip the juice|remove the juice|minus the vig|vig|the vig|hold|margin|overround|juice|no juice|w no juice|no-vig odds|fair number|fair odds of|market width',
  break_even:
    'break even|breakeven|break-even|to break even|to break even|need to hit to break even|win rate to break even|to be profitable|win rate needed|rate needed|hit rate needed|win rate do i need|win rate i need|required win rate|win percentage needed|need to win how often|win how often|hit how often|how often do i need to win|how often do i need to hit|how often do i have to win|how often do i gotta win|how often it needs to hit|how often it has to hit|how often does it need to hit|how often does it have to hit|how often does that need to hit|how often does that have to win|what percent do i need|what % do i need|what percentage do i need|percent do i need|% do i need|to not lose money|not lose money|to break even at|where do i break even|be profitable|breaking even',
  parlay: 'x|times|multiplied|parlay|parlays|parlayed|parlaying|combined|combine|together',
  legs: 'leg|legs|legger|leggers|team|teams|teamer|teamers|pick|picks|legged|leg parlay|way|bets|leg of|legs of|bet parlay',
  each: 'each|apiece|per leg|per pick|a piece|all|every leg|every one|everything|every|per bet|a bet|a game|per game|per parlay',
  push: 'push|pushes|pushed|pushing|void|voids|voided|is a push|gets voided|got voided|was a push',
  hedge:
    'hedge|hedging|hedged|hedge calculator|hedge calc|hedge amount|hedge bet|lay off|lay it off|other side bet|bet the other side|cover both sides|guarantee profit|guaranteed profit|lock a profit|lock in profit|to lock profit|lock profit|lock something in|wager on other side|on the other team',
  other:
    'other side|other|opp|opps|opponents|opposite side|opposite|against|opponent|opposing side|the no|them|other team|the other team|the other one|other way',
  future: 'future|futures|ticket|open bet|futures ticket|futures bet|outright|bet slip',
  robin: 'round robin|round robins|rr|robin|roundrobin',
  by: 'by',
  twos: 'twos',
  threes: 'threes',
  fours: 'fours',
  unit: 'unit|units|unit size|1u|unit be|a unit be|my unit|units be',
  bankroll: 'bankroll|bank roll|roll|bank|br|bankrolls|bankroll of|my bankroll',
  kelly: 'kelly|kelly criterion|kelly stake|kelly bet|full kelly|kelly formula',
  expected:
    'ev|expected value|expected return|expectation|+ev|e.v|ev of|worth it|worth taking|profitable|positive ev',
  free: 'free bet|free bets|bonus bet|bonus bets|freebet|free play|bonus|site credit|promo bet|no sweat token|bonus bet token',
  worth: 'worth|value|really worth',
  arbitrage:
    'arb|arbs|arbing|arbitrage|surebet|sure bet|lock it in|lock in|lock in profit|lock in a profit|lock profit|guarantee|split|dutch|dutching|dutched',
  middle:
    'middle|middles|middled|middling|lands in the middle|hit the middle|in the middle|land in the middle|hits the middle',
  over: 'over',
  under: 'under',
  offer: 'gives me|wants to pay|offer|offers|offered|offering|giving me|pays on|quoted|quotes',
  think:
    'think|believe|make it|make them|make this|made it|figure|my chance|my number|give it|hits|hit|hitting|wins it|of the time|reckon|guess|gut says|my read|i say|i give|give them|cap it|capped it|i have it at|got it at|edge|win rate|probability of mine|true odds are|real chance',
  need: 'need|needs|needed|risk|lay|bet|required|require|gotta win|have to win|do i gotta|do i need|should i bet|how much to bet|gotta bet|whats my stake|my stake',
  /** "Split 200 between these"; between two prices it is a wish for a bet. */
  between: 'between',
  odds: 'odds|what odds|in odds',
  /** Words around a sum that change nothing. */
  around:
    'how much|how much would|how often|much|how many|many|bet|bets|betting|bettor|wager|wagered|wagers|put|puts|stake|stakes|staked|staking|risk|risking|throw|threw|drop|dropped|lay|laid|' +
    'price|prices|priced|line|lines|money|moneyline|spread|total|cost|costs|calculate|calc|calculator|compute|computed|work out|figure out|math|amount|size|long|' +
    'side|sides|both|one|two way|favorite|favorites|underdog|underdogs|big|how big|total stake|in total|all in|putting down|put down|risked|laying out|laid out|combos|combinations|different|live|of them|whats that|what is that|live now|dog|fav|cover|left|open|last leg|last|hits it|same|either way|same either way|equal either way|equal|get there|all get there|come in|all hit|all win|all cash|maths|good maths|site|rest|the rest are|dumb q|dumb question|book|books|game|if it wins|if it hits|hits|hit|hold|best way|rate|time|win rate|i bet|a bet|dk|fd|draftkings|fanduel|betmgm|mgm|caesars|' +
    'i placed|placed|took|take|taking|have|lands|land|use|using|straight|single|each way|ticket|slip|mine|would|currently|now',
});

export type SumCue = NonNullable<ReturnType<typeof sumWords.phrases.get>>[number]['meaning'];
