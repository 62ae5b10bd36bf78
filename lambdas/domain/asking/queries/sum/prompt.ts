/** A sum in words that read back as the same sum. */
import type { SumQuery, WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';
import { writtenExactly } from '../../../feed/odds/formats.ts';
import { plural } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { promptOfBets } from './bets/prompt.ts';

/** `$1240.5`, which a question writes without a separator. */
const amount = (dollars: number) => `$${Number(dollars.toFixed(2))}`;
const list = (odds: readonly WrittenOdds[]) => odds.map(writtenExactly).join(', ');
const percent = (chance: number) => `${Number((chance * 100).toFixed(4))}%`;
const signedLine = (line: number) => (line < 0 ? `${line}` : `+${line}`);
/** The shares of Kelly that questions name. */
const shares: Readonly<Record<number, string>> = { 0.5: 'Half', 0.25: 'Quarter' };
/** The shares of the odds that a place pays, as they are read. */
const shareNames: Readonly<Record<number, string>> = { 0.2: '1/5', 0.25: '1/4', 0.3333: '1/3' };
const outcomes = {
  all: 'that all win of',
  none: 'that all lose of',
  any: 'that at least one wins of',
} as const;
const formatNames = {
  american: 'American',
  decimal: 'decimal',
  fraction: 'fractional',
  percent: 'implied',
} as const;

/** " for $20 each", " for 2u each" */
const eachOf = ({
  stake,
  inUnits,
}: {
  readonly stake: number | null;
  readonly inUnits?: boolean | undefined;
}) => (stake === null ? '' : ` for ${inUnits ? `${stake}u` : amount(stake)} each`);

export function sumPrompt(query: SumQuery): string {
  switch (query.sum) {
    case 'payout':
      return query.unit === undefined
        ? `What does ${amount(query.stake)} at ${writtenExactly(query.odds)} pay`
        : `A unit is ${amount(query.unit)}. What do I win with ${Number((query.stake / query.unit).toFixed(4))} units at ${writtenExactly(query.odds)}`;
    case 'needed_odds':
      return `What odds turn ${amount(query.stake)} into ${amount(query.returns)}`;
    case 'stake_to_win':
      return `How much do I need to bet at ${writtenExactly(query.odds)} to win ${amount(query.win)}`;
    case 'convert':
      if (query.boost !== undefined) {
        const staked = query.staked === undefined ? '' : ` with ${amount(query.staked)}`;
        return `${query.boost}% boost on ${writtenExactly(query.odds)}${staked}`;
      }
      return query.to === null
        ? `Convert ${writtenExactly(query.odds)}`
        : `Convert ${writtenExactly(query.odds)} to ${formatNames[query.to]} odds`;
    case 'fair_price':
      return `No-vig price of ${list(query.sides)}`;
    case 'break_even':
      return query.ofLegs === undefined
        ? `Break even at ${writtenExactly(query.odds)}`
        : `How often must each leg hit to break even on ${query.ofLegs} legs at ${writtenExactly(query.odds)}`;
    case 'parlay': {
      const pushes = query.pushes > 0 ? ` with ${query.pushes} push` : '';
      return `Parlay of ${list(query.legs)}${pushes}${query.stake === null ? '' : ` for ${amount(query.stake)}`}`;
    }
    case 'hedge': {
      const open = query.win === null ? '' : ` to win ${amount(query.win)}`;
      const at = query.odds === null ? '' : ` at ${writtenExactly(query.odds)}`;
      const needed = query.needs ? `, last leg ${query.needs.team} moneyline` : '';
      const onTeam = query.on ? `, other side ${query.on.team} moneyline` : needed;
      const other = query.other === null ? onTeam : `, other side ${writtenExactly(query.other)}`;
      if (query.stake === null) return `Hedge a parlay that pays ${amount(query.pays ?? 0)}${other}`;
      return `Hedge ${amount(query.stake)}${at}${open}${other}`;
    }
    case 'round_robin': {
      const odds = query.odds === null ? '' : ` at ${writtenExactly(query.odds)}`;
      const stake = query.stake === null ? '' : ` for ${amount(query.stake)} each`;
      const also = query.alsoBy === undefined ? '' : ` and ${query.alsoBy}s`;
      return `Round robin of ${query.picks} picks by ${query.by}s${also}${odds}${stake}`;
    }
    case 'units': {
      if (query.bankroll === null && query.unit === null)
        return query.units === null ? 'Set my unit' : `Is ${query.units} units too much`;
      const of = query.bankroll === null ? '' : ` of a bankroll of ${amount(query.bankroll)}`;
      const unit = query.unit === null ? '' : ` with a unit of ${amount(query.unit)}`;
      return `How much is ${query.units === null ? 'a unit' : `${query.units} units`}${of}${unit}`;
    }
    case 'kelly': {
      const chance = query.chance === null ? '' : ` with a chance of ${percent(query.chance)}`;
      const bankroll = query.bankroll === null ? '' : ` and a bankroll of ${amount(query.bankroll)}`;
      const share = query.fraction === undefined ? '' : `${shares[query.fraction] ?? ''} `;
      return `${share}Kelly${query.odds === null ? '' : ` at ${writtenExactly(query.odds)}`}${chance}${bankroll}`;
    }
    case 'expected_value': {
      const chance = query.chance === null ? '' : ` if I think ${percent(query.chance)}`;
      const stake = query.stake === null ? '' : ` for ${amount(query.stake)}`;
      return `Expected value at ${writtenExactly(query.odds)}${stake}${chance}`;
    }
    case 'share':
      return `${percent(query.chance)} of a bankroll of ${amount(query.bankroll)}`;
    case 'roi':
      return `ROI if I staked ${amount(query.stake)} and got back ${amount(query.returns)}`;
    case 'record': {
      const at = query.odds === null ? '' : ` at ${writtenExactly(query.odds)}`;
      return `Profit if I went ${query.wins}-${query.losses}${at}${eachOf(query)}`;
    }
    case 'free_bet': {
      const odds = query.odds === null ? '' : ` at ${writtenExactly(query.odds)}`;
      const other = query.other === null ? '' : `, other side ${writtenExactly(query.other)}`;
      const instead = query.instead ? `, or at ${writtenExactly(query.instead)} instead` : '';
      return `Bonus bet of ${amount(query.stake)}${odds}${other}${instead}`;
    }
    case 'arbitrage':
      return `Arbitrage of ${list(query.sides)}${query.total === null ? '' : ` for ${amount(query.total)}`}`;
    case 'middle': {
      const [low, high] = query.lines;
      const stake = query.stake === null ? '' : ` for ${amount(query.stake)} each`;
      const lands = query.lands === undefined ? '' : `, best case if it lands on ${query.lands}`;
      return `Middle over ${low} and under ${high} at ${list(query.odds)}${stake}${lands}`;
    }
    case 'offer':
      return `Book offers ${writtenExactly(query.offered)} for legs of ${list(query.legs)}`;
    case 'each_way': {
      const share = query.share === null ? '' : `, ${shareNames[query.share] ?? query.share} the odds`;
      const places = query.places === null ? '' : `, ${query.places} places`;
      const finish = query.finish === null ? '' : `, finished ${query.finish}th`;
      return `Return of ${amount(query.stake)} each way at ${writtenExactly(query.odds)}${share}${places}${finish}`;
    }
    case 'chances':
      return `Chance ${outcomes[query.outcome]} ${list(query.of)}`;
    case 'bet_results':
    case 'price_difference':
    case 'cash_out':
    case 'many_bets':
      return promptOfBets(query);
    case 'settled': {
      const priced = query.odds === null ? '' : ` at ${writtenExactly(query.odds)}`;
      const staked = query.stake === null ? '' : ` for ${amount(query.stake)}`;
      const ended =
        query.bet !== 'spread'
          ? `it ends on ${query.ended}`
          : query.ended === 0
            ? 'they tie'
            : `they ${query.ended > 0 ? 'win' : 'lose'} by ${Math.abs(query.ended)}`;
      const bet = query.bet === 'spread' ? signedLine(query.line) : `${query.bet} ${query.line}`;
      return `Does my bet win if I have ${bet}${priced}${staked} and ${ended}`;
    }
    case 'singles':
      return `What do singles at ${list(query.each)} pay${query.stake === null ? '' : ` for ${amount(query.stake)} each`}`;
    case 'results': {
      const won = query.won.length === 0 ? [] : [`won ${list(query.won)}`];
      const lost = query.lost.length === 0 ? [] : [`lost ${list(query.lost)}`];
      return `Profit if I ${[...won, ...lost].join(' and ')}${eachOf(query)}`;
    }
    case 'numbers':
      return `${upperFirst(query.wanted)} of ${query.of.join(', ')}`;
    case 'dead_heat': {
      const staked = query.stake === null ? '' : `, ${amount(query.stake)}`;
      return `Dead heat of ${query.tied} for ${plural(query.places, 'place')} at ${writtenExactly(query.odds)}${staked}`;
    }
  }
}
