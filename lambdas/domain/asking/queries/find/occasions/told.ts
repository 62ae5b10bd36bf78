/** The same of a question whose parts are told: the words that say what is asked are known, and whom it is about is told. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { leagueDay } from '../../../../platform/calendar.ts';
import { sportOfPlayer } from '../../../reading/names/known-players.ts';
import type { Context } from '../../../reading/read.ts';
import type { Asked } from '../../parts/asked.ts';
import { namesIn } from '../../parts/names.ts';
import { lexicon } from '../../table/lexicon.ts';
import { termsOf } from '../../table/terms.ts';
import { asksForGames, sortFound } from '../sorted/read.ts';
import { sortIn } from '../sorted/sorts.ts';
import {
  type About,
  type Cue,
  inPlainSigns,
  lastSaid,
  oneTeam,
  saidIn,
  sportSaid,
  venueSaid,
} from './cue.ts';
import { around } from './past.ts';
import { asQuery, bearersOf, cues, night, textFor } from './read.ts';

/** Roles that name whom a question is about. */
const ofNames: ReadonlySet<string> = new Set([
  'team',
  'game',
  'vs',
  'player',
  'out',
  'with',
  'sport',
  'group',
  'when',
]);
const none = lexicon<never>({}, { hasStarts: true });

/** @returns undefined where a word with a role is none of those that say it */
export function occasionTold(asked: Asked, context: Context): FindQuery | undefined {
  const typed = inPlainSigns(asked.prompt);
  const { roster, now, teams: known, players } = context;
  const selectedSport = sportSaid(typed, context.selectedSport);
  for (const cue of cues) {
    const text = textFor(cue, typed);
    const said = saidIn(cue, text);
    if (!said || !areSaid(asked, said.words, cue)) continue;
    const names = namesIn(asked, [], { ...context, selectedSport });
    if (!names) return undefined;
    const today = leagueDay(now);
    const { terms, days, isPast, starts, nightGame } = termsOf(said.rest, none, {
      selectedSport,
      teams: known,
      players,
      roster,
      today,
    });
    if (isPast) continue;
    const people = [...new Set([...names.players, ...names.beside, ...names.without])];
    const [player] = people;
    const own = names.sports.length === 0 && player !== undefined ? sportOfPlayer(player, roster) : null;
    const about: About = {
      sports: own ? [own] : names.sports,
      teams: [...new Set([...names.teams, ...names.against])],
      players: people,
      days,
      bearers: bearersOf(people, roster),
      stats: [...new Set(terms.flatMap((term) => (term.kind === 'stat' ? term.stat : [])))],
      starts: starts ?? (nightGame ? night : null),
      today,
    };
    // A statistic that no box score has is not left out.
    const isLeft = cue.hasStats && about.stats.length === 0 && !areSaid(asked, said.words);
    const found = isLeft ? undefined : cue.found(about, text);
    if (found) return asQuery(found, about);
  }
  return sortTold(asked, typed, { ...context, selectedSport });
}

/** A sort of games, of which the number and the place are read apart. */
function sortTold(asked: Asked, text: string, context: Context): FindQuery | undefined {
  const names = asksForGames(text) ? namesIn(asked, [], context) : undefined;
  const { sports = [], teams = [], players = [] } = names ?? {};
  const today = leagueDay(context.now);
  const about = { sports, teams, players, days: null, starts: null, today, bearers: [], stats: [] };
  const said = oneTeam(about) === undefined ? undefined : sortIn(text, sports[0] ?? context.selectedSport);
  const beside = text.match(new RegExp(around.source, 'gi')) ?? [];
  return said && areSaid(asked, [said.words, ...beside].join(' ').toLowerCase())
    ? asQuery(
        { topic: 'record', ...sortFound(said, text), splits: venueSaid(text) ?? [], last: lastSaid(text) },
        about,
      )
    : undefined;
}

/** Whether each word with a role other than a name is one of those that were cut. */
const areSaid = ({ spans, refused }: Asked, words: string, cue?: Cue): boolean =>
  [...spans, ...refused].every(
    (span) =>
      ofNames.has(span.role) ||
      (cue?.hasStats && span.role === 'stat') ||
      (cue ? textFor(cue, inPlainSigns(span.words)) : inPlainSigns(span.words))
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .every((word) => words.includes(word)),
  );
