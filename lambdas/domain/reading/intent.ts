/** What kind of answer is wanted, once all terms are read. */
import type { Reading } from '../../contracts/reading.ts';
import type { Draft } from './draft.ts';

/** The first words of a comparison as `sayReading` writes it. */
export const compareLead = 'Which is better';
export const offTopicLead = 'Something that is not about sports';

const asksForPlay =
  /\b(?:best|bets?|picks?|plays?|parlays?|singles?|build|give|find|make|need|want|should|who (?:covers?|wins?|will win|takes?)|safest|recommend|suggest|lock|take|betting|wager|tips?|leans?|covers|predict(?:ion)?s?)\b/;
const offTopic =
  /\b(?:jokes?|weather|forecast|politics?|political|elections?|president|poems?|recipes?|stock market|stocks|crypto|bitcoin|homework|essay|code|python|javascript|translate|capital of|meaning of life|system prompt|song|lyrics|movie|news|religion|horoscope|girlfriend|boyfriend|instructions)\b/;
const asksForBet =
  /\b(?:bets?|betting|picks?|parlays?|wagers?|plays?|odds|games?|tips?|locks?|predictions?|winners?|sports?|matchups?|legs?|singles?|sharps?|money|safe|risky?|teasers?|do you like|like tonight|favorites?|underdogs?|overs?|unders?|win|wins|winning)\b/;
/** Asks for something without saying what: the box beside the question says the rest. */
const asks =
  /\b(?:give|gimme|show|best|something|anything|surprise|suggest|recommend|find|build|make|what (?:do you|you) (?:got|have|like)|who do you like|ideas?|help)\b/;

export function readComparison({ text, reading }: Draft): boolean {
  if (text.lower.startsWith(` ${compareLead.toLowerCase()}`)) {
    text.put(1, 1 + compareLead.length, '•');
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
  if (!text.lower.startsWith(` ${offTopicLead.toLowerCase()}`)) return false;
  text.put(1, 1 + offTopicLead.length, '•');
  return true;
}

/** @param said the text before any rule struck words out */
export function intentOf(
  { reading, isTeamUnclear }: Draft,
  said: string,
  compares: boolean,
  unread: readonly string[],
): Reading['intent'] {
  if (reading.intent !== 'play') return reading.intent;
  const isRead = isTeamUnclear || namesAnything(reading);
  if (offTopic.test(said) && !asksForBet.test(said) && !namesBet(reading)) return 'off_topic';
  if (!isRead && !asksForBet.test(said) && (unread.length > 0 || !asks.test(said))) return 'off_topic';
  if (compares && !asksForPlay.test(said)) return 'compare';
  return 'play';
}

/** Whether any term says what is to be bet on, besides the sport, the teams and the days. */
export function namesBet(reading: Reading): boolean {
  const { legs, sameGame, markets, notMarkets, sides, notSides, price, payout, line, chance, risk, value } =
    reading;
  const lists = [markets, notMarkets, sides, notSides];
  return (
    [legs, price, payout, line, chance, risk].some((each) => each !== null) ||
    sameGame ||
    value ||
    lists.some((list) => list.length > 0)
  );
}

export function namesAnything(reading: Reading): boolean {
  const { sports, teams, days, nextGame, player, budget } = reading;
  return (
    namesBet(reading) ||
    sports.length > 0 ||
    teams.length > 0 ||
    days !== null ||
    nextGame ||
    player !== null ||
    budget !== null
  );
}
