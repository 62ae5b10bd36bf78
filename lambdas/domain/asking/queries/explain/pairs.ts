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
const staking = '(?:bet|bets|betting|stake|staking|risk|risking|put|putting|wager|wagering|play|playing)';
/** Stakes that are larger on what somebody likes more. */
const varied =
  '(?:(?:bet\\w*|go\\w*|stak\\w+|put\\w*|risk\\w*|lay\\w*|wager\\w*|play\\w*) (?:\\w+ ){0,2}?(?:bigger|more|larger|heavier|harder|big|heavy|extra|double)(?= )|(?:bigger|larger|higher|more|different|uneven|var\\w+|scal\\w+|rais\\w+|increas\\w+|chang\\w+|adjust\\w*|mix\\w*) (?:\\w+ ){0,2}?(?:bets?|stakes?|units?|sizes?|sizing|amounts?|up)|(?:more|bigger|higher|extra|2|3|5|two|three|five) ?(?:units?|u)? on (?:my |the |your |a )?(?:\\w+ )?(?:ones?|favorites?|best|confident|stronger|strong|locks?|bets?|plays?|picks?|games?|sure)|(?:by|based on|on) confidence|confidence (?:based|levels?|ratings?)|unit (?:scale|system|rating))';

const howMuch =
  '(?:how (?:much|many units|large|big|many dollars)|what (?:is |are )?(?:the )?(?:most|maximum|max|largest|biggest|right amount|percent\\w*|share|size)|what (?:percent\\w*|pct|%))';
const onOneBet =
  '(?:on|per|for|in) (?:a |an |one |each |any |my |every |single |one single |the |first )*(?:single )?(?:(?:\\d{1,2}|two|three|four|five|six) ?-? ?(?:leg|team|pick|game)s? )?(?:games?|bets?|picks?|plays?|wagers?|parlays?|leggers?|slips?|sgps?|lock|night|day)';

const sgp = '(?:sgps?|same ?-? ?game parlays?|same ?-? ?game)';
const regular =
  '(?:(?:regular|normal|ordinary|standard|traditional|plain|usual|typical|straight|basic|multi ?-? ?game)(?: (?:old|multi ?-? ?game))? (?:ones?|parlays?)|(?:a|an|the) parlay)';

const pairs: readonly (readonly [readonly TermId[], RegExp])[] = [
  [
    ['same_game_parlay', 'parlay'],
    new RegExp(all(sgp, regular, '(?:differ\\w*|versus|vs|compared?|same as)')),
  ],
  // "Are SGP odds always worse than a regular parlay": what the book keeps of each.
  [
    ['same_game_parlay', 'parlay'],
    new RegExp(
      ` ${sgp}(?: (?:odds|prices?|pricing|payouts?|bets?|value|always|usually|ever|really|actually|just|a|an|pay|pays|paying|cost|costs|is|are|be|give|have|get|gets|come|priced|tend|to|much|so))* (?:worse|better|lower|less|higher|more|shorter|smaller|cheaper|pricier|bad|juicier|more expensive)(?: (?:odds|value|prices?|payouts?|deal|deals|bets?|juice|vig|margin|hold|money))? (?:than|vs|versus|compared (?:to|with))(?: (?:odds|prices?|those|the|on|of|in|for|what|with|normal|regular|ordinary|standard|plain|straight|usual|traditional|an?))* parlays?(?= )`,
    ),
  ],
  // "Why does my SGP pay less than if I multiply the odds myself": legs of one game depend on each other.
  [
    ['same_game_parlay', 'correlation'],
    new RegExp(
      all(
        '(?:why|how come)',
        sgp,
        '(?:less|lower|smaller|worse|shorter|not the same|doesnt match|dont match|not match|different)',
        '(?:multipl\\w+|(?:parlay |odds )?calculators?|the math|math)',
      ),
    ),
  ],
  // "Round robin vs regular parlay, which is better if I think 3 of 4 hit": how each of them loses.
  [
    ['round_robin', 'parlay'],
    new RegExp(
      all(
        '(?:round ?-? ?robins?|rr)',
        `(?:${regular}|parlays?|\\w*leggers?|\\w*teamers?)`,
        '(?:or|vs|versus|than|instead|rather|differ\\w*|compared?|between)',
        '(?:better|smarter|safer|worth|which|what|should|differ\\w*|pros|explain|advantage|sense|why|when)',
      ),
    ),
  ],
  [['overtime', 'overtime_props'], new RegExp(all(late, ofGame, ofPlayer, asked))],
  // "How much should I bet on one game": what many stake, as nobody is told what to.
  [
    ['bankroll', 'unit'],
    new RegExp(
      `^ (?:so |and )?${howMuch}(?: \\w+){0,5} (?:should|would|could|can|do|i should|i can|you should|one should|is (?:it )?(?:smart|wise|safe|reasonable|ok)) (?:i |you |we |one |people |a beginner |most bettors |bettors |someone )?(?:\\w+ )?(?:to )?(?:bet|stake|risk|wager|put|be betting|spend)(?: (?:of|from) (?:my|the|your|their) (?:\\w+ )?(?:bankroll|bank roll|money))?(?: ${onOneBet})? ?\\??\\s*$`,
    ),
  ],
  // "How much of my bankroll should go on one play", "what % of my roll should a normal bet be".
  [
    ['bankroll', 'unit'],
    new RegExp(
      `^ (?:so |and )?(?:${howMuch}|what (?:part|fraction|portion|chunk)) (?:of|from) (?:my |the |your |a )?(?:\\w+ )?(?:bankroll|bank roll|roll|bank|balance|money) (?:(?:\\w+ ){0,3}?(?:go|be|put|bet|risk|risked|stake|staked|use|used|goes|spend|wager)(?: \\w+)? ${onOneBet}|(?:should|would|does) (?:an?|each|one|every|my|the) (?:\\w+ )?(?:bet|play|wager|unit|stake)(?: size)? (?:be|use|take)) ?\\??\\s*$`,
    ),
  ],
  // "Does flat betting beat going bigger on the ones I like".
  [
    ['flat_betting'],
    new RegExp(
      all(
        flat,
        varied,
        '(?:or|vs|versus|than|beats?|better|worse|instead|rather|difference|smarter|works?|worth|over)',
      ),
    ),
  ],
  // "Is quarter Kelly smart or should I just flat bet 1 unit", "Kelly or the same on every game".
  [
    ['kelly', 'flat_betting'],
    new RegExp(
      all(
        '(?:(?:full|half|quarter|fractional|1/2|1/4|the) )?kelly(?: (?:criterion|betting|method|formula|staking|stakes?|sizing|system))?',
        `(?:${flat}|${staking} (?:it |them )?(?:flat|the same)|1 unit (?:on|per|every|each)|one unit (?:on|per|every|each))`,
        '(?:or|vs|versus|than|beats?|better|worse|instead|rather|difference|smarter|over|compared?)',
      ),
    ),
  ],
  [['bankroll', 'unit'], new RegExp(all(flat, share, '(?:or|vs|versus|than|and|difference|rather)'))],
];

/** @param plain as `plainly` writes it */
export const pairOf = (plain: string): readonly TermId[] | undefined =>
  pairs.find(([, said]) => said.test(plain))?.[0];
