/** "Three Nuggets players over their points", "a Kings player over points": props of players of a team, and no total of theirs. */
import { anyClub } from '../../../names/franchises.ts';
import { oneStatWord, statWord } from './stat-words.ts';

const count = '(an?|any|one|two|three|four|five|six|[1-6])';
const people = '(?:players?|guys?|skaters?)';
const whose = '(?:his |their |the )?';
const over = new RegExp(
  `(?<![\\w'’])${count} (?:different )?(?:(${anyClub}) ${people}|${people} (?:from|on|of) (?:the )?(${anyClub})|(?<=(?:two|three|four|[2-4]) )(${anyClub})) (?:(?:to|all|both|each|will|should|go|goes|going|stay|stays|be) ){0,3}(over|under) (?:on )?${whose}(${statWord})(?: (?:lines?|props?|numbers?))?(?![\\w'’])`,
  'gi',
);
const reached = new RegExp(
  `(?<![\\w'’])${count} (?:different )?(?:(${anyClub})(?: ${people})|${people} (?:from|on|of) (?:the )?(${anyClub})) (?:(?:to|all|both|each|will|should|who|that|with) ){0,2}(?:records?|notch(?:es)?|tall(?:y|ies)|gets?|has|have|with|picks? up|adds?) (an?|one|\\d{1,2}\\+?) (${oneStatWord})(?! (?:each|apiece))(?: or more)?(?: (?:each|apiece))?(?![\\w'’])`,
  'gi',
);
const only = new RegExp(
  `(?<![\\w'’])(?:(?:with |from |on )?(?:only|just) )?(?:(${anyClub}) players only|(?<=only |just )(?:(?:players|guys) (?:from|on|of) (?:the )?(${anyClub})|(${anyClub}) players))(?![\\w'’])(?! (?:over|under|to|who|that|over\\b))`,
  'gi',
);

/** "Wild ML and 2 of their guys": players of the only team that is named. */
const theirs = new RegExp(
  `(?<![\\w'’])(?:at least )?${count} (?:more )?(?:of )?(?:their|its|the team['’]?s) (?:own )?${people}(?![\\w'’])`,
  'gi',
);
const club = new RegExp(`(?<![\\w'’])(?:${anyClub})(?![\\w'’])`, 'gi');

function ofTheTeam(prompt: string): string {
  const [team, ...others] = new Set((prompt.match(club) ?? []).map((name) => name.toLowerCase()));
  if (team === undefined || others.length > 0) return prompt;
  return prompt.replace(theirs, (words, n: string, at: number) => {
    const isAfter = prompt.slice(0, at).toLowerCase().includes(team);
    return isAfter ? `${n} ${team} ${/^(?:an?|any|one|1)$/i.test(n) ? 'player' : 'players'}` : words;
  });
}

/** @returns the question with props of that team */
export const withTheirProps = (prompt: string): string =>
  isOther.test(prompt) ? ofTheirs(ofTheTeam(prompt)) : prompt;
const isOther = /\b(?:players?|guys?|skaters?|over|under)\b/i;

const ofTheirs = (prompt: string): string =>
  prompt
    .replace(over, (_, n: string, one: string, other: string, third: string, side: string, stat: string) =>
      propsOf(n, `${side} ${stat}`, one ?? other ?? third),
    )
    .replace(reached, (_, n: string, one: string, other: string, number: string, stat: string) =>
      propsOf(
        n,
        `${/^(?:an?|one)$/i.test(number) ? 1 : Number.parseInt(number, 10)}+ ${plural(stat)}`,
        one ?? other,
      ),
    )
    .replace(only, (_, one: string, other: string, third: string) => {
      const props = `${one ?? other ?? third} player props`;
      return isOfSeveral(prompt) ? `same game parlay of ${props}` : `${props} only`;
    })
    .replace(/ with (same game parlay of [^.,;]+)/, isOfSeveral(prompt) ? ', $1' : '$&');

/** What no prop alone pays is that of several. */
const isOfSeveral = (prompt: string): boolean => isOfPayout.test(prompt) && !isOfForm.test(prompt);

const isOfPayout =
  /\$ ?\d+ (?:to|into|for|turns? into) (?:win |make |return |get )?(?:about |around )?\$? ?\d|\bto (?:win|make|return) \$? ?\d/i;
const isOfForm = /\b(?:parlay|legs?|single|straight|each|bets|picks)\b/i;

const propsOf = (count: string, kind: string, team: string): string => {
  const isOne = /^(?:an?|any|one|1)$/i.test(count);
  return `${isOne ? 'one' : count} player prop${isOne ? '' : 's'} ${kind} from the ${team}`;
};
const plural = (stat: string): string =>
  /s$/i.test(stat) ? stat : /ch$/i.test(stat) ? `${stat}es` : `${stat}s`;
