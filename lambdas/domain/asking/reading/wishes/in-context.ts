/** The wishes of pieces, with what they leave to the pieces beside them. */
import type { LegWish, Reading, ReadTeam } from '../../../../contracts/asking/reading.ts';
import type { PropStat } from '../../../../contracts/feed/props.ts';
import { sportOfStat } from '../../../feed/players/stat-sports.ts';
import { doesWell } from '../meant/to-get.ts';
import { settled } from '../settle.ts';
import { anyStat } from '../terms/stats.ts';
import { isForAll, isMarketAlone, isSideAlone, isTotal } from './asking-pieces.ts';
import { hasKind, type Read, sideAlone } from './read-pieces.ts';
import { exactLegs, namesSlip } from './slip.ts';
import { ofRisk, wishOf } from './wish.ts';

/** The wishes of the pieces, with what they leave to the pieces beside them. */
export function withContext(
  asking: readonly Read[],
  others: readonly Read[],
  whole: Reading,
  hasHeader: boolean,
): LegWish[] {
  const named = asking.flatMap(({ reading }) => reading.teams.filter(({ stance }) => stance !== 'avoid'));
  const isCounting = asking.some(({ piece }) => piece.count !== null);
  const headSports = others.flatMap(({ reading }) => reading.sports);
  const only = whole.sports.length === 1 ? whole.sports : [];
  const shared = sharedOf(others);
  const differs = (of: (reading: Reading) => unknown) =>
    new Set(asking.flatMap(({ reading }) => (of(reading) === null ? [] : [JSON.stringify(of(reading))])))
      .size > 1;
  // An hour or a day that is said once holds for all.
  const perLeg = { days: differs(({ days }) => days), starts: differs(({ starts }) => starts) };
  return asking.flatMap((part, at) => {
    const { piece, reading } = part;
    const next = asking.slice(at + 1).find((other) => hasKind(other.reading));
    const own = ownTerms(reading, whole);
    const isBareSubject = !hasKind(own) && piece.count === null && own.teams.length > 0;
    // "Josh Allen and Lamar Jackson touchdowns": the first has what is said of the second.
    const isBarePlayer = isBareOfPlayer(part);
    const ofPlayers = isBarePlayer ? kindBeside(asking, at) : undefined;
    const kind =
      isBareSubject && next && next.reading.teams.length > 0 ? kindOf(next.reading) : (ofPlayers ?? {});
    // "The Lions to win and the over": of their game.
    const isOfGame =
      isTotal(own) &&
      piece.count === null &&
      // "2 game overs": a game has one total, so that they are of others.
      (exactLegs(part) ?? 1) === 1 &&
      own.teams.length === 0 &&
      !/\b(?:anything|another|any|other|else)\b/.test(piece.lower) &&
      named.every(({ sport }) => own.sports.length === 0 || own.sports.includes(sport));
    const teams = isOfGame ? named.slice(-1).map(asGame) : own.teams;
    const sports =
      own.sports.length > 0 || teams.length > 0
        ? own.sports
        : impliedSports(own, headSports.length > 0 ? headSports : only);
    // "Broncos and Denver moneyline" names one team twice.
    const isTwice =
      isBareSubject &&
      own.teams.every((team) =>
        asking.some(
          (other) =>
            other.reading !== reading &&
            hasKind(other.reading) &&
            other.reading.teams.some(({ name }) => name === team.name),
        ),
      );
    // "Cleveland: Cooper 70 yards, Njoku td" only says where they play.
    const isHeader = hasHeader && part.isFirst && asking.some((other) => other.reading.player !== null);
    if (isTwice || (isBareSubject && isHeader)) return [];
    const wish = {
      ...wishOf(settled({ ...own, ...kind, teams, sports })),
      ...shared(own, namesTotal.test(piece.lower)),
      ...(!perLeg.days && { days: null }),
      ...(!perLeg.starts && { starts: null }),
    };
    const count = namesSlip(piece) ? 1 : (piece.count ?? exactLegs(part) ?? 1);
    return onePerTeam({ ...wish, count }, isCounting && !sideAlone.test(piece.lower));
  });
}

/** "Browns: ...": what is listed is of the team before the colon. */
export const header = /^\s*[^,:;.?!]{2,40}:\s/;

/** A player of whom nothing is said: "Luka to go off and Kyrie under" says something of both. */
export const isBareOfPlayer = ({ piece, reading: { player, stat, line, sides } }: Read): boolean =>
  player !== null &&
  stat === null &&
  line === null &&
  sides.length === 0 &&
  piece.count === null &&
  !doesWell(piece.lower);

/** "Points for Tatum", "anytime scorers Kelce": what is said first holds for those who follow. */
const statFirst = new RegExp(
  `^(?:(?:the|some|parlay|with|over|overs|under|unders|anytime) )*${anyStat}(?![a-z])`,
);

/** What is said of the next player of a list, else of the one before: "Kelce, Hurts and Brown tds", "points for Tatum and Brown". */
function kindBeside(
  asking: readonly Read[],
  at: number,
): Pick<LegWish, 'markets' | 'sides' | 'stat' | 'line'> | undefined {
  const isOther = (part: Read) => part.reading.player !== null && !isBareOfPlayer(part);
  const next = asking.slice(at + 1).find((part) => !isBareOfPlayer(part));
  const before = asking
    .slice(0, at)
    .findLast((part) => !isBareOfPlayer(part) && statFirst.test(part.piece.lower));
  const of = next && isOther(next) ? next : before && isOther(before) ? before : undefined;
  if (!of) return undefined;
  const { markets, sides, stat, line } = of.reading;
  return { markets, sides, stat, line };
}

/** "TD guys: Mostert and Henry": what is said of nobody, before those of whom nothing is said. */
export const isHeading = ({ piece, reading }: Read, next: Read | undefined): boolean =>
  next !== undefined &&
  isBareOfPlayer(next) &&
  piece.count === null &&
  reading.stat !== null &&
  reading.player === null &&
  reading.teams.length === 0 &&
  /\b(?:guys|players|scorers|props|parlay|legs)\b/.test(piece.lower);

export function headedBy(heading: Read | undefined, part: Read): Read {
  if (!heading || !isBareOfPlayer(part)) return part;
  const { markets, sides, stat, line } = heading.reading;
  return { ...part, reading: { ...part.reading, markets, sides, stat, line } };
}

const asGame = (team: ReadTeam): ReadTeam => ({ ...team, stance: 'game' });
function impliedSports({ stat }: Reading, head: Reading['sports']): Reading['sports'] {
  if (head.length > 0) return [...new Set(head)];
  const implied = sportOfStat(stat);
  return implied ? [implied] : [];
}

/** The terms of a piece: its risk is a chance, and a price that is the payout of the whole is not its own. */
function ownTerms(reading: Reading, whole: Reading): Reading {
  const { price } = reading;
  const isOfSlip = whole.price === null || JSON.stringify(whole.price) !== JSON.stringify(price);
  return {
    ...reading,
    ...ofRisk(reading),
    price: whole.payout !== null && isOfSlip ? null : price,
    teams: reading.teams.filter(({ stance }) => stance !== 'avoid'),
  };
}

const namesTotal = /\btotals?\b|over[/ ]under|\bo\/?u\b|\bgame\b/;

/** What "all favorites" and "both over" add to a wish that says nothing about it. */
function sharedOf(others: readonly Read[]): (of: Reading, isTotalNamed: boolean) => Partial<LegWish> {
  const all = others.filter(
    (part) =>
      /^(?:all|both|each|every|only|just)\b/.test(part.piece.lower) ||
      isForAll(part.piece, part.reading) ||
      isSideAlone(part) ||
      isMarketAlone(part),
  );
  const sides = all.flatMap(({ reading }) => reading.sides);
  const markets = [...new Set(all.flatMap(({ reading }) => reading.markets))];
  const lines = all.flatMap(({ reading }) => (isLineOfAll(reading) ? [reading.line] : []));
  const parts = [...new Set(all.flatMap(({ reading }) => reading.period ?? []))];
  const [market] = markets.length === 1 ? markets : [];
  const [stat = null, ...otherStats] = new Set(all.flatMap(({ reading }) => reading.stat ?? []));
  return (of, isTotalNamed) => ({
    // "Kelce, Hurts and MacKinnon, all to score": a player of whom nothing else is said.
    ...(stat !== null &&
      otherStats.length === 0 &&
      of.player !== null &&
      of.stat === null &&
      of.line === null &&
      of.sides.length === 0 && { stat: ofSport(stat, of.sports), markets: ['prop' as const] }),
    ...(of.sides.length === 0 && sides.length > 0 && { sides }),
    ...(of.markets.length === 0 && markets.length > 0 && { markets }),
    // "Team totals only, two overs": an over is one of those, not of the game.
    ...(isTotal(of) &&
      !isTotalNamed &&
      (market === 'team_total' || market === 'prop') && { markets: [market] }),
    ...(!of.period && parts.length === 1 && { period: parts[0] }),
    ...(of.line === null && of.markets.length === 0 && lines.length === 1 && { line: lines[0] ?? null }),
  });
}

/** What scoring is in the sport of the player. */
function ofSport(stat: PropStat, [sport]: Reading['sports']): PropStat {
  if (stat !== 'touchdowns' && stat !== 'goals') return stat;
  return sport === 'NHL' || sport === 'MLS' ? 'goals' : 'touchdowns';
}

/** What is bet on, with the lines that are wanted of it: "Bills, Dolphins and Niners at alternate spreads". */
const kindOf = ({ markets, sides, stat, lines }: Reading): Partial<LegWish> => ({
  markets,
  sides,
  stat,
  ...(lines && { lines }),
});

const isLineOfAll = ({ line, markets }: Reading): boolean =>
  line !== null && markets.length === 1 && markets[0] === 'spread';

/** "Bills and Chiefs moneyline" in one piece: a leg of each. A piece with two markets asks for one of each. */
function onePerTeam(wish: LegWish, isCounting: boolean): LegWish[] {
  const backed = wish.teams.filter(({ stance }) => stance === 'back' || stance === 'against');
  if (backed.length > 1 && backed.length === wish.teams.length)
    return backed.map((team) => ({ ...wish, count: 1, teams: [team] }));
  const { markets, teams, player, count } = wish;
  const isList = markets.length > 1 && teams.length === 0 && player === null && count === 1 && isCounting;
  return isList ? markets.map((market) => ({ ...wish, markets: [market] })) : [wish];
}
