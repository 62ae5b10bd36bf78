/** Judges a slip of several bets at one price: the chance of all of them, the fair price, and each leg. */
import type { CardOf, Verdict } from '../../../../contracts/asking/cards.ts';
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import { boostedPrice } from '../../../feed/odds/boost.ts';
import { americanToDecimal, decimalToAmerican, parlayDecimal } from '../../../feed/odds/odds.ts';
import { slipVerdict } from '../../../feed/odds/slip-verdict.ts';
import { breakEven, costPerHundred, fairPrice, productOf } from '../../../feed/odds/value.ts';
import { dollars, percent, plural } from '../../../platform/format.ts';
import { candidateOf } from '../../answer/candidate.ts';
import { slipOf } from '../../answer/same-game/slip-of.ts';
import type { QueryAnswer } from '../answered.ts';
import { checkOf, scheduleOf } from '../table/next.ts';
import { resolveAllOn } from '../table/resolve.ts';
import { nearTo, type Resolved, type Unlisted } from '../table/resolved.ts';
import type { Tables } from '../table/tables.ts';
import { item, matchup, odds } from '../table/words.ts';
import { breakEvenWords, stakeWords } from './figures.ts';

export function answerSlip(query: CheckQuery, tables: Tables): QueryAnswer {
  const { legs } = query;
  const found = resolveAllOn(legs, tables, query.days);
  // A leg at a line that no book lists is judged at one close to it, and the answer says so.
  const known = found.flatMap((each) => (each.kind === 'listed' ? each : (nearTo(each) ?? [])));
  const missing = found.filter((each) => each.kind === 'unlisted');
  const isWhole = known.length === legs.length;
  const alternatives = [weakestOf(known)].flatMap((each) =>
    each ? [checkOf(each.words, each.best.price)] : [],
  );
  const [sport = tables.selectedSport] = legs.flatMap(({ sports }) => sports);
  if (!isWhole)
    return {
      response: [
        ...missing.map(({ why }) => why),
        'We can judge a slip only if every leg is listed at its line, or close to it.',
        ...priceOnly(query),
        ...atNearest(found),
        ...known.map(lineOf),
      ].join('\n'),
      cards: [],
      alternatives: alternatives.length > 0 ? alternatives : [scheduleOf(sport)],
    };
  return { ...judged(query, known, missing), cards: [cardOf(known)], alternatives };
}

/** What can be said of a price without a chance. */
function priceOnly({ price, boost, before, legs }: CheckQuery): string[] {
  if (price === null) return [];
  const paid = boost === null ? price : Math.round(boostedPrice(price, boost));
  return [
    ...(boost === null ? [] : [`With ${percent(boost)} more winnings, ${odds(price)} pays ${odds(paid)}.`]),
    ...(before === undefined ? [] : [`Without the boost it pays ${odds(before)}.`]),
    `${plural(legs.length, 'leg')} at ${odds(paid)} must win ${percent(breakEven(paid))} of the time to break even.`,
  ];
}

/** The chance of the same slip at the listed lines, where only lines are missing: to be compared with what it must win. */
function atNearest(found: readonly (Resolved | Unlisted)[]): string[] {
  const listed = found.flatMap((each) => (each.kind === 'listed' ? each : (each.instead ?? [])));
  if (listed.length < found.length) return [];
  const { chance } = wholeOf(listed);
  const fair = chance === null ? null : fairPrice(chance);
  return chance === null || fair === null
    ? []
    : [
        `At the nearest listed lines all of them would win ${percent(chance)} of the time, a fair price of ${odds(fair)}: easier lines win more often, harder ones less.`,
      ];
}

/** What a slip is judged by: its chance with the ends of its range, or why there is none. */
interface Whole {
  readonly chance: number | null;
  readonly goodAt: number | null;
  readonly closeFrom: number | null;
  readonly notes: readonly string[];
}

/** Legs of one game depend on each other; those of different games multiply. */
function wholeOf(legs: readonly Resolved[]): Whole {
  const games = new Set(legs.map(({ side }) => side.game.id));
  const none = { chance: null, goodAt: null, closeFrom: null };
  if (games.size === legs.length) {
    const chance = productOf(legs.map((each) => each.chance));
    if (chance === null)
      return { ...none, notes: ['The chance of a leg is unknown, so that of the slip is too.'] };
    const fair = fairPrice(chance);
    return { chance, goodAt: fair, closeFrom: fair, notes: [] };
  }
  const candidates = legs.flatMap(({ priced }) => (priced ? candidateOf(priced) : []));
  const slip = candidates.length === legs.length ? slipOf(candidates) : undefined;
  if (!slip || slip.chance === null)
    return {
      ...none,
      notes: [
        slip?.note ?? 'The chance of a leg is unknown, so that of the slip is too.',
        'Legs of one game depend on each other, so we don’t multiply their chances.',
      ],
    };
  const { chance, goodAt, closeFrom = goodAt, why } = slip;
  return {
    chance,
    goodAt,
    closeFrom: closeFrom ?? null,
    notes: [...(why === null ? [] : [why])],
  };
}

function judged(
  { price: asked, boost, before, stake, asks }: CheckQuery,
  legs: readonly Resolved[],
  missing: readonly Unlisted[],
): Pick<QueryAnswer, 'response' | 'verdict'> {
  const own = Math.round(decimalToAmerican(parlayDecimal(legs.map(({ price }) => price))));
  const offered = asked ?? own;
  const price = boost === null ? offered : Math.round(boostedPrice(offered, boost));
  const { chance, goodAt, closeFrom, notes } = wholeOf(legs);
  const isOneGame = new Set(legs.map(({ side }) => side.game.id)).size < legs.length;
  const nearest = missing.flatMap(({ why }) => why);
  const boosted =
    boost !== null
      ? [`With ${percent(boost)} more winnings, ${odds(offered)} pays ${odds(price)}.`]
      : before === undefined
        ? []
        : [`Without the boost it pays ${odds(before)}.`];
  const count = plural(legs.length, 'leg');
  if (chance === null)
    return {
      response: [
        ...(byUnknown(price, count, legs) ?? [
          `No verdict on ${count} at ${odds(price)}: ${breakEvenWords(price)}`,
          ...notes,
        ]),
        ...boosted,
        ...nearest,
        ...legs.map(lineOf),
      ].join('\n'),
    };
  const [cost, fair] = [costPerHundred(chance, price), fairPrice(chance)];
  const is = slipVerdict(price, { goodAt, closeFrom });
  const isShort = asked !== null && !isOneGame && americanToDecimal(asked) < americanToDecimal(own);
  const answer: Verdict['answer'] =
    is === 'good' ? 'yes' : is === 'close' ? 'even' : isShort || isOneGame ? 'no' : 'even';
  const words = {
    yes: 'Good price.',
    no: 'Not a good price.',
    even: is === 'close' ? 'Too close to call.' : 'A normal price.',
  };
  const weakest = weakestOf(legs);
  return {
    response: [
      ...(asks === 'fair' && fair !== null
        ? [fairWords(count, fair, chance, isOneGame), `The single prices multiply to ${odds(own)}.`]
        : [
            `${words[answer]} ${count} at ${odds(price)} ${cost > 0 ? `cost ${dollars(cost)}` : `gain ${dollars(0 - cost)}`} per $100 on average.${stakeWords(cost, stake)}`,
          ]),
      `All of them win ${percent(chance)} of the time by ${isOneGame ? 'the market and how such legs went together' : 'the market'}${fair === null ? '' : `, so the fair price is ${odds(fair)}`}. At ${odds(price)} they must win ${percent(breakEven(price))} to break even.`,
      ...boosted,
      ...(nearest.length > 0
        ? [
            ...nearest,
            `We judged ${nearest.length > 1 ? 'these legs' : 'this leg'} at the nearest listed line.`,
          ]
        : []),
      ...(isOneGame
        ? [
            ...(goodAt !== null && closeFrom !== null && goodAt !== closeFrom
              ? [`Good at ${odds(goodAt)} or better; from ${odds(closeFrom)} on it is too close to call.`]
              : []),
            ...notes,
          ]
        : asked === null
          ? []
          : [`The best listed prices multiply to ${odds(own)}, at several books.`]),
      ...legs.map(lineOf),
      ...(weakest ? [`${weakest.name} is the least likely leg.`] : []),
    ].join('\n'),
    verdict: {
      answer,
      price,
      chance: Number((chance / 100).toFixed(4)),
      breakEven: Number((breakEven(price) / 100).toFixed(4)),
      cost,
      fairPrice: fair,
      walkAway: goodAt,
    },
  };
}

/** Where the price of a slip is what is asked. */
const fairWords = (count: string, fair: number, chance: number, isOneGame: boolean): string =>
  `The fair price of these ${count} together is ${odds(fair)}: all of them win ${percent(chance)} of the time.${isOneGame ? ' Books price same-game parlays themselves, and we do not see those prices.' : ''}`;

/**
 * One leg's chance is unknown: what it must be for the slip to break even says enough, because a price never says less than the chance.
 * @returns undefined where legs share a game, or where more than one is unknown
 */
function byUnknown(price: number, count: string, legs: readonly Resolved[]): string[] | undefined {
  const [unknown, ...others] = legs.filter((leg) => leg.chance === null);
  const games = new Set(legs.map(({ side }) => side.game.id));
  if (!unknown || others.length > 0 || games.size < legs.length) return undefined;
  const known = productOf(legs.flatMap((leg) => leg.chance ?? []));
  if (known === null) return undefined;
  const needed = (100 * breakEven(price)) / known;
  const implied = breakEven(unknown.best.price);
  const least = costPerHundred((known * implied) / 100, price);
  const why = `The chance of ${unknown.name} is unknown: no book prices both sides, and such prices are not measured.`;
  return needed > implied
    ? [
        `Not a good price. ${count} at ${odds(price)} cost ${dollars(least)} or more per $100 on average.`,
        `${why} To break even it must win ${needed < 100 ? percent(needed) : 'more than all'} of the time, and even its best price implies only ${percent(implied)}.`,
      ]
    : [
        `No verdict on ${count} at ${odds(price)}: ${breakEvenWords(price)}`,
        `${why} To break even it must win ${percent(needed)} of the time; its best price implies at most ${percent(implied)}.`,
      ];
}

const lineOf = ({ name, side, chance, price, best }: Resolved) =>
  item(
    `${name} (${matchup(side.game)}): ${chance === null ? 'chance unknown' : percent(chance)}, ${odds(price)}${price === best.price ? ` at ${best.book}` : ''}`,
  );

function weakestOf(legs: readonly Resolved[]): Resolved | undefined {
  const known = legs.filter(({ chance }) => chance !== null);
  return known.toSorted((a, b) => (a.chance ?? 0) - (b.chance ?? 0))[0];
}

const cardOf = (legs: readonly Resolved[]): CardOf<'options'> => {
  const weakest = weakestOf(legs);
  return {
    type: 'options',
    title: 'Legs of the slip',
    options: legs.map((leg) => ({
      label: `${leg.name}, ${matchup(leg.side.game)}`,
      price: leg.price,
      chance: leg.chance === null ? null : leg.chance / 100,
      cost: leg.cost,
      isBest: leg !== weakest && leg === legs.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0))[0],
    })),
  };
};
