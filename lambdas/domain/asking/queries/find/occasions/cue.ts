/** What is asked of a schedule or of results in words that stand together, cut from a question, so that the rest only names whom it is about. */
import type { PropStat } from '../../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import type { KnownPlayer } from '../../../../feed/players/known-player.ts';
import { numberNames } from '../../../reading/words/counts.ts';
import type { Found } from '../reading/topic.ts';

/** Whom an occasion is about. */
export interface About {
  readonly sports: readonly Sport[];
  readonly teams: readonly string[];
  readonly players: readonly string[];
  /** League days; null for any. */
  readonly days: readonly string[] | null;
  /** Everybody who is called as the one player who is named. */
  readonly bearers: readonly KnownPlayer[];
  /** Statistics that are named, for a cue of them. */
  readonly stats: readonly PropStat[];
  /** Minutes after midnight; null for any time. */
  readonly starts: { readonly from: number | null; readonly before: number | null } | null;
  /** The current league day. */
  readonly today: string;
}

export interface Cue {
  /** Each must be said. */
  readonly all: readonly RegExp[];
  /** Words beside them that say nothing more. */
  readonly also?: RegExp;
  /** Words with which something else is asked. */
  readonly none?: RegExp;
  /** It is about what players do: its numbers are in figures, and statistics may be named beside it. */
  readonly hasStats?: true;
  /** @returns undefined where it lacks whom it is about */
  readonly found: (about: About, text: string) => Found | undefined;
}

/** One question has one of these. */
export interface Said {
  readonly cue: Cue;
  /** The words that say it. */
  readonly words: string;
  /** The question without them. */
  readonly rest: string;
}

/** @param text in one spelling */
export function saidIn(cue: Cue, text: string): Said | undefined {
  if (cue.none?.test(text)) return undefined;
  const found = cue.all.map((pattern) => pattern.exec(text)?.[0]);
  if (found.includes(undefined)) return undefined;
  const patterns = [...cue.all, ...(cue.also ? [cue.also] : [])];
  const said: string[] = [];
  const rest = patterns.reduce(
    (left, { source, flags }) =>
      left.replace(new RegExp(source, flags.includes('g') ? flags : `${flags}g`), (match) => {
        said.push(match);
        return ' ';
      }),
    text,
  );
  // "When's" leaves its end.
  const bare = rest.replace(/(?<=^|\s)'s\b/g, ' ');
  return { cue, words: [...said, ...found].join(' ').toLowerCase(), rest: bare };
}

/** Straight apostrophes, one space. */
export const inPlainSigns = (prompt: string): string =>
  prompt
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\s+/g, ' ');

/** The one player who is named. */
export const onePlayer = ({ players }: About): string | undefined =>
  players.length === 1 ? players[0] : undefined;

/** The team of the one player of this name. */
export const homeOf = ({ bearers: [one, ...others] }: Pick<About, 'bearers'>): string | undefined =>
  others.length === 0 ? one?.team : undefined;

export const oneTeam = ({ teams, players }: About): string | undefined =>
  teams.length === 1 && players.length === 0 ? teams[0] : undefined;

/** A number in figures or in words, of a pattern. */
export const count = `\\d{1,2}|${numberNames.slice(1, 21).join('|')}`;

export function countOf(words: string): number | undefined {
  const at = numberNames.indexOf(words.toLowerCase());
  const value = at >= 0 ? at : Number(words);
  return Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** The sport whose words a question has: of a name that two teams share, the one of that sport is meant. */
export function sportSaid(text: string, selected: Sport): Sport {
  if (
    /\b(?:quarterbacks?|qbs?|prime ?-?time|[mst]nf|(?:sun|mon|thurs)day night football|touchdowns?)\b/i.test(
      text,
    )
  )
    return 'NFL';
  if (/\b(?:pitch(?:es|ed|ing|ers?)?|mound|one[- ]run|runs?)\b/i.test(text)) return 'MLB';
  return /\b(?:one[- ]goal|goals?|goalies?)\b/i.test(text) && selected !== 'MLS' ? 'NHL' : selected;
}

/** "At home" and "on the road", as games are split. */
export function venueSaid(text: string): Found['splits'] {
  if (/\b(?:road|away|visiting)\b/i.test(text)) return ['road'];
  return /\bhome\b|\bhost(?:s|ing)?\b/i.test(text) ? ['home'] : [];
}

/** "Last 10 games". */
const lastGames = new RegExp(`\\b(?:last|past|previous) (${count})(?: games?)?\\b`, 'i');
export const lastSaid = (text: string): number | null => countOf(lastGames.exec(text)?.[1] ?? '-') ?? null;
