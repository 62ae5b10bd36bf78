/**
 * The model stand-in's answer: it refers to candidates and facts by id, as the real model does, and writes no text.
 *
 * The candidates are sorted by our own ranking, so it takes the first of each game up to the wanted number. Each leg gets
 * its first valid thesis, up to three facts for it and up to two against it. The reading stays as our code read it.
 */
import type { Brief, Reply, Theme } from '../../../lambdas/domain/asking/brief.ts';
import { isRecord } from '../process/state.ts';

type Candidate = Brief['candidates'][number];

export const mostFor = 3;
export const mostAgainst = 2;

/** The reading if there is no brief. */
const blank: Reply['reading'] = {
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
  days: null,
  nextGame: false,
  nightGame: false,
  risk: null,
  value: false,
  teams: [],
};

/** @returns undefined if the text is not a brief */
export function readBrief(text: string): Brief | undefined {
  try {
    const brief: unknown = JSON.parse(text);
    const isBrief =
      isRecord(brief) &&
      isRecord(brief.reading) &&
      isRecord(brief.wanted) &&
      isRecord(brief.wanted.legs) &&
      Array.isArray(brief.candidates) &&
      Array.isArray(brief.games);
    return isBrief ? (brief as unknown as Brief) : undefined;
  } catch {
    // Not a brief; the caller still answers it.
    return undefined;
  }
}

/** @param brief undefined if the request had none: the answer declines, as a real model would */
export function replyTo(brief: Brief | undefined): Reply {
  if (!brief) return { reading: blank, legs: [], theme: 'mixed', decline: 'not_about_sports' };
  const chosen = firstOfEachGame(brief.candidates).slice(0, brief.wanted.legs.max);
  return {
    reading: readingOf(brief),
    legs: chosen.map(legOf),
    theme: themeOf(brief),
    decline: chosen.length === 0 ? 'nothing_fits' : null,
  };
}

/** The brief's reading, limited to what an answer can contain: teams and days of the request only. */
function readingOf({ reading, teams, days }: Brief): Reply['reading'] {
  const { teams: read, player: _player, budget: _budget, namedLegs: _named, ...terms } = reading;
  return {
    ...terms,
    days: terms.days?.filter((day) => days.includes(day)) ?? null,
    teams: read.filter(({ name }) => teams.includes(name)).map(({ name, stance }) => ({ name, stance })),
  };
}

function firstOfEachGame(candidates: readonly Candidate[]): Candidate[] {
  return [...Map.groupBy(candidates, ({ game }) => game).values()].flatMap(([first]) => first ?? []);
}

function legOf({ id, theses, for: speakFor, against }: Candidate): Reply['legs'][number] {
  return {
    candidate: id,
    thesis: theses[0] ?? 'price_only',
    for: speakFor.slice(0, mostFor),
    against: against.slice(0, mostAgainst),
  };
}

function themeOf({ reading: { risk } }: Brief): Theme {
  if (risk === 'safe' || risk === 'safest') return 'likeliest';
  return risk === 'long_shot' ? 'payout' : 'mixed';
}
