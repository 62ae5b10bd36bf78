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

const howMuch =
  '(?:how (?:much|many units|large|big|many dollars)|what (?:is |are )?(?:the )?(?:most|maximum|max|largest|biggest|right amount|percent\\w*|share|size)|what percent\\w*)';
const onOneBet =
  '(?:on|per|for|in) (?:a |an |one |each |any |my |every |single |one single |the |first )*(?:single )?(?:games?|bets?|picks?|plays?|wagers?|parlays?|lock|night|day)';

const sgp = '(?:sgps?|same ?-? ?game parlays?|same ?-? ?game)';
const regular =
  '(?:(?:regular|normal|ordinary|standard|traditional|plain|usual|typical|straight|basic|multi ?-? ?game)(?: (?:old|multi ?-? ?game))? (?:ones?|parlays?)|(?:a|an|the) parlay)';

const pairs: readonly (readonly [readonly TermId[], RegExp])[] = [
  [
    ['same_game_parlay', 'parlay'],
    new RegExp(all(sgp, regular, '(?:differ\\w*|versus|vs|compared?|same as)')),
  ],
  [['overtime', 'overtime_props'], new RegExp(all(late, ofGame, ofPlayer, asked))],
  // "How much should I bet on one game": what many stake, as nobody is told what to.
  [
    ['bankroll', 'unit'],
    new RegExp(
      `^ (?:so |and )?${howMuch}(?: \\w+){0,5} (?:should|would|could|can|do|i should|i can|you should|one should|is (?:it )?(?:smart|wise|safe|reasonable|ok)) (?:i |you |we |one |people |a beginner |most bettors |bettors |someone )?(?:\\w+ )?(?:to )?(?:bet|stake|risk|wager|put|be betting|spend)(?: (?:of|from) (?:my|the|your|their) (?:\\w+ )?(?:bankroll|bank roll|money))?(?: ${onOneBet})? ?\\??\\s*$`,
    ),
  ],
  [['bankroll', 'unit'], new RegExp(all(flat, share, '(?:or|vs|versus|than|and|difference|rather)'))],
];

/** @param plain as `plainly` writes it */
export const pairOf = (plain: string): readonly TermId[] | undefined =>
  pairs.find(([, said]) => said.test(plain))?.[0];
