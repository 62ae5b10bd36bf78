/** A follow-up as the readers of this room see it: its words, its terms, and what was shown before it. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import { type Slots, slotsOf } from '../../queries/find/reading/slots.ts';
import type { RuledQuery } from '../../queries/reading/kinds.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';
import { knownAs } from '../shown/known-as.ts';
import { type Shown, shownIn } from '../shown/subject.ts';

export interface Said {
  /** As typed. */
  readonly prompt: string;
  /** Lower case, without courtesies and marks at its end. */
  readonly text: string;
  readonly slots: Slots;
  readonly shown: Shown;
  readonly sport: Sport;
  /** Whether a bet was shown, which stays the one to be changed. */
  readonly isAside: boolean;
  readonly context: QuestionContext;
}

/** @returns undefined where nothing was shown that a question for facts could be about */
export function saidAfter(prompt: string, turn: Turn, context: QuestionContext): Said | undefined {
  const found = shownIn(turn) ?? ofCompared(turn) ?? ofNobody(turn);
  if (!found) return undefined;
  const shown = { ...found, players: found.players.map((name) => knownAs(name, context.roster)) };
  const typed = prompt.replace(perNine, 'strikeouts per nine innings');
  const text = bareOf(typed);
  const sport = shown.sports[0] ?? sportOf(shown, context) ?? context.selectedSport;
  const slots = slotsOf(typed.replace(pointing, ' '), {
    selectedSport: sport,
    teams: context.teams,
    players: context.players,
    roster: context.roster,
    today: leagueDay(context.now),
  });
  return { prompt, text, slots, shown, sport, isAside: turn.play !== undefined, context };
}

const perNine = /\bks?(?:\/| per )(?:9|nine)\b/i;

/** What points at those that were shown names nobody. */
const pointing = /\b(?:of|between|out of) (?:them|those|these|the (?:two|three|four|teams|players))\b/gi;

/** Bets that were compared are of teams and players that facts can be asked about. */
function ofCompared({ asked: [last, ...others] = [] }: Turn): Shown | undefined {
  if (last?.ask !== 'compare' || others.length > 0) return undefined;
  const { options } = last;
  const all = <T>(of: (each: (typeof options)[number]) => readonly T[]): T[] => [
    ...new Set(options.flatMap(of)),
  ];
  return {
    last,
    sports: all(({ sports }) => sports),
    teams: all(({ teams }) => teams),
    players: all(({ player }) => (player === null ? [] : [player])),
    days: null,
    market: null,
    stat: options.every(({ stat }) => stat === options[0]?.stat) ? (options[0]?.stat ?? null) : null,
    bets: [],
    odds: null,
    stake: null,
  };
}

/** A list of a league is about nobody, and still something that was shown. */
function ofNobody({ asked: [last, ...others] = [] }: Turn): Shown | undefined {
  if (!last || others.length > 0 || (last.ask !== 'find' && last.ask !== 'market')) return undefined;
  const { sports, teams, players, days, market, stat } = last;
  return { last, sports, teams, players, days, market, stat, bets: [], odds: null, stake: null };
}

export function sportOf(
  { teams, players }: Pick<Shown, 'teams' | 'players'>,
  { roster = [], teams: known }: QuestionContext,
): Sport | undefined {
  const [player, team] = [players[0], teams[0]];
  return player === undefined
    ? known.find(({ name }) => name === team)?.sport
    : roster.find(({ name }) => name === player)?.sport;
}

/** Words that no phrase of a question for facts has, without those that point or compare. */
export const unreadIn = ({ slots }: Said): string[] => slots.unread.filter((word) => !aroundFacts.has(word));
const aroundFacts: ReadonlySet<string> = new Set(
  'whose he she his her him they them their it its that those these this more fewer less lower higher better worse hotter colder stronger weaker than most least pitched strikes strike struck strikeout batters hitters per nine rate thrown threw made hit gets get grabs averages averaging scores scored innings inning ten over two of a at season'.split(
    ' ',
  ),
);

/** Whether no word narrows it or names a price, beside what the readers of this room take. */
export const isPlain = ({ slots }: Said): boolean =>
  !slots.isUnclear &&
  !slots.nightGame &&
  slots.part === null &&
  [slots.prices, slots.lines, slots.money, slots.books, slots.units, slots.percents].every(
    ({ length }) => length === 0,
  );

export const heardOf = (
  query: RuledQuery,
  { isAside }: Pick<Said, 'isAside'>,
): Extract<Heard, { kind: 'queries' }> => ({
  kind: 'queries',
  queries: [query],
  isAside,
  isWhole: true,
});
