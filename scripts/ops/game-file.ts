/** Games in a file: a JSON list, or one game a line, each as `lambdas/domain/feed/games/game.ts` describes it. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { sports } from '../../lambdas/contracts/feed/sports.ts';
import { firstProblem } from '../../lambdas/contracts/platform/problem.ts';
import type { Game } from '../../lambdas/domain/feed/games/game.ts';
import { isMissing, reasonOf } from '../local/process/state.ts';
import { CommandError } from './command.ts';

const text = z.string().check(z.minLength(1));
const team = z.object({ id: text, name: text });
/** American odds are never between -100 and 100. */
const american = z.nullable(
  z.int().check(
    z.refine((odds) => Math.abs(odds) >= 100, {
      error: 'must be American odds: -100 or lower, or 100 or higher',
    }),
  ),
);

const prices = z.object({
  book: text,
  at: z.iso.datetime(),
  moneyline: z.nullable(z.object({ home: american, away: american, draw: american })),
  spread: z.nullable(z.object({ homeLine: z.number(), home: american, away: american })),
  total: z.nullable(z.object({ line: z.number(), over: american, under: american })),
});

const game: z.ZodMiniType<Game> = z
  .object({
    id: text,
    sport: z.enum(sports),
    startsAt: z.iso.datetime(),
    day: z.iso.date(),
    home: team,
    away: team,
    status: z.enum(['scheduled', 'live', 'final', 'postponed', 'cancelled', 'unknown']),
    statusText: z.string(),
    score: z.nullable(z.object({ home: z.number(), away: z.number() })),
    prices: z.nullable(prices),
  })
  .check(
    z.refine(({ id, sport }) => id.startsWith(`${sport}-`), { error: 'the id must start with the sport' }),
    z.refine(({ status, score }) => status !== 'final' || score !== null, {
      error: 'a final game must have a score',
    }),
  );

/** @throws CommandError that names the first invalid game */
export function readGames(path: string): Game[] {
  return entriesIn(path).map((entry, index) => {
    const result = game.safeParse(entry);
    if (result.success) return result.data;
    const where = result.error.issues[0]?.path.join('.');
    const problem = firstProblem(result.error.issues, entry);
    throw new CommandError(`Game ${index + 1} of ${path}${where ? `, ${where}` : ''}: ${problem}`);
  });
}

function entriesIn(path: string): unknown[] {
  try {
    const content = readFileSync(path, 'utf8').trim();
    if (content.startsWith('[')) return JSON.parse(content);
    return content === '' ? [] : content.split('\n').map((line) => JSON.parse(line));
  } catch (error) {
    if (isMissing(error)) throw new CommandError(`There is no file ${path}.`);
    throw new CommandError(`${path} is not valid JSON: ${reasonOf(error)}`);
  }
}
