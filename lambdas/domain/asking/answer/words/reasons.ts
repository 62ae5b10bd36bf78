/** Why there is no play, in one or two sentences. Each names what was looked at, so that it says no more than is so. */
import type { Bounds, Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { formatLine } from '../../../feed/board/sides.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { breakEven } from '../../../feed/odds/value.ts';
import { positionNames } from '../../../feed/players/position-names.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { dayLabel } from '../../../platform/calendar.ts';
import { dollars } from '../../english/numbers.ts';
import { shortName } from '../../reading/names/directory.ts';
import { isPlace } from '../../reading/names/groups.ts';
import { roleMissing } from '../../reading/names/roles.ts';
import { unlistedIn } from '../../reading/terms/unlisted.ts';
import { startsWords } from '../../reading/terms/wishes/starts.ts';
import { readingOfWish } from '../../reading/wishes/wish.ts';
import { linesWords } from '../../reading/words/wording.ts';
import type { Candidate } from '../candidate.ts';
import { inMatch } from '../match-names.ts';
import type { RelatedLegs } from '../same-game/groups.ts';
import { chanceOf, chances, legsWanted, payoutOf, payoutOfRisk } from '../terms.ts';
import { partAsked } from '../unmet/asked-part.ts';
import type { NoProps } from '../unmet/props.ts';
import type { Unmet } from '../unmet/unmet.ts';
import { golfReason } from './golf.ts';
import { marketName } from './market-names.ts';
import { listed, nameOf, pickAt } from './notes.ts';
import { gamesNamed, onDaysNamed, sportsNamed, wantedBet } from './wanted-bet.ts';

/** The bet with the line and price that it must have too: what comes after them in the order of terms speaks of no others. */
function limitedBet(reading: Reading, sports: readonly Sport[]): string {
  const { line, lines, price, nightGame, starts, group } = reading;
  return [
    wantedBet(reading, sports),
    nightGame ? ' in the night game' : '',
    starts ? ` starting ${startsWords(starts)}` : '',
    group ? ` ${onGroup(group)}` : '',
    line === null ? '' : ` at ${lineWords(line, reading)}`,
    lines ? ` with ${listed(linesWords(lines))}` : '',
    price ? ` priced ${boundsWords(price)}` : '',
  ].join('');
}

const likelyWords = ({ legChance }: Reading): string =>
  legChance ? ` that hits ${percentWords(legChance)} of the time` : '';

const onGroup = (group: string): string =>
  isPlace(group) ? `in one of the ${group} games` : `on one of the ${group}`;

/** What a reason is about. */
export interface Asked {
  readonly reading: Reading;
  /** The question as typed, for words that the reading does not keep. */
  readonly prompt: string;
  /** The sports whose games were looked at. */
  readonly sports: readonly Sport[];
  /** The last league day whose games are listed. */
  readonly lastDay: string;
}

export function unmetSentence(unmet: Unmet, asked: Asked): string {
  const { reading, sports, lastDay } = asked;
  const until = `listed through ${dayLabel(lastDay)}`;
  switch (unmet.kind) {
    case 'no_games':
      return `No upcoming ${gamesNamed(unmet.sports)} is ${until}.`;
    case 'team_idle':
      return `No upcoming game for the ${listed(unmet.teams, 'or')} is ${until}.`;
    case 'not_on_days':
      return dayReason(unmet, asked);
    case 'no_night_game':
      return `No ${sportsNamed(sports)} game${onDaysNamed(unmet.days)} starts at 7 PM ET or later as the last of its day.`;
    case 'not_priced':
      return notPriced(unmet.games, asked);
    case 'props':
      return propsReason(unmet, asked);
    case 'part':
      return partReason(unmet, asked);
    case 'golf':
      return golfReason(unmet);
    case 'no_book':
      return `No book lists ${listed(unmet.legs.map(nameOf))} together, so they can’t be one bet. Each can be had as a single.`;
    case 'none_left':
      return 'No other bet is left for this question: each one that fits was shown today.';
    case 'same_game':
      return unmet.sports?.length
        ? `How legs of one ${sportsNamed(unmet.sports)} game depend on each other is not measured yet, so we can’t build a same-game parlay there.`
        : unmet.apart
          ? `${listed(unmet.apart.map(inItsGame))}, so they can’t be legs of one game.`
          : unmet.areOfSeveral
            ? 'Some of these legs are of one game and don’t fit together: one contains or excludes another, or how they depend on each other is not measured yet.'
            : unmet.isAtOneBook === false
              ? notAtOneBook(unmet.legs)
              : unmet.related
                ? relatedWords(unmet.related)
                : 'No game has such legs that fit together: one contains another, or how they depend on each other is not measured yet.';
    case 'few_games':
      return `Only ${unmet.games} ${unmet.games === 1 ? 'game has' : 'games have'} ${articled(limitedBet(reading, sports))}${likelyWords(reading)}, and you asked for ${unmet.wanted}.`;
    case 'same_game_again':
      return 'That was the fifth same-game parlay in a row, and we stop there.';
    case 'both_sides':
      return `The ${listed(unmet.teams)} play each other, so both can’t be legs of one parlay.`;
    case 'not_meeting':
      return `The ${listed(unmet.teams)} have no game against each other ${until}.`;
    case 'market': {
      const { markets, available } = unmet;
      const priced = available.length > 0 ? ` Priced: ${listed(available.map(marketName))}.` : '';
      return `No ${wantedBet({ ...reading, markets, sides: totalsOnly(reading) }, sports)} is priced.${priced}`;
    }
    case 'one_sided':
      return 'Only one side of this market is priced, so we can’t work out its chance and don’t offer it.';
    case 'line': {
      const [line, bet] = [lineWords(unmet.line, reading), articled(wantedBet(reading, sports))];
      const nearest = pickAt(unmet.nearest);
      // Where neither a team nor a player is named, other lines than the main ones are read for some of the games only; days
      // ahead, for none.
      const areOthersRead = unmet.nearest.prop !== undefined || unmet.nearest.game.markets !== undefined;
      if (!areOthersRead || (reading.teams.length === 0 && reading.player === null))
        return `We found no line of ${line} for ${bet}. The nearest we found is ${nearest}.`;
      return `No book lists a line of ${line} for ${bet}. The nearest is ${nearest}.`;
    }
    case 'value': {
      const { closest } = unmet;
      return `No ${limitedBet(reading, sports)} beats its price right now. Closest: ${pickAt(closest)}, which costs ${dollars(closest.cost)} per $100 on average.`;
    }
    case 'term':
      return termReason(unmet.term, unmet.closest, asked);
    case 'whole':
      return wholeReason(unmet.best ?? [], asked);
  }
}

const notAtOneBook = (legs: readonly Candidate[] = []): string =>
  legs.length > 0
    ? `In no game does one book list all of these legs: ${listed(legs.map(nameOf))}. Each can be had as a single.`
    : 'In no game does one book list all of these legs.';

/** `Where Houston Texans -5.5 wins, Houston Texans moneyline does too, so books don’t take both in one parlay.` */
function relatedWords({ legs, logic }: RelatedLegs): string {
  const [one, other] = logic === 'outside' ? legs.toReversed().map(nameOf) : legs.map(nameOf);
  if (logic === 'excluding') return `${one} and ${other} can’t both win, so they are no parlay.`;
  if (logic === 'completing')
    return `One of ${one} and ${other} always wins, so books don’t take both in one parlay.`;
  return `Where ${one} wins, ${other} does too, so books don’t take both in one parlay.`;
}

/** As the market writes it: only a spread has a plus sign. */
const lineWords = (line: number, { markets }: Reading): string =>
  markets.includes('spread') ? formatLine(line) : `${line}`;

const articled = (noun: string): string =>
  `${/^(?:[AEIOU]|[FHLMNRSX][A-Z])/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Sides that belong to the market itself. */
const totalsOnly = ({ sides }: Reading): Reading['sides'] =>
  sides.filter((side) => side === 'over' || side === 'under');

function dayReason(
  { days, teams, next }: Extract<Unmet, { kind: 'not_on_days' }>,
  { sports, lastDay }: Asked,
): string {
  const whose = teams.length > 0 ? `game for the ${listed(teams, 'or')}` : gamesNamed(sports);
  const [first] = days;
  const isBeyond = first !== undefined && first > lastDay;
  const more = isBeyond
    ? ` Games are listed through ${dayLabel(lastDay)}.`
    : next === null
      ? ''
      : ` The next is on ${dayLabel(next)}.`;
  return `No upcoming ${whose} is listed${onDaysNamed(days) || ' for these days'}.${more}`;
}

/** `No first-half prices for the Lakers game yet.` */
function partReason({ market, games }: Extract<Unmet, { kind: 'part' }>, { reading, sports }: Asked): string {
  const [team] = reading.teams.filter(({ stance }) => stance !== 'avoid');
  const [only] = games;
  const whose = team
    ? `the ${shortName(team)} game`
    : games.length === 1 && only
      ? inMatch(only)
      : `the next ${sportsNamed(sports)} games${onDaysNamed(reading.days)}`;
  return `No ${market} prices for ${whose} yet.`;
}

function notPriced(
  games: Extract<Unmet, { kind: 'not_priced' }>['games'],
  { reading, sports }: Asked,
): string {
  const [only] = games;
  return games.length === 1 && only
    ? `${capital(inMatch(only))} on ${dayLabel(only.day)} isn’t priced yet.`
    : `None of the ${games.length} upcoming ${sportsNamed(sports)} games${onDaysNamed(reading.days)} is priced yet.`;
}

/** `George Pickens plays in Steelers at Browns`; `Over 44` is said with its game anyway. */
const inItsGame = ({ prop, game, ...leg }: Candidate): string =>
  `${prop ? prop.player : leg.label} is in ${inMatch(game)}`;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** @returns null if the question names nothing of that kind */
export function unlistedSentence(prompt: string): string | null {
  const missing = unlistedIn(prompt);
  if (missing.length > 0) return `We don’t have prices for ${listed(missing, 'or')}.`;
  return roleMissing(prompt) ?? null;
}

const ofPlayers = /\b(?:props?|players?|(?:goal ?)?scorers?|hitters?|batters?|skaters?|receivers?)\b/i;

function propsReason(unmet: NoProps, { reading, prompt, sports }: Asked): string {
  const onDays = onDaysNamed(reading.days);
  switch (unmet.why) {
    case 'no_market': {
      const missing = unlistedSentence(prompt);
      if (missing !== null) return missing;
      // "First-quarter props" where first-quarter prices of teams are listed.
      const isOfPlayers = reading.player !== null || ofPlayers.test(prompt);
      const part = partAsked(prompt, isOfPlayers ? [] : sports);
      if (part === null) return 'We don’t have prices for that bet.';
      return isOfPlayers ? `We don’t have ${part} prices on players.` : `We don’t have ${part} prices.`;
    }
    case 'unpriced': {
      if (unmet.sports.length > 0 && unmet.sports.every((sport) => sport === 'CFL'))
        return 'Our box scores don’t cover the CFL, so we don’t offer its player props.';
      const { elsewhere } = unmet;
      const [team] = reading.teams;
      const whose = team ? ` in the ${team.name} game` : '';
      return `No ${sportsNamed(sports)} player prop${whose}${onDays} is priced right now.${elsewhere ? ` There are some for ${inMatch(elsewhere)} on ${dayLabel(elsewhere.day)}.` : ''}`;
    }
    case 'player': {
      const { elsewhere } = unmet;
      const other = elsewhere
        ? ` There are some for ${inMatch(elsewhere)} on ${dayLabel(elsewhere.day)}.`
        : '';
      return `No prop on ${unmet.player}${onDays} is priced right now.${other}`;
    }
    case 'unmatched':
      return unmet.player === null
        ? 'Player props are priced, but their players are out or not on a roster we have, so we don’t offer them.'
        : `${unmet.player} is listed as out or isn’t on a roster we have, so we don’t offer props on this player.`;
    case 'several':
      return `${unmet.player} could be ${listed(unmet.names.slice(0, 5), 'or')}. Please use the full name.`;
    case 'one_sided': {
      const { player, stat, line, price, book } = unmet.closest;
      const least = Math.floor(line) + 1;
      // "McCaffrey to score 2": the price of one touchdown says nothing of two.
      if (reading.line !== null && reading.line > line && stat === reading.stat)
        return `No book lists ${Math.floor(reading.line) + 1}+ ${statNames[stat]} by ${player}. Books price only one side of ${least}+ ${statNames[stat]} (${formatAmerican(price)} at ${book}, which needs ${breakEven(price)}% to break even), and prices like it have no measured chance yet.`;
      return `Books price only one side of ${least > 1 ? `${least}+ ` : ''}${statNames[stat]} by ${player} (${formatAmerican(price)} at ${book}, which needs ${breakEven(price)}% to break even). Prices like it have no measured chance yet, so we don’t offer it.`;
    }
    case 'position': {
      const { isKnown } = unmet;
      const wanted = listed(
        unmet.positions.map((position) => positionNames[position].many),
        'or',
      );
      return isKnown
        ? `No ${reading.stat === null ? '' : `${statNames[reading.stat]} `}prop on ${wanted}${onDays} is priced right now.`
        : `We don’t have the positions of ${sportsNamed(unmet.sports)} players, so we can’t tell who are ${wanted}. Name a player, or ask for a prop on any player.`;
    }
    case 'stat': {
      const whose = unmet.player ? ` on ${unmet.player}` : ofTeam(reading.teams);
      const priced =
        unmet.available.length > 0
          ? ` Priced now: ${listed(unmet.available.map((stat) => statNames[stat]))}.`
          : '';
      return `No ${statNames[unmet.stat]} prop${whose}${onDays} is priced right now.${priced}`;
    }
  }
}

/** ` on any St. Louis Blues player`, or ` in the St. Louis Blues game` */
function ofTeam([team, ...others]: Reading['teams']): string {
  if (!team || others.length > 0 || team.stance === 'avoid') return '';
  return team.stance === 'back' ? ` on any ${team.name} player` : ` in the ${team.name} game`;
}

type Term = Extract<Unmet, { kind: 'term' }>['term'];

function termReason(term: Term, closest: Candidate, { reading, sports }: Asked): string {
  const bet = wantedBet(reading, sports);
  const { price, risk, starts, group, legChance, book, lines } = reading;
  const early = wantedBet({ ...reading, sides: totalsOnly(reading) }, sports);
  if (term === 'book') return `${book} lists no ${bet}. The nearest elsewhere is ${pickAt(closest)}.`;
  if (term === 'starts' && starts) return `No ${early} starts ${startsWords(starts)}.`;
  if (term === 'group' && group) return `No ${early} is ${onGroup(group)}.`;
  if (term === 'leg_chance' && legChance)
    return `No ${limitedBet(reading, sports)} hits ${percentWords(legChance)} of the time. The nearest is ${pickAt(closest)}, ${closest.marketProbability}%.`;
  if (term === 'price')
    return `No ${bet} is priced ${boundsWords(price)}. The nearest is ${pickAt(closest)}.`;
  if (term === 'risk' && risk === 'coin_flip') {
    const [low, high] = chances.coinFlip;
    return `No ${limitedBet(reading, sports)} is between ${low}% and ${high}%. The nearest is ${pickAt(closest)}, ${closest.marketProbability}%.`;
  }
  if (term === 'lines' && lines) {
    const named = listed(linesWords(lines));
    return `No ${bet} we looked at has ${named}. The nearest is ${pickAt(closest)}.`;
  }
  if (term === 'side' || term === 'player') return `No ${bet} is priced.`;
  return `No ${early} is left without what you ruled out.`;
}

/**
 * @param best the legs that come closest to the price or chance; empty if it is not known
 */
function wholeReason(best: readonly Candidate[], { reading, sports }: Asked): string {
  const { payout, chance, risk } = reading;
  const { min, max } = legsWanted(reading);
  const bet = limitedBet(reading, sports);
  const isSingle = max === 1;
  const what = isSingle
    ? `No ${bet}`
    : `No ${min === 1 ? 'bet' : 'parlay'} of ${legsWords(min, max)}, ${eachLeg(bet, reading, sports)},`;
  // The closest bet of "1 to 4 legs" can be a single.
  const isOne = best.length === 1;
  const paying = isOne
    ? ` The closest is ${best.map(nameOf).join('')} `
    : best.length > 0
      ? ` The closest ${best.length} together `
      : '';
  const wanted = payout ?? payoutOfRisk(reading);
  if (wanted) {
    const pays = paying && `${paying}${isOne ? 'at' : 'pay'} ${formatAmerican(payoutOf(best))}.`;
    return `${what} pays ${boundsWords(wanted)}.${pays}`;
  }
  const hits = paying && `${paying}${isOne ? 'at' : 'hit'} ${chanceOf(best)}%.`;
  if (chance) return `${what} hits ${percentWords(chance)} of the time.${hits}`;
  if (risk === 'moderate') {
    const [low, high] = chances.moderate;
    return `${what} hits ${low}% to ${high}% of the time.${hits}`;
  }
  return `${isSingle ? `No ${bet}` : `No ${legsWords(min, max)}, each ${articled(bet)},`} fit${isSingle ? 's' : ' together'}.`;
}

/** `each an NFL bet`, or of named legs `one an NFL bet on the Lions and one an NFL bet on the Bills` */
function eachLeg(bet: string, reading: Reading, sports: readonly Sport[]): string {
  const named = reading.wishes.map((wish) => {
    const of = readingOfWish(reading, wish);
    return `${wish.count === 1 ? 'one' : wish.count} ${articled(wantedBet(of, of.sports.length > 0 ? of.sports : sports))}`;
  });
  return named.length > 1 ? listed(named) : `each ${articled(bet)}`;
}

function legsWords(min: number, max: number): string {
  return min === max ? `${min} legs` : `${min} to ${max} legs`;
}

/** `40% or more`, `20% to 60%` */
function percentWords({ min, max }: NonNullable<Bounds>): string {
  if (min !== null && max !== null) return `${min}% to ${max}%`;
  return min === null ? `${max}% or less` : `${min}% or more`;
}

/** `+150 to +250`, `+600 or more`, `-300 or longer`. */
function boundsWords(bounds: Bounds): string {
  if (!bounds) return '';
  const { min, max } = bounds;
  if (min !== null && max !== null) return `from ${formatAmerican(min)} to ${formatAmerican(max)}`;
  if (min !== null) return min > 0 ? `${formatAmerican(min)} or more` : `${formatAmerican(min)} or longer`;
  return max === null ? '' : `${formatAmerican(max)} or shorter`;
}
