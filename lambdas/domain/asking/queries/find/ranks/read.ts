/** Reads questions that rank teams and players or compare them in facts. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import { type Lexicon, lexicon } from '../../table/lexicon.ts';
import type { Known } from '../../table/terms.ts';
import { openFind } from '../open-find.ts';
import { sportOfGroup } from '../reading/groups.ts';
import { areName } from '../reading/names-typed.ts';
import { type Slots, slotsOf } from '../reading/slots.ts';
import { findWords, type Meaning, wordsAre } from '../reading/words.ts';
import { inRankSpelling } from './spelling.ts';
import { rankTopic } from './topics.ts';
import { rankWords } from './words.ts';

/** Made on first use: most questions rank nothing. */
let words: Lexicon<Meaning> | undefined;

/** A question without one of these neither ranks nor compares, and is not read again. */
const ranks =
  /\b(?:undefeated|loss|losses|without|records?|unbeaten|winless|perfect|lost|lose|beaten|defeat|won|win|wins|winning|more|most|fewer|fewest|less|least|higher|highest|lower|lowest|best|better|worst|worse|top|bottom|ranks?|ranked|ranking|last|leads?|leading|leaders?|longest|hot\w*|cold\w*|streaks?|skid|slide|compar\w+|side|tale|stack|match|measure|differences?|each other|stingiest|leakiest|era|earned[- ]run averages?)\b/i;

/** Somebody's own bets, and what only a bet is said with. */
const ofBets =
  /\b(?:my|mine|i'?ve|bets?|betting|(?:sports ?)?books?|picks?|plays? (?:for|on|of)|parlays?|odds|prices?|lines?|props?|likel(?:y|ier|iest)|will|gonna|should)\b/i;

/** "Best goal scorer in Bruins Wild": a player of either team, whom no comparison of the two names. */
const scorerOf = /\b(?:best|top|leading|anytime) (?:goal ?)?scorers?\b/i;

/** Beside a player who is known, words that can only be a name are another's, of whom the answer says that nothing is kept. */
function withTyped(slots: Slots, prompt: string, known: Known): Slots {
  const { players, unread } = slots;
  const name = unread.join(' ');
  const at = prompt.toLowerCase().indexOf(name);
  const isName = players.length === 1 && unread.length > 0 && unread.length <= 3 && at >= 0;
  return isName && areName(unread, prompt, known)
    ? { ...slots, players: [...players, upperFirst(prompt.slice(at, at + name.length))], unread: [] }
    : slots;
}

/** Several kinds ask the same of one question in turn. */
let latest: { readonly prompt: string; readonly known: Known; readonly found: boolean } | undefined;

const isSame = (one: Known, other: Known): boolean =>
  one.teams === other.teams &&
  one.roster === other.roster &&
  one.players === other.players &&
  one.selectedSport === other.selectedSport &&
  one.today === other.today;

/** Whether it asks for facts, which no other kind takes for bets or prices. */
export const ranksFacts = (prompt: string, known: Known): boolean => isKnown(prompt, known).found;

function isKnown(prompt: string, known: Known): NonNullable<typeof latest> {
  if (latest?.prompt !== prompt || !isSame(latest.known, known))
    latest = { prompt, known, found: readRanks(prompt, { ...known, asides: undefined }) !== undefined };
  return latest;
}

/** @returns undefined if it is another question, or if a word is left unread */
export function readRanks(prompt: string, known: Known): FindQuery | undefined {
  if (!ranks.test(prompt) || ofBets.test(prompt)) return undefined;
  words ??= lexicon<Meaning>({ ...findWords, ...rankWords }, wordsAre);
  const slots = withTyped(slotsOf(inRankSpelling(prompt), known, words), prompt, known);
  const { prices, lines, money, books, units, percents, teams, players, sports, unread } = slots;
  const extra = [prices, lines, money, books, units, percents, unread];
  if (slots.isUnclear || extra.some((each) => each.length > 0) || teams.length > 4 || players.length > 4)
    return undefined;
  if (teams.length > 1 && scorerOf.test(prompt)) return undefined;
  // At home and on the road is a comparison of a team with itself.
  if (slots.splits.includes('home') && slots.splits.includes('road')) return undefined;
  const found = rankTopic(slots, known);
  // Standings do not say who is undefeated at home.
  if (found?.over === 0.5 && slots.splits.length > 0 && teams.length === 1) return undefined;
  return (
    found && {
      ...openFind,
      sports: sports.length > 0 ? sports : sportOfGroup(slots.has),
      teams,
      players,
      group: slots.group,
      splits: slots.splits,
      limit: slots.limit,
      ...found,
    }
  );
}
