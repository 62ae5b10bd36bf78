/** The words of bets made elsewhere, and of changes in the tracker. */
import { lexicon } from '../table/lexicon.ts';

const written = {
  log: 'put in my slip|put in my ticket|put in my bet|log my slip|log my bet|save my slip|add my slip|write down|note down|save as pending|log as pending|add as pending|as pending|pending|as open|want it counted|just want it counted|count it|want it logged|want it tracked|keep a record of|keep a record|log|logged|track|keep track|keep track of|add|add bet|add a bet|add my bet|save|save bet|put in|put me down|put me down for|put down|mark me down|mark down|enter|jot|jot down|note|tail|tailing|tailing this|count me in|keep an eye on|keep an eye|watch|enter|enter both|enter these|enter them|register|put it in my book|put it in my tracker|stick it in|throw it on my tracker|jot it down',
  /** The same, of what was named before. */
  logIt:
    'log it|log this|log that|track it|track this|track that|keep track of it|keep track of that|add it|add that|add this|record it|record this|record that|save it|save this|save that|put it in|throw it in|tail that|tail it|tail this|book it|log that one|track that one|save that one|add that one|save pls|save please|log pls|log please|track pls|add pls|record pls|save both|log both|track both|enter it|enter that|save|put it in my book|put that in|put it on my tracker|jot that down|jot it down',
  made: 'i bet|i took|i placed|i put|actually put|i actually put|i have|i got|ive got|i played|i hammered|my bet|just bet|just took|just placed|just put|just got|just played|just locked in|placed|already bet|took|bet|i threw|threw|dropped|i dropped|im on|i am on|riding|im riding|i laid|laid|i grabbed|grabbed|locked in|i locked in|bought|i hit|taking|im taking|already placed|i already placed|i already bet|already took|i already took|just made|i made|made|fired|i fired|fired on|in on|im in on|i have riding|riding on|i rode|rode|parlayed|i parlayed',
  stake: 'for|to win back|stake|staked|risking|risk|each|worth|down|in',
  mark: 'mark|mark as|grade|grade as|set|set as|change to|update|settle|settle as|score it|count as|call it|says|it says|shows|showing|graded|graded as|got graded|was graded|void out|fix the grade|regrade',
  hit: 'they covered|he covered|it covered|hit|won|win|as hit|as won|winner|cashed|a win|a winner|as a win|came in|green|w|as a w|a w|hit as a w|did hit|did win|did cash|got there|was a win|should be a win',
  miss: 'miss|missed|lost|lose|as miss|as lost|loser|a loss|as a loss|dead|busted|red|l|as a l|an l|as an l|a l|didnt win|didnt hit|didnt cash|did not win|did not hit|wasnt a win|choked|was a loss|should be a loss|ot loss|loss|gone',
  push: 'push|pushed|as push|a push|void|voided|as void|refunded|no action|got voided|was voided|cancelled|canceled|cancel|scratched|got scratched|rained out|never checked in|never played|didnt suit up|did not play|was a dnp|dnp|never got in|sat out|was out|got postponed|got canceled|got cancelled|no actioned|ppd|postponed|void leg|voided leg|leg got voided|leg was voided|he got scratched|didnt play',
  remove:
    'delete|remove|take off|take it off|take that off|take it off my record|pull it|pull that|drop that|take out|get rid of|erase|undo|scratch|drop it|delete it|remove it|never placed|never placed it|i never placed it|didnt place|i didnt place it|wrong amount|by mistake|by accident|accidentally|duplicate|i added|added|twice|dupe|dupes|duplicates|the duplicate|logged twice|logged it twice|i logged twice|entered twice|hit it twice|i hit it twice|saved twice|trash|bin|take back|take it back|nvm|never mind|nevermind|forget it|cancel that|clear',
  fix: 'change the book|change the book on|change the price|change the stake|change the odds|fix the price|fix the book|fix the stake|update the price|update the stake|correct the price|correct the stake|fix|fix it|correct|correct it|edit|edit it|should be|shouldve been|i meant|wrong price|wrong odds|wrong stake|change it|change that|change|change the|update|update it|adjust|adjusted|amend|re-priced|repriced|re priced|re-price|dropped to|cut to|moved to|got it at|i got it at|i had it at|better number|a better number|wrong team|wrong book|wrong line|wrong amount|wrong number|wrong date|should say|make it|make that|oops|my bad|typo|whoops|i typed|meant to put|set the stake|set stake|set book|add book|add the book|add sportsbook|switch|swap',
  /** A correction where two figures stand beside it: "that bet was -125, not -110". */
  not: 'was|actually|not|wrong|instead of|meant|i meant|wrong|than what you wrote|than what you wrote down|what you wrote down|than i said|than i put|it was|was at|was on|was for|by mistake it was',
  cashOut: 'cashed out|cashed it out|i cashed out|cash out at|took the cash out|took cash out',
  that: 'that|this|it|those|these|just those|just that|only those|that one|this one|that bet|this bet|last one|the last one|that last one|the last bet|last bet|that last bet|to my last one|my last one|my last bet|the first|the second|the third|first|second|third|first one|second one|third one|top one|bottom one|that pick|last pick|the last pick|that parlay|the same game parlay|same game parlay|the parlay|last',
  mine: 'my|one|pick|picks|bet|bets|ticket|slip|prop|tracker|my tracker|to my tracker|in my tracker|in the tracker|to the tracker|my picks|to my picks|to my bets|my bets|from my bets|from my tracker|from the tracker|my log|to the log|parlay|leg|legs|leg parlay|yesterday|earlier|can you|book|leg|cuz|because|since|due to|thx|date|stake|price|odds|line|number|cousin|w my cousin|with my cousin|with a buddy|with my buddy|buddy|amount|at all|leg parlay|legger|combo',
  regulation:
    'reg|in reg|regulation|in regulation|60 min|60 minute|60 minute line|3 way|3-way|three way|regulation time',
  firstHalf: '1st half|first half|1h|1st h',
  secondHalf: '2nd half|second half|2h',
  firstQuarter: '1st quarter|first quarter|1q',
  firstPeriod: '1st period|first period|1p',
  firstFive: 'f5|first five|first 5|first five innings|first 5 innings',
  join: 'vs|versus|@|against',
  as: 'as',
} as const;

export type TrackMeaning = keyof typeof written;
// A question is no report of a bet: "should I bet the Bills".
export const trackWords = lexicon(written, {
  without:
    'for|my|should|would|could|can|will|what|which|where|who|how|when|is|are|do|does|did|any|if|like|it|this|that|in|one|want|need|give|gimme|find|looking for|looking to|actually|take|want to|need to|thinking about|thinking of|considering|going to|gonna',
});
