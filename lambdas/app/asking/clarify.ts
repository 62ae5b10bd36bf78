/** Asks back where a word was left unread, or where nothing asks for a bet: with what was read, and readings that can be had. */
import type { Alternative } from '../../contracts/asking/ask.ts';
import type { Reading } from '../../contracts/asking/reading.ts';
import type { Sport } from '../../contracts/feed/sports.ts';
import { alternativesTo } from '../../domain/asking/answer/alternatives.ts';
import { clarifications } from '../../domain/asking/answer/clarifications.ts';
import { emptyAnalysis } from '../../domain/asking/answer/compose.ts';
import { infoText } from '../../domain/asking/answer/info.ts';
import { offerFor } from '../../domain/asking/answer/offer.ts';
import { askedBack, notToBeHad } from '../../domain/asking/answer/words/clarify.ts';
import { info } from '../../domain/asking/answer/words/info.ts';
import { unlistedSentence } from '../../domain/asking/answer/words/reasons.ts';
import { promptOf } from '../../domain/asking/queries/reading/kinds.ts';
import { canonicalPrompt } from '../../domain/asking/reading/canonical-prompt.ts';
import { emptyReading } from '../../domain/asking/reading/draft.ts';
import { playersOfName } from '../../domain/asking/reading/names/known-players.ts';
import { showReading } from '../../domain/asking/reading/parts.ts';
import { hasUnlisted } from '../../domain/asking/reading/terms/unlisted.ts';
import type { KnownPlayer } from '../../domain/feed/players/known-player.ts';
import { type Guess, guessesFor, type Load, type Loaded } from './boards.ts';
import { reasonsOf } from './no-play.ts';
import type { NoPlay } from './outcome.ts';
import type { Understood } from './question.ts';

/** The fewest readings to choose from. */
const fewest = 2;
const most = 4;
/** Of them, those that ask for no play. */
const mostQuestions = 2;
/** Of them, those beside what cannot be had. */
const mostNear = 2;

/**
 * @param boards of the question's sports
 * @throws if another sport that an ambiguous name can mean cannot be read
 */
export async function clarify(question: Understood, boards: readonly Loaded[], load: Load): Promise<NoPlay> {
  const { result, prompt, sport, sports, teams, roster, now, readBy } = question;
  const { reading, unread } = result;
  const guesses = await guessesFor(question, load);
  const boardOf = async (each: Sport) => boards[sports.indexOf(each)] ?? load(each, { withoutFacts: true });
  const found = await clarifications(reading, {
    prompt,
    unread,
    teams,
    boards,
    boardOf,
    selectedSport: sport,
    isBare: unread.length === 0,
    guesses,
    now,
  });
  const schedule = { label: info.askSchedule, prompt: info.askSchedule };
  const general = found.length < fewest ? [schedule, { label: info.askHow, prompt: info.askHow }] : [];
  const asked = (question.mayAsk?.() ?? []).map(promptOf).map((each) => ({ label: each, prompt: each }));
  const near = nearestTo(guesses, question);
  const all = [...asked.slice(0, mostQuestions), ...near, ...found, ...general];
  const alternatives = [...new Map(all.map((each) => [each.prompt, each])).values()].slice(0, most);
  const shown = showReading(reading, { selectedSport: sport });
  const unlisted = hasUnlisted(reading) ? [unlistedSentence(prompt)].filter((each) => each !== null) : [];
  const missing = [...unlisted, ...withoutPlay(guesses, question)];
  const slate = {
    ...emptyReading(),
    intent: 'info' as const,
    topic: 'schedule' as const,
    sports: [...sports],
    teams: [...teamsOf(reading, roster)],
  };
  return {
    kind: 'clarify',
    charged: false,
    readBy,
    unread,
    response:
      unread.length > 0
        ? askedBack(unread, shown.summary, missing, result.areConditions)
        : [infoText({ ...slate, days: reading.days }, boards, now), ...missing, info.whichBet].join('\n'),
    analysis: emptyAnalysis(sports[0] ?? sport, []),
    reading: shown,
    notes: [
      ...missing.map((text) => ({ kind: 'unavailable' as const, text })),
      ...boards.flatMap((board) => board.notes),
    ],
    alternatives,
    read: reading,
  };
}

/** Why what the question most likely means cannot be had; none if it can. */
function withoutPlay([guess]: readonly Guess[], { prompt, now, roster }: Understood): string[] {
  if (!guess) return [];
  const { reading, sports, boards } = guess;
  const offer = offerFor(reading, boards, now, undefined, sports);
  if (offer.kind !== 'unmet') return [];
  const { reasons } = reasonsOf(offer, boards, { reading, prompt, sports, now, roster });
  return [notToBeHad(canonicalPrompt(reading), reasons)];
}

/** What comes closest to what is most likely meant, where that cannot be had: of two props of a player the one that is priced. */
function nearestTo([guess]: readonly Guess[], { sport, now, roster }: Understood): Alternative[] {
  if (!guess || offerFor(guess.reading, guess.boards, now, undefined, guess.sports).kind !== 'unmet')
    return [];
  const { reading, boards } = guess;
  return alternativesTo(reading, { boards, others: [], selectedSport: sport, now, roster }).slice(
    0,
    mostNear,
  );
}

/** The teams named, or the team of the player. */
function teamsOf({ teams, player }: Reading, roster: readonly KnownPlayer[] = []): Reading['teams'] {
  const [team, ...namesakes] = player === null ? [] : playersOfName(player, roster);
  if (teams.length > 0 || !team || namesakes.length > 0) return teams;
  return [{ sport: team.sport, name: team.team, stance: 'back' }];
}

/** Where nothing was said that a bet or a question could be made of: what can be asked. */
export function askWhatIsWanted({ result: { reading }, sport, readBy }: Understood): NoPlay {
  const safest = { label: info.askSafest(sport), prompt: info.askSafest(sport) };
  const ways = [info.askSchedule, info.askHow].map((prompt) => ({ label: prompt, prompt }));
  return {
    kind: 'clarify',
    charged: false,
    readBy,
    unread: [],
    response: info.whatIsWanted,
    analysis: emptyAnalysis(sport, []),
    reading: showReading(reading, { selectedSport: sport }),
    notes: [],
    alternatives: [...ways, safest],
    read: reading,
  };
}
