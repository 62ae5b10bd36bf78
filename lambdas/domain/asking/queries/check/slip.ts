/** Judges a slip of several bets at one price: the chance of all of them, the fair price, and each leg. */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import { decimalToAmerican, parlayDecimal } from '../../../feed/odds/odds.ts';
import { breakEven, costPerHundred, fairPrice, productOf } from '../../../feed/odds/value.ts';
import { dollars, percent, plural } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { checkOf, scheduleOf } from '../table/next.ts';
import { resolve } from '../table/resolve.ts';
import type { Resolved } from '../table/resolved.ts';
import type { Tables } from '../table/tables.ts';
import { item, matchup, odds } from '../table/words.ts';

export function answerSlip({ legs, price: asked }: CheckQuery, tables: Tables): QueryAnswer {
  const found = legs.map((leg) => resolve(leg, tables));
  const listed = found.filter((each) => each.kind === 'listed');
  const missing = found.flatMap((each) => (each.kind === 'unlisted' ? [each.why] : []));
  const [sport = tables.selectedSport] = legs.flatMap(({ sports }) => sports);
  if (missing.length > 0) {
    const [instead] = found.flatMap((each) => (each.kind === 'unlisted' ? (each.instead ?? []) : []));
    return {
      response: [...missing, 'We can judge a slip only if every leg is listed.', ...listed.map(lineOf)].join(
        '\n',
      ),
      cards: [],
      alternatives: instead ? [checkOf(instead.words, instead.best.price)] : [scheduleOf(sport)],
    };
  }
  const games = new Set(listed.map(({ side }) => side.game.id));
  const own = Math.round(decimalToAmerican(parlayDecimal(listed.map(({ price }) => price))));
  const price = asked ?? own;
  const chance = productOf(listed.map((each) => each.chance));
  const cards = [cardOf(listed)];
  const alternatives = [weakestOf(listed)].flatMap((each) =>
    each ? [checkOf(each.words, each.best.price)] : [],
  );
  if (games.size < listed.length)
    return {
      response: [
        `${plural(listed.length, 'leg')} at ${odds(price)}, and some are of the same game: their results depend on each other, so their chances cannot be multiplied and we give no verdict on the price.`,
        ...listed.map(lineOf),
      ].join('\n'),
      cards,
      alternatives,
    };
  if (chance === null)
    return {
      response: [
        'No book prices both sides of every leg, so the chance of the slip is unknown.',
        ...listed.map(lineOf),
      ].join('\n'),
      cards,
      alternatives,
    };
  const [cost, fair] = [costPerHundred(chance, price), fairPrice(chance)];
  const isGood = cost <= 0;
  const weakest = weakestOf(listed);
  return {
    response: [
      `${isGood ? 'Good price.' : asked !== null && asked < own ? 'Not a good price.' : 'A normal price.'} ${plural(listed.length, 'leg')} at ${odds(price)} ${cost > 0 ? `cost ${dollars(cost)}` : `gain ${dollars(0 - cost)}`} per $100 on average.`,
      `All of them win ${percent(chance)} of the time by the market${fair === null ? '' : `, so the fair price is ${odds(fair)}`}. At ${odds(price)} they must win ${percent(breakEven(price))} to break even.${asked === null ? '' : ` The best listed prices multiply to ${odds(own)}, at several books.`}`,
      ...listed.map(lineOf),
      ...(weakest ? [`${weakest.name} is the least likely leg.`] : []),
    ].join('\n'),
    cards,
    verdict: {
      answer: isGood ? 'yes' : asked !== null && asked < own ? 'no' : 'even',
      price,
      chance: Number((chance / 100).toFixed(4)),
      breakEven: Number((breakEven(price) / 100).toFixed(4)),
      cost,
      fairPrice: fair,
      walkAway: fair,
    },
    alternatives,
  };
}

const lineOf = ({ name, side, chance, price, best }: Resolved) =>
  item(
    `${name} (${matchup(side.game)}): ${chance === null ? 'chance unknown' : percent(chance)}, ${odds(price)}${price === best.price ? ` at ${best.book}` : ''}`,
  );

function weakestOf(legs: readonly Resolved[]): Resolved | undefined {
  const known = legs.filter(({ chance }) => chance !== null);
  return known.toSorted((a, b) => (a.chance ?? 0) - (b.chance ?? 0))[0];
}

const cardOf = (legs: readonly Resolved[]) => {
  const weakest = weakestOf(legs);
  return {
    type: 'options' as const,
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
