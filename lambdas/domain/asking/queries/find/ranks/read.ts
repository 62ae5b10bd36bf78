/** Reads questions that rank teams and players or compare them in facts. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { type Lexicon, lexicon } from '../../table/lexicon.ts';
import type { Known } from '../../table/terms.ts';
import { sportOfGroup } from '../reading/groups.ts';
import { slotsOf } from '../reading/slots.ts';
import { findWords, type Meaning, wordsAre } from '../reading/words.ts';
import { inRankSpelling } from './spelling.ts';
import { rankTopic } from './topics.ts';
import { rankWords } from './words.ts';

/** Made on first use: most questions rank nothing. */
let words: Lexicon<Meaning> | undefined;

/** A question without one of these neither ranks nor compares, and is not read again. */
const ranks =
  /\b(?:undefeated|unbeaten|winless|perfect|lost|lose|beaten|defeat|won?|wins?|more|most|fewer|fewest|less|least|higher|highest|lower|lowest|best|better|worst|worse|top|bottom|leads?|leads?ers?|leading|leader|longest|hot\w*|cold\w*|streaks?|skid|slide|compar\w+|side|tale|stack|match|measure|differences?|stingiest|leakiest|era|earned run average)\b/i;

/** Somebody's own bets, and what only a bet is said with. */
const ofBets =
  /\b(?:my|mine|i'?ve|bets?|betting|picks?|plays? (?:for|on|of)|parlays?|odds|prices?|lines?|props?|likel(?:y|ier|iest)|will|gonna|should)\b/i;

/** @returns undefined if it is another question, or if a word is left unread */
export function readRanks(prompt: string, known: Known): FindQuery | undefined {
  if (!ranks.test(prompt) || ofBets.test(prompt)) return undefined;
  words ??= lexicon<Meaning>({ ...findWords, ...rankWords }, wordsAre);
  const slots = slotsOf(inRankSpelling(prompt), known, words);
  const { prices, lines, money, books, units, percents, teams, players, sports, unread } = slots;
  const extra = [prices, lines, money, books, units, percents, unread];
  if (slots.isUnclear || extra.some((each) => each.length > 0) || teams.length > 4 || players.length > 4)
    return undefined;
  const found = rankTopic(slots, known);
  return (
    found && {
      ask: 'find',
      sports: sports.length > 0 ? sports : sportOfGroup(slots.has),
      teams,
      players,
      days: null,
      group: slots.group,
      last: null,
      since: null,
      splits: slots.splits,
      against: [],
      withPlayer: null,
      withoutPlayer: null,
      market: null,
      side: null,
      stat: null,
      over: null,
      order: null,
      limit: slots.limit,
      detail: null,
      part: null,
      rested: null,
      unkept: [],
      ...found,
    }
  );
}
