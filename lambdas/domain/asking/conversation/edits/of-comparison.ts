/** A comparison once more, by what is asked of it: by how much, which is likelier, which pays more. */
import type { CompareQuery, MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { openMarket } from '../../queries/market/open-market.ts';
import { asPercent } from '../asked/break-even.ts';
import { byMargin } from '../compared/by-margin.ts';
import type { Heard } from '../heard.ts';

/** What each costs and how likely it is stands in the answer. */
const byHowMuch =
  /^(?:so )?(?:by )?how (?:much|big)(?: (?:better|worse|likelier|safer|cheaper|of a difference|is the (?:difference|gap)|more|so|is it|are they|value))*$/;

/** By how many points one wins is what the spread says; "by how much" alone can be of the price. */
const ofMargins =
  /^(?:so )?(?:by how (?:much|many) (?:points|goals|runs|do you think|will they win|are they favou?red|is the spread)|(?:how (?:much|many|big) (?:will they win by|are they favou?red by|a favou?rite|is the spread)|what(?:'?s| is) the (?:spread|margin)|is (?:the|that) (?:spread|line) (?:too )?(?:big|high|much|large|small|low|fair|right)(?: for (?:them|this))?))$/;

/** The prices of both sides of the spread; undefined unless the teams of one game were compared. */
function spreadOf({ options, days }: CompareQuery): MarketQuery | undefined {
  const [one, other, ...more] = options;
  const teams = [...new Set(options.flatMap((option) => option.teams))];
  const isOfTeams = [one, other].every((each) => each?.teams.length === 1 && each.player === null);
  if (!one || !isOfTeams || more.length > 0 || teams.length !== 2) return undefined;
  return { ...openMarket, topic: 'books', sports: one.sports, teams, market: 'spread', days: days ?? null };
}

const which =
  "(?:so |and )?(?:(?:which|what|who)(?: (?:one|of (?:them|those|these|the two)|bet|side|team))?(?:'?s| is| are| has| would be| looks?| seems?)?(?: the)?)";
const to =
  '(?: (?:one|bet|of (?:them|those|these|the two)|to (?:win|cover|hit|cash|happen|come in|score)|choice|option|pick|play|by (?:chance|price)))*';
const bys: readonly (readonly [words: string, by: CompareQuery['by']])[] = [
  [
    '(?:more likely|likelier|most likely|likeliest|safer|safest|less risky|a? ?better chance|better chances|higher chance|best chance|more certain|surer)',
    'chance',
  ],
  ['(?:pays? (?:more|better|most)|bigger payout|higher payout|better payout|longer odds)', 'payout'],
  ['(?:cheaper|cheapest|costs? less|better priced|better price|least expensive)', 'cost'],
];
const patterns = bys.map(([words, by]) => ({ form: new RegExp(`^${which} ${words}${to}$`), by }));

/**
 * @param text without courtesies
 * @returns undefined if it asks for something else
 */
export function editOfComparison(text: string, last: CompareQuery): Heard | undefined {
  const ofMargin = byMargin(text, last);
  if (ofMargin) return ofMargin;
  const spread = ofMargins.test(text) ? spreadOf(last) : undefined;
  if (spread) return { kind: 'queries', queries: [spread], isAside: true };
  const again: Heard = { kind: 'queries', queries: [last], isAside: true };
  if (asPercent.test(text) || byHowMuch.test(text)) return again;
  const by = patterns.find(({ form }) => form.test(text))?.by;
  return by && { ...again, queries: [{ ...last, by, order: 'best' }] };
}
