/** Questions about a price: how they are recognized, named and written. */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { betLabel, betPrompt } from '../bets/bet-words.ts';
import { tableKind } from '../table/kind.ts';
import { dayWords } from '../table/say.ts';
import { onDays } from '../table/words.ts';
import { readCheck } from './read.ts';

/** What is asked of one bet: as a chip, and at the start of a prompt. */
const aspects: Readonly<Record<NonNullable<CheckQuery['asks']>, readonly [label: string, lead: string]>> = {
  chance: ['how likely it is', 'How likely is'],
  fair: ['its fair price', 'What is the fair price of'],
  reasons: ['for and against it', 'Arguments for and against'],
  value: ['is there value', 'Is there value on'],
  opinion: ['what to think of it', 'Do you agree with'],
};

/** ` against Anaheim Ducks`, of a team whose opponent was named, too. */
const versus = ({ teams: [, opponent], side, market }: NamedBet): string =>
  opponent === undefined || side !== null || market === 'total' ? '' : ` against ${opponent}`;

/** The stake, and ` with a $500 bankroll`. */
const sizePrompt = ({
  units,
  stake,
  bankroll,
}: NonNullable<CheckQuery['size']>): readonly [string, string] => [
  stake === null ? `${units ?? 1} units` : `$${stake}`,
  bankroll === null ? '' : ` with a $${bankroll} bankroll`,
];

export const check = tableKind<'check'>({
  read: readCheck,
  label: ({ legs, price, book, boost, isBonus, against, days, asks, lineNow }) =>
    [
      lineNow !== undefined
        ? 'did I beat the line'
        : asks && !against
          ? aspects[asks][0]
          : against
            ? 'the case against it'
            : 'is it a good price',
      ...legs.map(betLabel),
      ...(price === null ? [] : [formatAmerican(price)]),
      ...(boost === null ? [] : [`${boost}% boost`]),
      ...(isBonus ? ['bonus bet'] : []),
      ...(book === null ? [] : [book]),
      ...(days ? [onDays(days).trim()] : []),
    ].join(' · '),
  prompt: ({ legs, price, book, boost, isBonus, against, days, asks, size, lineNow }) => {
    const [leg] = legs;
    if (lineNow !== undefined && leg)
      return `Did I beat the line with ${betPrompt(leg)}, now ${lineNow > 0 && leg.side === null ? '+' : ''}${lineNow}?`;
    if (size && leg) return `Is ${sizePrompt(size)[0]} too much on ${betPrompt(leg)}${sizePrompt(size)[1]}`;
    if (asks && leg && !against)
      return `${aspects[asks][1]} ${betPrompt(leg)}${versus(leg)}${dayWords(days)}`;
    const at = `${price === null ? '' : ` at ${formatAmerican(price)}`}${book === null ? '' : ` at ${book}`}`;
    const more = `${boost === null ? '' : ` with a ${boost}% boost`}${isBonus ? ' as a bonus bet' : ''}`;
    const bets = `${legs.map(betPrompt).join(', ')}${at}${more}${dayWords(days)}`;
    if (against) return `Talk me out of ${bets}`;
    const isOpen = legs.length > 1 && price === null && legs.some((leg) => leg.price === null);
    return isOpen ? `Rate this parlay: ${bets}` : `Is ${bets} a good price?`;
  },
});
