/** "Lakers ml and an over from the late games": the hours are those of the leg that names nobody, and not of the team's game. */
import type { LegWish, Reading, ReadTeam } from '../../../../../contracts/asking/reading.ts';
import { settled } from '../../settle.ts';

const lastLeg =
  /(?:[,;+&]|\b(?:and|plus|with|w\/|n))\s*(?:an?|any|one|some|[1-3]|two|three|whatever) (?!.*(?:[,;+&]|\b(?:and|plus|with)\b))[^,;]{2,40}? (?:from|in|of|for|out of) (?:(?:one|any|each) of )?(?:the |tonight'?s |today'?s )?(?:late|later|early|earlier|afternoon|evening|night|primetime|\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?: [a-z]+)?(?: games?| slate| window| ones)?[ .!?]*$/i;

const isOnSomebody = ({ teams, player }: LegWish): boolean => teams.length > 0 || player !== null;

/** @returns the reading as it is unless a leg before the last one names somebody */
export function withHoursOfOpen(reading: Reading, prompt: string): Reading {
  const { starts, wishes } = reading;
  const last = wishes.at(-1);
  const words = starts === null || wishes.length < 2 ? undefined : lastLeg.exec(prompt)?.[0];
  if (words === undefined || !last || !wishes.slice(0, -1).some(isOnSomebody)) return reading;
  // A team named for the leg before is no team of this one.
  const isNamed = ({ name }: ReadTeam) => words.toLowerCase().includes(lastWord(name));
  const own = last.player === null ? last.teams.filter(isNamed) : last.teams;
  if (own.length > 0 || last.player !== null) return reading;
  const open = { ...last, teams: own, starts };
  return settled({ ...reading, starts: null, wishes: [...wishes.slice(0, -1), open] });
}

const lastWord = (name: string): string => name.toLowerCase().split(' ').at(-1) ?? '';
