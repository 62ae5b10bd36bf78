/** "Who else on Dallas": a prop of another player of the team. */
import type { ReadTeam } from '../../../../../contracts/asking/reading.ts';
import { baseOf } from '../../../answer/follow.ts';
import { markOfPlayer } from '../../../answer/leg-change.ts';
import type { Given } from '../../../answer/next.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { readQuestion } from '../../../reading/read.ts';
import { settled } from '../../../reading/settle.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';

const lead =
  "(?:(?:so|is|are|there|do|you|u|have|got|like|any|what|whats|what's|about|how|give|gimme|show|find|get|me|us|can|could|want|need|i|we|or|and|maybe) )*";
const another =
  '(?:(?:who|whos|any(?:one|body)|some(?:one|body)) else(?: (?:do|does|you|u|is|would|like|good|got|have|there|worth|that))*|(?:an?other|a different|a diff|some other|any other|other|different) (?:guys?|players?|dudes?|names?|one|ones|props?)|any(?:one|body) other than (?:him|her))';
const pattern = new RegExp(
  `^${lead}${another} (?:on|from|for|off|of|in|playing for|at) (?:the )?([a-z0-9'. ]{2,30}?)(?: (?:instead|tonight|today|you like|u like|worth (?:it|betting)|to (?:bet|play|take)))*$`,
);
const same =
  /^(?:that|this|his|her|their|same|the same|own) ?(?:team|squad|side|offense|roster|club)?$|^(?:them|team|squad|same team)$/;

/** @returns undefined if anything else is said, or if no single prop was shown */
export function otherOnTeam(prompt: string, given: Given, context: QuestionContext): Heard | undefined {
  const [leg, ...others] = given.legs;
  const named = pattern.exec(bareOf(prompt))?.[1];
  if (!leg?.prop || others.length > 0 || named === undefined) return undefined;
  const { sport, prop } = leg;
  const team = same.test(named) ? { sport, name: prop.team } : teamOf(named, context);
  if (!team) return undefined;
  const base = baseOf(given);
  const teams: ReadTeam[] = [{ ...team, stance: 'back' }];
  return {
    kind: 'play',
    next: {
      reading: settled({
        ...base,
        sports: [team.sport],
        markets: ['prop'],
        wishes: [],
        player: null,
        line: null,
        teams,
        notPlayers: [...new Set([...(base.notPlayers ?? []), prop.player])],
      }),
      keep: [],
      without: [...new Set([...given.without, markOfPlayer(prop.playerId)])],
    },
  };
}

/** The one team that the words are, and nothing else. */
function teamOf(words: string, context: QuestionContext): Omit<ReadTeam, 'stance'> | undefined {
  // "Bills" alone can be money.
  const { reading, unread } = [words, `the ${words}`]
    .map((each) => readQuestion(each, context))
    .reduce((bare, named) => (bare.reading.teams.length > 0 ? bare : named));
  const [team, ...more] = reading.teams;
  const isAll = unread.length === 0 && more.length === 0 && reading.player === null;
  return team && isAll ? { sport: team.sport, name: team.name } : undefined;
}
