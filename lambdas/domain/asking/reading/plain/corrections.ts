/** What the asker takes back while typing: "four teams no wait three teams", "over 2.5? no, over 1.5". */

import { anyClub } from '../names/franchises.ts';

/** Says that what follows replaces what was said. */
const cue =
  /[\s,.;?!-]*(?<![a-z])(?:(?:uh|er|um|oh|ah|actually) )?(?:no,? wait|wait,? no|wait,? (?:actually|make (?:it|that))|no,? (?:i mean|i meant|sorry|make (?:it|that)|actually)|scratch that|correction|my bad|i meant?|make that|(?<=[?,] ?)no,)(?:,? (?:make (?:it|that)|let's do|i want|i mean|give me|actually|just))?[\s,.:;-]+/i;

const number = '(?:\\d{1,4}(?:\\.\\d)?|one|two|three|four|five|six|seven|eight|nine|ten)';
const club = `(?<![a-z])(?:${anyClub})(?![a-z])`;
/** The kinds of phrases that replace another of their kind. */
const shapes: readonly RegExp[] = [
  new RegExp(`${club} (?:ml|moneyline|[-+]\\d{1,2}(?:\\.5)?(?![\\d.]))`, 'i'),
  new RegExp(club, 'i'),
  new RegExp(`(?:over|under|o|u) ?${number}(?![\\w%])`, 'i'),
  /[-+]\d{3,4}(?!\d)/i,
  /[-+]\d{1,2}(?:\.5)?(?![\d.])/i,
  /\$\d+/i,
  new RegExp(
    `(?<![-+$\\d.]\\b)\\b${number}[- ]?(?:legs?|leggers?|teams?|teamers?|games?|picks?|props?|bets?|plays?|guys|players?|overs?|unders?|favorites?|favs?|dogs?|underdogs?)(?![a-z])`,
    'i',
  ),
  /\b(?:overs?|unders?)\b/i,
  /\b(?:nfl|nba|nhl|mlb|mls|cfl)\b/i,
  /\b(?:today|tonight|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/i,
  /\b(?:favou?rites?|favs?|underdogs?|dogs?)\b/i,
  /\b(?:moneylines?|ml|spreads?|totals?|team totals?|run ?lines?|puck ?lines?)\b/i,
];

/** The end of the last phrase of a kind in a text. */
function lastOf(shape: RegExp, text: string): { readonly from: number; readonly to: number } | undefined {
  const match = [...text.matchAll(new RegExp(shape, 'gi'))].at(-1);
  return match && { from: match.index, to: match.index + match[0].length };
}

/** "Hughes bros parlay? nah just do Jack Hughes points": what was thought of first is not asked for. */
const instead =
  /^[^?]{3,80}\?+ ?(?:nah|nope|no|nvm|never ?mind|scratch that)[,.]? (?:actually |but )?(?:(?:just|let'?s|lets) )+(?:do |give me |gimme |bet |take |go with |make it )?(?=\S+ \S+)/i;

/** @returns the question with what replaces in the place of what is replaced; unchanged where it is not clear what that is */
export function withCorrections(prompt: string): string {
  if (instead.test(prompt)) return prompt.replace(instead, '');
  const found = cue.exec(prompt);
  if (!found) return prompt;
  const before = prompt.slice(0, found.index);
  const after = prompt.slice(found.index + found[0].length);
  for (const shape of shapes) {
    const by = new RegExp(`^(?:(?:the|an?) )?(?:${shape.source})`, 'i').exec(after)?.[0];
    const replaced = by === undefined ? undefined : lastOf(shape, before);
    if (by === undefined || !replaced) continue;
    return `${before.slice(0, replaced.from)}${by}${before.slice(replaced.to)} ${after.slice(by.length)}`.replace(
      / {2,}/g,
      ' ',
    );
  }
  return prompt;
}
