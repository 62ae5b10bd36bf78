/** Other numbers of the line whose prices were shown, or the bet without a line: "a smaller number", "two points lower", "only to win". */

import type { CheckQuery, MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { openMarket } from '../../../queries/market/open-market.ts';
import { type QuestionContext, sentenceOf } from '../../../queries/reading/sentence.ts';
import { bareOf } from '../../asked/around.ts';

const who =
  "(?:(?:can|could|may|do|does|is|are|what|whats|what's|if|about|how|i|we|they|you|it|there|any(?:where|body|one)?|book|books|have|has|got|get|want|wanted|need|like|take|find|give|show|me|us|be|to|buy|see|would|a|an|the|some|at|with|for|on|in|of|which|list|let|and|so|but|ok|say|instead|that|this|them|§) )*";
const other =
  '(?:smaller|bigger|larger|lower|higher|shorter|different|alternate|alternative|alt|another|other|easier|safer|fewer|more|less|friendlier|better)';
const line = '(?:numbers?|lines?|spreads?|totals?|points|handicaps?|runs|goals|options?)';
const tail =
  '(?: (?:instead|too|anywhere|somewhere|then|there|here|for|on|of|to|lay|give|get|with|it|that|this|them|him|the|a|§|posted|listed|available|offered|out there|than (?:that|this|it)))*';
const wanted = new RegExp(
  `^${who}(?:${other} ${line}|(?:half|one|two|three|four|five|six|seven|a (?:few|couple(?: of)?|half)|a|few|\\d{1,2}(?:\\.5)?)(?: a)? (?:points?|runs?|goals?|yards?|pts)(?: (?:or (?:so|two)))? (?:lower|higher|less|more|better|fewer|easier|down|up|off)|alternates?|alts?|${line} (?:lower|higher|smaller|bigger))${tail}$`,
);
/** "A better number" is one at another book. */
const isPrice = /\bbetter (?:number|line)s?\b/;

/** @returns undefined if it asks for something else, or if what was shown has no line */
export function otherLines(
  prompt: string,
  last: MarketQuery | CheckQuery,
  context: QuestionContext,
): MarketQuery | undefined {
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const { tokens } = sentenceOf(text, context);
  const named = tokens.flatMap(({ team }) => (team ? [team.name] : []));
  const said = tokens.flatMap(({ team, cased, isBreak }) => (isBreak ? [] : [team ? '§' : cased])).join(' ');
  if (named.length > 1 || !wanted.test(said) || isPrice.test(said)) return undefined;
  const of = last.ask === 'check' ? pricesOfCheck(last) : last;
  const isOfLine = of?.market === 'spread' || of?.market === 'total';
  const isOfProp = of?.topic === 'player_lines' && of.players.length === 1 && of.stat !== null;
  if (!of || of.period !== undefined || !(isOfProp || (isOfLine && of.teams.length > 0))) return undefined;
  if (of.topic !== 'books' && of.topic !== 'best_price' && !isOfProp) return undefined;
  return {
    ...of,
    ...(!isOfProp && { topic: 'books' as const, ...(named.length > 0 && { teams: named }) }),
    line: null,
    books: [],
    lines: { min: null, max: null },
  };
}

function pricesOfCheck({ legs: [leg, ...others], days }: CheckQuery): MarketQuery | undefined {
  if (!leg || others.length > 0 || leg.period !== undefined || leg.unlisted !== undefined) return undefined;
  const { sports, teams, player, stat, market, side } = leg;
  return {
    ...openMarket,
    topic: player === null ? 'books' : 'player_lines',
    sports: [...sports],
    teams: player === null ? [...teams] : [],
    players: player === null ? [] : [player],
    days: days ?? null,
    market: player === null ? market : null,
    side: side === 'over' || side === 'under' ? side : null,
    stat,
  };
}

const toWin =
  /^(?:(?:and|so|ok|what|whats|what's|if|about|how|they|it|he|i|we|you|just|only|do|does|would|is|the|price|odds|for|them|want|wanted|need|needs|have|has|had|a|bet|on|team|to|say|instead|either|of|without|with|no|any|spread|points|line|§) )*(?:(?:win|to win|winning) (?:outright|straight ?up|the game|it|by any (?:score|margin|amount)|period|at all|only|alone)|(?:outright|straight ?up|straight win|to win|win))(?: (?:instead|then|outright|price|odds|win|only|the game))*$/;

/** "What if they only need to win outright": the price of the winner, after that of a spread. */
export function winnerOf(
  prompt: string,
  last: MarketQuery,
  context: QuestionContext,
): MarketQuery | undefined {
  const { topic, market, teams, players } = last;
  const isOfLine = (topic === 'books' || topic === 'best_price') && market !== 'moneyline';
  if (!isOfLine || market === null || teams.length === 0 || players.length > 0) return undefined;
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const { tokens } = sentenceOf(text, context);
  const said = tokens.flatMap(({ team, cased, isBreak }) => (isBreak ? [] : [team ? '§' : cased])).join(' ');
  if (!toWin.test(said) || /\b(?:who|which)\b/.test(said)) return undefined;
  const { lines: _, ...query } = last;
  return { ...query, market: 'moneyline', side: null, line: null };
}
