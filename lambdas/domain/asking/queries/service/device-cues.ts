/** Words that ask whether saved picks are there on another device, or after signing out. */
import { all } from '../reading/cues.ts';

const kept =
  '(?:my|the|our|a|one|same) (?:\\w+ )?(?:bets?|picks?|plays?|parlays?|slips?|tracker|history|account|acct|data|stuff|settings|record|login|subscription|plan|favorites|everything)';
const device = '(?:laptops?|phones?|cell|computers?|ipads?|tablets?|pc|macbook|desktop|devices?|browsers?)';
const stays =
  '(?:still|sync\\w*|carry|carries|carried|transfer\\w*|switch\\w*|lose|losing|lost|keep|kept|stay|stays|follow\\w*|same|see|check|access|pull up|log(?:ged|ging)? ?(?:in|on)|sign(?:ed|ing)? ?in|use|using|there|gone|disappear\\w*|get to|view|reach|move)';
/** What fails, is downloaded or rung is of another topic. */
const ofOther =
  '(?!.* (?:wont|cant|cannot|doesnt (?:work|load)|isnt (?:working|loading)|crash\\w*|broken|load|loading|frozen|freez\\w*|download\\w*|export\\w*|install\\w*|delete\\w*|alerts?|notif\\w*|text me|number|stole\\w*) )';

export const deviceCues: readonly string[] = [
  ofOther + all(kept, device, stays),
  `(?:if|when|after|once) i (?:switch|change|get|upgrade|lose|break|buy)(?: (?:to|a|an|my|new|another|different|second)){0,3} ${device}(?= .*(?:bets?|picks?|tracker|history|account|data|stuff|lose|keep))`,
  '(?:if|when|after|once) i (?:log|sign) ?-? ?(?:out|off|back in)(?= .*(?:bets?|picks?|tracker|history|slips?)(?: \\w+){0,4} (?:saved|still|there|gone|lost|kept|stay|disappear\\w*|here)|.*(?:lose|losing|keep)(?: \\w+){0,2} (?:bets?|picks?|tracker|history|slips?))',
];
