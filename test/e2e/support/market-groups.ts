/**
 * What the browser test of all markets asks for, and when. `test/domain/feed/markets/asked-in-browser.test.ts` holds it to the
 * registry: a new market belongs into a group.
 */
import type { Placing } from '../../../lambdas/contracts/feed/outright.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import type { MarketKey } from '../../../lambdas/domain/feed/markets/registry.ts';
import { testMoment } from '../../support/moment.ts';

export type MarketOf = `${Sport} ${MarketKey}`;

interface AskedLeg {
  readonly market: MarketOf;
  /** What the card says of it. */
  readonly words: RegExp;
}

export interface Asked {
  readonly asks: string;
  readonly legs: readonly AskedLeg[];
  /** Only where the result is the test's own. */
  readonly grade?: 'Hit' | 'Miss';
}

export interface Refused {
  readonly asks: string;
  readonly why: RegExp;
}

const single = (market: MarketOf, asks: string, words: RegExp): Asked => ({
  asks,
  legs: [{ market, words }],
});

type Groups<Question> = Readonly<Record<string, readonly Question[]>>;

/** At most six questions each: the seventh in a minute is refused. */
export const ofTheFirstDay: Groups<Asked> = {
  'Game lines, also alternate ones': [
    single('NFL moneyline', 'an NFL moneyline for today', /Moneyline at/),
    single('NFL spread', 'an NFL spread for today', /Spread at/),
    single('NFL total', 'an NFL over for today', /Over \d.*Total at/),
    single('MLS moneyline', 'a draw in the MLS today', /Draw/),
    single('NFL alternate_total', 'an NFL alternate over 35.5 today', /Over 35\.5/),
    single('NFL alternate_spread', 'an NFL alternate spread +10.5 today', /\+10\.5/),
  ],
  'Team totals': [
    single('NFL team_total', 'an NFL team total over today', /team total over \d/),
    single('NBA team_total', 'an NBA team total under today', /team total under \d/),
    single('NHL team_total', 'an NHL team total over today', /team total over \d/),
    single('MLB team_total', 'an MLB team total under today', /team total under \d/),
  ],
  'First halves': [
    single('NFL first_half.moneyline', 'an NFL first half moneyline today', /1st half moneyline/),
    single('NBA first_half.spread', 'an NBA first half spread today', /1st half ([−+]\d|PK)/),
    single('NBA first_half.total', 'an NBA first half total today', /1st half (over|under) \d/),
    single(
      'NFL first_half.team_total',
      'an NFL first half team total today',
      /1st half team total (over|under) \d/,
    ),
  ],
  'Second halves': [
    single('NFL second_half.moneyline', 'an NFL second half moneyline today', /2nd half moneyline/),
    single('NFL second_half.spread', 'an NFL second half spread today', /2nd half ([−+]\d|PK)/),
    single('NBA second_half.total', 'an NBA second half total today', /2nd half (over|under) \d/),
    single(
      'NBA second_half.team_total',
      'an NBA second half team total today',
      /2nd half team total (over|under) \d/,
    ),
  ],
  'First and second quarters': [
    single('NBA first_quarter.moneyline', 'an NBA first quarter moneyline today', /1st quarter moneyline/),
    single('NFL first_quarter.spread', 'an NFL first quarter spread today', /1st quarter ([−+]\d|PK)/),
    single('NBA first_quarter.total', 'an NBA first quarter total today', /1st quarter (over|under) \d/),
    single(
      'NBA first_quarter.team_total',
      'an NBA first quarter team total today',
      /1st quarter team total (over|under) \d/,
    ),
    single('NFL second_quarter.moneyline', 'an NFL second quarter moneyline today', /2nd quarter moneyline/),
    single('NFL second_quarter.spread', 'an NFL second quarter spread today', /2nd quarter ([−+]\d|PK)/),
  ],
  'Later quarters': [
    single('NFL second_quarter.total', 'an NFL second quarter total today', /2nd quarter (over|under) \d/),
    single('NBA third_quarter.moneyline', 'an NBA third quarter moneyline today', /3rd quarter moneyline/),
    single('NBA third_quarter.spread', 'an NBA third quarter spread today', /3rd quarter ([−+]\d|PK)/),
    single('NFL third_quarter.total', 'an NFL third quarter total today', /3rd quarter (over|under) \d/),
    single('NBA fourth_quarter.moneyline', 'an NBA fourth quarter moneyline today', /4th quarter moneyline/),
    single('NBA fourth_quarter.spread', 'an NBA fourth quarter spread today', /4th quarter ([−+]\d|PK)/),
  ],
  'The last quarter, and the last period': [
    single('NFL fourth_quarter.total', 'an NFL fourth quarter total today', /4th quarter (over|under) \d/),
    single('NHL third_period.moneyline', 'an NHL third period moneyline today', /3rd period moneyline/),
    single('NHL third_period.spread', 'an NHL third period puck line today', /3rd period ([−+]\d|PK)/),
    single('NHL third_period.total', 'an NHL third period total today', /3rd period (over|under) \d/),
    single('NHL regulation.three_way', 'a draw in regulation in the NHL today', /Tied after regulation/),
  ],
  'Earlier periods': [
    single('NHL first_period.moneyline', 'an NHL first period moneyline today', /1st period moneyline/),
    single('NHL first_period.spread', 'an NHL first period puck line today', /1st period ([−+]\d|PK)/),
    single('NHL first_period.total', 'an NHL first period total today', /1st period (over|under) \d/),
    single(
      'NHL first_period.team_total',
      'an NHL first period team total today',
      /1st period team total (over|under) \d/,
    ),
    single('NHL second_period.moneyline', 'an NHL second period moneyline today', /2nd period moneyline/),
    single('NHL second_period.spread', 'an NHL second period puck line today', /2nd period ([−+]\d|PK)/),
  ],
  'A period, and innings': [
    single('NHL second_period.total', 'an NHL second period total today', /2nd period (over|under) \d/),
    single(
      'MLB first_five.moneyline',
      'an MLB first five innings moneyline today',
      /1st 5 innings moneyline/,
    ),
    single('MLB first_five.spread', 'an MLB first five innings run line today', /1st 5 innings ([−+]\d|PK)/),
    single('MLB first_five.total', 'an MLB first five innings total today', /1st 5 innings (over|under) \d/),
    single(
      'MLB first_five.team_total',
      'an MLB first five innings team total today',
      /1st 5 innings team total (over|under) \d/,
    ),
  ],
  'The first inning, and a pitcher': [
    single('MLB first_inning.moneyline', 'an MLB first inning moneyline today', /1st inning moneyline/),
    single('MLB first_inning.spread', 'an MLB first inning run line today', /1st inning [−+]0\.5/),
    single('MLB first_inning.total', 'an MLB NRFI today', /1st inning under 0\.5/),
    single(
      'MLB first_inning.team_total',
      'an MLB first inning team total over today',
      /1st inning team total over 0\.5/,
    ),
    single('MLB first_inning.three_way', 'an MLB first inning tie today', /1st inning tied/),
    single('MLB player.strikeouts', 'an MLB strikeouts over today', /over [\d.]+ strikeouts/),
  ],
  'Ties of halves and quarters': [
    single('NFL first_half.three_way', 'an NFL first half tie today', /1st half tied/),
    single('NBA second_half.three_way', 'an NBA second half tie today', /2nd half tied/),
    single('NFL first_quarter.three_way', 'an NFL first quarter draw today', /1st quarter tied/),
    single('NBA second_quarter.three_way', 'an NBA second quarter tie today', /2nd quarter tied/),
    single('NFL third_quarter.three_way', 'an NFL third quarter tie today', /3rd quarter tied/),
    single('NBA fourth_quarter.three_way', 'an NBA fourth quarter draw today', /4th quarter tied/),
  ],
  'Ties of periods and of five innings': [
    single('NHL first_period.three_way', 'an NHL first period tie today', /1st period tied/),
    single('NHL second_period.three_way', 'an NHL second period draw today', /2nd period tied/),
    single('NHL third_period.three_way', 'an NHL third period tie today', /3rd period tied/),
    single('MLB first_five.three_way', 'an MLB first five innings tie today', /1st 5 innings tied/),
  ],
  'Team totals of later quarters and periods': [
    single(
      'NFL second_quarter.team_total',
      'an NFL second quarter team total today',
      /2nd quarter team total (over|under) \d/,
    ),
    single(
      'NBA third_quarter.team_total',
      'an NBA third quarter team total over today',
      /3rd quarter team total over \d/,
    ),
    single(
      'NFL fourth_quarter.team_total',
      'an NFL fourth quarter team total under today',
      /4th quarter team total under \d/,
    ),
    single(
      'NHL second_period.team_total',
      'an NHL second period team total over today',
      /2nd period team total over \d/,
    ),
    single(
      'NHL third_period.team_total',
      'an NHL third period team total today',
      /3rd period team total (over|under) \d/,
    ),
  ],
  Passers: [
    single('NFL player.passing_yards', 'an NFL passing yards over today', /over [\d.]+ passing yards/),
    single(
      'NFL player.passing_touchdowns',
      'an NFL passing touchdowns over today',
      /over [\d.]+ passing touchdowns/,
    ),
    single('NFL player.completions', 'an NFL completions over today', /over [\d.]+ completions/),
    single('NFL player.pass_attempts', 'an NFL pass attempts over today', /over [\d.]+ pass attempts/),
    single('NFL player.interceptions', 'an NFL interceptions over today', /over [\d.]+ interceptions/),
  ],
  'Runners and receivers': [
    single('NFL player.rushing_yards', 'an NFL rushing yards over today', /over [\d.]+ rushing yards/),
    single('NFL player.rush_attempts', 'an NFL rushing attempts over today', /over [\d.]+ rush attempts/),
    single('NFL player.receiving_yards', 'an NFL receiving yards over today', /over [\d.]+ receiving yards/),
    single('NFL player.receptions', 'an NFL receptions over today', /over [\d.]+ receptions/),
    single(
      'NFL player.rushing_receiving_yards',
      'an NFL rushing and receiving yards over today',
      /over [\d.]+ rushing \+ receiving yards/,
    ),
  ],
  'Basketball players, also milestones': [
    single('NBA player.points', 'an NBA points over today', /over [\d.]+ points/),
    single('NBA player.points', 'an NBA player to score 25 or more points today', /over 24\.5 points/),
    single('NBA player.rebounds', 'an NBA rebounds under today', /under [\d.]+ rebounds/),
    single('NBA player.assists', 'an NBA assists over today', /over [\d.]+ assists/),
    single('NBA player.threes', 'an NBA threes over today', /over [\d.]+ threes/),
  ],
  'Steals, blocks and turnovers': [
    single('NBA player.steals', 'an NBA steals over today', /over [\d.]+ steals/),
    single('NBA player.blocks', 'an NBA blocks over today', /over [\d.]+ blocks/),
    single('NBA player.turnovers', 'an NBA turnovers under today', /under [\d.]+ turnovers/),
  ],
  'Sums of a basketball player': [
    single(
      'NBA player.points_rebounds_assists',
      'an NBA points + rebounds + assists over today',
      /over [\d.]+ points \+ rebounds \+ assists/,
    ),
    single(
      'NBA player.points_rebounds',
      'an NBA points + rebounds over today',
      /over [\d.]+ points \+ rebounds/,
    ),
    single(
      'NBA player.points_assists',
      'an NBA points + assists over today',
      /over [\d.]+ points \+ assists/,
    ),
    single(
      'NBA player.rebounds_assists',
      'an NBA rebounds + assists over today',
      /over [\d.]+ rebounds \+ assists/,
    ),
  ],
  'Hockey players': [
    single('NHL player.shots', 'an NHL shots on goal over today', /over [\d.]+ shots on goal/),
    single('NHL player.points', 'an NHL points over today', /over [\d.]+ points/),
    single('NHL player.assists', 'an NHL assists over today', /over [\d.]+ assists/),
  ],
  Scorers: [
    single('NFL player.touchdowns', 'an NFL anytime touchdown scorer today', /to score a touchdown/),
    single('NFL player.touchdowns', 'an NFL player to score two or more touchdowns today', /2\+ touchdowns/),
    single(
      'NFL player.first_touchdowns',
      'an NFL first touchdown scorer today',
      /to score the first touchdown/,
    ),
    single('NHL player.goals', 'an NHL anytime goal scorer today', /to score a goal/),
    single('NHL player.goals', 'an NHL player to score two or more goals today', /2\+ goals/),
  ],
  'First and last to score': [
    single('NFL first_score.moneyline', 'an NFL first team to score today', /to score first/),
    single('NFL last_score.moneyline', 'an NFL last team to score today', /to score last/),
    single('NHL first_score.moneyline', 'an NHL first team to score today', /to score first/),
    single('MLB last_score.moneyline', 'an MLB last team to score today', /to score last/),
  ],
  // Of lines only: a player who does not play would leave its payment to the book.
  'A same-game parlay': [
    {
      asks: 'an NBA same game parlay of a moneyline and a total today',
      legs: [
        { market: 'NBA moneyline', words: /Moneyline at/ },
        { market: 'NBA total', words: /(Over|Under) \d.*Total at/ },
      ],
    },
  ],
};

/** Wins by a control of the stand-in: the source has no result of its tournament. */
export const golfWinner = 'Hideki Matsuyama';

/** On a day when batters and pitchers have prices on all that they do, and goalkeepers have some games behind them; before a tournament. */
export const ofTheSecondDay: Groups<Asked> = {
  Batters: [
    single('MLB player.home_runs', 'an MLB player to hit a home run today', /to hit a home run/),
    single('MLB player.hits', 'an MLB hits over today', /\d\+ hits|over [\d.]+ hits/),
    single('MLB player.runs', 'an MLB runs scored over today', /(\d\+|over [\d.]+) runs scored/),
    single('MLB player.runs_batted_in', 'an MLB RBIs over today', /(\d\+|over [\d.]+) RBIs/),
    single('MLB player.total_bases', 'an MLB total bases over today', /(\d\+|over [\d.]+) total bases/),
  ],
  'Batters on the bases, and a goalkeeper': [
    single('MLB player.stolen_bases', 'an MLB stolen bases over today', /(1\+|over 0\.5) stolen bases/),
    single(
      'MLB player.hits_runs_rbis',
      'an MLB hits + runs + RBIs over today',
      /over [\d.]+ hits \+ runs \+ RBIs/,
    ),
    single('NHL player.saves', 'an NHL goalie saves over today', /over [\d.]+ saves/),
  ],
  Pitchers: [
    single('MLB player.outs', 'an MLB pitcher outs over today', /over [\d.]+ pitching outs/),
    single('MLB player.hits_allowed', 'an MLB hits allowed over today', /over [\d.]+ hits allowed/),
    single('MLB player.earned_runs', 'an MLB earned runs over today', /over [\d.]+ earned runs/),
    single('MLB player.walks_allowed', 'an MLB walks allowed over today', /over [\d.]+ walks allowed/),
  ],
  Golf: [
    { ...single('GOLF outright', `${golfWinner} to win this week`, /to win/), grade: 'Hit' },
    { ...single('GOLF outright', 'Justin Thomas to win this week', /to win/), grade: 'Miss' },
  ],
};

const oneSided = /Books price only one side of .* no measured chance yet/;

/** Markets with a price, or with none, that no answer can offer: the answer says why. */
export const refusedOnTheFirstDay: Readonly<Partial<Record<MarketKey, Refused>>> = {
  'player.last_touchdowns': { asks: 'an NFL last touchdown scorer today', why: oneSided },
  'player.first_goals': { asks: 'an NHL first goal scorer today', why: oneSided },
  'player.last_goals': { asks: 'an NHL last goal scorer today', why: oneSided },
  'player.double_doubles': { asks: 'an NBA double-double today', why: /No double-doubles prop/ },
  'player.triple_doubles': { asks: 'an NBA triple-double today', why: /No triple-doubles prop/ },
};

const placing = (what: string) => new RegExp(`ooks? prices? .*${what}.* don’t offer`);

/** Books price one side of them. */
export const refusedInGolf: Readonly<Record<Placing, Refused>> = {
  top_5: { asks: 'a golf top 5 finish this week', why: placing('a top-5 finish') },
  top_10: { asks: 'a golf top 10 finish this week', why: placing('a top-10 finish') },
  top_20: { asks: 'a golf top 20 finish this week', why: placing('a top-20 finish') },
  cut: { asks: 'a golfer to make the cut this week', why: placing('to make the cut') },
  round_leader: {
    asks: 'a golf first round leader this week',
    why: placing('to lead after the first round'),
  },
};

/**
 * A retry starts after the last day of the first try, so it has days of its own, with the same markets. The tournament of the second
 * day ends on the Sunday.
 */
export const tries = [
  { first: testMoment.slice(0, 10), second: '2027-02-16', sunday: '2027-02-21' },
  { first: '2027-04-25', second: '2027-09-14', sunday: '2027-09-19' },
] as const;
