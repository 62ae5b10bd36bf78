/** Questions that two entries answer together: what a shootout counts for in the game and for a player, flat stakes or shares. */
import { all } from '../reading/cues.ts';
import type { TermId } from './glossary.ts';

const late = '(?:ot|overtime|over time|extra innings|extra time|shootouts?(?: goals?)?)';
const asked =
  '(?:do|does|is|are|will|what|how|when|which|if|count\\w*|includ\\w*|settle\\w*|add|adds|go|goes|apply|applies)';
const ofGame =
  '(?:totals?|over ?/? ?unders?|spreads?|moneylines?|money lines?|puck ?lines?|run ?lines?|game (?:bets?|lines?)|final scores?|team bets?)';
const ofPlayer =
  '(?:players?(?: \\w+){0,2} (?:bets?|props?|goals?|points|stats?)|(?:player )?props?|goal ?scorers?|goal bets?|scorer bets?|anytime \\w+)';
const flat =
  '(?:flat(?: (?:bet\\w*|stakes?|amounts?|units?|size))?|(?:the )?same (?:amount|stake|size|bet size|unit)(?: \\w+){0,3}|fixed (?:amounts?|stakes?|units?|dollar amounts?|size))';
const share =
  '(?:percent\\w*|a share|shares?|proportion\\w*|% of)(?: \\w+){0,3} (?:bankroll|bank roll|balance|money|units?|stakes?|betting|it|what i have)|percent\\w*(?: (?:units?|stak\\w+|bet\\w*))?';

const pairs: readonly (readonly [readonly TermId[], RegExp])[] = [
  [['overtime', 'overtime_props'], new RegExp(all(late, ofGame, ofPlayer, asked))],
  [['bankroll', 'unit'], new RegExp(all(flat, share, '(?:or|vs|versus|than|and|difference|rather)'))],
];

/** @param plain as `plainly` writes it */
export const pairOf = (plain: string): readonly TermId[] | undefined =>
  pairs.find(([, said]) => said.test(plain))?.[0];
