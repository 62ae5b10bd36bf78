/** "Move the Broncos spread to plus 7.5 or the closest you have": an alternate line of a team, which is named by its number. */
import { anyClub } from '../../../names/franchises.ts';

const move = '(?:move|shift|bump|slide|push|buy|tease|take|bring|set|change|adjust|drop|raise|lower)(?: me)?';
const number = '((?:plus |minus |[+-] ?)\\d{1,2}(?:\\.5)?)';
const moved = new RegExp(
  `(?<![\\w'’])${move} (?:the )?(${anyClub})(?:['’]s?)? (?:(?:alt(?:ernate)? )?(?:spread|line|points|number) )?(?:up |down |out |over )?(?:to|at) ${number}(?: points)?(?![\\w.])`,
  'gi',
);
const nearest =
  /,? or (?:at )?(?:(?:whatever|whichever|wherever) (?:is |line is )?)?(?:the )?(?:next )?(?:closest|nearest)(?: (?:alternate|alternative|alt|available|other))?(?: (?:line|number|spread|total|thing|one|to it|to that))*(?: (?:that )?(?:you|they|books?)(?:['’]ve|['’]s)?(?: can)?(?: have| has| offer| offers| got| find| list| lists| see)?| (?:that['’]?s |that is |is |there is )?(?:offered|available|listed|there is|there|possible))?(?=\s*(?:[,.;!?]|$))/gi;
const hasLine = /\d\.5(?!\d)|(?:[+-] ?|\b(?:plus|minus) )\d{1,2}(?![\d.])/i;

/** Whether the nearest line is wished for where the one that is named is not offered. */
export const wantsNearest = (prompt: string): boolean =>
  hasLine.test(prompt) && prompt.replace(nearest, '') !== prompt;

/** @returns the question with the team at that line, and without the nearest one, which depends on the board */
export const withLineMoved = (prompt: string): string => {
  const plain = prompt.replace(moved, (_, team: string, line: string) => `${team} ${line} on the spread`);
  return hasLine.test(plain) ? plain.replace(nearest, '') : plain;
};
