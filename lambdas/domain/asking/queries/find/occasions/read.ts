/** Reads what is asked of a schedule or of results by its own words, where the others only name whom it is about. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { playersOfName, sportOfPlayer } from '../../../reading/names/known-players.ts';
import { inFigures } from '../../../roles/figures.ts';
import { lexicon } from '../../table/lexicon.ts';
import { subjectOf } from '../../table/subject.ts';
import { type Known, termsOf } from '../../table/terms.ts';
import { openFind } from '../open-find.ts';
import type { Found } from '../reading/topic.ts';
import { betweenCues } from './between.ts';
import { comingCues, placeOnDays } from './coming.ts';
import { type About, type Cue, inPlainSigns, saidIn, sportSaid } from './cue.ts';
import { pastCues } from './past.ts';
import { playerCues } from './players/cues.ts';
import { runCues } from './runs.ts';
import { slateCues } from './slate.ts';

export const cues: readonly Cue[] = [
  // Before results: "home or away on Monday" is of no Mondays that were played.
  placeOnDays,
  ...slateCues,
  ...runCues,
  ...playerCues,
  ...pastCues,
  ...betweenCues,
  ...comingCues,
];

/** "At least four" is "at least 4", where numbers are read, and "multi-goal games" are those with 2. */
export const textFor = ({ hasStats }: Cue, text: string): string =>
  hasStats ? inFigures(text).replace(several, '2 ').replace(hyphened, ' ') : text;
/** "30-point games". */
const hyphened = /(?<=\d)-(?=[a-z])/gi;
const several = /\bmulti(?:ple)?[- ](?=(?:goals?|points?|assists?|hits?|touchdowns?|tds?)\b)/gi;

/** Words that narrow nothing here. */
const around = lexicon(
  {
    around:
      'who|what|when|which|season|this season|this year|so far|yet|already|ever|also|list|name|again|any|all|each|every|next|then|there|now|league|still|even|really|play|plays|playing|played|ok',
  },
  { hasStarts: true },
);

/** "Sunday night" begins at six, Eastern. */
export const night = { from: 18 * 60, before: null };

/** What else a rest may hold beside names. */
const plain: ReadonlySet<string> = new Set(['phrase', 'team', 'sport', 'player']);
const withStats: ReadonlySet<string> = new Set([...plain, 'stat']);

/** @returns undefined where a word is left that nobody has read */
export function readOccasion(prompt: string, known: Known): FindQuery | undefined {
  const typed = inPlainSigns(prompt);
  const selectedSport = sportSaid(typed, known.selectedSport);
  for (const cue of cues) {
    const text = textFor(cue, typed);
    const said = saidIn(cue, text);
    if (!said) continue;
    const terms = termsOf(said.rest, around, { ...known, selectedSport });
    const subject = subjectOf(terms);
    const isRead = cue.hasStats ? withStats : plain;
    if (terms.isUnclear || terms.terms.some(({ kind }) => !isRead.has(kind))) continue;
    const about: About = {
      sports: sportsOf(subject, known),
      teams: subject.teams,
      players: subject.players,
      days: terms.isPast ? null : terms.days,
      bearers: bearersOf(subject.players, known.roster),
      stats: subject.stats,
      starts: terms.starts ?? (terms.nightGame ? night : null),
      today: known.today,
    };
    if (terms.isPast && terms.days !== null) continue;
    const found = cue.found(about, text);
    if (found) return asQuery(found, about);
  }
  return undefined;
}

/** Everybody of the name of the one player. */
export const bearersOf = ([player, ...others]: readonly string[], roster: Known['roster']) =>
  player === undefined || others.length > 0 ? [] : playersOfName(player, roster);

/** Of the teams or of the player; without any, those named. */
function sportsOf(
  { sports, players: [player] }: Pick<About, 'sports' | 'players'>,
  { roster }: Known,
): About['sports'] {
  const own = sports.length === 0 && player !== undefined ? sportOfPlayer(player, roster) : null;
  return own ? [own] : sports;
}

export const asQuery = (found: Found, { sports, teams, players }: About): FindQuery => ({
  ...openFind,
  sports: [...sports],
  teams: [...teams],
  players: [...players],
  ...found,
});
