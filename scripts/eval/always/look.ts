/** Opens the product at one moment: what the site proposes, the board beside it, and the slate that pages show. */
import type { Loaded } from '../../../lambdas/app/asking/boards.ts';
import { comingDays } from '../../../lambdas/app/asking/question.ts';
import { predict } from '../../../lambdas/app/asking/slate.ts';
import { type Sport, sports } from '../../../lambdas/contracts/feed/sports.ts';
import { type Priced, pricedAmong } from '../../../lambdas/domain/feed/board/priced.ts';
import { type Style, stylesOf } from '../../../lambdas/domain/records/slate.ts';
import { nextGames } from '../../../web/src/features/asking/ask/upcoming.ts';
import { makeBoard } from '../ask.ts';
import { brokenContract } from '../checks/contract.ts';
import { figuresOf } from '../checks/figures.ts';
import { falseLeads } from '../checks/leads.ts';
import { unfoundedInThesis, unfoundedNumbers } from '../checks/sentences.ts';
import { bothSides, wrongSides } from '../checks/sides.ts';
import { setClock } from '../clock.ts';
import { type Answered, legsOf } from '../outcome.ts';
import { evaluate } from '../run.ts';
import type { Summary } from '../summary.ts';
import { cannedAt } from './canned.ts';

/** What is wrong at a moment, one sentence each. */
export interface Look {
  readonly asked: number;
  /** Predictions that the slate can have at this moment. */
  readonly predictions: number;
  readonly findings: readonly string[];
}

/** Sports with priced player props at any hour of the year. */
const leastWithProps = 2;
/** Days of the slate. */
const slateDays = 2;

/** Moves the eval's clock. */
export async function lookAt(now: Date): Promise<Look> {
  setClock(now);
  const board = makeBoard();
  const boards = new Map<Sport, Loaded>();
  for (const sport of sports) boards.set(sport, await board(sport));
  const priced = Object.fromEntries(
    [...boards].map(([sport, { games }]) => [sport, pricedAmong(games, now)] as const),
  );
  const cases = cannedAt(now, priced);
  const summary = await evaluate(cases, { board });
  const slate = await slateAt(now, boards);
  return {
    asked: cases.length,
    predictions: slate.made.length,
    findings: [...emptyPages(now, priced), ...falseIn(summary), ...slate.findings],
  };
}

/** Nothing to ask for, or nothing to see. */
function emptyPages(now: Date, priced: Readonly<Partial<Record<Sport, Priced>>>): string[] {
  const withProps = sports.filter((sport) => priced[sport]?.markets.includes('prop'));
  return [
    ...(withProps.length < leastWithProps
      ? [`player props in ${withProps.join(', ') || 'no sport'} only`]
      : []),
    ...(nextGames(priced, now.getTime()).length === 0 ? ['no next game on the dashboard'] : []),
  ];
}

/** What the site proposed and did not get, and what an answer says that is not so. Fewer legs, said and not charged, are honest. */
function falseIn({ misfits, zeros }: Summary): string[] {
  const refused = misfits.filter((text) => /: is \w+, not /.test(text));
  const untrue = Object.entries<readonly string[]>({ ...zeros });
  return [...refused, ...untrue.flatMap(([name, all]) => all.map((each) => `${name}: ${each}`))];
}

interface Slate {
  readonly made: readonly Answered[];
  readonly findings: readonly string[];
}

/** The slate of the hour, made as `make-slate` makes it. */
async function slateAt(now: Date, boards: ReadonlyMap<Sport, Loaded>): Promise<Slate> {
  const days = comingDays(now, slateDays);
  const made: { readonly style: Style; readonly outcome: Answered }[] = [];
  const findings: string[] = [];
  for (const [sport, board] of boards) {
    const near = { ...board, games: board.games.filter(({ day }) => days.includes(day)) };
    const used = new Set<string>();
    for (const style of stylesOf(sport)) {
      const { kind, outcome } = await predict(style, sport, near, used, now);
      if (kind !== 'play') continue;
      for (const { gameId } of outcome.analysis.legs) used.add(gameId);
      made.push({ style, outcome });
      findings.push(...falseOf(outcome, near).map((what) => `slate, ${sport} ${style.name}: ${what}`));
    }
  }
  if (made.length === 0) findings.push('no prediction for the slate');
  if (!made.some(({ style }) => style.name === 'single')) findings.push('no free pick for the landing page');
  return { made: made.map(({ outcome }) => outcome), findings };
}

function falseOf(outcome: Answered, { games }: Loaded): string[] {
  const legs = legsOf(outcome);
  const evidence = legs.flatMap(({ evidence: own = [] }) => own);
  return [
    ...figuresOf({ outcome, games: new Map(games.map((game) => [game.id, game])) }).denied,
    ...evidence.flatMap((each) => unfoundedNumbers(each).map((number) => `${number} in "${each.text}"`)),
    ...legs.flatMap((leg) => unfoundedInThesis(leg).map((number) => `${number} in "${leg.thesis?.text}"`)),
    ...legs.flatMap((leg) => [...wrongSides(leg), ...falseLeads(leg)]),
    ...bothSides(legs),
    ...brokenContract(outcome),
  ];
}
