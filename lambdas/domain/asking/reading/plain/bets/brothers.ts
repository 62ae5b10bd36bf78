/** "The Hughes brothers", "both Tkachuks", "Jack and Luke Hughes": each by the full name. */
import type { KnownPlayer } from '../../../../feed/players/known-player.ts';
import { playersMeant, playersOfName } from '../../names/known-players.ts';

const brothers =
  /(?<![\p{L}'’])((?:both (?:of )?)?(?:the |two |those )*)(\p{L}[\p{L}'’-]{2,}) (?:brothers|bros?|twins)(?![\p{L}'’])/iu;
/** The name in the plural, where "both" or "the two" says that it is one. */
const plural =
  /(?<![\p{L}'’])(both(?: of)?(?: the)? |the two |the )(\p{L}[\p{L}'’-]{3,})s(?= (?:to|over|o\d|anytime|each|both|all|shots?|points?|goals?|get|score)\b)/iu;
/** "Jack and Luke Hughes". */
const firstNames =
  /(?<![\p{L}'’])(\p{L}{2,}) (?:and|&|\+|n) (\p{L}{2,}) (\p{L}[\p{L}'’-]{2,})(?![\p{L}'’])/giu;
const mostBrothers = 3;

/** @returns the question with each of them; unchanged where nobody, or more than three, has the name */
export function withBrothersNamed(prompt: string, roster: readonly KnownPlayer[]): string {
  if (roster.length === 0) return prompt;
  const each = prompt.replace(firstNames, (words, one: string, other: string, surname: string) => {
    const names = [`${one} ${surname}`, `${other} ${surname}`].map((name) => only(name, roster));
    return names.every((name) => name !== undefined) && names[0] !== names[1] ? names.join(' and ') : words;
  });
  const [found, lead = '', name = ''] = brothers.exec(each) ?? plural.exec(each) ?? [];
  if (found === undefined) return each;
  const isBoth = /\b(?:both|two)\b/i.test(lead) || new RegExp(`${found} (?:to )?both\\b`, 'i').test(each);
  const named = ofOneSport(meant(name, roster), roster);
  const all = isBoth ? ofOneTeam(named, roster) : named;
  if (all.length < 2 || all.length > mostBrothers) return each;
  return each.replace(found, `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`);
}

const meant = (name: string, roster: readonly KnownPlayer[]): readonly string[] =>
  playersMeant(name.toLowerCase(), { roster, isOfPlayer: true }).toSorted();

function only(name: string, roster: readonly KnownPlayer[]): string | undefined {
  const [one, ...others] = meant(name, roster);
  return others.length === 0 ? one : undefined;
}

/** Of namesakes in several sports, those of the only one with more than one. */
function ofOneSport(named: readonly string[], roster: readonly KnownPlayer[]): readonly string[] {
  const sports = Map.groupBy(named, (name) => playersOfName(name, roster)[0]?.sport);
  const [all, ...others] = [...sports.values()].filter(({ length }) => length > 1);
  return all && others.length === 0 ? all : [];
}

/** "Both Hughes brothers", of whom there are three: the two who play together. */
function ofOneTeam(named: readonly string[], roster: readonly KnownPlayer[]): readonly string[] {
  if (named.length < 3) return named;
  const teams = Map.groupBy(named, (name) => playersOfName(name, roster)[0]?.team ?? name);
  const [pair, ...others] = [...teams.values()].filter(({ length }) => length === 2);
  return pair && others.length === 0 ? pair : named;
}
