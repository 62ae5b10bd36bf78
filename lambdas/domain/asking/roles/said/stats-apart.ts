/** "3 players, 3 different stats": legs of which each is on another statistic. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { amountIn } from '../figures.ts';
import { hasWanted, type Span } from '../spans.ts';
import { type Read, termsOf } from '../values.ts';

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
export function withStatsApart(spans: readonly Span[], selected: Sport, read: Read): readonly Span[] {
  const said = spans.find(({ role, words, isRefused }) => role === 'each' && !isRefused && apart.test(words));
  if (!said) return spans;
  const counts = spans.filter(({ role, isRefused, leg }) => role === 'n' && !isRefused && leg === null);
  const [number = amountIn(apart.exec(said.words)?.[1] ?? ''), ...others] = new Set(
    counts.map(({ words }) => amountIn(words)),
  );
  const stats = (statsOf[sportOf(spans, selected, read)] ?? []).slice(0, number);
  const isOther = others.length > 0 || hasWanted(spans, 'stat', 'player', 'pos', 'line');
  if (!number || stats.length < number || isOther) return spans;
  const rest = spans.filter(
    (span) => span !== said && !counts.includes(span) && !(span.role === 'each' && players.test(span.words)),
  );
  return [...rest, ...stats.map((words, leg) => ({ ...said, role: 'stat', words, leg, before: ',' }))];
}

/** The sport that is named, or that of the game or the team. */
function sportOf(spans: readonly Span[], selected: Sport, read: Read): Sport {
  const said = spans.flatMap((span): readonly Sport[] => {
    if (span.isRefused) return [];
    if (span.role === 'sport') return termsOf(span, read)?.sports ?? [];
    return span.role === 'game' || span.role === 'team'
      ? read(`in the ${span.words} game`).reading.sports
      : [];
  });
  return said[0] ?? selected;
}
