/** "Two receivers in Vikings Broncos, one from each side": a leg on each of the two teams of a game. */
import { type Context, readPhrase } from '../../reading/read.ts';
import { amountIn } from '../figures.ts';
import type { Span } from '../spans.ts';

const eachSide =
  /^(?:one |1 |an? )?(?:from |on |of |for |in )?(?:each|either|both|every)(?: of the)? (?:sides?|teams?|squads?|clubs?)$/i;
const isWanted = (role: string, { role: own, isRefused }: Span): boolean => own === role && !isRefused;

/** @returns the spans with a leg for each team, as they are where no such game is named or more is said of legs */
export function withEachSide(spans: readonly Span[], context: Context): readonly Span[] {
  const said = spans.find((span) => isWanted('each', span) && eachSide.test(span.words));
  const [game, ...games] = spans.filter((span) => isWanted('game', span));
  const counts = spans.filter((span) => isWanted('n', span));
  const isOther =
    games.length > 0 ||
    counts.some(({ words }) => !ofSides.has(amountIn(words) ?? 0)) ||
    spans.some((span) => isWanted('team', span) || isWanted('player', span) || span.leg !== null);
  if (!said || !game || isOther) return spans;
  const { teams } = readPhrase(`${game.words} game`, context).reading;
  if (teams.length !== 2) return spans;
  const rest = spans.filter((span) => span !== said && span !== game && !counts.includes(span));
  const ofAll = rest.filter(({ role }) => !ofLegs.has(role));
  const own = rest.filter(({ role }) => ofLegs.has(role));
  const legs = teams.flatMap(({ name }, leg) => [
    { ...game, role: 'team', words: name, leg, before: leg === 0 ? game.before : ',' },
    ...own.map((span) => ({ ...span, leg })),
  ]);
  return [...ofAll, ...legs];
}
/** Two in all, or one of each. */
const ofSides: ReadonlySet<number> = new Set([1, 2]);
/** What each of the legs is on. */
const ofLegs: ReadonlySet<string> = new Set(['pos', 'stat', 'side', 'line', 'market', 'period']);
