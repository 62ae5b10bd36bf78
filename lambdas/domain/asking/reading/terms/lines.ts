/** Spreads and totals with a number: "over 45.5", "Heat +3.5". */
import type { WantedMarket, WantedSide } from '../../../../contracts/asking/reading.ts';
import { add, type Rule } from '../draft.ts';
import { team } from '../words/text.ts';

const number = '(\\d{1,3}(?:\\.\\d{1,2})?|\\.5)';
const unit = '(?: ?(?:points?|pts|goals?|runs?|total points|◦))?';
const overs: Readonly<Record<string, WantedSide>> = {
  over: 'over',
  overs: 'over',
  o: 'over',
  'more than': 'over',
  'at least': 'over',
  under: 'under',
  unders: 'under',
  u: 'under',
  'less than': 'under',
  'fewer than': 'under',
};
const sided = new RegExp(
  `(?<![a-z0-9])(overs?|unders?|more than|less than|fewer than|at least|[ou]) ?${number}(?![\\d.%])${unit}`,
  'g',
);
const plus = new RegExp(`(?<![\\d+-])\\b${number}\\+(?= ?[•◦])`, 'g');
const spelled: Readonly<Record<string, number>> = { two: 2, three: 3 };
const orMore = new RegExp(
  `(?<![\\d+-])\\b(?:${number}|(two|three)) or more(?= ?[•◦])|\\b(?:to )?(?:score|record|have|get)s? (?:(two|three)|([2-9]))(?= ?[•◦])`,
  'g',
);
const named = new RegExp(
  `\\b(line|over\\/unders?|over[ -]under|over or under|totals?|game totals?|spreads?|point spreads?|handicaps?|run ?-?lines?|puck ?-?lines?)(?: (?:of|at|is|line|points?))? ([+-]?)${number}(?![\\d.%])`,
  'g',
);
const handicap = new RegExp(`(?<=[ ${team.slice(1, -1)}])([+-])${number}(?![\\d.%\\/-])(?: points?)?`, 'g');

/** Between a player and what he is to reach. */
const reaching =
  '(?:(?:both|each|all) )?(?:(?:to |gonna |will )?(?:have|has|gets?|record|records|score|scores|hits?|makes?|grabs?|throws?(?: for)?|go(?:es)?(?: for)?|drops?|catch(?:es)?|rush(?:es)?(?: for)?|runs?(?: for)?|pass(?:es)?(?: for)?) |for |with )?(?:at least )?';
/** "Curry 5 threes", "Kyren for 2 tds": as many or more, because books write 25.5 where they mean a line. */
const ofPlayer = new RegExp(`(?<=◦ (?:[•,] )?)(${reaching})${number}\\+?(?= ?•)`, 'g');
/** "Bam points 20+", "Witt hits 2+". */
const afterStat = new RegExp(
  `(?<=◦ • (?:(?:both|each|all) )?)${number}\\+(?= ?(?:[•,.?]|$)| (?:and|each|both)\\b)`,
  'g',
);
/** "2 tds from Josh Allen". */
const fromPlayer = new RegExp(`(?<![\\w.+-])${number}\\+?(?= ?• (?:from|by|out of|for) (?:the )?◦)`, 'g');
/** "Lamar rushing 50": as many or more. */
const aloneAfterStat = new RegExp(
  `(?<=◦ • )${number}(?= ?(?:[•,.?]|$)| (?:and|or more|or better)\\b)(?: or (?:more|better))?`,
  'g',
);
const leastReached = 5;
/** "Embiid u points". */
const lettered = /(?<=◦ )([ou])(?= •)|(?<=◦ • )([ou])(?= ?(?:[•,.?]|$))/g;

/** A game without a favorite ("pick 'em"). */
const level = /\bpick ?em\b/;

export const readLines: Rule = ({ text, reading, compares, marked }) => {
  const keep = (line: number, market: WantedMarket | null, side: WantedSide | null) => {
    if (!Number.isFinite(line) || Math.abs(line) > 400) return false;
    let isOther = false;
    if (reading.line !== null && reading.line !== line) isOther = true;
    else reading.line = line === 0 ? 0 : line;
    if (market && !(market === 'total' && reading.markets.includes('prop'))) add(reading.markets, market);
    if (side) add(reading.sides, side);
    // A reading has one line; other lines stay unread, so that the answer mentions them.
    return isOther ? false : undefined;
  };
  text.consume(named, ([, name = '', sign, size]) => {
    const market = name === 'line' ? null : /spread|handicap|line/.test(name) ? 'spread' : 'total';
    return keep(Number(`${sign}${size}`), market, null);
  });
  const isProp = reading.markets.includes('prop');
  /** "At least 25" wins with 25, which books write as over 24.5. */
  const atLeast = (size: number) => (isProp && Number.isInteger(size) ? size - 0.5 : size);
  text.consume(sided, ([, word = '', size]) => {
    const line = word === 'at least' ? atLeast(Number(size)) : Number(size);
    return keep(line, isProp ? null : 'total', overs[word] ?? null);
  });
  text.consume(plus, ([, size]) => keep(atLeast(Number(size)), null, 'over'));
  if (isProp) {
    text.consume(orMore, ([, size, word, count, digit]) => {
      const least = spelled[word || count || ''] ?? Number(size || digit);
      return keep(atLeast(least), null, 'over');
    });
  }
  if (isProp && reading.stat !== null) {
    const isWhole = (size: string | undefined) => Number.isInteger(Number(size));
    text.consume(ofPlayer, ([, , size]) => keep(atLeast(Number(size)), null, isWhole(size) ? 'over' : null));
    text.consume(fromPlayer, ([, size]) => keep(atLeast(Number(size)), null, isWhole(size) ? 'over' : null));
    text.consume(afterStat, ([, size]) => keep(atLeast(Number(size)), null, 'over'));
    text.consume(aloneAfterStat, ([, size]) => {
      const isHalf = !isWhole(size);
      // A small number can count legs.
      if (!isHalf && Number(size) < leastReached) return false;
      return keep(atLeast(Number(size)), null, isHalf ? null : 'over');
    });
    text.consume(lettered, ([, before, after]) => {
      add(reading.sides, overs[before ?? after ?? ''] ?? 'over');
    });
  }
  // "Giannis o30.5", but not "any prop": of what a basketball player can reach that often, points are meant.
  const { line, stat, player, sports } = reading;
  const isOfPoints = isProp && player !== null && stat === null && sports.length === 1 && sports[0] === 'NBA';
  if (isOfPoints && line !== null && line >= 14.5 && line < 40 && !/ any prop\b/.test(marked))
    reading.stat = 'points';
  if (text.has(level)) return;
  const sizes = [...text.lower.matchAll(handicap)].map(([, sign, size]) => Number(`${sign}${size}`));
  const isSeveral = new Set(sizes).size > 1 && reading.line === null;
  text.consume(handicap, ([, sign, size]) => {
    if (!isSeveral) return keep(Number(`${sign}${size}`), 'spread', null);
    // A reading cannot hold two lines, so it keeps neither; a comparison uses the current ones.
    add(reading.markets, 'spread');
    return compares ? undefined : false;
  });
};

/** "Royals to score 4+", "Dallas hangs 30": a team's total, won with that many. */
const teamScoring =
  '(?:(?:to|will|gonna|going to|can) )?(?:score|scores|scoring|put up|puts up|hang|hangs|drop|drops|get|gets|go for|goes for|have|has|post|posts)';
const teamReached = new RegExp(
  `(?<=${team} )${teamScoring} (?:at least )?(\\d{1,3})(?: ?\\+| or more| plus)?(?: (?:points?|pts|runs?|goals?))?(?! ?(?:[•%\\-/]|tds?|touchdowns?|times|of|or)\\b)(?![\\d.])`,
  'g',
);

export const readTeamScores: Rule = ({ text, reading }) => {
  text.consume(teamReached, ([, least]) => {
    const line = Number(least) - 0.5;
    if (reading.line !== null && reading.line !== line) return false;
    reading.line = line;
    add(reading.markets, 'team_total');
    add(reading.sides, 'over');
    return undefined;
  });
};
