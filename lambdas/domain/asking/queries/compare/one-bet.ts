/** Two lines of one bet: what each wins, pushes and loses, what both cost, and at which price they cost the same. */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import { type Anchor, type Bet, resultsBetween, type Shares } from '../../../feed/odds/landing/landing.ts';
import { nflSeasons } from '../../../feed/odds/landing/nfl-results.ts';
import { americanToDecimal, decimalToAmerican } from '../../../feed/odds/odds.ts';
import { dollars, percent } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { betOf, bracketedAt, type LineSide, reckonAt } from '../table/lines/listed-lines.ts';
import { playOn, pricesOf } from '../table/next.ts';
import type { Resolved, Unlisted } from '../table/resolved.ts';
import { item, listed, matchupAndStart, odds, sideName, theTeam } from '../table/words.ts';

/** A line of the bet, with the price that is named or listed. */
export interface Line extends Shares {
  readonly name: string;
  /** The listed lines that it follows from. */
  readonly from: readonly Anchor[];
  /** How far results stray from a line; null where none is needed. */
  readonly deviation: number | null;
  readonly line: number;
  /** American; null where none is named and no book lists it. */
  readonly price: number | null;
  readonly isListed: boolean;
}

type Priced = Line & { readonly price: number };

/** @returns undefined unless every option is the same side of one spread or total, at a line of its own that can be reckoned */
export function linesOfOneBet(
  { options, by }: CompareQuery,
  found: readonly (Resolved | Unlisted)[],
): QueryAnswer | undefined {
  const sides = found.map((each) => (each.kind === 'listed' ? each : each.instead)?.side);
  const [first] = sides;
  if (!first || (first.market !== 'spread' && first.market !== 'total') || first.selection === 'draw')
    return undefined;
  const side: LineSide = { game: first.game, market: first.market, selection: first.selection };
  const isSame = sides.every(
    (each) => each?.game === side.game && each.market === side.market && each.selection === side.selection,
  );
  const isPlain = options.every(
    ({ player, period, line, unlisted }) =>
      player === null &&
      unlisted === undefined &&
      (period === undefined || period === 'game') &&
      line !== null,
  );
  // A push is what tells a whole number from the half point beside it.
  const mayPush = options.some(({ line }) => line !== null && Number.isInteger(line));
  const lines = options.flatMap(({ line, price }, at): Line[] => {
    const reckoned = line === null ? undefined : sharesOf(side, line, mayPush);
    const own = found[at];
    if (line === null || !reckoned || !own) return [];
    return [
      {
        ...reckoned,
        line,
        price: price ?? (own.kind === 'listed' ? own.best.price : null),
        isListed: own.kind === 'listed',
        name: sideName(side.game, side.market, side.selection, line),
      },
    ];
  });
  const isOfLines = new Set(lines.map(({ line }) => line)).size === lines.length && lines.length > 1;
  if (!isSame || !isPlain || !isOfLines || lines.length < options.length) return undefined;
  return {
    ...compareLines(lines, by, {
      title: `Side by side, ${matchupAndStart(side.game)}`,
      bet: betOf(side, 0),
      resultWords: (result) => resultWords(side, result),
      source: sourceWords(side, lines),
    }),
    alternatives: [playOn(side.game), pricesOf(side.game)],
  };
}

function sharesOf(
  side: LineSide,
  line: number,
  mayPush: boolean,
): Pick<Line, 'wins' | 'pushes' | 'losses' | 'from' | 'deviation'> | undefined {
  const reckoned = reckonAt(side, line);
  if (reckoned) return { ...reckoned, from: [reckoned.anchor] };
  const bracketed = mayPush ? bracketedAt(side, line) : undefined;
  return bracketed && { ...bracketed, deviation: null };
}

/** What the lines are of. */
interface Of {
  readonly title: string;
  readonly bet: Bet;
  /** `the Lions win by exactly 7` */
  readonly resultWords: (result: number) => string;
  /** What the shares rest on. */
  readonly source: string;
}

/** @param lines of one bet, at least two, each at a number of its own */
export function compareLines(
  lines: readonly Line[],
  by: CompareQuery['by'],
  of: Of,
): Pick<QueryAnswer, 'response' | 'cards'> {
  const priced = lines.filter((line): line is Priced => line.price !== null);
  const cheap = priced.toSorted((a, b) => costOf(a) - costOf(b));
  const easy = lines.toSorted(easier);
  const best = by === 'chance' || cheap.length < 2 ? easy[0] : by === 'payout' ? longest(priced) : cheap[0];
  const unlisted = lines.filter(({ isListed }) => !isListed);
  return {
    response: [
      ...(cheap.length > 1 ? [costsWords(cheap)] : []),
      `${easy[0]?.name} is the easier one.`,
      ...lines.map((line) => item(lineWords(line))),
      ...differWords(of, lines),
      ...(lines.length === 2 ? evenWords(lines) : []),
      ...(unlisted.length > 0
        ? [
            `No book lists ${listed(
              unlisted.map(({ name }) => name),
              'or',
            )} now.`,
          ]
        : []),
      of.source,
    ].join('\n'),
    cards: [
      {
        type: 'options',
        title: of.title,
        options: lines.map((line) => ({
          label: line.name,
          price: line.price,
          chance: line.wins / (line.wins + line.losses),
          cost: line.price === null ? null : costOf({ ...line, price: line.price }),
          isBest: line === best,
        })),
      },
    ],
  };
}

/** Two lines next to a push lose as often, and one of them wins more. */
const easier = (a: Line, b: Line): number => a.losses - a.wins - (b.losses - b.wins);

const longest = (lines: readonly Priced[]): Priced | undefined =>
  lines.toSorted((a, b) => americanToDecimal(b.price) - americanToDecimal(a.price))[0];

/** Dollars lost on average per $100; a push returns the stake. */
export const costOf = ({ wins, losses, price }: Pick<Priced, 'wins' | 'losses' | 'price'>): number =>
  Math.round(10_000 * (losses - wins * (americanToDecimal(price) - 1))) / 100;

const costWords = (cost: number): string =>
  cost > 0 ? `costs ${dollars(cost)} per $100` : `gains ${dollars(0 - cost)} per $100`;

/** `By price: Lions −7 at −118 costs $2.10 per $100; Lions −7.5 at −105 costs $1.60 per $100.` */
function costsWords(cheap: readonly Priced[]): string {
  const said = cheap.map((line) => `${line.name} at ${odds(line.price)} ${costWords(costOf(line))}`);
  const [first, second] = cheap.map(costOf);
  return first === second ? `Both cost the same: ${said.join('; ')}.` : `By price: ${said.join('; ')}.`;
}

/** `Lions −7 at −118: wins 46.1%, a push 8.5%, loses 45.4%` */
const lineWords = ({ name, price, wins, pushes, losses }: Line): string =>
  `${name}${price === null ? '' : ` at ${odds(price)}`}: wins ${share(wins)}${pushes > 0 ? `, a push ${share(pushes)}` : ''}, loses ${share(losses)}`;

export const share = (of: number): string => percent(Math.round(1000 * of) / 10);

/** Results by which two neighboring lines differ, where they are few enough to name. */
const mostNamed = 3;

function differWords({ bet, resultWords: words }: Of, lines: readonly Line[]): string[] {
  const [one, two, ...more] = lines;
  const [anchor] = one?.from ?? [];
  if (!one || !two || !anchor || more.length > 0 || one.deviation === null) return [];
  const results = resultsBetween({ ...bet, line: one.line }, two.line, anchor, one.deviation);
  if (results.length === 0 || results.length > mostNamed) return [];
  const named = results.map(({ result, share: of }) => `${words(result)} (${share(of)})`);
  return [`They differ only when ${listed(named, 'or')}.`];
}

/** `the Lions win by exactly 7`, `the total is exactly 45` */
export function resultWords({ game, market, selection }: LineSide, result: number): string {
  if (market === 'total') return `the total is exactly ${Math.abs(result)}`;
  const team = selection === 'away' ? game.away.name : game.home.name;
  const who = theTeam(team, game.sport);
  if (result === 0) return 'the game is a tie';
  return `${who} ${result > 0 ? 'win' : 'lose'} by exactly ${Math.abs(result)}`;
}

/** `At −115, Lions −7 would cost the same as Lions −7.5 at −105.` */
function evenWords(lines: readonly Line[]): string[] {
  const [easy, hard] = lines.toSorted(easier);
  if (!easy || !hard || hard.price === null) return [];
  const even = evenPrice(easy, { ...hard, price: hard.price });
  if (even === null) return [];
  const words = `At ${odds(even)}, ${easy.name} costs the same as ${hard.name} at ${odds(hard.price)}`;
  return [easy.price === null ? `${words}: it is worth no shorter price.` : `${words}.`];
}

/** @returns the American price at which one line costs what the other does at its own; null where none does */
export function evenPrice(
  { wins, losses }: Pick<Line, 'wins' | 'losses'>,
  other: Pick<Priced, 'wins' | 'losses' | 'price'>,
): number | null {
  const profit = (losses - costOf(other) / 100) / wins;
  return profit > 0.01 ? decimalToAmerican(1 + profit) : null;
}

/** What the shares rest on. */
function sourceWords(side: LineSide, lines: readonly Line[]): string {
  const anchors = [...new Map(lines.flatMap(({ from }) => from).map((each) => [each.line, each])).values()];
  const from = listed(
    anchors.map(
      ({ line, chance }) => `${sideName(side.game, side.market, side.selection, line)} (${share(chance)})`,
    ),
  );
  if (lines.every(({ deviation }) => deviation === null)) return `By the market’s ${from}.`;
  return side.game.sport === 'NFL'
    ? `Reckoned from the market’s ${from}, and from how often ${nflSeasons.games.toLocaleString('en-US')} NFL games of ${nflSeasons.first} to ${nflSeasons.last} ended on each ${side.market === 'total' ? 'total' : 'margin'}.`
    : `Reckoned from the market’s ${from}, and from how its other listed lines are priced.`;
}
