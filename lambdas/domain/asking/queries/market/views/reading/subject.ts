/** What every question about a view of the board shares: it is read in all its words, or not at all. */
import type { MarketQuery } from '../../../../../../contracts/asking/queries/board.ts';
import type { Lexicon } from '../../../table/lexicon.ts';
import { type Subject, subjectOf } from '../../../table/subject.ts';
import { type Known, type Terms, termsOf } from '../../../table/terms.ts';
import { openMarket } from '../../open-market.ts';

export interface Read<Meaning extends string> {
  readonly subject: Subject<Meaning>;
  readonly terms: Terms<Meaning>;
}

/** Whoever wishes for a bet is shown no list. */
const wish =
  /\b(?:parlay\w*|sgps?|legs?|picks?|best (?:bet|play|pick|value)|bet me|tail|hammer|lock|locks|should i|would you|do you like|give me (?:an?|one|two|three|four|five|\d+)|(?:two|three|four|five|six|[2-9]) (?:favorites|underdogs|dogs|favs|props|players|unders|overs))\b|\$\d/i;

/** @returns undefined where a word is left unread, or where a bet is wished for */
export function viewSubject<Meaning extends string>(
  prompt: string,
  lexicon: Lexicon<Meaning>,
  known: Known,
): Read<Meaning> | undefined {
  if (wish.test(prompt)) return undefined;
  const terms = termsOf(prompt, lexicon, known);
  const subject = subjectOf(terms);
  const { unread, money, units, percents, unlisted } = subject;
  const extra = [unread, money, units, percents, unlisted];
  if (terms.isPast || terms.isUnclear || extra.some((each) => each.length > 0)) return undefined;
  return { subject, terms };
}

/** A query with nothing but its topic, teams, sports and days. */
export function viewQuery<Meaning extends string>(
  { subject: { sports, teams, days }, terms: { starts, nightGame } }: Read<Meaning>,
  topic: MarketQuery['topic'],
  view?: MarketQuery['view'],
): MarketQuery {
  return {
    ...openMarket,
    topic,
    sports,
    teams,
    days,
    night: nightGame,
    ...(starts && { starts }),
    ...(view && { view }),
  };
}
