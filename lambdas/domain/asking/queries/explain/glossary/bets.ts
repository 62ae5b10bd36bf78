/** Kinds of bets. */
import type { Term } from './term.ts';

export const bets = {
  moneyline: {
    term: 'Moneyline',
    said: 'moneyline|money line|moneylines|moneyline bet|match winner|to win bet',
    meaning: 'A bet on who wins the game, by any score.',
    example: 'Bills -150: a $150 bet wins $100 if Buffalo wins.',
  },
  wong: {
    term: 'Wong teaser',
    said: 'wong teaser|a wong teaser|wong|wongs|wong teasers|stanford wong teaser|stanford wong|a wong|basic strategy teaser|wonging',
    meaning:
      'A 6-point football teaser whose legs all cross 3 and 7, the margins that games most often end with: favorites of 7.5 to 8.5 and underdogs of 1.5 to 2.5. Named after the author Stanford Wong. At -120 for two teams, each leg must win 73.9% of the time. We have no teaser prices.',
    example: 'A favorite of -8 becomes -2, and an underdog of +2 becomes +8.',
  },
  double_chance: {
    term: 'Double chance',
    said: 'double chance|draw no bet|dnb',
    meaning:
      'Double chance wins with two of the three results of a soccer game, such as a win or a draw. Draw no bet returns the stake if the game is drawn.',
  },
  spread: {
    term: 'Spread',
    said: 'spread|point spread|spreads|the points|laying points|lay the points|laying the points|taking the points|handicap|-7.5|+3.5|-3.5|+7.5|against the number',
    meaning:
      'A bet on the margin. The favorite gives points and the underdog gets them, so that both sides cost about the same.',
    example:
      'Bills -6.5 wins if Buffalo wins by 7 or more. Jets +6.5 wins if New York wins, or loses by 6 or fewer.',
  },
  run_line: {
    term: 'Run line',
    said: 'run line|runline|run lines',
    meaning: 'Baseball’s spread, nearly always 1.5 runs.',
    example: 'Yankees -1.5 wins if they win by 2 or more.',
  },
  puck_line: {
    term: 'Puck line',
    said: 'puck line|puckline|puck lines',
    meaning: 'Hockey’s spread, nearly always 1.5 goals, overtime and shootout included.',
    example: 'Leafs -1.5 wins if they win by 2 or more.',
  },
  total: {
    term: 'Total (over/under)',
    said: 'total|over/under|over under|over unders|totals|o/u|over or under|game total',
    meaning: 'A bet on whether both teams together score more or less than a number.',
    example: 'Over 45.5 wins with 46 points or more.',
  },
  team_total: {
    term: 'Team total',
    said: 'team total|team totals|teamtotal',
    meaning: 'A total for one team only: whether it scores more or less than a number.',
  },
  prop: {
    term: 'Prop',
    said: 'prop|props|player prop|player props|prop bet|prop bets|proposition bet',
    meaning: 'A bet on something other than the result, mostly a player’s statistic.',
    example: 'Over 24.5 points for a player. If he does not play, the bet is usually void.',
  },
  anytime_touchdown: {
    term: 'Anytime touchdown (ATTD) and first touchdown (FTD)',
    said: 'attd|atd|anytime touchdown|anytime td|anytime touchdown scorer|ftd|first touchdown|first td|first touchdown scorer|anytime scorer',
    meaning:
      'A bet that a player scores a touchdown at any time, or the first of the game. A touchdown on a return counts at most books; a touchdown pass does not count for the passer.',
  },
  parlay: {
    term: 'Parlay',
    said: 'parlay|parlays|accumulator|parlay bet',
    meaning:
      'Several bets in one: every leg must win. The prices multiply, and so do the books’ margins, so a parlay costs more on average than its legs one by one.',
    example: 'Two legs at -110 pay +264.',
  },
  leg: { term: 'Leg', said: 'leg|legs', meaning: 'One of the bets within a parlay.' },
  same_game_parlay: {
    term: 'Same-game parlay (SGP)',
    said: 'sgp|same game parlay|same game parlays|same-game parlay|sgp+|sgpx|sgps',
    meaning:
      'A parlay whose legs are from one game. Such legs depend on each other, so the book sets a price of its own, usually with a larger margin. SGP+ joins several of them.',
  },
  round_robin: {
    term: 'Round robin',
    said: 'round robin|round robins|rr',
    meaning:
      'All parlays of a certain size out of a list of picks, each with its own stake. One loss does not lose everything.',
    example: '5 picks by 2s is 10 parlays of two; at $10 each it costs $100.',
  },
  teaser: {
    term: 'Teaser',
    said: 'teaser|teasers|tease|teasing|teased|teasing a game|teasing games|teasing it|tease a game|teasing a line',
    meaning:
      'A parlay of spreads or totals that are all moved in your favor, in football mostly by 6 points, for a lower payout. Moving through 3 and 7 is worth most. We have no teaser prices.',
    example: 'A favorite of -8.5 becomes -2.5.',
  },
  pleaser: {
    term: 'Pleaser',
    said: 'pleaser|pleasers',
    meaning: 'The opposite of a teaser: every line is moved against you, for a much higher payout.',
  },
  alternate_line: {
    term: 'Alternate line',
    said: 'alt line|alternate line|alt lines|alternate lines|alternate spread|alternate total|alt spread',
    meaning:
      'A spread, total or prop at another number than the main one, at a price to match. A ladder is several of them, each higher than the last.',
  },
  futures: {
    term: 'Futures',
    said: 'futures|future|futures bet|future bet|outright|outrights',
    meaning:
      'A bet on something decided later, such as the champion. The margin on a futures market is large, and the stake is tied up.',
  },
  ladder: {
    term: 'Ladder',
    said: 'ladder|ladders|ladder bet|ladder bets|ladder betting|rungs|laddering',
    meaning:
      'Several single bets on rising numbers of one statistic, such as 25, 30 and 35 points or more: the higher ones pay more, and a high result wins all of them. It is no parlay, so that a low rung can win alone. Here each rung is a bet of its own.',
    example:
      '$10 each on 25+ at -110 and 30+ at +250: with 27 points you lose $0.91, with 31 you win $34.09.',
  },
  live_bet: {
    term: 'Live betting',
    said: 'live bet|live betting|in play|in-play betting|in play betting|in-play',
    meaning:
      'Betting during the game, at prices that change with the score. We price games before they start.',
  },
  live_or_pregame: {
    term: 'Live and pregame betting',
    said: 'live or pregame|live vs pregame|live versus pregame|difference between live and pregame',
    meaning:
      'Pregame prices are made before the start, by many books at once, with a margin of 4% to 5% on main lines. Live prices change with every play, have a wider margin, come with a delay, and are often withdrawn. We price games before they start.',
  },
  nrfi: {
    term: 'NRFI and YRFI',
    said: 'nrfi|yrfi|no run first inning|yes run first inning',
    meaning:
      'A baseball bet on whether any run is scored in the first inning: NRFI is no run, YRFI is a run. It is graded by the score after both halves of that inning, whoever wins.',
  },
  first_five: {
    term: 'F5 (first five innings)',
    said: 'f5|first five|first 5|first five innings|first 5 innings|1h|2h|1q|first half bet|first half line|first quarter line|first half',
    meaning:
      'A bet on part of a game only: F5 is the first five innings in baseball, 1H the first half, 1Q the first quarter. F5 mostly takes the relief pitchers out of it.',
  },
  pra: {
    term: 'PRA',
    said: 'pra|points rebounds assists|points rebounds and assists|p+r+a|pras',
    meaning: 'A player’s points, rebounds and assists added together.',
  },
  hits_runs_rbi: {
    term: 'H+R+RBI, SOG and other short forms',
    said: 'h+r+rbi|hits runs rbis|sog|shots on goal|tb|total bases',
    meaning:
      'H+R+RBI adds a batter’s hits, runs and runs batted in. SOG is shots on goal, and TB is total bases.',
  },
  bonus_bet: {
    term: 'Bonus bet',
    said: 'bonus bet|free bet|bonus bets|free bets|free play|no sweat bet|no sweat|risk free bet|risk-free bet',
    meaning:
      'A stake from the book that is not returned: only its profit is. It is worth more at longer odds, about two thirds of its amount at +200.',
  },
  boosted_parlay: {
    term: 'Boost on a parlay',
    said: 'boost on a parlay|parlay boost|boosted parlay|boosted parlays|parlay boosts|sgp boost|boosted sgp|boost on a same game parlay',
    meaning:
      'It raises what the parlay wins by its percentage, and is worth using where that is more than the book’s margin. The margin grows with each leg, and in a same-game parlay only the book’s own price tells it. Name the legs, the price and the boost, and we judge the slip.',
    example: 'A boost of 30% turns +400 into +520: it must win 16.1% of the time instead of 20%.',
  },
  parlay_or_singles: {
    term: 'Parlay or singles',
    said: 'parlay or singles|parlay or straight bets|parlays or singles|one parlay or several singles|singles or a parlay|straight bets or a parlay',
    meaning:
      'The shorter slips: for the same money and the same legs they cost less on average and win more often, while a longer slip pays more and mostly wins nothing. Each leg adds the book’s margin once more. So singles lose least, several short parlays less than a long one, and only a leg priced above its fair chance makes a parlay better.',
    example:
      'At -110 with even chances, $100 costs $4.55 on average as singles, $8.88 in parlays of two legs and $16.98 in a parlay of four, which wins 6.3% of the time.',
  },
  both_teams_to_score: {
    term: 'Both teams to score (BTTS)',
    said: 'both teams to score|btts|both teams score|both to score',
    meaning:
      'A soccer bet that each team scores at least one goal in regulation and stoppage time; who wins does not matter. An own goal counts for the team that it is awarded to. We have no prices for it.',
    example: 'A 1–1 draw and a 3–1 win both win the bet; a 2–0 win loses it.',
  },
  each_way: {
    term: 'Each way',
    said: 'each way|each-way|e/w|each way bet|each way bets',
    meaning:
      'Two bets of the same stake on one golfer: one that he wins, and one that he finishes in the places, mostly the top 5 to 8, at a share of the odds, mostly a fifth or a quarter. If he wins, both pay; if he only places, the half to win is lost.',
    example: '$10 each way costs $20.',
  },
  top_finish: {
    term: 'Top 5, top 10, top 20, ties included',
    said: 'top 10 including ties|top 10 incl ties|top 5 including ties|top 20 including ties|including ties|incl ties|ties included|inc ties|top 10 finish|top 20 finish',
    meaning:
      'A golf bet that a player finishes at that place or better. “Ties included” means that a player tied for the last place is paid in full. Where a book does not say so, dead heat rules divide the stake among the players tied.',
    example: 'Top 10, ties included: a player tied for 9th with four others is paid in full.',
  },
  three_ball: {
    term: 'Two-ball, three-ball and golf matchup',
    said: '3 ball|three ball|3-ball|three-ball|2 ball|two ball|2-ball|two-ball|3 balls|three balls|golf matchup|golf matchups',
    meaning:
      'A bet on the lowest score of two or three golfers, mostly over one round. In a three-ball, a tie for the lowest score is settled by dead heat at most books: the stake is divided by the players tied. In a two-ball, a tie returns the stake, unless the tie has a price of its own.',
  },
  boost: {
    term: 'Odds boost',
    said: 'boost|odds boost|profit boost|boosted odds|profit boosts|odds boosts',
    meaning:
      'A price raised by the book for some users, or a percentage added to the profit. It is worth taking only if the raised price is above the fair price.',
  },
} as const satisfies Readonly<Record<string, Term>>;
