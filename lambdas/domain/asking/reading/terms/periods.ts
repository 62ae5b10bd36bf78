/** Bets on a part of a game or on how it unfolds. The feed has no prices for them; they are read as props. */
import type { Draft, Rule } from '../draft.ts';
import { anyOf } from '../words/pattern.ts';
import { team } from '../words/text.ts';

const nth = '(?:1st|first|2nd|second|3rd|third|4th|fourth|opening|final)';

const parts = anyOf(
  [
    `${nth}[ -](?:half|quarter|qtr|period)(?: (?:time|winner))?(?! of (?:the|this|last) season)`,
    `(?:${nth} )?(?:[1-4][hqp]|[hqp][1-4]|f[35]|1st[35])`,
    `${nth}[ -](?:(?:\\d|three|five|seven)[ -])?innings?`,
    '(?:half ?time|at (?:the )?half|by the half)(?: (?:leader|lead|result|winner|line|spread|total))?',
    '(?<!\\b(?:including|incl|includes|include|counting|with) )(?:(?:go|goes|going)(?: in)?to )?(?:overtime|ot|extra innings|extra time)',
    '(?:to )?scores? first|first (?:to score|team to score|basket|points?|run|score)|race to \\d+',
    'both teams to score|btts|[ny]rfi|clean sheet|shut ?out|no[ -]hitter',
    '(?:winning )?margin(?: of victory)?|win(?:s|ning)? by (?:exactly|more than|at least|over|double digits|\\d+)(?: \\d+)?',
    `(?<=${team} )by (?:\\d+|an?|one|two|three|double) ?(?:points?|runs?|touchdowns?|scores?|digits|or more)*`,
    '(?:highest|lowest)[ -]scoring (?:half|quarter|period)|(?:total )?odd or even|double chance|draw no bet',
  ],
  'g',
);

/** "No first half bets" and "not in overtime" ask for the whole game. */
const refused = new RegExp(
  ` (?:no|not|not in|without|never|avoid)(?: any)? (?:${parts.source})(?: (?:bets?|picks?|lines?|props?|stuff))?|\\b(?:full|whole|entire) games?(?: only)?\\b`,
  'gu',
);

/** The state of a team, for which there is no term: asked back where it is no question about games. */
const states = anyOf(
  [
    '(?:on |off |coming off )?(?:a |the |no )?back[ -]to[ -]backs?|(?:on|off) (?:short|long|extra) rest|off (?:a|the|their) bye',
  ],
  'g',
);

export const readPeriods: Rule = (draft) => {
  const { text } = draft;
  text.consume(states, ([words]) => {
    draft.left.push(words);
  });
  text.consume(refused, () => {});
  text.consume(parts, () => {
    draft.isOfPart = true;
  });
};

/** Runs after all markets are read, because the spread of a half is not the spread of the game. */
export function placePart({ reading, isOfPart }: Draft): void {
  if (!isOfPart || reading.intent === 'info') return;
  reading.markets = ['prop'];
  reading.stat ??= 'other';
}
