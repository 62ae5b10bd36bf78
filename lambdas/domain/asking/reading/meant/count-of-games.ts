/** How many games a leg of each is of: "each of the three late games" are three of them, also where there are more. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { numberNames } from '../words/counts.ts';

const number = `[2-8]|${numberNames.slice(2, 9).join('|')}`;
const counted = new RegExp(
  `\\b(?:(?:each|every one|all)(?: of)?(?: the| these| those| tonight['’]s| today['’]s)?(?: first| last| final)? (${number})|(both)(?: of)?(?: the| these| those| tonight['’]s| today['’]s)?) (?!o ?['’]?\\s?clock|[ap]\\.?m\\b)(?:(?!legs?\\b|teams?\\b|sides?\\b)[\\w:'’]+ ){0,4}games\\b`,
  'i',
);

/** @returns the reading with as many legs; unchanged where the games are not counted, or the legs are */
export function withCountOfGames(reading: Reading, prompt: string): Reading {
  const { eachGame, legs, wishes, intent } = reading;
  if (!eachGame || intent !== 'play' || wishes.length > 0 || (legs?.max ?? 1) > 1) return reading;
  const [, said, both] = counted.exec(prompt) ?? [];
  if (said === undefined && both === undefined) return reading;
  const word = said?.toLowerCase() ?? 'two';
  const count = /\d/.test(word) ? Number(word) : numberNames.indexOf(word);
  return { ...reading, legs: { min: count, max: count } };
}
