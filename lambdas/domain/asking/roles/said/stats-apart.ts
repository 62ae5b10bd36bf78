/** "3 players, 3 different stats": legs of which each is on another statistic. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { amountIn } from '../figures.ts';
import { hasWanted, type Span } from '../spans.ts';

/** Those that most players of a sport have. */
const statsOf: Readonly<Partial<Record<Sport, readonly string[]>>> = {
  NBA: ['points', 'rebounds', 'assists', 'threes'],
  NFL: ['receiving yards', 'rushing yards', 'passing yards', 'receptions'],
  NHL: ['shots on goal', 'points', 'assists', 'goals'],
  MLB: ['hits', 'strikeouts', 'total bases', 'home runs'],
};

const apart =
  /^(?:(?:each|all|with|in|on|a|an|of) )*(?:(\d|two|three|four) )?(?:different|diff|separate|unique|other) (?:stats?|statistics?|categor(?:y|ies)|stat categor(?:y|ies)|props?)(?: each)?$|^no (?:stat|category) twice$/i;
const players = /^(?:(?:different|diff|separate) )?(?:players?|guys)$/i;

/** @returns the spans with a leg for each of as many statistics as are asked for; as they are where none is told apart */
export function withStatsApart(spans: readonly Span[], sport: Sport): readonly Span[] {
  const said = spans.find(({ role, words, isRefused }) => role === 'each' && !isRefused && apart.test(words));
  const counts = spans.filter(({ role, isRefused, leg }) => role === 'n' && !isRefused && leg === null);
  const [number = amountIn(apart.exec(said?.words ?? '')?.[1] ?? ''), ...others] = new Set(
    counts.map(({ words }) => amountIn(words)),
  );
  const stats = (statsOf[sport] ?? []).slice(0, number);
  const isOther = others.length > 0 || hasWanted(spans, 'stat', 'player', 'pos', 'line');
  if (!said || !number || stats.length < number || isOther) return spans;
  const rest = spans.filter(
    (span) => span !== said && !counts.includes(span) && !(span.role === 'each' && players.test(span.words)),
  );
  return [...rest, ...stats.map((words, leg) => ({ ...said, role: 'stat', words, leg, before: ',' }))];
}
