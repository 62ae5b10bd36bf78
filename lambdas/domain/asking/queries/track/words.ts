/** The words of bets made elsewhere, and of changes in the tracker. */
import { lexicon } from '../table/lexicon.ts';

const written = {
  log: 'log|logged|track|keep track|keep track of|add|add bet|add a bet|add my bet|save|save bet|put in|put me down|put me down for|put down|mark me down|mark down|enter|jot|jot down|note|tail|tailing|count me in',
  /** The same, of what was named before. */
  logIt:
    'log it|log this|log that|track it|track this|track that|keep track of it|keep track of that|add it|add that|add this|record it|record this|record that|save it|save this|save that|put it in|throw it in|tail that|tail it|tail this|book it|log that one|track that one|save that one|add that one',
  made: 'i bet|i took|i placed|i put|actually put|i actually put|i have|i got|ive got|i played|i hammered|my bet|just bet|just took|just placed|just put|just got|just played|just locked in|placed|already bet|took|bet|i threw|threw|dropped|i dropped|im on|i am on|riding|im riding|i laid|laid|i grabbed|grabbed|locked in|i locked in|bought|i hit|taking|im taking',
  stake: 'for|to win back|stake|staked|risking|risk|each|worth|down|in',
  mark: 'mark|mark as|grade|grade as|set|set as|change to|update|settle|settle as|score it|count as|call it',
  hit: 'hit|won|win|as hit|as won|winner|cashed|a win|a winner|as a win|came in|green',
  miss: 'miss|missed|lost|lose|as miss|as lost|loser|a loss|as a loss|dead|busted|red',
  push: 'push|pushed|as push|a push|void|voided|as void|refunded|no action|got voided|was voided|cancelled|canceled|cancel',
  remove:
    'delete|remove|take off|take out|get rid of|erase|undo|scratch|drop it|delete it|remove it|never placed|never placed it|i never placed it|didnt place|i didnt place it|wrong amount|by mistake|by accident|accidentally|duplicate|i added|added|twice',
  fix: 'fix|fix it|correct|correct it|edit|edit it|should be|shouldve been|i meant|wrong price|wrong odds|wrong stake|change it|change that',
  /** A correction where two figures stand beside it: "that bet was -125, not -110". */
  not: 'was|actually|not|wrong|instead of|meant|change|by mistake it was',
  cashOut: 'cashed out|cashed it out|i cashed out|cash out at|took the cash out|took cash out',
  that: 'that|this|it|that one|this one|that bet|this bet|last one|the last one|that last one|the last bet|last bet|that last bet|that pick|last pick|the last pick|that parlay|the same game parlay|same game parlay|the parlay|last',
  mine: 'my|one|pick|picks|bet|bets|ticket|slip|prop|tracker|my tracker|to my tracker|in my tracker|in the tracker|to the tracker|my picks|to my picks|to my bets|my bets|from my bets|from my tracker|from the tracker|my log|to the log|parlay|leg|legs|leg parlay|yesterday|earlier|can you',
  join: 'vs|versus|@|against',
  as: 'as',
} as const;

export type TrackMeaning = keyof typeof written;
// A question is no report of a bet: "should I bet the Bills".
export const trackWords = lexicon(written, {
  without:
    'for|my|should|would|could|can|will|what|which|where|who|how|when|is|are|do|does|did|any|if|like|it|this|that|in|one|want|need|give|gimme|find|looking for|looking to|actually|take|want to|need to|thinking about|thinking of|considering|going to|gonna',
});
