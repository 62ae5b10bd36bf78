/** Reads what is asked of a schedule or of results by its own words, where the others only name whom it is about. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { playersOfName, sportOfPlayer } from '../../../reading/names/known-players.ts';
import { lexicon } from '../../table/lexicon.ts';
import { subjectOf } from '../../table/subject.ts';
import { type Known, termsOf } from '../../table/terms.ts';
import { openFind } from '../open-find.ts';
import type { Found } from '../reading/topic.ts';
import { comingCues } from './coming.ts';
import { type About, inPlainSigns, saidIn, sportSaid } from './cue.ts';
import { pastCues } from './past.ts';
import { slateCues } from './slate.ts';

export const cues = [...slateCues, ...pastCues, ...comingCues];

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

/** @returns undefined where a word is left that nobody has read */
export function readOccasion(prompt: string, known: Known): FindQuery | undefined {
  const text = inPlainSigns(prompt);
  const selectedSport = sportSaid(text, known.selectedSport);
  for (const cue of cues) {
    const said = saidIn(cue, text);
    if (!said) continue;
    const terms = termsOf(said.rest, around, { ...known, selectedSport });
    const subject = subjectOf(terms);
    if (terms.isUnclear || terms.terms.some(({ kind }) => !plain.has(kind))) continue;
    const about: About = {
      sports: sportsOf(subject, known),
      teams: subject.teams,
      players: subject.players,
      days: terms.isPast ? null : terms.days,
      home: homeOf(subject.players, known.roster),
      starts: terms.starts ?? (terms.nightGame ? night : null),
      today: known.today,
    };
    if (terms.isPast && terms.days !== null) continue;
    const found = cue.found(about, text);
    if (found) return asQuery(found, about);
  }
  return undefined;
}

/** The team of the one player of this name. */
export function homeOf([player, ...others]: readonly string[], roster: Known['roster']): string | undefined {
  if (player === undefined || others.length > 0) return undefined;
  const [one, ...more] = playersOfName(player, roster);
  return more.length === 0 ? one?.team : undefined;
}

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
