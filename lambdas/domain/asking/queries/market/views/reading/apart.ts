/** "Do any books disagree on Giants at Commanders", "which book is slow to move", "on which pitchers do the lines differ". */
import type { MarketQuery } from '../../../../../../contracts/asking/queries/board.ts';
import { lexicon } from '../../../table/lexicon.ts';
import type { Known } from '../../../table/terms.ts';
import { viewQuery, viewSubject } from './subject.ts';

const written = {
  books:
    'book|books|sportsbook|sportsbooks|bookie|bookies|bookmaker|bookmakers|any book|any books|which book|which books|what book|shop|shops|operators|sites',
  prices:
    'line|lines|price|prices|odds|number|numbers|props|prop|player props|moneyline odds|quotes|totals line|lines on|prices on',
  differ:
    'not adjusted|not yet adjusted|havent adjusted|not moved|havent moved|not updated|havent updated|not caught up|havent caught up|yet to adjust|yet to move|yet to update|off on|disagree|disagrees|disagreement|disagreeing|differ|differs|differing|different|difference|differences|deviate|deviates|out of line|off market|off the market|off|slow to move|slow to adjust|slow to react|slow to follow|slow to update|slow|slower|moving slowly|lag|lags|lagging|lagging behind|behind|behind the market|behind the rest|behind the others|stale|an outlier|outlier|outliers|away from the market|away from the rest|stand out|stands out|apart|far apart|furthest apart|farthest apart|split|not agree|dont agree|agree|agrees|agreed|in agreement|agree with each other|on the same page|unanimous|the same price|the same number|the same line|all the same|vary|varies|varying|variation|discrepancy|discrepancies|the rest of the market|out of step',
  rest: 'the rest|rest|the others|others|market|the market|everyone else|everybody else|each other|from book to book|between books|across books|by book|among books|among the books|between the books|across the books|across sportsbooks|other books|one another|consensus|the consensus|majority',
  most: 'most|the most|biggest|largest|widest|a lot|much|furthest|greatest',
  pitchers: 'pitcher|pitchers|starting pitcher|starting pitchers|starters|hurlers',
  players: 'player|players|guys|whom',
  glue: 'where|one|still|yet|really|adjust|react|move|moving|compared|than|all|to move|listing|offering|posting|showing|hang|hanging|strongly|prop board|not|on|over|market is|evening|slate|the slate|board|the board|among',
} as const;
export const apartLexicon = lexicon(written, { isOfBets: true, hasStarts: true });

const ofPitchers = ['strikeouts', 'outs', 'earned_runs', 'hits_allowed'] as const;

const cue =
  /\b(?:disagree\w*|differ\w*|deviat\w+|out of (?:line|step)|off(?:[- ]the)?[- ]market|slow(?:er|ly)?|lag\w*|behind|stale|outliers?|away from|stands? out|apart|split|agree\w*|same page|unanimous|all the same|the same (?:price|number|line)|not (?:yet )?(?:adjusted|moved|updated|caught up)|haven'?t (?:adjusted|moved|updated|caught up)|yet to (?:adjust|move|update)|(?:is|are|looks?|seems?) off|off on|book off|var(?:y|ies|ying|iation)|discrepanc\w+)\b/i;

export function readApartBooks(typed: string, known: Known): MarketQuery | undefined {
  // "How do the different books price it" asks for all of their prices.
  const prompt = typed
    .replace(/\bdifferent (?=(?:sports ?)?books?|bookmakers|bookies|sites)/gi, '')
    .replace(/\bhaven['’]t\b/gi, 'havent');
  if (!cue.test(prompt)) return undefined;
  const read = viewSubject(prompt, apartLexicon, known);
  if (!read) return undefined;
  const { has, teams, players, stats, books, numbers, lines, prices, markets, sides, sports, days, periods } =
    read.subject;
  const figures = [numbers, lines, prices, sides, books, periods];
  if (figures.some((each) => each.length > 0) || !has('differ') || markets.length > 1) return undefined;
  if (!has('books') && !(has('prices') && has('rest'))) return undefined;
  const isOfPlayers =
    players.length > 0 || stats.length > 0 || has('players') || has('pitchers') || /\bprops?\b/i.test(prompt);
  if (isOfPlayers) {
    const wanted = has('pitchers') && stats.length === 0 ? [...ofPitchers] : stats;
    if (wanted.length > 4 || teams.length > 2 || players.length > 4) return undefined;
    return {
      ...viewQuery(read, 'player_lines', 'apart'),
      sports: has('pitchers') && sports.length === 0 ? ['MLB'] : sports,
      players,
      stat: wanted.length === 1 ? (wanted[0] ?? null) : null,
      ...(wanted.length > 1 && { stats: wanted }),
    };
  }
  const [market = null] = markets;
  if (teams.length > 2) return undefined;
  if (teams.length > 0) return { ...viewQuery(read, 'books', 'apart'), market };
  return sports.length > 0 || days !== null || has('most')
    ? { ...viewQuery(read, 'board', 'apart'), market }
    : undefined;
}
