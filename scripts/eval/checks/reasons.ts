/** Recomputes why there is no play, or fewer legs, from the games and their prices. A reason without a test here is false. */

import type { Leg } from '../../../lambdas/contracts/asking/analysis.ts';
import type { Reading } from '../../../lambdas/contracts/asking/reading.ts';
import { sports as allSports, type Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { readingOfWish } from '../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { dayLabel } from '../../../lambdas/domain/platform/calendar.ts';
import { firstAndLast, quotesAt } from '../../local/feed/pricing/player-odds.ts';
import type { ReplayedGame } from '../../local/feed/seasons/replay.ts';
import { clock } from '../clock.ts';
import { type Asking, isAnswered } from '../outcome.ts';
import { decimalOf, rawGame } from '../raw.ts';
import {
  coming,
  fitting,
  isBetween,
  isNextOf,
  lastDay,
  linesOf,
  type Offered,
  offeredIn,
} from '../recompute/offered.ts';

/** What a reason speaks of. */
interface Asked {
  readonly reading: Reading;
  readonly prompt: string;
  readonly sports: readonly Sport[];
}

interface Reason {
  readonly kind: string;
  readonly says: RegExp;
  readonly isSo: (said: readonly string[], asked: Asked) => boolean;
}

const gamesIn = ({ sports }: Pick<Asked, 'sports'>): ReplayedGame[] => sports.flatMap(coming);
const plays = ({ home, away }: ReplayedGame, name: string) => home.name === name || away.name === name;
const namesIn = (list: string): string[] => list.split(/, | (?:or|and) (?=[A-Z])/);
const sidesIn = ({ sports, reading }: Asked): Offered[] =>
  sports.flatMap((sport) => offeredIn(sport, reading.line));
const isOn = ({ reading: { days } }: Asked, { day }: ReplayedGame) => days === null || days.includes(day);
/** `Detroit Lions -7.5 at -110`, of a side. */
const isCalled = (name: string, { game, market, selection, line, price }: Offered): boolean => {
  if (!name.endsWith(` at ${price > 0 ? '+' : ''}${price}`)) return false;
  const team =
    selection === 'home' || selection === 'away'
      ? game[selection].name
      : `${game.away.name} at ${game.home.name}`;
  return name.includes(team) && (market === 'moneyline' || name.includes(String(Math.abs(line ?? 0))));
};
/** Whether a name is that of the best of these sides, by a number of which the lowest is the best. */
function isNearest(name: string, sides: readonly Offered[], away: (side: Offered) => number): boolean {
  const least = Math.min(...sides.map(away));
  return sides.some((side) => away(side) <= least + 1e-6 && isCalled(name, side));
}
/** The lines of a game's sides that can be meant: of a named team, its own handicap. */
function linesMeant(
  sport: Sport,
  game: ReplayedGame,
  market: 'spread' | 'total',
  { teams }: Reading,
): number[] {
  const lines = linesOf(sport, game, market);
  if (market === 'total') return lines;
  const isNamed = (side: 'home' | 'away') =>
    teams.length === 0 || teams.some((team) => team.name === game[side].name);
  return [...(isNamed('home') ? lines : []), ...(isNamed('away') ? lines.map((line) => 0 - line) : [])];
}

/** Whether the sport is in the sentence, so that it speaks of no more than was looked at. */
const namesSports = (text: string, { sports }: Asked): boolean =>
  sports.every((sport) => text.toLowerCase().includes(sport.toLowerCase()));

/** Whether the line and the price that are asked for are in the sentence, so that it does not speak of all bets. */
const namesLimits = (bet: string, { reading: { line, price, nightGame, starts, group } }: Asked): boolean =>
  (!nightGame || bet.includes(' in the night game')) &&
  (starts === null || bet.includes(' starting ')) &&
  (group === null || bet.includes(group)) &&
  (line === null || bet.includes(`${Math.abs(line)}`) || bet.includes('pick’em')) &&
  (price === null || bet.includes(' priced '));

const far = (american: number, reading: Reading): number => {
  const { min = null, max = null } = reading.price ?? {};
  return Math.min(
    ...[min, max].flatMap((end) => (end === null ? [] : [Math.abs(decimalOf(american) - decimalOf(end))])),
  );
};
const quotesIn = (games: readonly ReplayedGame[]) => games.flatMap((game) => quotesAt(game, clock));
const isOfName = (wanted: string, name: string) => {
  const last = (text: string) => text.toLowerCase().split(' ').at(-1);
  return name.toLowerCase().includes(wanted.toLowerCase()) || last(wanted) === last(name);
};
const statWords: Readonly<Record<string, string>> = {
  passing_tds: 'passing touchdowns',
  touchdown: 'touchdowns',
  two_touchdowns: '2+ touchdowns',
  three_touchdowns: '3+ touchdowns',
  first_touchdown: 'first touchdowns',
  last_touchdown: 'last touchdowns',
  two_goals: '2+ goals',
  three_goals: '3+ goals',
  goal: 'goals',
  home_run: 'home runs',
  shots_on_goal: 'shots',
  carries: 'rush attempts',
  rushing_receiving_yards: 'rushing + receiving yards',
  points_rebounds: 'points + rebounds',
  points_assists: 'points + assists',
  rebounds_assists: 'rebounds + assists',
  runs_batted_in: 'RBIs',
  hits_runs_rbis: 'hits + runs + RBIs',
  points_rebounds_assists: 'points + rebounds + assists',
};
const statOf = (market: string) => statWords[market] ?? market.replaceAll('_', ' ');
const gamesMeant = (asked: Asked) => {
  const named = asked.reading.teams.filter(({ stance }) => stance !== 'avoid');
  return asked.sports.flatMap((sport) =>
    coming(sport).filter(
      (game) =>
        isOn(asked, game) &&
        isNextOf(sport, game, asked.reading) &&
        (named.length === 0 || named.some(({ name }) => plays(game, name))),
    ),
  );
};
/** Whether a player is listed at a price among those who may score first, or last. */
const isListedFirst = (stat: string, name: string, price: string, asked: Asked): boolean =>
  quotesIn(gamesMeant(asked))
    .flatMap(firstAndLast)
    .some(
      ({ market, node }) =>
        stat === `${market.name.split(' ')[0]?.toLowerCase()} goals` &&
        isOfName(name, node.name) &&
        node.us === price,
    );
const isDay = (label: string | undefined, day: string | undefined) =>
  label === undefined ? day === undefined : day !== undefined && label === dayLabel(day);

/** More specific sentences first. */
const reasons: readonly Reason[] = [
  {
    kind: 'no games',
    says: /^No upcoming (.+) (?:game|tournament) is listed through (.+)\.$/,
    isSo: ([names = '', until], _asked) =>
      allSports
        .filter((sport) => namesIn(names).some((name) => name.toUpperCase() === sport))
        .every((sport) => coming(sport).length === 0) && isDay(until, lastDay()),
  },
  {
    kind: 'team idle',
    says: /^No upcoming game for the (.+) is listed through (.+)\.$/,
    isSo: ([names = '', until], asked) =>
      namesIn(names).every((name) => !gamesIn(asked).some((game) => plays(game, name))) &&
      isDay(until, lastDay()),
  },
  {
    kind: 'day',
    says: /^No upcoming (?:(.+) (?:game|tournament)|game for the (.+)) is listed for .+?\.(?: The next is on (.+)\.| Games are listed through (.+)\.)?$/,
    isSo([ofSport, ofTeams, next, until], asked) {
      const names = ofTeams === undefined ? [] : namesIn(ofTeams);
      const own = gamesIn(asked).filter(
        (game) => names.length === 0 || names.some((name) => plays(game, name)),
      );
      const first = own.map(({ day }) => day).sort()[0];
      return (
        (ofSport === undefined || namesSports(ofSport, asked)) &&
        // Both teams of a meeting are named: they do not meet that day.
        !own.some(
          (game) => isOn(asked, game) && (names.length < 2 || names.every((name) => plays(game, name))),
        ) &&
        (until === undefined || (isDay(until, lastDay()) && (asked.reading.days?.[0] ?? '') > lastDay())) &&
        (next === undefined ||
          isDay(next, first) ||
          own.some((game) => isDay(next, game.day) && names.length > 1))
      );
    },
  },
  {
    kind: 'night',
    says: /^No (.+) game.* starts at 7 PM ET or later as the last of its day\.$/,
    isSo: (_said, asked) =>
      gamesMeant(asked).every(({ startsAt }) => {
        const hour = Number(
          startsAt.toLocaleString('en-US', {
            hour: 'numeric',
            hourCycle: 'h23',
            timeZone: 'America/New_York',
          }),
        );
        return hour < 19;
      }),
  },
  {
    kind: 'hour',
    says: /^No (.+) starts (?:from|before|after|by) .+\.$/,
    isSo: ([bet = ''], asked) =>
      namesSports(bet, asked) && fitting(sidesIn(asked), asked.reading, 'group').length === 0,
  },
  {
    kind: 'group',
    says: /^No (.+) is on one of the (.+)\.$/,
    isSo: ([bet = '', group], asked) =>
      namesSports(bet, asked) &&
      group === asked.reading.group &&
      fitting(sidesIn(asked), asked.reading, 'markets').length === 0,
  },
  {
    kind: 'book',
    says: /^(.+) lists no (.+)\. The nearest elsewhere is (.+)\.$/,
    isSo: ([book = '', bet = ''], asked) =>
      book === asked.reading.book &&
      namesSports(bet, asked) &&
      fitting(sidesIn(asked), asked.reading, 'markets').length === 0,
  },
  {
    kind: 'chance of a leg',
    says: /^No (.+) hits .+ of the time\. The nearest is (.+), ([\d.]+)%\.$/,
    isSo([bet = '', nearest = ''], asked) {
      const sides = fitting(sidesIn(asked), asked.reading, 'legChance');
      const { min, max } = asked.reading.legChance ?? { min: null, max: null };
      const away = ({ chance }: Offered) => Math.max((min ?? 0) - chance, chance - (max ?? 100), 0);
      return (
        namesSports(bet, asked) &&
        namesLimits(bet, asked) &&
        sides.every((side) => away(side) > 0) &&
        isNearest(nearest, sides, (side) => Math.round(10 * away(side)))
      );
    },
  },
  {
    kind: 'not priced',
    says: /^(?:None of the (\d+) upcoming .+|.+ on .+) (?:is|isn’t) priced yet\.$/,
    isSo: ([count], asked) =>
      fitting(sidesIn(asked), asked.reading, 'markets').length === 0 &&
      (count === undefined || gamesMeant(asked).length === Number(count)),
  },
  {
    kind: 'nothing listed',
    says: /^We don’t have prices for (?!that bet)(.+)\.$/,
    isSo: ([names = ''], { prompt, reading }) =>
      reading.stat === 'other' && names.split(/, | or /).some((name) => isSaid(name, prompt)),
  },
  {
    kind: 'no such market',
    says: /^We don’t have (?:(.+?) prices(?: on players)?|prices for that bet)\.$/,
    isSo: ([what = ''], { prompt, reading }) =>
      (reading.stat === 'other' || reading.period !== undefined) && (what === '' || hasWords(prompt, what)),
  },
  {
    kind: 'part not priced',
    says: /^No ([a-z-]+) prices for (.+) yet\.$/,
    isSo: ([what = ''], { prompt, reading }) =>
      (reading.period !== undefined || reading.markets.includes('team_total')) && hasWords(prompt, what),
  },
  {
    kind: 'none left',
    says: /^No other bet is left for this question: /,
    // No case asks for a second bet, so nothing was shown before.
    isSo: () => false,
  },
  {
    kind: 'same game',
    says: /^How legs of one (.+) game depend on each other is not measured yet, /,
    isSo: ([sport], { reading }) => reading.sameGame && ['MLS', 'CFL', 'Golf'].includes(sport ?? ''),
  },
  {
    kind: 'same game without legs',
    says: /^(?:No game has such legs that fit together: one contains another, or how they depend on each other is not measured yet|In no game does one book list all of these legs(?:: .+\. Each can be had as a single)?)\.$/,
    isSo: (_said, asked) => asked.reading.sameGame || wantsOneGameTwice(asked),
  },
  {
    kind: 'related legs',
    says: /^(?:Where (.+) wins, (.+) does too, so books don’t take both in one parlay|(.+) and (.+) can’t both win, so they are no parlay|One of (.+) and (.+) always wins, so books don’t take both in one parlay)\.$/,
    isSo: (said, asked) =>
      (asked.reading.sameGame || wantsOneGameTwice(asked)) && new Set(said.filter(Boolean)).size === 2,
  },
  {
    kind: 'some of one game',
    says: /^Some of these legs are of one game and don’t fit together: one contains or excludes another, or how they depend on each other is not measured yet\.$/,
    isSo: (_said, asked) => !asked.reading.sameGame && wantsOneGameTwice(asked),
  },
  {
    kind: 'of other games',
    says: /^.+ is in (.+) at (.+) and .+ is in (.+) at (.+), so they can’t be legs of one game\.$/,
    isSo: ([, home, , other], asked) => asked.reading.sameGame && home !== other,
  },
  {
    kind: 'both sides',
    says: /^The (.+) play each other, so both can’t be legs of one parlay\.$/,
    isSo: ([names = ''], asked) =>
      gamesIn(asked).some((game) => namesIn(names).every((name) => plays(game, name))),
  },
  {
    kind: 'fewer games than legs',
    says: /^Only (\d+) games? ha(?:s|ve) an? .+, and you asked for (\d+)\.$/,
    isSo: ([games, wanted], asked) => {
      const { reading } = asked;
      const ofProps = reading.markets.includes('prop')
        ? gamesMeant(asked)
            .filter((game) => quotesIn([game]).length > 0)
            .map(({ id }) => id)
        : [];
      const all = new Set([...fitting(sidesIn(asked), reading).map(({ game }) => game.id), ...ofProps]);
      return (
        Number(games) < Number(wanted) &&
        all.size >= Number(games) &&
        (ofProps.length > 0 || all.size === Number(games))
      );
    },
  },
  {
    kind: 'not meeting',
    says: /^The (.+) have no game against each other listed through .+\.$/,
    isSo: ([names = ''], asked) =>
      !gamesIn(asked).some((game) => namesIn(names).every((name) => plays(game, name))),
  },
  {
    kind: 'props',
    says: /^No (.+) player prop.* is priced right now\.(?: There are some for (?:the )?(.+) at (.+) on (.+)\.)?$/,
    isSo: ([ofSport = '', away, home, day], asked) =>
      namesSports(ofSport, asked) &&
      quotesIn(gamesMeant(asked)).length === 0 &&
      (away === undefined
        ? quotesIn(gamesIn(asked)).length === 0
        : gamesIn(asked).some(
            (game) =>
              game.away.name === away &&
              game.home.name === home &&
              isDay(day, game.day) &&
              quotesIn([game]).length > 0,
          )),
  },
  {
    kind: 'prop of player',
    says: /^No prop on (.+?)(?: for .+)? is priced right now\.(?: There are some for (?:the )?.+ on (.+)\.)?$/,
    isSo: ([name = '', day], asked) => {
      const isOf = (games: readonly ReplayedGame[]) =>
        quotesIn(games).some(({ player }) => isOfName(name, player.name));
      return !isOf(gamesMeant(asked)) && isOf(gamesIn(asked)) === (day !== undefined);
    },
  },
  {
    kind: 'next game of a player',
    says: /^.+? and the (.+) play next in (.+) at (.+), (.+) ET\.(?: .+ player props are priced through (.+) so far\.)?$/,
    isSo: ([team = '', away = '', home = '', , until], asked) => {
      const own = gamesIn(asked)
        .filter((game) => [game.away.name, game.home.name].some((name) => name.endsWith(team)))
        .sort((a, b) => +a.startsAt - +b.startsAt);
      const [next] = own;
      const isPriced = (game: ReplayedGame) => quotesIn([game]).length > 0;
      return (
        next?.away.name === away &&
        next.home.name === home &&
        (until === undefined ||
          (!isPriced(next) && gamesIn(asked).some((game) => isDay(until, game.day) && isPriced(game))))
      );
    },
  },
  {
    kind: 'no game of a player',
    says: /^.+’s team, the (.+), has no game listed through .+\.$/,
    isSo: ([team = ''], asked) =>
      !gamesIn(asked).some((game) => [game.away.name, game.home.name].some((name) => name.endsWith(team))),
  },
  {
    kind: 'prop of statistic',
    says: /^No (?!player)(.+?) prop(?: on any (.+?) player| on (.+?)| in the (.+?) game)?(?: for .+)? is priced right now\.(?: Priced now: (.+)\.)?$/,
    isSo: ([stat = '', team, name, game, available = ''], asked) => {
      const games = gamesMeant(asked).filter(
        ({ home, away }) => game === undefined || [home.name, away.name].includes(game),
      );
      const own = quotesIn(games).filter(({ player }) =>
        team === undefined ? name === undefined || isOfName(name, player.name) : player.team.name === team,
      );
      const priced = new Set(own.map(({ market }) => statOf(market)));
      return (
        !priced.has(stat) && available.split(/, | and /).every((each) => each === '' || priced.has(each))
      );
    },
  },
  {
    kind: 'one side of a prop',
    says: /^Books price only one side of (.+) by (.+) \(([+-]\d+) at .+ to break even\)\. Prices like it have no measured chance yet/,
    isSo: ([stat = '', name = '', price = ''], asked) =>
      isListedFirst(stat, name, price, asked) ||
      quotesIn(gamesMeant(asked)).some(
        (quote) =>
          isOfName(name, quote.player.name) &&
          (quote.price.kind === 'yes'
            ? statOf(quote.market) === stat && quote.price.price === Number(price)
            : stat.endsWith(statOf(quote.market)) &&
              quote.price.under === null &&
              quote.price.over === Number(price)),
      ),
  },
  {
    kind: 'more than what has one side',
    says: /^No book lists (\d+)\+ (.+) by (.+)\. Books price only one side of (\d+)\+ .+ \(([+-]\d+) at .+ to break even\), and prices like it have no measured chance yet\.$/,
    isSo: ([least = '', stat = '', name = '', listed = '', price = ''], asked) => {
      const own = quotesIn(gamesMeant(asked)).filter(
        ({ player, market }) => isOfName(name, player.name) && stat.endsWith(statOf(market)),
      );
      const isListed = own.some((quote) =>
        quote.price.kind === 'yes'
          ? quote.price.price === Number(price)
          : quote.price.under === null && quote.price.over === Number(price),
      );
      const isMoreListed = own.some(
        (quote) => quote.price.kind === 'line' && quote.price.line === Number(least) - 0.5,
      );
      return Number(least) > Number(listed) && isListed && !isMoreListed;
    },
  },
  {
    kind: 'player without a roster',
    says: /^(.+) is listed as out or isn’t on a roster we have/,
    isSo: ([name = ''], asked) =>
      quotesIn(gamesMeant(asked)).some(({ player }) => isOfName(name, player.name)),
  },
  {
    kind: 'several players',
    says: /^(.+) could be (.+)\. Please use the full name\.$/,
    isSo: ([name = '', names = ''], asked) =>
      namesIn(names).every((each) =>
        quotesIn(gamesMeant(asked)).some(({ player }) => player.name === each && isOfName(name, each)),
      ),
  },
  {
    kind: 'one side',
    says: /^Only one side of this market is priced, /,
    isSo: (_said, asked) => fitting(sidesIn(asked), asked.reading, 'notMarkets').length === 0,
  },
  {
    kind: 'line of a prop',
    says: /^No book lists a line of ([\d.]+) for .*prop.*\. The nearest is .+$/,
    isSo: ([line], asked) =>
      !quotesIn(gamesMeant(asked)).some(
        ({ player, price }) =>
          price.kind === 'line' &&
          price.line === Number(line) &&
          (asked.reading.player === null || isOfName(asked.reading.player, player.name)),
      ),
  },
  {
    kind: 'line',
    says: /^(No book lists a|We found no) line of ([+-]?[\d.]+|pick’em) for an? (.+)\. The nearest (?:we found )?is (.+)\.$/,
    isSo([found, _line, bet = '', nearest = ''], asked) {
      const { reading } = asked;
      const wanted = reading.line ?? 0;
      const [, shown = 'none'] = /([+-]?[\d.]+)(?: in .+)? at [+-]\d+$/.exec(nearest) ?? [];
      const far = Math.abs(Number(shown) - wanted);
      // The prices of a part of a game and of a team's total are not recomputed.
      if (/team total|half|quarter|period|inning/.test(bet)) return namesSports(bet, asked) && far > 0;
      const own = (['spread', 'total'] as const).filter(
        (market) =>
          (reading.markets.length === 0 || reading.markets.includes(market)) &&
          !(market === 'total' && wanted < 0),
      );
      const lines = [...new Map(fitting(sidesIn(asked), reading, 'line').map((side) => [side.game, side]))]
        .flatMap(([game, { sport }]) => own.flatMap((market) => linesMeant(sport, game, market, reading)))
        .map((line) => Math.abs(line - wanted));
      return (
        namesSports(bet, asked) &&
        fitting(sidesIn(asked), { ...reading, price: null, risk: null }).length === 0 &&
        far > 0 &&
        // Where other lines were looked at for some of the games only, the sentence says no more than that.
        (reading.teams.length === 0 || found === 'We found no' || Math.abs(far - Math.min(...lines)) < 1e-6)
      );
    },
  },
  {
    kind: 'price',
    says: /^No (.+) is priced (?:from )?[+-]\d+ .*?\. The nearest is (.+)\.$/,
    isSo([bet = '', nearest = ''], asked) {
      const { reading } = asked;
      if (reading.markets.includes('prop')) return namesSports(bet, asked);
      const sides = fitting(sidesIn(asked), reading, 'price');
      // Prices of alternate lines are not recomputed.
      if (reading.line !== null && sides.length === 0) return namesSports(bet, asked);
      return (
        namesSports(bet, asked) &&
        !sides.some(({ price }) => isBetween(price, reading.price)) &&
        isNearest(nearest, sides, ({ price }) => far(price, reading))
      );
    },
  },
  {
    kind: 'coin flip',
    says: /^No (.+) is between 45% and 55%\. The nearest is (.+), ([\d.]+)%\.$/,
    isSo([bet = '', nearest = ''], asked) {
      const sides = fitting(sidesIn(asked), asked.reading, 'risk');
      const away = ({ chance }: Offered) => Math.max(45 - chance, chance - 55, 0);
      return (
        namesSports(bet, asked) &&
        namesLimits(bet, asked) &&
        sides.every((side) => away(side) > 0) &&
        isNearest(nearest, sides, (side) => Math.round(10 * away(side)))
      );
    },
  },
  {
    kind: 'value',
    says: /^No (.+) beats its price right now\. Closest: (.+), which costs \$([\d.]+) per \$100 on average\.$/,
    isSo([bet = '', nearest = '', dollars], asked) {
      if (!namesLimits(bet, asked)) return false;
      if (asked.reading.markets.includes('prop')) return namesSports(bet, asked);
      const sides = fitting(sidesIn(asked), asked.reading);
      const cost = ({ chance, price }: Offered) => 100 - chance * decimalOf(price);
      const least = Math.min(...sides.map(cost));
      return (
        namesSports(bet, asked) &&
        least > -0.1 &&
        Math.abs(least - Number(dollars)) < 0.35 &&
        sides.some((side) => isCalled(nearest, side))
      );
    },
  },
  {
    kind: 'market',
    says: /^No (.+) is priced\.(?: Priced: (.+)\.)?$/,
    isSo([bet = '', available], asked) {
      const { reading } = asked;
      const all = sidesIn(asked);
      if (reading.markets.includes('prop')) return namesSports(bet, asked);
      const names = available?.split(/, | and /);
      const others = new Set<string>(fitting(all, reading, 'markets').map(({ market }) => market));
      return (
        namesSports(bet, asked) &&
        fitting(all, reading, available === undefined ? 'notSides' : 'notMarkets').length === 0 &&
        (names === undefined || names.every((name) => others.has(name === 'over/under' ? 'total' : name)))
      );
    },
  },
  {
    kind: 'ruled out',
    says: /^No (.+) is left without what you ruled out\.$/,
    isSo: ([bet = ''], asked) =>
      namesSports(bet, asked) && fitting(sidesIn(asked), asked.reading, 'line').length === 0,
  },
  {
    kind: 'payout or chance',
    says: /^No ((?:parlay|bet) of )?(.+?),? (?:pays|hits) (.+?)(?: of the time)?\.(?: The closest is (.+)\.)?$/,
    isSo([parlay, bet = '', , closest], asked) {
      const { reading } = asked;
      if (!namesSports(bet, asked) || !namesLimits(bet, asked)) return false;
      const sides = fitting(sidesIn(asked), reading);
      if (reading.markets.includes('prop')) return true;
      if (parlay !== undefined) return !isReached(sides, reading);
      const isMet = ({ price, chance }: Offered) =>
        isBetween(price, reading.payout) &&
        (reading.risk !== 'long_shot' || chance <= 25) &&
        (reading.chance === null ||
          ((reading.chance.min ?? 0) <= chance && chance <= (reading.chance.max ?? 100)));
      return (
        !sides.some(isMet) && (closest === undefined || sides.some(({ game }) => isAbout(closest, game)))
      );
    },
  },
  {
    kind: 'together',
    says: /^No (\d+)(?: to \d+)? legs, each (.+), fit together\.$/,
    isSo: ([count, bet = ''], asked) =>
      namesSports(bet, asked) &&
      namesLimits(bet, asked) &&
      mostTogether(fitting(sidesIn(asked), asked.reading)) < Number(count),
  },
  {
    kind: 'one book',
    says: /^No book lists (.+) together, so they can’t be one bet\./,
    isSo([names = ''], asked) {
      const legs = sidesIn(asked).filter(({ game, selection }) =>
        selection === 'home' || selection === 'away'
          ? names.includes(game[selection].name)
          : isAbout(names, game),
      );
      const books = legs.map(({ prices }) => new Set(prices.keys()));
      return [...(books[0] ?? [])].every((book) => !books.every((own) => own.has(book)));
    },
  },
  {
    kind: 'golf',
    says: /^(?:For golf, our feed prices tournament winners only|.+ is not priced to win |No book prices .+ finish)/,
    isSo: (_said, { sports }) => sports.includes('GOLF'),
  },
];

/** Whether two wishes leave only sides of one game, or of the two games of one team. */
function wantsOneGameTwice(asked: Asked): boolean {
  const games = asked.reading.wishes.map((wish) => {
    const of = readingOfWish(asked.reading, wish);
    const sports = of.sports.length > 0 ? of.sports : asked.sports;
    const sides = fitting(sidesIn({ ...asked, sports, reading: of }), of);
    return new Set(sides.map(({ game }) => game));
  });
  return games.some(
    (own, at) =>
      (own.size === 1 || own.size === 2) &&
      games.slice(at + 1).some((other) => [...own].every((game) => other.has(game)) || isOfFew(other, own)),
  );
}

const isOfFew = (games: ReadonlySet<ReplayedGame>, among: ReadonlySet<ReplayedGame>) =>
  games.size > 0 && [...games].every((game) => among.has(game));

const isAbout = (text: string, { home, away }: ReplayedGame) =>
  text.includes(home.name) || text.includes(away.name);

/** Words of which the question has one, by the word of a reason. */
const wordsOf: Readonly<Record<string, RegExp>> = {
  half: /half|1h|2h|h1|h2/,
  halftime: /half/,
  quarter: /quarter|qtr|q[1-4]|[1-4]q/,
  period: /period|p[1-3]|[1-3]p/,
  inning: /inning|nrfi|yrfi/,
  innings: /inning|f5|f3|first (?:5|five|3|three)/,
  total: /total|tt/,
  bet: /draw[ -]no[ -]bet|dnb/,
  chance: /double chance|win or/,
  overtime: /\bot\b|overtime|extra/,
  margin: /by|margin/,
  shutout: /shut|clean|hitter/,
  score: /score|btts/,
  scorer: /touchdown|td|goal/,
  sack: /sack/,
  tackle: /tackle/,
  point: /fantasy/,
  double: /double/,
};

/** Short forms of what nothing is listed for. */
const shortForms =
  /\b(?:dst|d ?\/ ?st|pick (?:six|6)|fgs?|pats|xps?|stocks|pp|ppps?|pims?|frl|xbh|octopus|fts?|yds|tds?|2pt)\b/;

/** Whether a question has a word of the name, by its first letters, or a short form. */
const isSaid = (name: string, prompt: string): boolean =>
  shortForms.test(prompt.toLowerCase()) ||
  name.split(/[ -]/).some((word) => word.length >= 4 && prompt.toLowerCase().includes(word.slice(0, 4)));

function hasWords(prompt: string, what: string): boolean {
  const word = /^triple/.test(what) ? 'triple' : (what.split('-').at(-1) ?? '');
  return (wordsOf[word] ?? new RegExp(word)).test(prompt.toLowerCase());
}

/** The most games of which each has a side, without a team that plays twice. */
function mostTogether(sides: readonly Offered[]): number {
  const teams = new Set<string>();
  let count = 0;
  for (const { sport, game } of sides.toSorted(
    (a, b) => a.game.startsAt.getTime() - b.game.startsAt.getTime(),
  )) {
    const own = [`${sport} ${game.home.name}`, `${sport} ${game.away.name}`];
    if (own.some((name) => teams.has(name))) continue;
    for (const name of own) teams.add(name);
    count += 1;
  }
  return count;
}

/** Whether a parlay at one book reaches what is asked for: the longest prices, or the likeliest sides, of each book. */
function isReached(sides: readonly Offered[], { legs, payout, chance, risk }: Reading): boolean {
  const count = legs?.min ?? 2;
  const books = [...new Set(sides.flatMap(({ prices }) => [...prices.keys()]))];
  const goal = payout?.min ?? (risk === 'long_shot' ? 1500 : null);
  return books.some((book) => {
    const own = sides.filter(({ prices }) => prices.has(book));
    const best = (of: (side: Offered) => number): Offered[] => {
      const taken: Offered[] = [];
      for (const side of own.toSorted((a, b) => of(b) - of(a)))
        if (taken.length < count && !taken.some(({ game }) => game === side.game)) taken.push(side);
      return taken;
    };
    const decimal = best((side) => decimalOf(side.prices.get(book) ?? 100)).reduce(
      (all, side) => all * decimalOf(side.prices.get(book) ?? 100),
      1,
    );
    const likeliest = best((side) => side.chance).reduce((all, side) => (all * side.chance) / 100, 100);
    return (
      (goal === null || payout?.max != null ? goal === null : decimal >= decimalOf(goal)) &&
      (chance?.min == null || likeliest >= chance.min) &&
      (goal !== null || chance?.min != null)
    );
  });
}

/** @returns each reason that is not so, with its kind */
export function falseReasons({ of, outcome }: Pick<Asking, 'of' | 'outcome'>): string[] {
  if (!isAnswered(outcome)) return [];
  const { read } = outcome;
  const whole: Asked = {
    reading: read,
    prompt: of.ask,
    sports: read.sports.length > 0 ? read.sports : outcome.reading.sports,
  };
  if (outcome.kind === 'play') {
    const fewer = outcome.notes.find(({ kind }) => kind === 'fewer_legs');
    return fewer ? falseCounts(fewer.text, whole, outcome.analysis.legs) : [];
  }
  if (outcome.kind !== 'no_play') return [];
  const text = outcome.response.replace(/^No play\. /, '').split('\n')[0] ?? '';
  const legs = read.wishes.map(({ count: _count, ...wish }): Asked => {
    const sports = wish.sports.length > 0 ? wish.sports : whole.sports;
    return { ...whole, sports, reading: readingOfWish(read, { ...wish, count: 1 }) };
  });
  for (const { kind, says, isSo } of reasons) {
    const said = says.exec(text)?.slice(1);
    if (!said) continue;
    return [whole, ...legs].some((asked) => isSo(said, asked)) ? [] : [`${kind}: "${text}"`];
  }
  return [`no test: "${text}"`];
}

/** The number, and what is said to be missing. */
function falseOfOneGame(text: string, legs: readonly Leg[]): string[] {
  const game = rawGame(legs[0]?.gameId ?? '');
  const hasProps = game !== undefined && quotesAt(game, clock).length > 0;
  const isSo =
    text.includes(`only ${legs.length} legs that fit together`) &&
    !(hasProps && text.includes('No player prop of that game is priced'));
  return isSo ? [] : [`fewer legs: "${text}", but ${hasProps ? 'props are' : 'no prop is'} priced`];
}

const saferWithFewer =
  /^No bet of (\d+) legs that fits hits (\d+)% or more of the time, so this has (one|\d+)\.$/;

/** Fewer legs, and together as likely as it was to be. */
function falseSafer(text: string, legs: readonly Leg[]): string[] {
  const [, wanted, chance, said] = saferWithFewer.exec(text) ?? [];
  const found = said === 'one' ? 1 : Number(said);
  const together = legs.reduce((all, { marketProbability }) => (all * (marketProbability ?? 0)) / 100, 100);
  const isOfOneGame = new Set(legs.map(({ gameId }) => gameId)).size < legs.length;
  const isSo =
    found === legs.length && found < Number(wanted) && (isOfOneGame || together >= Number(chance) - 0.5);
  return isSo ? [] : [`fewer legs: "${text}", but ${legs.length} legs hit ${together}%`];
}

/** A note about fewer legs, for a play of these. */
function falseCounts(text: string, asked: Asked, legs: readonly Leg[]): string[] {
  const found = legs.length;
  const { reading, sports } = asked;
  if (saferWithFewer.test(text)) return falseSafer(text, legs);
  if (sports.includes('GOLF') || reading.markets.includes('prop')) return [];
  if (reading.sameGame) return falseOfOneGame(text, legs);
  const wanted = { ...reading, risk: reading.risk === 'safe' ? null : reading.risk };
  const sides = fitting(sidesIn(asked), wanted);
  const games = new Set(sides.map(({ game }) => game)).size;
  const said = /only (\d+) games? (?:has|have)/i.exec(text)?.[1];
  const isSo = said === undefined ? games > found || found === 8 : games === Number(said) && games === found;
  return isSo ? [] : [`fewer legs: "${text}", but ${games} games have one`];
}
