/** How the team of the one bet that was shown has been of late: "have they been any good lately". */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { mostQueries } from '../../../../contracts/asking/query.ts';
import type { ShownLeg, Turn } from '../../../../contracts/asking/turn.ts';
import { openFind } from '../../queries/find/open-find.ts';
import type { Heard } from '../heard.ts';
import { bareOf } from './around.ts';

const they = '(?:they|these guys|those guys|that team|this team|the team)';
const lately =
  '(?: (?:lately|recently|of late|this (?:year|season|month)|so far|these days|the last (?:few|couple)(?: (?:games|weeks))?|coming in(?:to (?:this|it))?|at all|or (?:what|not)))*';
const good =
  '(?:any |very |that |even |actually |really |playing |looking |pretty )*(?:good|hot|cold|solid|decent|winning|losing|rolling|struggling|well|bad|trash|better)';
const asks = [
  `(?:have|are|were|did|do) ${they}(?: (?:been|play|played|look|looked))? ${good}${lately}`,
  `how(?:'?ve|'?re| have| are| r| did| do)? ${they}(?: (?:been|be))?(?: (?:doing|playing|looking|going|looked|done|played|do|look))?${lately}`,
  `(?:what'?s|whats|hows|how's|how is|what is) their (?:form|recent form|streak|last few games|season)(?: (?:look|looking|been|like))*${lately}`,
].map((each) => new RegExp(`^${each}$`));

const ats =
  / (?:ats|(?:against|vs|versus|with) the (?:spread|number|line)|(?:at )?covering(?: (?:it|the spread|spreads))?)\b/;

const records =
  /^(?:(?:and|so|ok|what|whats|what's|show|me|give|the|are|is|season) )*(?:their (?:season )?records?|records?(?: (?:of|for|on))(?: (?:each|all|both|every|one|of|those|these|the|them|their|that|this|teams?|squads?))+|(?:each|both|all)(?: (?:of|the|those|these|teams?))*(?:'?s)? records?)(?: (?:this (?:year|season)|so far|please|look like))*$/;

/** "Record of each of those teams": of those that the bet backs. */
function recordsOf(text: string, legs: readonly ShownLeg[]): Heard | undefined {
  if (!records.test(text)) return undefined;
  const backed = legs.flatMap((leg) => {
    const team = teamOf(leg);
    return team === undefined ? [] : [{ sport: leg.sport, team }];
  });
  const queries = backed.slice(0, mostQueries).map(({ sport, team }) => ({
    ...openFind,
    topic: 'record' as const,
    sports: [sport],
    teams: [team],
    players: [],
  }));
  return queries.length > 0 ? { kind: 'queries', queries, isAside: true } : undefined;
}

/** @returns undefined if it asks for something else, or if the bet is on no team */
export function formOf(prompt: string, { play }: Turn): Heard | undefined {
  const asked = recordsOf(bareOf(prompt), play?.legs ?? []);
  if (asked) return asked;
  const [leg, ...others] = play?.legs ?? [];
  const team = leg && others.length === 0 ? teamOf(leg) : undefined;
  const text = bareOf(prompt);
  // "How have they done ATS lately" counts covers.
  const bare = text.replace(ats, '');
  if (!leg || team === undefined || !asks.some((each) => each.test(bare))) return undefined;
  const topic = bare === text ? 'form' : 'spread';
  const query: FindQuery = { ...openFind, topic, sports: [leg.sport], teams: [team], players: [] };
  return { kind: 'queries', queries: [query], isAside: true };
}

const teamOf = ({ home, away, selection, prop, outright }: ShownLeg): string | undefined =>
  prop || outright ? undefined : selection === 'home' ? home : selection === 'away' ? away : undefined;
