/**
 * The model stand-in's reply: it leaves the reading as the grammar made it and places no word, as a model would that
 * understands nothing more.
 */
import { type Brief, modelTerms, type PlayTerms, type Reply } from '../../../lambdas/domain/asking/brief.ts';
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
  return { queries, placed: [], care: false, age: false };
}

/** The brief's reading, limited to what a reply can contain: the model's terms, and teams and days of the request only. */
function readingOf({ reading, teams, days }: Brief): PlayTerms {
  const terms = Object.fromEntries(modelTerms.map((term) => [term, reading[term]])) as unknown as PlayTerms;
  return {
    ...terms,
    days: reading.days?.filter((day) => days.includes(day)) ?? null,
    teams: reading.teams
      .filter(({ name }) => teams.includes(name))
      .map(({ name, stance }) => ({ name, stance })),
  };
}
