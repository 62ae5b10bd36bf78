/** "The Lions beat the Bears and Gibbs scores", "Sixers -, Bulls -": bets on a team, by what it does. */
import { anyClub } from '../../../names/franchises.ts';

const club = `(?:the )?(?:${anyClub})`;
const beats = new RegExp(
  `(?<![\\w'’])(?<!\\b(?:did|do|does|will|can|could|would|should|when|if|how|why|have|has|had|to|who|ever|that) (?:the )?)(${club}) (?:to )?(?:beats?|defeats?|knocks? off|takes? down|wins? (?:over|against)) (${club})(?![\\w'’])(?! by\\b)(?=\\W.*\\w)(?!.*\\?)`,
  'gi',
);
const signed = new RegExp(`(?<![\\w'’])(${anyClub}) ?[-–—](?= ?(?:[,;.!?]|$| (?:and|plus)\\b))`, 'gi');
const bought = new RegExp(
  `(?<![\\w'’])(?:buy|bump|move|take|push) (${club}) (?:up|down|out)? ?(?:to|from [\\w.+-]+ to) [\\w ]{1,30}\\(([+-]\\d{1,2}(?:\\.5)?)\\)`,
  'gi',
);

const isOther = /beat|defeat|knock|take|took|win|[-–—](?: ?[,;.!?]| and| plus|$)|\([+-]\d/i;

/** @returns the question with the usual name of such bets */
export const withWinners = (prompt: string): string =>
  !isOther.test(prompt)
    ? prompt
    : prompt.replace(beats, '$1 to win').replace(signed, '$1 spread').replace(bought, '$1 $2');
