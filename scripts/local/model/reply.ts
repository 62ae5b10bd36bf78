/**
 * The model stand-in's reply: it leaves the reading as the grammar made it and places no word, as a model would that
 * understands nothing more.
 */
import type { Reading } from '../../../lambdas/contracts/asking/reading.ts';
import { type Brief, modelTerms, type PlayTerms, type Reply } from '../../../lambdas/domain/asking/brief.ts';
import { openWish } from '../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { isRecord } from '../process/state.ts';

/** The reading if there is no brief. */
const blank: PlayTerms = {
  intent: 'off_topic',
  topic: null,
  sports: [],
  legs: null,
  sameGame: false,
  markets: [],
  notMarkets: [],
  stat: null,
  sides: [],
  notSides: [],
  price: null,
  payout: null,
  line: null,
  chance: null,
  legChance: null,
  days: null,
  nextGame: false,
  nightGame: false,
  starts: null,
  risk: null,
  value: false,
  order: null,
  eachGame: false,
  eachSport: false,
  teams: [],
  player: null,
  period: null,
  group: null,
  book: null,
  wishes: [],
};

/** @returns undefined if the text is not a brief */
export function readBrief(text: string): Brief | undefined {
  try {
    const brief: unknown = JSON.parse(text);
    const isBrief = isRecord(brief) && isRecord(brief.reading) && Array.isArray(brief.unread);
    return isBrief ? (brief as unknown as Brief) : undefined;
  } catch {
    // Not a brief; the caller still answers it.
    return undefined;
  }
}

/** @param brief undefined if the request had none */
export function replyTo(brief: Brief | undefined): Reply {
  const queries = [{ ask: 'play', terms: brief ? readingOf(brief) : blank }] as const;
  return { restated: [], queries, placed: [], care: false, age: false };
}

/** The brief's reading, limited to what a reply can contain: the model's terms, and teams and days of the request only. */
function readingOf({ reading, ...listed }: Brief): PlayTerms {
  const terms = Object.fromEntries(modelTerms.map((term) => [term, reading[term]])) as unknown as PlayTerms;
  const wishes = reading.wishes.map((said) => {
    // A brief's wish leaves out what it does not say.
    const wish = { ...openWish, ...said };
    return { ...wish, ...namedIn(wish, listed) };
  });
  return { ...terms, ...namedIn(reading, listed), wishes };
}

/** What a reply writes in another form, in the whole and in each wish. */
const namedIn = (
  { days, teams, period }: Pick<Reading, 'days' | 'teams' | 'period'>,
  listed: Pick<Brief, 'teams' | 'days'>,
) => ({
  days: days?.filter((day) => listed.days.includes(day)) ?? null,
  teams: teams
    .filter(({ name }) => listed.teams.includes(name))
    .map(({ name, stance }) => ({ name, stance })),
  period: period ?? null,
});
