/** Explains why there is no play, and suggests similar questions that have one. */
import type { Reading } from '../../contracts/asking/reading.ts';
import { gameSports } from '../../contracts/feed/sports.ts';
import { alternativesTo } from '../../domain/asking/answer/alternatives.ts';
import { guessed } from '../../domain/asking/answer/clarifications.ts';
import { emptyAnalysis } from '../../domain/asking/answer/compose.ts';
import type { NotMet } from '../../domain/asking/answer/offer/result.ts';
import { whereaboutsOf } from '../../domain/asking/answer/unmet/whereabouts.ts';
import { wishesMissed } from '../../domain/asking/answer/wishes/told.ts';
import { info } from '../../domain/asking/answer/words/info.ts';
import { listed } from '../../domain/asking/answer/words/notes.ts';
import { unmetSentence } from '../../domain/asking/answer/words/reasons.ts';
import { whereaboutsSentence } from '../../domain/asking/answer/words/whereabouts.ts';
import { canonicalPrompt } from '../../domain/asking/reading/canonical-prompt.ts';
import { playersMeant } from '../../domain/asking/reading/names/known-players.ts';
import { showReading } from '../../domain/asking/reading/parts.ts';
import { guessesFor, type Load, type Loaded } from './boards.ts';
import type { NoPlay } from './outcome.ts';
import { lastDayAhead, type Understood } from './question.ts';

export async function noPlay(
  question: Understood,
  notMet: NotMet,
  boards: readonly Loaded[],
  load: Load,
): Promise<NoPlay> {
  const { result, prompt, sport, sports, now, readBy, roster } = question;
  const { reading } = result;
  const { unmet, wishes = [] } = notMet;
  const namesakes = namesakesIn([{ unmet }, ...wishes], reading, roster);
  if (namesakes) return whichPlayer(namesakes, { reading, readBy, sport, sports });
  const isOfLine = unmet.kind === 'line' && reading.wishes.length === 0;
  const nearestLine = isOfLine ? (unmet.nearest.line ?? undefined) : undefined;
  const sources = { boards, selectedSport: sport, now, roster, nearestLine };
  let alternatives = alternativesTo(reading, { ...sources, others: [] });
  if (alternatives.length === 0) {
    // Nothing in these sports, so try the others. A sport that fails to load is left out.
    const loaded = await Promise.allSettled(
      gameSports.filter((each) => !sports.includes(each)).map((each) => load(each, { withoutFacts: true })),
    );
    const others = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    alternatives = alternativesTo(reading, { ...sources, others });
  }
  // Where the readers differ, what the other one read comes first.
  const meant = guessed({ guesses: await guessesFor(question, load), now });
  const all = [...meant, ...alternatives];
  alternatives = [...new Map(all.map((each) => [each.prompt, each])).values()].slice(0, mostAlternatives);
  // No sport has a play, but a question about the schedule can always be answered.
  if (alternatives.length === 0) alternatives = [{ label: info.askSchedule, prompt: info.askSchedule }];
  const { reasons, ofWishes } = reasonsOf(notMet, boards, { reading, prompt, sports, now, roster });
  const notes = [
    ...reasons.map((text) => ({ kind: 'unavailable' as const, text })),
    ...boards.flatMap((board) => board.notes),
  ];
  return {
    kind: 'no_play',
    charged: false,
    readBy,
    response: `No play. ${reasons.join('\n')}`,
    analysis: {
      ...emptyAnalysis(sports[0] ?? sport, notes),
      ...(wishes.length > 0 && { wishes: wishesMissed(reading, ofWishes) }),
    },
    reading: showReading(reading, { selectedSport: sport }),
    notes,
    alternatives,
    read: reading,
  };
}

/** The most questions that are suggested. */
const mostAlternatives = 4;

/** What was asked for. */
interface Wanted extends Pick<Understood, 'prompt' | 'sports' | 'now' | 'roster'> {
  readonly reading: Reading;
}

interface Reasons {
  /** One sentence each. */
  readonly reasons: readonly string[];
  /** For a bet of wishes, that of each; null for one that can be met. */
  readonly ofWishes: readonly (string | null)[];
}

/** Why nothing meets a bet. */
export function reasonsOf(
  { unmet, of, wishes = [] }: NotMet,
  boards: readonly Loaded[],
  { reading, prompt, sports, now, roster }: Wanted,
): Reasons {
  const why = boards.flatMap(({ whyNothing }) => whyNothing ?? []);
  const isEmpty = unmet.kind === 'no_games' && why.length > 0;
  const sentence = (each: NotMet, about: Reading) =>
    unmetSentence(each.unmet, {
      reading: about,
      prompt,
      sports: about.sports.length > 0 ? about.sports : sports,
      lastDay: lastDayAhead(now),
    });
  const about = of ?? reading;
  const reason = isEmpty ? why.join(' ') : sentence({ kind: 'unmet', unmet }, about);
  const ofWishes = wishes.map((each) => each && sentence(each, each.of ?? about));
  const where = [{ unmet }, ...wishes].flatMap((each) => {
    const player = each?.unmet.kind === 'props' && each.unmet.why === 'player' ? each.unmet.player : null;
    const found = player === null ? undefined : whereaboutsOf(player, roster, boards, now);
    return player !== null && found ? [whereaboutsSentence(player, found, lastDayAhead(now))] : [];
  });
  const reasons = [...new Set([reason, ...ofWishes.filter((each) => each !== null), ...where])];
  return { reasons, ofWishes };
}

interface Namesakes {
  /** The name as typed. */
  readonly name: string;
  readonly players: readonly string[];
}

/** Players of one name, whether or not they have prices. */
function namesakesIn(
  all: readonly (Pick<NotMet, 'unmet'> | null)[],
  { sports }: Reading,
  roster: Understood['roster'],
): Namesakes | undefined {
  for (const each of all) {
    if (each?.unmet.kind !== 'props') continue;
    const { unmet } = each;
    if (unmet.why === 'several') return { name: unmet.player, players: unmet.names };
    if (unmet.why !== 'player') continue;
    const players = playersMeant(unmet.player.toLowerCase(), { roster, sports, isOfPlayer: true });
    if (players.length > 1) return { name: unmet.player, players };
  }
  return undefined;
}

/** The most players to choose from. */
const mostPlayers = 4;

/** Asks which player is meant, with the question for each of them. */
function whichPlayer(
  { name, players }: Namesakes,
  { reading, readBy, sport, sports }: Pick<Understood, 'readBy' | 'sport' | 'sports'> & { reading: Reading },
): NoPlay {
  const asking = (player: string): Reading => {
    const named = <Of extends { readonly player: string | null }>(of: Of): Of =>
      of.player === name ? { ...of, player } : of;
    return { ...named(reading), wishes: reading.wishes.map(named) };
  };
  const shown = players.slice(0, mostPlayers);
  return {
    kind: 'clarify',
    charged: false,
    readBy,
    unread: [],
    response: `${name} could be ${listed(shown, 'or')}${players.length > mostPlayers ? ' or others' : ''}. Which one do you mean?`,
    analysis: emptyAnalysis(sports[0] ?? sport, []),
    reading: showReading(reading, { selectedSport: sport }),
    notes: [],
    alternatives: shown.map((player) => ({ label: player, prompt: canonicalPrompt(asking(player)) })),
    read: reading,
  };
}
