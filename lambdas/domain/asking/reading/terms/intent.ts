/** What kind of answer a question asks for, once all terms are read. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Draft } from '../draft.ts';
import { anyOf } from '../words/pattern.ts';
import { gap } from '../words/text.ts';

/** The opening words of a comparison written by `canonicalPrompt`. */
export const compareLead = 'Which is better';
export const offTopicLead = 'Something that is not about sports';

const asksForPlay = anyOf([
  'best|bets?|betting|picks?|plays?|parlays?|singles?|wager|tips?|leans?|locks?|predict(?:ion)?s?',
  'build|give|find|make|need|want|should|take|recommend|suggest|safest',
  'who (?:covers?|wins?|will win|takes?)|covers',
]);
const offTopic = anyOf([
  'jokes?|poems?|song|lyrics|movie|recipes?|essay|homework|horoscope|translate|capital of|meaning of life',
  'weather|forecast|rain|snow|news|politics?|political|elections?|president|religion|girlfriend|boyfriend',
  'stock market|stocks|crypto|bitcoin|code|python|javascript|system prompt|instructions',
]);
/** Betting and sports words: with one of them a question is on topic even if no rule can read it. */
const isOfBetting = anyOf([
  'bets?|betting|picks?|parlays?|wagers?|plays?|tips?|locks?|predictions?|singles?|legs?|teasers?|round[ -]robins?|double chance',
  'odds|lines?|juice|evens?|money|favorites?|underdogs?|overs?|unders?|safe|risky?',
  'games?|sports?|matchups?|matches|match|teams?|players?|leagues?|half|quarter|season|playoffs|win|wins|winning|winners?',
  'sharps?|do you like|like tonight',
]);
/** Asks for something unspecified; the sport selected beside the question decides the rest. */
const asks = anyOf([
  'give|gimme|best|something|surprise|suggest|recommend',
  'what (?:do you|you) (?:got|have|like)|ideas?',
  "(?:what'?s|what is|what looks|anything) good (?:in|on|for|with)",
]);

/** Opens a question about something else than a bet, whatever betting words follow: "how many bets this week". */
const asksForFact = new RegExp(
  `^\\s*(?:${[
    'how (?:many|often|long|old|far|big)|what (?:%|percent\\w*|share|week|time|channel)',
    '(?:whats|what is|what are) my(?! (?:best|safest|top) (?:bets?|picks?|plays?|options?))|(?:did|have|was) i',
    'which (?:book|books|sportsbook|app)|what (?:book|sportsbook)|where (?:can|do|should) i',
    'how come|why(?! not)|(?:whats |what is )?(?:the |a )?better (?:slate|day|night|card)|does any(?:one|body) have|do i (?:do|win|lose|hit|bet)|what (?:sports?|leagues?|can (?:i|you|u)|else can)|(?:nrfi|yrfi|sgp|clv|ats) = ?',
    'do i have|am i (?:better|worse|up|down|winning|losing)',
    '(?:is|are) there (?:any )?(?:games?|football|basketball|baseball|hockey|soccer|golf|nfl|nba|nhl|mlb|mls)',
    'is (?:[+-]?\\d+|\\d+ to \\d+) (?:a )?(?:good|fair|bad|ok|okay|decent)',
  ].join('|')})(?!\\w)`,
);

export function readComparison({ text, reading }: Draft): boolean {
  if (text.startsWith(compareLead)) {
    text.put(1, 1 + compareLead.length, gap);
    return true;
  }
  return (
    reading.intent === 'play' &&
    text.has(
      /\bwhich (?:is|one is|ones are|are|of (?:these|the two|them) is) (?:the )?(?:better|safer|best)\b|\bcompare\b|\bbetter(?: bet| value| pick)? between\b/,
    )
  );
}

export function readOffTopic({ text }: Draft): boolean {
  if (!text.startsWith(offTopicLead)) return false;
  text.put(1, 1 + offTopicLead.length, gap);
  return true;
}

/** @param original the text before any rule removed words */
export function intentOf(
  { reading, found, isTeamUnclear, left }: Draft,
  original: string,
  compares: boolean,
): Reading['intent'] {
  if (reading.intent !== 'play') return reading.intent;
  const isRead = isTeamUnclear || found.length + left.length > 0 || namesAnything(reading);
  if (offTopic.test(original) && !isOfBetting.test(original) && !namesBet(reading)) return 'off_topic';
  if (!isRead && !isOfBetting.test(original) && !asks.test(original)) return 'off_topic';
  if (compares && !asksForPlay.test(original)) return 'compare';
  return 'play';
}

/** "NBA", "Lakers", "Luka": nothing says that a bet is wanted, which or when; or something else is asked for. */
export function isBare(reading: Reading, original: string): boolean {
  if (reading.intent === 'play' && asksForFact.test(original)) return true;
  if (reading.intent === 'play' && isOneName(reading) && !isSaid(original)) return true;
  const { teams, player, budget, days, nextGame, nightGame } = reading;
  const names =
    teams.length > 0 || [player, budget, days].some((each) => each !== null) || nextGame || nightGame;
  const asksFor = asksForPlay.test(original) || asks.test(original) || isOfBetting.test(original);
  return reading.intent === 'play' && !names && !namesBet(reading) && !asksFor;
}

const isSaid = (original: string) =>
  asksForPlay.test(original) || asks.test(original) || isOfBetting.test(original);

/** One team or one player, with no other term. */
function isOneName({ teams, player, stat, wishes, ...reading }: Reading): boolean {
  const { days, nextGame, nightGame, budget, markets } = reading;
  const isTimed = days !== null || nextGame || nightGame || budget !== null;
  const names = teams.length + (player === null ? 0 : 1);
  if (names !== 1 || isTimed || stat !== null || wishes.length > 0) return false;
  const isPlayers = player !== null && markets.every((market) => market === 'prop');
  return !namesBet({ ...reading, teams, player, stat, wishes, ...(isPlayers && { markets: [] }) });
}

/** Whether any term narrows the bet, apart from the sport, the teams and the days. */
export function namesBet(reading: Reading): boolean {
  const { legs, sameGame, markets, notMarkets, sides, notSides, price, payout, line, chance, risk, value } =
    reading;
  const { legChance, starts, order, group, eachGame, eachSport, book } = reading;
  const lists = [
    markets,
    notMarkets,
    sides,
    notSides,
    reading.notPlayers ?? [],
    reading.notStats ?? [],
    reading.positions ?? [],
    reading.notPositions ?? [],
  ];
  return (
    [legs, price, payout, line, chance, risk, legChance, starts, order, group, book].some(
      (each) => each !== null,
    ) ||
    sameGame ||
    eachGame ||
    eachSport ||
    value ||
    lists.some((list) => list.length > 0)
  );
}

export function namesAnything(reading: Reading): boolean {
  const { sports, teams, days, nextGame, nightGame, player, budget } = reading;
  return (
    namesBet(reading) ||
    sports.length > 0 ||
    teams.length > 0 ||
    days !== null ||
    nextGame ||
    nightGame ||
    player !== null ||
    budget !== null
  );
}
