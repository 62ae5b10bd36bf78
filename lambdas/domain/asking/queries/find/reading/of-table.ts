/** What a league's table is asked for beside its order: points where the league counts them, and the teams above or below .500. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';

/** Leagues whose tables are in points; what their teams score are goals. */
const inPoints: ReadonlySet<Sport> = new Set(['NHL', 'MLS']);

const points = /\bpoints?\b|\bpts\b/i;
/** What teams score, or what is bet. */
const ofScores = /\b(?:scor\w+|allow\w*|per game|average\w*|a game|by period|spread|over|under|last \d+)\b/i;
const hasPoints =
  /\b(?:how many|number of) (?:more )?(?:points?|pts)\b.*\b(?:have|has|got|on|behind|ahead|back|up|earned|collected)\b/i;
/** "Who has more points in the standings, Edmonton or Calgary". */
const placeInPoints = /\b(?:standings?|table)\b|\b(?:what|which) place\b/i;
const mostPoints =
  /\b(?:which|what) (?:team|club)s?\b.*\b(?:most|fewest|least|more) (?:points|pts)\b|\bteams? with the (?:most|fewest|least) (?:points|pts)\b/i;

const above = /\b(?:above|over|better than|north of) \.?500\b|\bwinning records?\b/i;
const below = /\b(?:below|under|worse than|south of) \.?500\b|\blosing records?\b/i;
const ofTeams = /\b(?:teams?|clubs?|squads?|who(?:'?s)?|how many|anyone|list)\b/i;
const ofOthers =
  /\b(?:against|versus|vs\.?|between|facing|fac(?:e|es)|beat|play(?:s|ing)?|games?|ats|cover\w*|home|road|away|last|streak)\b/i;

/** @returns the question in the words of a table, if it asks for its order or for teams above or below .500; undefined otherwise */
export function asTable(typed: string): string | undefined {
  const text = typed.replace(/[’‘]/g, "'");
  const ranked = rankedBy.exec(text);
  if (ranked) return `${(ranked[1] ?? '').replace(/\b(?:teams?|clubs?|the|in|of|all)\b/gi, ' ')} standings`;
  const isOne = above.test(text) !== below.test(text) && ofTeams.test(text) && !ofOthers.test(text);
  return isOne
    ? text.replace(above, ' standings ').replace(below, ' standings ').replace(haves, ' ')
    : undefined;
}
/** "Order the Metropolitan teams by points." */
const rankedBy =
  /^\W*(?:please |can you |could you )?(?:rank|order|sort|list|arrange|show(?: me)?)\b(.{2,60}?)\bby (?:their )?(?:points|pts|wins?|records?|win(?:ning)? (?:percentage|pct|rate)|standings?)\W*$/i;
const haves = /\b(?:have|has|had|with|are|is|got|sit(?:s|ting)?|how many|there|currently|right now|a)\b/gi;

/** @returns the question as one for the table, if it is; as it is otherwise */
export function ofTable(query: FindQuery, typed: string, selected: Sport): FindQuery {
  const [sport = selected] = query.sports;
  const text = typed.replace(/[’‘]/g, "'");
  if (query.players.length > 0 || query.games || query.days !== null || query.last !== null) return query;
  const isAbove = above.test(text);
  if (isAbove !== below.test(text) && query.teams.length === 0 && ofTeams.test(text) && !ofOthers.test(text))
    return {
      ...withoutScores(query),
      detail: null,
      unkept: [],
      over: 0.5,
      side: isAbove ? 'over' : 'under',
    };
  if (!inPoints.has(sport) || !points.test(text) || ofScores.test(text)) return query;
  if (query.teams.length > 0 && (hasPoints.test(text) || placeInPoints.test(text)))
    return { ...withoutScores(query), detail: 'place', stat: 'points' };
  if (query.topic === 'standings') return { ...query, stat: 'points' };
  return query.teams.length === 0 && mostPoints.test(text)
    ? { ...withoutScores(query), detail: null, stat: 'points' }
    : query;
}

const withoutScores = (query: FindQuery): FindQuery => ({
  ...query,
  topic: 'standings',
  order: null,
  limit: null,
  stat: null,
  market: null,
  side: null,
  over: null,
  splits: [],
});
