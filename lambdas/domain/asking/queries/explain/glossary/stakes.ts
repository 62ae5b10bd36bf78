/** Stakes, records, and ways of betting both sides. */
import type { Term } from './term.ts';

export const stakes = {
  unit: {
    term: 'Unit',
    said: 'unit|units|1u|2u|u|3u|5u|a unit size|unit size',
    meaning:
      'One flat stake, often 1% of a bankroll, so that records of people with different money compare. 2u is two of them. Most bettors stake 1 unit on a bet and 2 on what they like most; a parlay loses more often, so many stake less on it. Our records count $100 a unit.',
  },
  flat_betting: {
    term: 'Flat betting',
    said: 'flat betting|flat bet|flat bets|flat stakes|level stakes|bet sizing|varying units',
    meaning:
      'The same stake on every bet. Bigger stakes on the bets you like more gain only if those win more often than their prices say. If not, the cost per dollar is the same, and results swing more. A flat stake needs no such judgment, and its record shows how good the picks were.',
    example: 'Many keep to 1 unit, and go to 2 at most on what they like best.',
  },
  bankroll: {
    term: 'Bankroll',
    said: 'bankroll|bank roll|bankroll management',
    meaning:
      'The money set aside for betting, which you can afford to lose. Managing it means small, even stakes, mostly 1% to 2% of it on one bet: either the same amount each time (flat), which is simple, or the same percentage of what is left, which shrinks as you lose and grows as you win.',
  },
  roi: {
    term: 'ROI and win rate',
    said: 'roi|return on investment|win rate|hit rate|win percentage|yield|win %',
    meaning:
      'ROI is profit divided by the amount staked; win rate is wins divided by wins and losses. A high win rate at short prices can lose money.',
  },
  ats: {
    term: 'ATS (against the spread)',
    said: 'ats|against the spread|su|straight up|su and ats|cover|covering|covers|cover the spread|covered the spread',
    meaning:
      'A team’s record with the spread counted; SU is straight up, without it. A team that covers beats its spread.',
    example: '6-3 ATS: it beat the spread in six of nine games.',
  },
  hedge: {
    term: 'Hedge',
    said: 'hedge|hedging|hedge bet|hedged|hedging a bet|hedge a bet|hedge your bet|hedge my bet',
    meaning:
      'A bet on the other side of one you have, to lock a profit or cut a loss. It pays the book’s margin again, so it costs on average.',
    example: 'Ask “$100 at +1200, other side -150, how much to hedge”.',
  },
  arbitrage: {
    term: 'Arbitrage',
    said: 'arb|arbs|arbitrage|arbing|arbitrage betting|sure bet|surebet|surebets|arbitrage bet',
    meaning:
      'Betting every side at different books at prices that add up to less than 100%, so that each result gains. Such prices are rare, small and short-lived.',
  },
  middle: {
    term: 'Middle',
    said: 'middle|middles|middling|middle a game|middled|a middle bet|middle bet|hit the middle',
    meaning: 'Two bets on opposite sides at different numbers: if the result lands between, both win.',
    example: 'Over 44.5 and under 47.5: both win with 45 to 47 points.',
  },
  cash_out: {
    term: 'Cash-out',
    said: 'cash out|cashout|cashing out|cash-out|early cash out',
    meaning:
      'The book’s offer to end an open bet now. It is usually less than a hedge would give, because it contains another margin.',
  },
  fade: {
    term: 'Fade and tail',
    said: 'fade|fading|tail|tailing|fade the public|tail a bet|fading the public|fade a team',
    meaning:
      'To fade is to bet against somebody’s pick; to tail is to bet the same. Betting against the side that most people bet gains only where they have moved its price too far: the other side’s price still contains the margin. We have no bet percentages to test that with.',
  },
  lock: {
    term: 'Lock',
    said: 'lock|locks|lock of the day|potd|play of the day|mortal lock',
    meaning:
      'What people call a bet they are sure of. No bet is: look at its chance. POTD is a play of the day.',
  },
  bad_beat: {
    term: 'Bad beat',
    said: 'bad beat|bad beats|backdoor cover|back door cover|backdoor',
    meaning:
      'A bet lost at the very end that seemed won. A backdoor cover is a late score that changes the spread and not the winner.',
  },
  chasing: {
    term: 'Chasing',
    said: 'chasing|tilt|on tilt|martingale|martingale system|the martingale',
    meaning:
      'Raising stakes to win back losses. Martingale doubles after each loss; it does not change the cost of a bet, and ends at the first long streak.',
  },
  book: {
    term: 'Book and exchange',
    said: 'book|bookie|sportsbook|exchange|betting exchange|bookmaker|offshore book',
    meaning:
      'A book sets prices and takes bets. An exchange matches bettors with each other and takes a commission on winnings.',
  },
  action: {
    term: 'Action',
    said: 'action|have action|listed pitcher|listed pitchers|action pitchers|no action',
    meaning:
      'A bet that stands. In baseball, “action” stands whoever pitches; with “listed pitchers” it is void if one of them does not start. A prop on a pitcher who does not start is void, and first-five bets mostly need both listed starters. “No action” means that a bet is void: the stake comes back.',
  },
} as const satisfies Readonly<Record<string, Term>>;
