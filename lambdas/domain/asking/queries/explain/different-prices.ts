/** Words that ask why a price is another one elsewhere: at the asker's book than here, or at one book than at another. */
import { bookWords } from '../reading/book-words.ts';
import { all } from '../reading/cues.ts';

const prices = '(?:odds|prices?|lines?|numbers?|spreads?|totals?|pricing|payouts?)';
const differs =
  '(?:different\\w*|differ|differs|(?:not|isnt|arent|wasnt|werent) (?:the )?same|(?:doesnt|dont|not|didnt) (?:even )?(?:match\\w*|line up|agree)|mismatch\\w*|off from)';
const ours = '(?:you|your|yall|here|gameplan|(?:this|the) (?:app|site|thing))';
const theirs = `(?:${bookWords}|(?:my|the|a|their|actual|real|other) (?:\\w+ )?(?:book|books|sportsbook|sportsbooks|bookie|app)|sportsbooks?)`;
const why = '(?:why|how come|what gives|what is up|which (?:one )?is right|explain|wrong)';
const figure = '(?:- |\\+)?\\d{3,4}';

const asks = '(?:why|how come|what is with|what is the deal with|how (?:can|is|are|do|does))';

export const differentPriceCues: readonly string[] = [
  `${asks}(?: [\\w+$%.-]+){0,12} (?:one|some|two|different|certain) (?:books?|sportsbooks?|apps?|bookies?)(?: [\\w+$%.-]+){0,8} (?:another|others?|the other|different\\w*|differ|vary|varies)`,
  `${asks}(?: \\w+){0,4} ${bookWords}(?: \\w+){0,6} (?:more|less|better|worse|higher|lower|different\\w*|longer|shorter)(?: \\w+){0,4} (?:than|from|vs|versus)(?: \\w+){0,2} ${bookWords}`,
  all(prices, differs, ours, theirs),
  all(
    why,
    `${ours}(?: \\w+)? (?:said|say|says|had|have|has|show|shows|showed|showing|list|lists|listed|told me|gave|quoted?)(?: \\w+){0,3} ${figure} (?:[\\w-]+ ){0,5}${theirs}(?: \\w+){0,4} ${figure}`,
  ),
  all(
    why,
    `${theirs}(?: \\w+){0,4} ${figure} (?:[\\w-]+ ){0,5}${ours}(?: \\w+)? (?:said|say|says|had|have|has|show|shows|showed|showing|list|lists|listed|told me|gave|quoted?)(?: \\w+){0,3} ${figure}`,
  ),
];
