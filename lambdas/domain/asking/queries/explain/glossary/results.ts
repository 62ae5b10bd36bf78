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
    term: 'Void',
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
      'Overtime counts in spreads, totals, moneylines and most props, unless the bet says regulation, 60 minutes or a period. In hockey the winner of a shootout gets one goal.',
  },
  grading: {
    term: 'Grading (settlement)',
    said: 'grading|graded|settlement|settled|grade|settle',
    meaning:
      'Deciding a bet: hit, miss, push or void. We grade from final scores and box scores, and grade again if a score is corrected within 48 hours.',
  },
} as const satisfies Readonly<Record<string, Term>>;
