/** "Panthers on a back-to-back, find me a bet on the Rangers": why somebody bets on a team, told of another one, which no term narrows. */
import { anyClub } from '../../names/franchises.ts';

const club = `(?:the )?(?:${anyClub})`;
const state =
  "(?:back[ -](?:to|2)[ -]backs?|b2bs?|(?:short|no|little|one day(?:[’']?s)?|1 day) rest|(?:second|2nd) (?:night|leg|half|game) of (?:a |the |their )?(?:back[ -](?:to|2)[ -]backs?|b2b))";
const told = new RegExp(
  `^\\W*(?:(?:since|because|cuz|with|so|ok|hey) )*(?<one>${club})(?:[’']?s)? (?:(?:are|is|r|being) )?(?:on|off|coming off|playing on|playing) (?:an? |the |their )?${state}(?: (?:tonight|today|tomorrow))?(?:,|\\.| -| so| and)+ (?=(?:so |lets |let's |just )*(?:find|give|gimme|get|take|bet|back|i want|i like|i need|pick|make|build|want|need|any)(?![a-z])(?:.*\\b(?:on|for|with|back|take|like))? (?<other>${club})(?![a-z]))`,
  'i',
);
const isOfRest = /\bback[ -](?:to|2)[ -]back|\bb2b|\brest\b/i;

/** @returns the question without what is told of the other team */
export function withoutToldState(prompt: string): string {
  const found = isOfRest.test(prompt) ? told.exec(prompt) : null;
  const { one = '', other = '' } = found?.groups ?? {};
  if (!found || nameOf(one) === nameOf(other)) return prompt;
  return prompt.slice(found[0].length);
}

const nameOf = (club: string): string => club.toLowerCase().replace(/^the /, '');
