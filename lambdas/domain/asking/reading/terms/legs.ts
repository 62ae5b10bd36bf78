/** The number of legs: counts, ranges, parlays and singles. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { add, type Draft, type Rule } from '../draft.ts';
import { person } from '../names/players.ts';
import { anyPosition } from '../names/positions.ts';
import { numberNames } from '../words/counts.ts';
import { gap, team } from '../words/text.ts';
import { isOfFewerTeams } from './numbers/standing-count.ts';
import { anyStat } from './stats.ts';

/** The most legs that are read. The answer explains if fewer are available. */
export const maxLegs = 30;
/** The upper end if the words leave it open. */
const usualMost = 8;
/** The legs of a parlay without a count, and of a long-shot parlay without a count. */
const usual = 3;
const usualLongShot = 4;
/** Each further leg makes a parlay less likely, so that the safest one has as few as a parlay can have. */
const usualFewest = 2;
/** Up to this price, two likely legs come closer than three. */
const lowPayout = 150;
const usualOf = ({ risk, payout }: Pick<Reading, 'risk' | 'payout'>): number => {
  if (risk === 'long_shot') return usualLongShot;
  const isLow = payout !== null && payout.max !== null && payout.max < lowPayout;
  return risk === 'safest' || isLow ? usualFewest : usual;
};

/** From this chance on, percent, two legs may reach what three likely ones do not. */
const hardForThree = 35;

/** @returns how many legs a parlay without a count has: which number reaches a high chance is seen from the games */
export function usualRange(reading: Pick<Reading, 'risk' | 'payout' | 'chance'>): {
  min: number;
  max: number;
} {
  const max = usualOf(reading);
  const isHard = (reading.chance?.min ?? 0) >= hardForThree;
  return { min: isHard ? Math.min(max, usualFewest) : max, max };
}

const number = `\\d{1,3}|${numberNames.slice(1).join('|')}`;
/** "Between 3 and 5", "3-to-5", "exactly 3". */
const rangeOfNumbers = (numbers: string) =>
  `(?:(?:exactly|precisely|(?:somewhere |anywhere )?(?:between|from)) )?(?<![\\d.+$-])(${numbers})(?: ?(?:-to-|-or-|-|to|or|and|\\/) ?(${numbers}))?`;
const range = rangeOfNumbers(number);
/** For words other than "legs", where larger numbers are hours, dollars or years. */
const fewThings = rangeOfNumbers(`\\d|1[0-2]|${numberNames.slice(1).join('|')}`);
const leg = '(?:legs?|legged|selections?|fold|piecer?)';
const counted = `(?:picks?|plays?|bets?|wagers?|games?|matches|matchups|teams?|teamers?|clubs|squads|man|men|winners?|moneylines?|spreads?|totals?|overs|unders|props?|player props?|guys|players|skaters|studs|superstars|scorers|shooters|sides|things|dudes|double[ -]doubles|rushers|linebackers|names|bodies|home teams|road teams|arms|underdogs?|favorites?|locks?|singles?|long shots?|${anyPosition})`;
const fewest = 'at least|minimum|min|no fewer than|no less than';
const most = 'up to|at most|max|maximum|no more than|not more than|maximum of|max of';

/** A parlay's count comes before "legs", before "parlay" or after it. */
const forms: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:(${fewest}|more than|over)|(${most}|fewer than|less than|under)) )?${range}(\\+)?[ -]?((?:[\\w•]+ ){0,2}?)${leg}\\b(?: parlays?\\b)?`,
    'g',
  ),
  new RegExp(
    `\\b(?:(?:(${fewest})|(${most})) )?${range}(\\+)?[ -](?:(?:team|teamer|game|pick|play|bet|man|way)s?\\b)? ?((?:[\\w•]+ ){0,2}?)(?:parlays?\\b|teamers?\\b|teasers?\\b)`,
    'g',
  ),
  new RegExp(`\\bparlays? (?:of|with|from) (?:(?:(${fewest})|(${most})) )?${range}(\\+)?\\b`, 'g'),
];
const things = new RegExp(
  `(?<!\\b(?:last|past|top|first|over|under|by) )\\b(?:(?:(${fewest})|(${most})) )?${fewThings}(\\+)? (?!way\\b|units?\\b|innings?\\b|quarters?\\b|halves\\b|periods?\\b|of (?:your|my|the)\\b)(?=(?:(?:the )?${team} |[\\w•]+ ){0,2}?(${counted})\\b)`,
  'g',
);

export const readLegs: Rule = (draft) => {
  const { text, reading } = draft;
  const keep = (legs: { min: number; max: number }): undefined => {
    reading.legs ??= { min: clamp(legs.min), max: clamp(legs.max) };
  };
  text.consume(timesCount, ([, count = '']) => keep({ min: numberOf(count), max: numberOf(count) }));
  text.consume(timesBefore, ([, count = '']) => keep({ min: numberOf(count), max: numberOf(count) }));
  text.consume(together, () => {
    draft.isParlay = true;
  });
  // Both sides of one total never win together.
  const isOnBoth = text.has(/\bovers? (?:and|\+|&) (?:an? |the )?unders?\b/);
  // Two legs on one team are no parlay of different games, and what else is meant is not said.
  if (draft.found.length < 2) {
    text.consume(ofSame, ([words]) => {
      draft.left.push(words.trim());
      return words.replace(/ (?:against|on|around) (?:them|him)$/, ` ${gap}`);
    });
  }
  text.consume(notOneGame, () => {});
  // A same-game parlay in each of several games is several slips.
  text.consume(sameGameEach, ([words]) => {
    draft.left.push(words);
  });
  // Two slips, or a term of one leg that is not told from those of the others.
  if (new Set([...text.lower.matchAll(legsOfSlip)].map(([, count]) => count)).size > 1)
    draft.left.push('two parlays');
  text.consume(oneOfThem, ([words]) => {
    draft.left.push(words);
  });
  text.consume(ownFavorites, ([words]) => {
    draft.left.push(words);
  });
  text.consume(ofThatGame, ([words]) => {
    const isNamed = draft.found.length > 0 && draft.found.length < 3;
    if (isOnBoth || !(isNamed || words.includes('same'))) draft.left.push(words.trim());
    else reading.sameGame = true;
  });
  // The first day of a ladder challenge is one likely bet, whose winnings are the next stake.
  text.consume(challenge, () => keep({ min: 1, max: 1 }));
  readDifferentGames(draft);
  text.consume(oneGame, () => {
    if (isOnBoth && !reading.sameGame) draft.left.push('over and under');
    reading.sameGame = true;
    draft.isParlay = true;
  });
  const before = text.lower;
  for (const pattern of forms) {
    text.consume(pattern, (match) => {
      // "No more than one NBA leg, 3 legs" is said of some of the legs.
      if (match[2] !== undefined && isOfSome(match, before)) {
        draft.left.push(match[0].trim());
        return undefined;
      }
      // "300 parlay" is an amount.
      const isAmount = !match[0].includes('leg') && numberOf(match[3] ?? '') > maxLegs;
      if (isMilestone(match) || isAmount) return false;
      const after = text.lower.slice(match.index + match[0].length);
      if (match[2] !== undefined && !match[0].includes('leg') && kindNext.test(after)) return false;
      draft.isParlay = true;
      // "At least 2 legs but no more than 4 legs".
      if (match[2] !== undefined && reading.legs)
        reading.legs.max = Math.max(reading.legs.min, Math.min(reading.legs.max, rangeOf(match, 2).max));
      else keep(rangeOf(match, 2));
      // "Four safe legs": the words between are left for other rules.
      return `${gap} ${match[6] ?? ''}`;
    });
  }
  text.consume(
    /(?<!\w-|\b(?:triple|double) )\b(?:doubles?(?![ -](?:doubles?|digits?|chance|down|header|my|the|that|it|this|or)\b)|trebles?|triples?(?![ -](?:doubles?|digits?|crown|play|a|my|your|the|that|it|this|or|up|option|team)\b))\b/g,
    ([name = '']) => {
      draft.isParlay = true;
      keep(name.startsWith('d') ? { min: 2, max: 2 } : { min: 3, max: 3 });
    },
  );
  // "At least 2 legs but no more than 4".
  text.consume(upperEnd, ([, most = '']) => {
    const { legs } = reading;
    if (!legs || numberOf(most) < legs.min) return false;
    legs.max = clamp(numberOf(most));
    return undefined;
  });
  text.consume(topOf, ([, count = '']) => keep({ min: numberOf(count), max: numberOf(count) }));
  text.consume(bestOf, ([, count = '']) => keep({ min: numberOf(count), max: numberOf(count) }));
  text.consume(ofOffered, ([, count = '', offered = '']) => {
    if (numberOf(count) > numberOf(offered)) return false;
    keep({ min: numberOf(count), max: numberOf(count) });
    return undefined;
  });
  text.consume(ofTeamsPlayers, ([, kept = '']) => {
    if (draft.isGolf) return false;
    // Of one team, they play in one game.
    if (new RegExp(team).test(kept)) reading.sameGame = true;
    add(reading.markets, 'prop');
    return kept;
  });
  // The counted word ("two underdogs") is left for the rule that reads it.
  text.consume(things, (match) => {
    // "A parlay with no more than one underdog" says of one leg what does not hold for the others.
    const isOfSome = draft.isParlay || rangeOf(match, 1).max === 1;
    if (match[2] !== undefined && isOfSome && ofKind.test(match[6] ?? '')) {
      draft.left.push(match[0].trim());
      return undefined;
    }
    keep(rangeOf(match, 1));
    return undefined;
  });
  text.consume(couple, () => keep({ min: 2, max: 2 }));
  const keepAlone = ([, count = '', to = count]: RegExpExecArray): false | undefined =>
    isOfFewerTeams(draft, numberOf(to)) ? false : keep({ min: numberOf(count), max: numberOf(to) });
  text.consume(countAlone, keepAlone);
  if (reading.legs === null) text.consume(countAtEnd, keepAlone);
  text.consume(few, () => keep({ min: 3, max: 4 }));
  // Of several players, or beside a line, a number is none of legs.
  if (reading.player !== null && reading.stat === null && reading.line === null)
    text.consume(propsOfOne, ([, count = '']) => {
      const least = count === 'few' ? 3 : count === 'couple' || count === 'pair' ? 2 : numberOf(count);
      keep({ min: least, max: count === 'few' ? least + 1 : least });
    });
  text.consume(justCount, ([, count = '']) => keep({ min: numberOf(count), max: numberOf(count) }));
  text.consume(chosen, ([, count = '']) => keep({ min: numberOf(count), max: numberOf(count) }));
  text.consume(ofThem, ([words, count = '']) => {
    // "3 overs, 2 of them in the NBA" says of two legs what does not hold for the third.
    if (reading.legs !== null && reading.legs.min !== numberOf(count)) draft.left.push(words);
    else keep({ min: numberOf(count), max: numberOf(count) });
  });
  text.consume(/\bsingles?\b|\bstraight bets?\b|\bjust (?:the )?one\b/g, () => keep({ min: 1, max: 1 }));
  const isParlay = draft.isParlay || text.has(/\bparlays?\b/);
  text.consume(/\bparlays?\b/g, () => {});
  draft.isParlay = isParlay;
};

/** "Two of the three late games": the second number says how many there are. */
const ofOffered = new RegExp(
  `\\b(${numberNames.slice(1, 9).join('|')}|[1-8]) (?:out of|of|from) (?:the|those|these) (${numberNames.slice(1).join('|')}|\\d{1,2}) (?=(?:[a-z]+ ){0,2}?(?:games?|matchups?|matches|kick ?offs|slots|starts|${gap}))`,
  'g',
);
/** "Three Lions players", "4 NBA players": not on the results of games. */
const ofTeamsPlayers = new RegExp(
  `((?:[2-8]|two|three|four|five|six|seven|eight) +(?:[a-z]+ )?(?:(?:${team}|${gap}) )?)(?:players|skaters|stars|superstars|(?<=${team} )(?:guys|dudes))\\b(?! (?:to win|props?|overs?|unders?))`,
  'g',
);
/** Whether a most that a number of legs is given is below another number of legs. */
const isOfSome = ({ 0: words, 3: most = '', 4: to = most }: RegExpExecArray, all: string): boolean =>
  words.includes('leg') &&
  [...all.replace(words, ' ').matchAll(otherLegs)].some(([, count = '']) => numberOf(count) > numberOf(to));
const otherLegs = new RegExp(
  `(?<!(?:least|than|min|minimum|to|or) )\\b(${number})[ -]?legs?(?:ger)?\\b`,
  'g',
);

const challenge =
  /\b(?:ladder|roll ?over|stair ?step) (?:challenge|bet|play)s?(?: (?:day|step|rung) (?:\d{1,2}|one|two|three))?\b/g;
const sameGameEach =
  /\b(?:same[ -]?games?(?: parlays?)? each|each (?:a |an )?same[ -]?games?(?: parlays?)?|two same[ -]?game parlays|same[ -]?games?(?: parlays?)? (?:in|for|on|from|of) (?:both|each|all|every)\b)/g;
const legsOfSlip =
  /\b(?:an? |one )(\d|two|three|four|five|six)[ -](?:leg|legger|teamer|team parlay|leg parlay)\b/g;
const oneOfThem = /\b(?:being|is|as) one of (?:them|those|the legs)\b/g;
/** Those of the asker, whom a question does not know. */
const ownFavorites = /\bmy (?:[2-9]|two|three|four|five|own)? ?favorite (?:teams|players|guys)\b/g;
const ofThatGame =
  /\b(?:from|out of|in) (?:(?<=from |of )it|(?:that(?: same)?|the same|their|his)(?: •)? (?:game|matchup))\b(?! too)/g;
/** Names of a bet on several things of one game, "bet builder" in Britain. */
const oneGame =
  /\b(?:(?:as an? )?same[ -]?games?[ -]?(?:parlays?)?|(?:(?:game|mini|same[ -]game) )?stacks?(?! (?:two|three|four|five|[2-8]|up|me|em|them|those|these|together|some|a couple)\b)(?: (?:of|with))?|(?<!un|not |non |non-)correlated(?: (?=•|plays?|parlays?|legs?|bets?|picks?|underdogs?))?|bet[ -]?builders?|(?:one|single)[ -]game parlays?|parlays? (?:from|of|on|in) (?:one|a single|the same) game)\b/g;

/** "2 legs against them". */
const ofSame = /\b(?:[2-8]|two|three|four) (?:legs|picks|bets|plays) (?:against|on|around) (?:them|him)\b/g;

/** A parlay has one leg a game anyway. */
const notOneGame =
  /\b(?:uncorrelated|independent)(?= legs| plays| bets| picks)\b|\b(?:no|not an?|without|never)(?: any)? (?:teasers?|boosts?|promos?|insurance)\b|\b(?:no|not an?|not|without|never) (?:any )?same[ -]?games?(?:[ -]?(?:parlays?|legs?|stuff))?\b|\b(?:not (?:all )?(?:in |from )?the same game)\b/g;
const differentGames =
  /\b(?:(?:all |each |every one |one each )?(?:from|in|across|on|of) )?(?:all |(\d{1,2}|two|three|four|five|six|seven|eight) )?(?:different|separate) (?:games?|matchups?|teams|matches|players|guys)(?: each)?\b|\b(?:each|every)(?: (?:one|leg|pick|bet|prop|player|guy|of (?:them|the (?:legs|picks)))){0,2}(?: (?:must|should|has to|needs to))?(?: (?:be|is|being|coming|comes?))? (?:from|in|on|of|out of|for|with) (?:a (?:different|separate|unique)|another|its own|their own) (?:team|game|matchup|match|player)\b/g;

/** "7 legs, 7 different games": how many games there are is said twice, or counts the legs. */
function readDifferentGames({ text, reading, left }: Draft): void {
  if (reading.sameGame) return;
  const legs = [...text.lower.matchAll(countedLegs)].map(([, count = '']) => numberOf(count));
  text.consume(differentGames, ([words, count]) => {
    if (count === undefined) return undefined;
    if (legs.length === 0) return `${gap} ${count} legs`;
    if (!legs.includes(numberOf(count))) left.push(words.trim());
    return undefined;
  });
}
const countedLegs = new RegExp(
  `\\b(${number})[ -]?(?:[a-z]+ ){0,2}?(?:${leg}|picks?|bets?|plays?|singles?|teamer|man|way|overs|unders|underdogs|favorites|moneylines?|spreads|totals|props|sides)\\b`,
  'g',
);

const upperEnd = new RegExp(
  `\\b(?:but |and )?(?:no more than|not more than|at most|maximum|max|up to) (${numberNames.slice(1).join('|')}|\\d{1,2})(?: legs?)?(?= ?(?:[?.,•]|$))`,
  'g',
);
/** "35+ points parlay" and "30 points legs" count what a player reaches. */
const isMilestone = (match: RegExpExecArray): boolean => {
  const [, , , from = '', , plus, between = ''] = match;
  // After a player, the statistic has been read by now.
  const isRead = /◦ $/.test(match.input.slice(0, match.index)) && between.startsWith(gap);
  const isOfStat = isRead || ofStat.test(between);
  return (plus !== undefined && isOfStat) || (numberOf(from) > mostSaid && (plus !== undefined || isOfStat));
};
const mostSaid = 12;
const ofStat = new RegExp(`(?<![a-z])${anyStat}(?![a-z])`, 'u');

/** "Anytime goal scorers x3". */
const timesCount = /(?<=[a-z•+\d] )x ?([1-8])(?= |$)/g;
const plural = '(?:favorites|underdogs|overs|unders|moneylines|spreads|totals|props|scorers|teams|sides)';
/** "3x favorites": no payout, which is of the whole. */
const timesBefore = new RegExp(`(?<= )([2-8]) ?x (?=(?:[a-z]+ )?${plural}\\b)`, 'g');
const few2 = '([2-8]|two|three|four|five|six|seven|eight)';
const fewRange = `${few2}(?: ?(?:or|to|-|/) ?${few2})?`;
/** "Point props? 2": a number that stands alone counts what is named beside it. */
const countAlone = new RegExp(
  `(?<=[?.] |^ )${fewRange}(?: total| max| please| pls| thanks| of the best| of them| of those)?(?= ?(?:[,?.]|$))`,
  'g',
);
/** "Road favorites two", "overs only, two or three": a number after what it counts. */
const countAtEnd = new RegExp(
  `(?<=(?:(?<!◦ )• ,|\\b(?:${plural}|moneyline|straight up|dogs|favs|winners|picks|only|tonight|today|tomorrow|parlay)) (?:, )?(?:(?:like|maybe|just|gimme|give me|about|say) )?)${fewRange}(?: total| max| please| pls| of them| of those)?(?= ?(?:[,?.]|$))`,
  'g',
);
const couple =
  /\b(?:a |the )?(?:couple|pair) (?:of )?(?=(?:[\w•]+ ){0,2}?(?:picks|plays|bets|games|underdogs|favorites|props|legs|sides|overs|unders|totals|spreads|moneylines|teams|winners|locks|singles|scorers|guys|players|dudes|hitters|shooters|(?:puck|run|money) lines)|(?:guys|players|dudes)\b)/g;
const few =
  /\b(?:a )?few (?:of )?(?=(?:[\w•]+ ){0,2}?(?:picks|plays|underdogs|favorites|props|legs|sides|overs|unders|totals|spreads|moneylines|teams|winners|locks|scorers))/g;
/** "3 Curry props", "a couple of props on Curry", of which the name and the market are read by now. */
const propsOfOne = new RegExp(
  `\\b(?:a )?(${few2}|couple|pair|few)(?: of)? (?=${person} ${gap} |${gap} (?:(?:for|on|of|from|by) )?${person} )`,
  'g',
);
/** "Bet the Packers and the Lions together". */
const together = /\b(?:all |both )?(?:together|in one (?:bet|slip|ticket)|on one (?:slip|ticket))\b/g;
/** "Kraken, Sharks, Ducks: pick the two that win". */
const chosen =
  /\b(?:pick|choose|take|gimme|give me|want|need) (?:the |any |best |your |me )*([2-8]|two|three|four|five|six)(?= (?:that|who|which|to|likeliest|safest|best)\b)/g;
/** "Gimme 2 nhl", of which the league was removed; "two of them". */
const justCount =
  /\b(?:gimme|give me|get me|need|want|lemme get|lets get) ([2-8]|two|three|four|five|six)(?= ?(?:[?.,•]|$)| (?:for|on|tonight|today|tomorrow|please|pls)\b)/g;
const ofThem = /\b([2-8]|two|three|four|five|six) of (?:them|those|these)\b/g;
const kindNext =
  /^ (?:[a-z]+ )?(?:overs?|unders?|props?|underdogs?|favorites?|totals?|spreads?|moneylines?)\b/;
const ofKind =
  /^(?:overs|unders|props?|player props?|underdogs?|favorites?|totals?|spreads?|moneylines?|(?:home|road|away) teams?)$/;
/** "Top 3 plays". */
const topOf = /\btop ([2-8]|two|three|four|five|six) (?=plays|picks|bets)/g;
/** "Your best 3". */
const bestOf = /\b(?:your|the|my) (?:best|top) ([2-9]|two|three|four|five|six)(?= ?(?:[?.,•]|$))/g;

function clamp(legs: number): number {
  return Math.min(maxLegs, Math.max(1, legs));
}

function numberOf(word: string): number {
  return /^\d/.test(word) ? Number(word) : numberNames.indexOf(word);
}

/** @param leastOpen the fewest legs that "up to" can mean: 2 for a parlay */
function rangeOf(match: RegExpExecArray, leastOpen: number): { min: number; max: number } {
  const [, atLeast, atMost, from = '', to, plus] = match;
  const low = numberOf(from);
  const high = to === undefined ? low : numberOf(to);
  const least = low + (/more|over/.test(atLeast ?? '') ? 1 : 0);
  if (atLeast || plus) return { min: least, max: Math.max(least, usualMost) };
  if (atMost) {
    const max = high - (/fewer|less than|under/.test(atMost) && !/no/.test(atMost) ? 1 : 0);
    return { min: Math.min(leastOpen, Math.max(1, max)), max };
  }
  return { min: Math.min(low, high), max: Math.max(low, high) };
}

/** Runs last: a parlay without a count gets one leg per team backed, or the usual number. */
export const placeLegs: Rule = ({ reading, isParlay, namedTogether }: Draft) => {
  if (reading.legs !== null || reading.sameGame || reading.intent !== 'play') return;
  if (!isParlay && namedTogether === 0) return;
  const backed = reading.teams.filter(({ stance }) => stance === 'back' || stance === 'against').length;
  // If teams are backed, a game that is only named is a leg too; its two teams count once.
  const games = reading.teams.filter(({ stance }) => stance === 'game').length;
  // "A parlay with one leg from each league": how many there are is seen from the games.
  if ((reading.eachGame || reading.eachSport) && backed < 2) return;
  const named = Math.max(backed > 0 ? backed + Math.ceil(games / 2) : 0, namedTogether);
  reading.legs = named > 1 ? { min: clamp(named), max: clamp(named) } : usualRange(reading);
};
