/** Which statistic a question about a player names, also by what he does with a ball: "rushed for 100", "thrown for 300 yards". */
import type { Position } from '../../../../../../contracts/feed/positions.ts';
import type { PropStat } from '../../../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../../../contracts/feed/sports.ts';
import { type About, onePlayer } from '../cue.ts';

const rushing = /\b(?:rush(?:e[ds]|ing)?|ran|runs?|on the ground|carr(?:y|ied|ies))\b/i;
const passing = /\b(?:pass(?:e[ds]|ing)?|thr(?:ew|own|ows?)|through the air|air)\b/i;
const receiving = /\b(?:receiv(?:e|ed|ing)|caught|catch(?:es|ing)?)\b/i;

const yardsOf: Readonly<Partial<Record<Position, PropStat>>> = {
  quarterback: 'passing_yards',
  running_back: 'rushing_yards',
  wide_receiver: 'receiving_yards',
  tight_end: 'receiving_yards',
};

const scoredIn: Readonly<Partial<Record<Sport, PropStat>>> = {
  NBA: 'points',
  NHL: 'goals',
  MLS: 'goals',
  NFL: 'touchdowns',
  CFL: 'touchdowns',
};

/** What the player who is named plays, and where; undefined for a name of several sports. */
export function sportOf({ bearers, sports }: About): Sport | undefined {
  const [own, ...others] = new Set(bearers.map(({ sport }) => sport));
  return others.length > 0 || own === undefined ? sports[0] : own;
}

/** "Rushed for", "has he caught": what the yards of a sentence are by its verb; undefined without one. */
export function yardsByVerb(text: string): PropStat | undefined {
  if (rushing.test(text)) return 'rushing_yards';
  if (passing.test(text)) return 'passing_yards';
  return receiving.test(text) ? 'receiving_yards' : undefined;
}

/** @returns none where no statistic is named; undefined for one that no box score has */
export function statsSaid(about: About, text: string): readonly PropStat[] | undefined {
  if (onePlayer(about) === undefined || about.stats.includes('other')) return undefined;
  const { stats, bearers } = about;
  const isOfFootball = sportOf(about) === 'NFL' || sportOf(about) === 'CFL';
  if (isOfFootball && stats.includes('touchdowns') && passing.test(text) && !receiving.test(text))
    return ['passing_touchdowns'];
  if (stats.length > 0) return stats;
  if (isOfFootball && receiving.test(text) && /\b(?:passes|balls)\b/i.test(text)) return ['receptions'];
  if (
    /\b(?:yards?|yds|yardage)\b/i.test(text) ||
    (isOfFootball && /\b(?:rush|pass|throw|thr[eo]w)\w* for\b/i.test(text))
  ) {
    const gained = yardsByVerb(text);
    if (gained) return [gained];
    const own = new Set(bearers.flatMap(({ position }) => (position && yardsOf[position]) ?? []));
    return own.size === 1 ? [...own] : undefined;
  }
  const sport = sportOf(about);
  const scored = sport && scoredIn[sport];
  return scored && /\bscor(?:e[ds]?|ing)\b/i.test(text) ? [scored] : [];
}
