/** How bets are settled: pushes, voids, ties and games that are not played. Books differ, and their own rules decide. */
import type { Term } from './term.ts';

export const results = {
  push: {
    term: 'Push',
    said: 'push|pushes|pushed|a push|tie bet|ties|bet pushes|lands on the number|land on the number|lands exactly on|lands exactly|exactly on the number|lands right on|lands on|falls on the number',
    meaning: 'A result exactly on the line: the stake comes back.',
    example: '-3 is a push if the favorite wins by 3.',
  },
  push_in_parlay: {
    term: 'A push in a parlay',
    said:
      'leg pushes|leg is a push|leg push|push in a parlay|parlay push|leg pushed|leg of my parlay pushes|one leg pushes|parlay leg pushes|leg voids|leg is void|leg is voided|leg gets voided|' +
      'one of my legs pushes|leg ties|legs push|parlay pushes|push on a parlay|push in my parlay|leg is a push in my parlay|leg in my parlay pushes|leg pushes in my parlay|leg pushes in a parlay|leg in a parlay pushes|leg of a parlay pushes',
    meaning:
      'At most books the leg drops out and the parlay pays at the odds of the others: a three-leg parlay becomes one of two. If only one leg is left it is a single. In a teaser of two teams, a push beside a win usually gets the stake back and beside a loss it loses; with three or more it is one team fewer. Same-game parlays can differ, and so do books.',
  },
  void: {
    term: 'Void, or no action',
    said: 'void|voided|voids|void bet|voided bet|no bet|refunded|graded void|cancelled bet|canceled bet',
    meaning:
      'A bet that does not count: the stake comes back, and in a parlay the leg drops out. Usual reasons are a game that is not played and a player who does not take part.',
  },
  player_out: {
    term: 'A player does not play',
    said:
      'guy is out|player is out|player out|guy is scratched|player is scratched|guy sits|player sits|guy doesnt play|player doesnt play|player does not play|player dont play|guy dont play|' +
      'scratched|late scratch|dnp|player gets hurt|player is hurt|guy gets hurt|guy got hurt|player got hurt|gets injured|player gets injured|guy gets injured|guy got injured|player is inactive|guy is inactive|' +
      'guy is a scratch|prop player is out|player didnt play|guy didnt play|guy was out|player was out|ruled out|player leaves the game|guy leaves the game|player leaves|guy leaves|player leaves early|leaves early|player leaves in the|guy leaves in the|player exits',
    meaning:
      'A prop on a player who takes no part is void at most books: the stake comes back, and a parlay goes on without the leg. If he plays at all, even for one snap or minute, the bet usually stands. Bets on the game itself stand.',
  },
  postponed: {
    term: 'A game is postponed',
    said:
      'postponed|postponement|rained out|rainout|rain out|rain delay|suspended|suspended game|gets postponed|game gets postponed|game is postponed|game is canceled|game is cancelled|canceled|cancelled|' +
      'game gets canceled|game gets cancelled|game gets rained out|game gets suspended|called early|shortened game|postponed game|snowed out|delayed|delay|game is suspended',
    meaning:
      'The bet stands only if the game is played in time, otherwise it is void: the stake comes back, and a parlay goes on at the odds of its other legs. We grade by common rules: football within its week, basketball, hockey and soccer within 48 hours, baseball on its day. Your book’s rules decide what it pays.',
  },
  shortened: {
    term: 'A baseball game that is called early',
    said: 'called after five innings|shortened baseball game|rain shortened game|rain shortened|rain-shortened game',
    meaning:
      'The moneyline stands once five innings are played, four and a half if the home team leads. Run lines and totals need nine innings, eight and a half if the home team leads; otherwise they are void and the stake comes back, except a total that was already decided: an over that is past its number wins. A game that is suspended and finished in time counts in full. Your book’s rules decide.',
  },
  empty_net: {
    term: 'Empty-net goals',
    said: 'empty net|empty net goal|empty net goals|empty-net goal|empty-net goals|empty netter|empty netters|eng',
    meaning:
      'They count like any other goal: for the puck line, totals, goal scorers, points and shots on goal, since every goal that is shot is a shot on goal. They do not count as goals against the goalie who was pulled.',
    example: 'A favorite of -1.5 that leads by 1 and scores into the empty net covers.',
  },
  dead_heat: {
    term: 'Dead heat',
    said: 'dead heat|dead heat rules|dead-heat|tied for fifth|tied for 5th|tie for fifth|tie for 5th|ties for fifth|ties for 5th|tied for tenth|tied for 10th|tied for 20th|dead heats|tied for first|tied for top 5',
    meaning:
      'Players tied across the last paid place share it: the stake is divided by the players tied and multiplied by the places left for them. The rest of the stake is lost.',
    example:
      'Three players tie for 5th in a top-5 bet: one place for three, so a third of the stake is paid at full odds.',
  },
  overtime: {
    term: 'Overtime',
    said: 'overtime|ot|extra innings|shootout|does overtime count|goes to overtime|overtime count|overtime counts|ot count|ot counts|extra innings count|shootout count|extra time',
    meaning:
      'Overtime and extra innings count in spreads, run lines, puck lines, totals, moneylines and most props, unless the bet says regulation, 60 minutes, or a part of the game such as a period or the first five innings. In hockey the winner of a shootout gets one goal.',
  },
  overtime_of_part: {
    term: 'Overtime and bets on a part of a game',
    said: 'overtime in first halves|overtime in quarters|overtime in second half bets|overtime in period bets|second half and overtime|overtime in the second half|second half overtime|fourth quarter overtime|third period overtime',
    meaning:
      'A first half, a quarter or a period is settled when it ends: overtime does not count, also not for the fourth quarter or the third period. A second half in football and basketball includes overtime. The first five innings have no extra innings.',
  },
  overtime_props: {
    term: 'Overtime and player props',
    said: 'overtime in player props|does overtime count for player props|overtime and player props',
    meaning:
      'What a player does in overtime counts for a prop on the whole game at most books, and not for a prop on a quarter, a half or a period. In hockey, goals in overtime count for the scorer; the goals of a shootout count for no player.',
  },
  tie_game: {
    term: 'A game or a part of it ends in a tie',
    said: 'game ends in a tie|game ends tied|ends in a tie|tie game|quarter ends in a tie|half ends in a tie|period ends in a tie',
    meaning:
      'A moneyline with two sides is a push: the stake comes back, and a parlay goes on without the leg. The same holds for a half, a quarter or a period that ends level. With three prices the tie wins and both teams lose. Spreads and totals are settled from the score as always.',
    example: 'An NFL game ends 20–20 after overtime: both moneylines are refunded, and +3 wins.',
  },
  push_in_teaser: {
    term: 'A push in a teaser',
    said: 'push in a teaser|teaser push|teaser pushes|teaser leg pushes|tie in a teaser|push on a teaser',
    meaning:
      'It depends on the book. Mostly a teaser of two teams with a push and a win is a push as a whole, so that the stake comes back; with a push and a loss it loses. With three teams or more it goes on with one team fewer, at the price of that.',
  },
  withdrawal: {
    term: 'A golfer withdraws',
    said: 'golfer withdraws|golfer withdrawal|golfer wd|withdrawal in golf|golfer pulls out|withdraws from a matchup|withdraws from the tournament',
    meaning:
      'Before the first shot all bets on the player are void. After it, a bet on the winner or a place loses. In a matchup or a three-ball, who withdraws after the start loses to who goes on, at most books; if one does not start, it is void.',
  },
  golf_shortened: {
    term: 'A golf tournament that is shortened',
    said: 'shortened golf tournament|golf tournament cut to 54 holes|54 hole tournament|36 hole tournament',
    meaning:
      'Bets on the winner and on places stand once 36 holes are complete at most books, and are settled by the official result; with fewer they are void. A matchup of a round needs that round, and one of the tournament counts the rounds that are complete.',
  },
  extra_time: {
    term: 'Extra time in soccer',
    said: 'extra time in soccer|soccer extra time|stoppage time|injury time|added time|penalty shootout|penalty kicks',
    meaning:
      'Match bets in soccer, such as the three-way winner, the spread and the total, are settled after 90 minutes plus stoppage time at most books: extra time and penalties do not count. Bets on who advances or wins the cup count both. Your book’s rules decide.',
    example:
      'A playoff match that is 1–1 after 90 minutes is a draw for the three-way winner, whoever wins on penalties.',
  },
  part_tied: {
    term: 'A part of the game that ends tied',
    said: 'first five innings tied|first half tied|tied after five innings|tied at halftime|first quarter tied|first period tied',
    meaning:
      'With two prices, such as a first-five or first-half moneyline, a tie is a push: the stake comes back. With three prices the tie is its own selection: it wins, and a bet on either team loses. A spread or a total on that part is settled on its own line. What happens after that part does not matter.',
  },
  grading: {
    term: 'Grading (settlement)',
    said: 'grading|graded|settlement|settled|grade|settle',
    meaning:
      'Deciding a bet: hit, miss, push or void. We grade from final scores and box scores, and grade again if a score is corrected within 48 hours.',
  },
} as const satisfies Readonly<Record<string, Term>>;
