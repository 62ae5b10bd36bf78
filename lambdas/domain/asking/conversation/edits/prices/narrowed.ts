/** A part of the prices that were listed: "only the ones longer than +200", "just Detroit", "only the underdogs", "show me the rest". */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { boundOf } from '../../../queries/market/ranked/bounds.ts';
import type { RankedMeaning } from '../../../queries/market/ranked/words.ts';
import { oddsOf } from '../../../queries/reading/figures.ts';
import { type QuestionContext, sentenceOf } from '../../../queries/reading/sentence.ts';
import { bareOf } from '../../asked/around.ts';
import { maskedOf } from '../masked.ts';

const lead =
  "(?:(?:and|so|ok|now|just|only|show|give|list|me|us|to|with|the|all|any|what|which|who|whos|who's|about|how|are|is|has|have|of|them|those|these|ones?|players?|guys|teams?|that|can|could|you|i|want|see|keep|filter|narrow|it|down|prices?|odds|priced|at|sides?) )*";
const tail =
  '(?: (?:ones?|only|of (?:them|those|these)|prices?|odds|players?|guys|teams?|sides?|please|too|there|in there))*';
const bounded = new RegExp(
  `^${lead}(?:(longer|better|bigger|higher|more|greater|above|over|at least|north of)|(shorter|worse|smaller|lower|less|fewer|under|below|at most|up to|south of))(?: than)? A(?: or (?:more|less|better|longer|shorter|higher|lower))?${tail}$|^${lead}A (?:(or (?:longer|better|more|higher|bigger|above)|and (?:up|above|longer|over))|(or (?:shorter|worse|less|lower|under|below)|and (?:down|below|under|shorter)))${tail}$`,
);
/** "Underdogs at", which the price that is bounded says by itself. */
const dogs = /(?<= |^)(?:under)?dogs? ?/g;
const ofPlus = new RegExp(
  `^${lead}(?:plus[ -](?:money|odds|priced?|prices?)|(?:at )?plus money|positive odds)${tail}$`,
);
const ofDogs = new RegExp(`^${lead}(?:under)?dogs?${tail}$`);
const rest =
  /^(?:(?:and|so|ok|can|could|you|i|please|show|give|list|see|tell|get|want|what|whats|what's|who|are|is|me|us|about|all|to|read|have) )*(?:the )?(?:rest|others?|remaining(?: ones)?|full list|whole list|complete list|all of (?:them|those|it)|(?:and )?(?:who|what|anyone|anybody|any(?:thing)?) else|more(?: of (?:them|those|it))?|next (?:ones|few|page)|remainder|missing ones|other ones|[2-9]\d? more)(?: (?:of (?:them|those|it|the (?:list|lines|prices|players|pitchers|games))|please|too|then|on the list|is (?:there|listed)))*$/;

/** @returns undefined if it asks for something else */
export function narrowed(
  prompt: string,
  last: MarketQuery,
  context: QuestionContext,
): MarketQuery | undefined {
  const isOfPlayers = last.topic === 'player_lines';
  if (!isOfPlayers && last.topic !== 'board') return undefined;
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  if (isOfPlayers && rest.test(text)) return { ...last, limit: most };
  const price = boundIn(prompt, context) ?? (ofPlus.test(text) ? { min: 100, max: null } : undefined);
  const isOfWinner = last.market === 'moneyline' || last.market === null;
  if (price && (isOfPlayers || isOfWinner)) return { ...last, price };
  const ofUnderdogs = isOfPlayers || !isOfWinner ? undefined : boundIn(prompt, context, dogs);
  if (ofUnderdogs) return { ...last, market: 'moneyline', side: 'underdog', line: null, price: ofUnderdogs };
  if (!isOfPlayers && last.teams.length === 0 && isOfWinner && ofDogs.test(text))
    return { ...last, market: 'moneyline', side: 'underdog', line: null };
  const team = isOfPlayers ? teamIn(text, context) : undefined;
  return team === undefined ? undefined : { ...last, teams: [team], view: 'own_players' };
}
/** Rows of a list. */
const most = 30;

/** @param named words that are read elsewhere */
function boundIn(prompt: string, context: QuestionContext, named?: RegExp): MarketQuery['price'] | undefined {
  const masked = maskedOf(prompt, context);
  const [figure, ...others] = masked?.figures ?? [];
  const odds = figure && oddsOf(figure);
  const whole = masked?.text ?? '';
  const text = named ? whole.replace(named, '').trim() : whole;
  if (named && text === whole) return undefined;
  const [said, more, less, orMore, orLess] = bounded.exec(text) ?? [];
  if (said === undefined || odds?.format !== 'american' || others.length > 0) return undefined;
  const word = more ?? orMore ?? less ?? orLess ?? '';
  const isMore = more !== undefined || orMore !== undefined;
  const isOfLength = /long|better/.test(word);
  const isOfShortness = /short|worse/.test(word);
  const meaning: RankedMeaning = isOfLength
    ? 'longer'
    : isOfShortness
      ? 'shorter'
      : isMore
        ? 'atLeast'
        : 'atMost';
  return boundOf(odds.value, (each) => each === meaning);
}

const onlyTeam = new RegExp(`^${lead}(?:for |on |from |in )?(?:the )?§(?:'s?|’s?)?${tail}$`);

/** Nothing but a team: "just the Red Wings", "only Detroit players". */
function teamIn(text: string, context: QuestionContext): string | undefined {
  if (!/\b(?:just|only|what about|how about|filter|narrow)\b/.test(text)) return undefined;
  const { tokens } = sentenceOf(text, context);
  const named = tokens.flatMap(({ team }) => (team ? [team.name] : []));
  const said = tokens.flatMap(({ team, word, isBreak }) => (isBreak ? [] : [team ? '§' : word])).join(' ');
  return named.length === 1 && onlyTeam.test(said) ? named[0] : undefined;
}
