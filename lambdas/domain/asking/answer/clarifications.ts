/** Readings of a question that was not read in full: ambiguous names resolved, and the same question without the unread words. */
import type { Alternative } from '../../../contracts/asking/ask.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { canonicalPrompt } from '../reading/canonical-prompt.ts';
import { directoryOf, type KnownTeam, shortName } from '../reading/names/directory.ts';
import { settled } from '../reading/settle.ts';
import { alternativesTo } from './alternatives.ts';
import type { Board } from './candidate.ts';
import { isWhole } from './offer/result.ts';
import { offerFor } from './offer.ts';

interface Sources {
  readonly prompt: string;
  readonly unread: readonly string[];
  readonly teams: readonly KnownTeam[];
  /** Of the question's sports. */
  readonly boards: readonly Board[];
  readonly boardOf: (sport: Sport) => Promise<Board>;
  readonly selectedSport: Sport;
  /** Nothing but a name was said. */
  readonly isBare?: boolean;
  /** What the question may mean, with the boards of its sports; the likeliest first. */
  readonly guesses?: readonly Meant[];
  readonly now: Date;
}

/** A reading that a question may mean. */
export interface Meant {
  readonly reading: Reading;
  readonly boards: readonly Board[];
}

/** The most readings. */
const most = 4;
/** Of them, those that the words may mean. */
const mostGuesses = 3;

/** @returns up to four; each currently gets a play that fits */
export async function clarifications(reading: Reading, sources: Sources): Promise<Alternative[]> {
  const { boards, boardOf, selectedSport, now } = sources;
  const named = guessed(sources);
  for (const team of meant(sources)) {
    if (named.length === most - 1) break;
    const back = { ...team, stance: 'back' as const };
    const guess = settled({ ...reading, sports: [team.sport], teams: [back, ...reading.teams] });
    if (!isWhole(offerFor(guess, [await boardOf(team.sport)], now), guess)) continue;
    const label = `${shortName(team)} (${team.sport})`;
    named.push({ label, prompt: canonicalPrompt(guess) });
  }
  if (sources.isBare) named.push(...betsOn(reading, sources));
  const without = alternativesTo(reading, { boards, others: [], selectedSport, now });
  const all = [...named, ...without];
  return all
    .filter((each, at) => all.findIndex(({ prompt }) => prompt === each.prompt) === at)
    .slice(0, most);
}

/** What the question may mean, where it can be had. */
export function guessed({ guesses = [], now }: Pick<Sources, 'guesses' | 'now'>): Alternative[] {
  const found: Alternative[] = [];
  for (const { reading, boards } of guesses) {
    if (found.length === mostGuesses) break;
    const prompt = canonicalPrompt(reading);
    if (isWhole(offerFor(reading, boards, now), reading)) found.push({ label: prompt, prompt });
  }
  return found;
}

/** The bets on a team that was named alone. */
function betsOn(reading: Reading, { boards, now }: Sources): Alternative[] {
  if (reading.teams.length !== 1 || reading.sports.includes('GOLF')) return [];
  return (['moneyline', 'spread', 'total'] as const).flatMap((market) => {
    const one = settled({ ...reading, intent: 'play', markets: [market] });
    const prompt = canonicalPrompt(one);
    return isWhole(offerFor(one, boards, now), one) ? [{ label: prompt, prompt }] : [];
  });
}

/** Whether one of the unread words can name a team. */
export const canNameTeam = (sources: Pick<Sources, 'prompt' | 'unread' | 'teams'>): boolean =>
  meant(sources).length > 0;

/** The teams that a name among the unread words can mean: "Kings" is a team of the NHL and of the NBA. */
function meant({ prompt, unread, teams }: Pick<Sources, 'prompt' | 'unread' | 'teams'>): KnownTeam[] {
  const { names } = directoryOf(teams);
  const words = prompt.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const pairs = words.slice(1).map((word, at) => [words[at] ?? '', word]);
  const runs = [...pairs, ...words.map((word) => [word])].filter((run) =>
    run.some((word) => unread.includes(word)),
  );
  const found = runs.flatMap((run) => names.get(run.join(' '))?.teams ?? []);
  return [...new Map(found.map((team) => [`${team.sport} ${team.name}`, team])).values()];
}
