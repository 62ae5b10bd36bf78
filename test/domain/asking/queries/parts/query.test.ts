/** Queries by the roles of words, of which none but those with a role is read. */
import { describe, expect, test } from 'vitest';
import { queryOf } from '../../../../../lambdas/domain/asking/queries/parts/query.ts';
import { kindNames } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { context } from '../../roles/known.ts';
import { asked } from './told.ts';

/** The query of a label and a marked question, without what is empty. */
function queryTold(label: string, marked: string): unknown {
  const [kind, topic] = label.split(':');
  const name = kindNames.find((each) => each === kind);
  const { ask, ...query } = (name && queryOf(name, topic, asked(marked), context)) ?? { ask: 'none' };
  return ask === 'none' ? undefined : said(query);
}

/** Without null, false and empty lists. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(
    ([, part]) => part !== null && part !== false && !(Array.isArray(part) && part.length === 0),
  );
  return Object.fromEntries(parts.map(([name, part]) => [name, said(part)]));
}

describe('a bet to be judged', () => {
  test('on a team whose player is named for it is one bet', () => {
    expect(
      queryTold('check', 'should i take {[kelce|player]} and the {[chiefs|team]} at [-150|price]'),
    ).toMatchObject({ legs: [{ teams: ['Kansas City Chiefs'], price: -150 }] });
  });

  test('on a player leaves his number to him, whoever is named beside it', () => {
    const marked =
      'is [kelce|player] [over|side] [62.5|line] [-115|price] any good with the [raiders|team] missing a safety';
    expect(queryTold('check', marked)).toMatchObject({
      legs: [{ player: 'Travis Kelce', side: 'over', line: 62.5, price: -115 }],
    });
  });

  test('has the price in its brackets, which no role says', () => {
    expect(
      queryTold('check', '[kelce|player] [over|side] [62.5|line] [rec yards|stat] (-110), am i reaching'),
    ).toMatchObject({ legs: [{ line: 62.5, price: -110 }] });
  });

  test('has its day, and what the asker has to bet with', () => {
    expect(
      queryTold('check', '[200|stake] on the [bills|team] [-8.5|line] [sunday|when], too much if i have 1k?'),
    ).toMatchObject({ stake: 200, bankroll: 1000, days: [expect.any(String)] });
  });

  test.each([
    ['[under|side] [47|line] in [bears packers|game] is a lock he says. what would make it lose', true],
    ['[bills|team] [+105|price] against the [jets|vs], worth it', undefined],
  ])('“%s” asks for the case against it: %s', (marked, against) => {
    expect(queryTold('check', marked)).toHaveProperty('legs');
    expect((queryTold('check', marked) as { against?: boolean }).against).toBe(against);
  });
});

describe('a question about facts', () => {
  test.each([
    [
      'find:statistic',
      'how often does [josh allen|player] [clear|side] [26|line] [completions|stat]',
      { side: 'over', stat: 'completions', over: 26, players: ['Josh Allen'], topic: 'game_log' },
    ],
    [
      'find:spread',
      'they burned me 3 weeks straight. [bears|team] [ats|market] [at home|split=home] [this yr|span=season]',
      { sports: ['NFL'], teams: ['Chicago Bears'], splits: ['home'], topic: 'spread' },
    ],
    [
      'find:record',
      '[jets|team] record [when travelling|split=road] [past half dozen|span=last]',
      { sports: ['NFL'], teams: ['New York Jets'], last: 6, splits: ['road'], topic: 'record' },
    ],
    [
      'find:total',
      'how many of the [bills|team] games [stayed under|side] [since october|span=since]',
      { side: 'under', sports: ['NFL'], teams: ['Buffalo Bills'], topic: 'total', since: '2026-10-01' },
    ],
    [
      'find:record',
      'curious how the [jets|team] fared in nailbiters [on the road|split=road]',
      {
        sports: ['NFL'],
        teams: ['New York Jets'],
        splits: ['road'],
        topic: 'record',
        games: { of: 'margin', max: 8 },
      },
    ],
    [
      'find:meetings',
      '[bears|team] v [packers|vs], [last few|span=last]',
      { sports: ['NFL'], teams: ['Chicago Bears', 'Green Bay Packers'], last: 5, topic: 'meetings' },
    ],
    [
      'find:meetings',
      'when was the last time the [bears|team] beat the [packers|vs] in green bay',
      {
        sports: ['NFL'],
        teams: ['Chicago Bears', 'Green Bay Packers'],
        topic: 'meetings',
        detail: 'last_win',
        splits: ['road'],
      },
    ],
    [
      'find:total',
      'do [bears|team] [packers|vs] games go [under|side]',
      {
        sports: ['NFL'],
        teams: ['Chicago Bears', 'Green Bay Packers'],
        topic: 'meetings',
        market: 'total',
        side: 'under',
      },
    ],
    [
      'find:record',
      'how are [pups|side=underdogs] faring [this year|span=season] in the [nfl|sport]',
      { sports: ['NFL'], topic: 'record', splits: ['underdog'] },
    ],
    ['find:total', 'do [overs|side] come in a lot in the [nfl|sport]', { sports: ['NFL'], topic: 'total' }],
    [
      'find:leaders',
      'top [five|n] for [receiving yards|stat] in the [nfl|sport]',
      { stat: 'receiving_yards', limit: 5, sports: ['NFL'], topic: 'leaders' },
    ],
    [
      'find:standings',
      'where do the [bears|team] sit [right now|span=season]',
      { detail: 'place', sports: ['NFL'], teams: ['Chicago Bears'], topic: 'standings' },
    ],
    [
      'find:statistic',
      'how often has [josh allen|player] cleared [20|line] [completions|stat]',
      { side: 'over', stat: 'completions', over: 20, players: ['Josh Allen'], topic: 'game_log' },
    ],
    [
      'find:starters',
      'how has [josh allen|player] thrown it [his last 3|span=last]',
      { last: 3, players: ['Josh Allen'], topic: 'game_log' },
    ],
    [
      'find:spread',
      '[bears|team] straight up and [against the number|market] when [favored|split=favorite] by [7|line] or more',
      {
        sports: ['NFL'],
        teams: ['Chicago Bears'],
        market: 'spread',
        splits: ['favorite'],
        side: 'over',
        over: 6.75,
        topic: 'record',
      },
    ],
    ['find:injuries', 'any word on [josh allen|player]', { players: ['Josh Allen'], topic: 'injuries' }],
    [
      'find:record',
      '[bills|team] without [josh allen|out]',
      { withoutPlayer: 'Josh Allen', sports: ['NFL'], teams: ['Buffalo Bills'], topic: 'record' },
    ],
    [
      'find:statistic',
      '[josh allen|player] [rushing yards|stat] [in the snow|split=other]',
      { stat: 'rushing_yards', players: ['Josh Allen'], topic: 'game_log', unkept: ['games “in the snow”'] },
    ],
    [
      'find:game_log',
      '[josh allen|player] [rushing yards|stat] [last 5|span=last]',
      { stat: 'rushing_yards', players: ['Josh Allen'], last: 5, topic: 'game_log' },
    ],
    ['find:leaders', 'which team is [best|order=most] [ats|market]', { order: 'most', topic: 'spread' }],
    [
      'find:leaders',
      '[worst|order=least] [bullpen era|stat] in [baseball|sport]',
      { order: 'least', sports: ['MLB'], topic: 'statistic', unkept: ['bullpen figures'] },
    ],
    [
      'find:statistic',
      'how many points do the [jets|team] give up',
      { detail: 'allowed', sports: ['NFL'], teams: ['New York Jets'], topic: 'statistic' },
    ],
    [
      'find:score',
      'did the [bears|team] [cover|market] [last night|when]',
      { market: 'spread', sports: ['NFL'], teams: ['Chicago Bears'], days: ['2026-11-21'], topic: 'score' },
    ],
    [
      'find:score',
      '[bears|team] score [thursday|when]',
      { sports: ['NFL'], teams: ['Chicago Bears'], days: ['2026-11-19'], topic: 'score' },
    ],
    [
      'find:score',
      '[bears|team] score [tomorrow|when]',
      { sports: ['NFL'], teams: ['Chicago Bears'], days: ['2026-11-23'], topic: 'score' },
    ],
    [
      'find:schedule',
      'who do the [bears|team] play next',
      { detail: 'opponent', sports: ['NFL'], teams: ['Chicago Bears'], topic: 'schedule' },
    ],
    [
      'find:total',
      'are the [yankees|team] [home|side] games mostly [overs|side]',
      { sports: ['MLB'], teams: ['New York Yankees'], splits: ['home'], side: 'over', topic: 'total' },
    ],
    [
      'find:schedule',
      'what arena do the [bears|team] play in and who is the referee',
      {
        sports: ['NFL'],
        teams: ['Chicago Bears'],
        topic: 'schedule',
        unkept: ['names of stadiums', 'umpires and referees'],
      },
    ],
    [
      'find:rest',
      'how rested are the [bills|team]',
      { sports: ['NFL'], teams: ['Buffalo Bills'], topic: 'rest' },
    ],
    [
      'find:form',
      'are the [jets|team] on a losing streak',
      { detail: 'streak', sports: ['NFL'], teams: ['New York Jets'], topic: 'form' },
    ],
    [
      'find:starters',
      'whos pitching for the [yankees|team] [tomorrow|when]',
      { sports: ['MLB'], teams: ['New York Yankees'], days: ['2026-11-23'], topic: 'starters' },
    ],
    [
      'find:record',
      '[bills|team] vs the [jets|vs] record',
      { sports: ['NFL'], teams: ['Buffalo Bills', 'New York Jets'], topic: 'meetings' },
    ],
    [
      'find:spread',
      '[bears|team] [ats|market] [after a loss|split=after_loss] [since week 3|span=since]',
      {
        sports: ['NFL'],
        teams: ['Chicago Bears'],
        splits: ['after_loss'],
        topic: 'spread',
        unkept: ['figures since that day'],
      },
    ],
  ])('%s: %s', (label, marked, query) => {
    expect(queryTold(label, marked)).toEqual(query);
  });
});

describe('a question about prices', () => {
  test.each([
    [
      'market:best_price',
      'any shop hanging [3.5|line] on the [bears|team]',
      { sports: ['NFL'], teams: ['Chicago Bears'], market: 'spread', line: 3.5, topic: 'best_price' },
    ],
    [
      'market:books',
      '[dk|book] or [fanduel|book] on the [bills jets|game] [total|market]',
      {
        sports: ['NFL'],
        teams: ['Buffalo Bills', 'New York Jets'],
        books: ['DraftKings', 'FanDuel'],
        market: 'total',
        topic: 'books',
      },
    ],
    [
      'market:player_lines',
      '[josh allen|player] [rushing yards|stat] numbers pls',
      { topic: 'player_lines', players: ['Josh Allen'], stat: 'rushing_yards' },
    ],
    [
      'market:movement',
      'why did the [bears|team] [spread|market] go from 3 to 4',
      { sports: ['NFL'], teams: ['Chicago Bears'], market: 'spread', topic: 'movement' },
    ],
    [
      'market:board',
      'all the [nba|sport] [totals|market] [tonight|when]',
      { sports: ['NBA'], days: ['2026-11-22'], market: 'total', topic: 'board' },
    ],
    [
      'market:arbitrage',
      'any arbs in the [nfl|sport] [tonight|when]',
      { sports: ['NFL'], days: ['2026-11-22'], topic: 'arbitrage' },
    ],
    [
      'market:margin',
      'how much juice on the [bills jets|game] [total|market]',
      { sports: ['NFL'], teams: ['Buffalo Bills', 'New York Jets'], market: 'total', topic: 'margin' },
    ],
    [
      'market:books',
      'what percent are they skimming off the [bills jets|game] [spread|market]',
      { sports: ['NFL'], teams: ['Buffalo Bills', 'New York Jets'], market: 'spread', topic: 'margin' },
    ],
    [
      'market:margin',
      'no vig price on [bills jets|game]',
      { sports: ['NFL'], teams: ['Buffalo Bills', 'New York Jets'], topic: 'books' },
    ],
    [
      'market:largest_move',
      'what moved the most in [hockey|sport]',
      { sports: ['NHL'], topic: 'largest_move' },
    ],
    [
      'market:best_price',
      '[fanduel|book] vs [dk|book] for the [bears|team]',
      { sports: ['NFL'], teams: ['Chicago Bears'], books: ['FanDuel', 'DraftKings'], topic: 'books' },
    ],
  ])('%s: %s', (label, marked, query) => {
    expect(queryTold(label, marked)).toEqual(query);
  });
});

describe('a question about whether a bet is worth its price', () => {
  test('of a slip with a price in its middle has it on that leg', () => {
    expect(
      queryTold(
        'check',
        'slip check: {[jets|team] [ml|market]}, {[bills|team] [-8.5|line]} ([-108|price]), {[lions|team] [ml|market]}, whats weak',
      ),
    ).toMatchObject({ legs: [{}, { line: -8.5, price: -108 }, {}] });
  });

  test('of a boosted slip has the price with the boost, and the one without', () => {
    expect(
      queryTold(
        'check',
        'fd [boosted|boost] {[celtics|team]} {[lakers|team]} [to win|market] from [+105|price] to [+135|price], take it?',
      ),
    ).toMatchObject({ price: 135, before: 105 });
  });

  test.each([
    [
      'check',
      'my buddy wont shut up about [over|side] [44.5|line] in [bills jets|game]. does he have a point',
      {
        legs: [
          {
            sports: ['NFL'],
            line: 44.5,
            teams: ['Buffalo Bills', 'New York Jets'],
            market: 'total',
            side: 'over',
          },
        ],
      },
    ],
    [
      'check',
      '[fanduel|book] slip {[josh allen|player] [250+|line] [passing yards|stat]} / {[bills|team] [-3.5|line]} [+260|payout] thoughts',
      {
        legs: [
          { line: 249.5, player: 'Josh Allen', stat: 'passing_yards', market: 'prop', side: 'over' },
          { sports: ['NFL'], line: -3.5, teams: ['Buffalo Bills'], market: 'spread' },
        ],
        price: 260,
        book: 'FanDuel',
      },
    ],
    [
      'check',
      '[bears|team] [+3|line] at [-115|price], talk me out of it',
      {
        legs: [{ sports: ['NFL'], line: 3, price: -115, teams: ['Chicago Bears'], market: 'spread' }],
        against: true,
      },
    ],
    [
      'check',
      '[30% profit boost|boost] on the [jets|team] [moneyline|market] [+140|price]',
      { legs: [{ sports: ['NFL'], price: 140, teams: ['New York Jets'], market: 'moneyline' }], boost: 30 },
    ],
    [
      'check',
      '[josh allen|player] [anytime td|stat] [-110|price] fair',
      { legs: [{ price: -110, player: 'Josh Allen', stat: 'touchdowns', market: 'prop' }] },
    ],
    [
      'check',
      'got the [jets|team] at [-2.5|line], now 3.5. did i beat it',
      { legs: [{ sports: ['NFL'], line: -2.5, teams: ['New York Jets'], market: 'spread' }], isTaken: true },
    ],
    [
      'check',
      '[inter miami|team] [draw no bet|market] [-140|price] ok',
      { legs: [{ sports: ['MLS'], teams: ['Inter Miami CF'], price: -140, unlisted: 'draw no bet' }] },
    ],
    [
      'check',
      'i think [55%|chance] for the [bears|team] at [+120|price]',
      {
        legs: [{ sports: ['NFL'], price: 120, teams: ['Chicago Bears'], market: 'moneyline' }],
        chance: 0.55,
      },
    ],
  ])('%s: %s', (label, marked, query) => {
    expect(queryTold(label, marked)).toEqual(query);
  });
});

describe('a question about which bet is better', () => {
  test.each([
    [
      'compare',
      'i like {[bills|team] [-3.5|line]} and {[bears|team] [+2|line]} but only got money for one',
      {
        options: [
          { sports: ['NFL'], line: -3.5, teams: ['Buffalo Bills'], market: 'spread' },
          { sports: ['NFL'], line: 2, teams: ['Chicago Bears'], market: 'spread' },
        ],
        by: 'any',
        order: 'best',
      },
    ],
    [
      'compare',
      '[ml|market] or [+3|line] on the [bears|team]',
      {
        options: [
          { sports: ['NFL'], teams: ['Chicago Bears'], market: 'moneyline' },
          { sports: ['NFL'], line: 3, teams: ['Chicago Bears'], market: 'spread' },
        ],
        by: 'any',
        order: 'best',
      },
    ],
    [
      'compare',
      'which leg is [weakest|order=least]: {[bills|team] [-3.5|line]}, {[bears|team] [ml|market]}, {[over|side] [44.5|line] in [jets packers|game]}',
      {
        options: [
          { sports: ['NFL'], line: -3.5, teams: ['Buffalo Bills'], market: 'spread' },
          { sports: ['NFL'], teams: ['Chicago Bears'], market: 'moneyline' },
          {
            sports: ['NFL'],
            line: 44.5,
            teams: ['New York Jets', 'Green Bay Packers'],
            market: 'total',
            side: 'over',
          },
        ],
        by: 'any',
        order: 'worst',
      },
    ],
    [
      'compare',
      '{[over|side]} or {[under|side]} [44.5|line] in [bills jets|game]',
      {
        options: [
          { sports: ['NFL'], teams: ['Buffalo Bills', 'New York Jets'], market: 'total', side: 'over' },
          {
            sports: ['NFL'],
            line: 44.5,
            teams: ['Buffalo Bills', 'New York Jets'],
            market: 'total',
            side: 'under',
          },
        ],
        by: 'any',
        order: 'best',
      },
    ],
  ])('%s: %s', (label, marked, query) => {
    expect(queryTold(label, marked)).toEqual(query);
  });

  test.each([
    ['[hurts|player] or [allen|player], who throws for more [yards|stat] on [sunday|when]', 'passing_yards'],
    ['who throws for more, [hurts|player] or [allen|player]', 'passing_yards'],
    ['[hurts|player] vs [allen|player] who rushes for more [yards|stat]', 'rushing_yards'],
    ['who throws for more [tds|stat], [hurts|player] or [allen|player]', 'touchdowns'],
  ])('%s: each has what the verb says', (marked, stat) => {
    expect(queryTold('compare', marked)).toMatchObject({ options: [{ stat }, { stat }] });
  });
});

describe('a question about sums', () => {
  test.each([
    [
      'sum:hedge',
      'three-teamer at [+1400|counter] for [$25|stake], Vikings are [+130|counter], same money either way',
      {
        sum: 'hedge',
        stake: 25,
        odds: { format: 'american', value: 1400 },
        other: { format: 'american', value: 130 },
      },
    ],
    [
      'sum:parlay',
      'four leg [parlay|form] for [25|stake], [four|n] legs at [-110|price], one [pushed|result=push] and the rest hit',
      {
        sum: 'parlay',
        legs: [
          { format: 'american', value: -110 },
          { format: 'american', value: -110 },
          { format: 'american', value: -110 },
          { format: 'american', value: -110 },
        ],
        pushes: 1,
        stake: 25,
      },
    ],
    [
      'sum:hedge',
      'ticket is [20|stake] to return [1120|payout], jets [+314|counter] on the other side',
      { sum: 'hedge', stake: 20, win: 1100, other: { format: 'american', value: 314 } },
    ],
    [
      'sum:stake_to_win',
      'how much do i lay at [-171|price] to clear [50|payout]',
      { sum: 'stake_to_win', win: 50, odds: { format: 'american', value: -171 } },
    ],
    [
      'sum:round_robin',
      '[4|n] teams at [-110|price] by [2s|n] at [5|stake] a pop',
      { sum: 'round_robin', picks: 4, by: 2, stake: 5, odds: { format: 'american', value: -110 } },
    ],
    [
      'sum:payout',
      'what does [$40|stake] at [+160|price] return with a [25% boost|boost]',
      { sum: 'convert', odds: { format: 'american', value: 160 }, boost: 25, staked: 40 },
    ],
    [
      'sum:free_bet',
      '[50|stake] [bonus bet|boost] at [+320|price], other side [-360|counter]',
      {
        sum: 'free_bet',
        stake: 50,
        odds: { format: 'american', value: 320 },
        other: { format: 'american', value: -360 },
      },
    ],
    [
      'sum:arbitrage',
      'split [60|stake] across [+250|price] [+310|price] [+480|price] so each pays the same',
      {
        sum: 'arbitrage',
        sides: [
          { format: 'american', value: 250 },
          { format: 'american', value: 310 },
          { format: 'american', value: 480 },
        ],
        total: 60,
      },
    ],
    [
      'sum:payout',
      '[40|stake] on [+250|price]',
      { sum: 'payout', stake: 40, odds: { format: 'american', value: 250 } },
    ],
    [
      'sum:needed_odds',
      'turn [20|stake] into [150|payout], back in my pocket',
      { sum: 'needed_odds', stake: 20, returns: 150 },
    ],
    ['sum:convert', '[5/2|price] in american', { sum: 'convert', odds: { format: 'fraction', value: 2.5 } }],
    [
      'sum:fair_price',
      '[-110|price] and [-110|price] without the juice',
      {
        sum: 'fair_price',
        sides: [
          { format: 'american', value: -110 },
          { format: 'american', value: -110 },
        ],
      },
    ],
    [
      'sum:break_even',
      'how often must [-115s|price] hit',
      { sum: 'break_even', odds: { format: 'american', value: -115 } },
    ],
    [
      'sum:kelly',
      'half kelly at [+120|price], i say [50%|chance], [1000|bankroll] roll',
      { sum: 'kelly', odds: { format: 'american', value: 120 }, chance: 0.5, bankroll: 1000, fraction: 0.5 },
    ],
    [
      'sum:expected_value',
      'ev of [+150|price] if it hits [45%|chance] for [20|stake]',
      { sum: 'expected_value', odds: { format: 'american', value: 150 }, chance: 0.45, stake: 20 },
    ],
    [
      'sum:units',
      'what is [2 units|stake] of a [1000|bankroll] roll',
      { sum: 'units', bankroll: 1000, units: 2 },
    ],
    [
      'sum:chances',
      'odds of hitting [three|n] [60%|chance] legs',
      {
        sum: 'chances',
        of: [
          { format: 'percent', value: 60 },
          { format: 'percent', value: 60 },
          { format: 'percent', value: 60 },
        ],
        outcome: 'all',
      },
    ],
    [
      'sum:hedge',
      '[50|stake] at [+400|price], other side [-150|counter]',
      {
        sum: 'hedge',
        stake: 50,
        odds: { format: 'american', value: 400 },
        other: { format: 'american', value: -150 },
      },
    ],
  ])('%s: %s', (label, marked, query) => {
    expect(queryTold(label, marked)).toEqual(query);
  });
});

describe('a question about the tracker', () => {
  test.each([
    [
      'track:add',
      'log [20|stake] on the [bears|team] [+3|line] at [-110|price], [draftkings|book]',
      {
        action: 'add',
        book: 'DraftKings',
        stake: 20,
        legs: [{ sports: ['NFL'], line: 3, price: -110, teams: ['Chicago Bears'], market: 'spread' }],
      },
    ],
    [
      'track:price',
      'change the stake on my [packers|team] bet from 20 to [50|stake]',
      { action: 'price', stake: 50, legs: [{ sports: ['NFL'], teams: ['Green Bay Packers'] }] },
    ],
    [
      'track:mark',
      'the [bears|team] bet [lost|result=miss]',
      { action: 'mark', result: 'miss', legs: [{ sports: ['NFL'], teams: ['Chicago Bears'] }] },
    ],
    [
      'track:remove',
      'delete the [bears|team] one',
      { action: 'remove', legs: [{ sports: ['NFL'], teams: ['Chicago Bears'] }] },
    ],
    [
      'track:add',
      '[2u|stake] on [josh allen|player] [over|side] [45.5|line] [rushing yards|stat] at [mgm|book]',
      {
        action: 'add',
        book: 'BetMGM',
        units: 2,
        legs: [{ line: 45.5, player: 'Josh Allen', stat: 'rushing_yards', market: 'prop', side: 'over' }],
      },
    ],
    [
      'track:save_last',
      'log that, [25|stake] at [+180|price]',
      { action: 'save_last', stake: 25, price: 180 },
    ],
  ])('%s: %s', (label, marked, query) => {
    expect(queryTold(label, marked)).toEqual(query);
  });
});

describe('what stands beside a part', () => {
  test.each([
    ['check', 'a [profit boost|boost], 30 percent, on the [jets|team] at [+140|price]', { boost: 30 }],
    ['sum:hedge', 'live for [610|payout] total, [50|stake] staked, other side [+602|counter]', { win: 560 }],
    ['sum:hedge', 'parlay pays [640|payout], other side [+140|counter]', { pays: 640 }],
    [
      'sum:middle',
      '[over|side] [221.5|line] for [100|stake] at [-110|price], [under|side] [226.5|line] for [100|stake]',
      { lines: [221.5, 226.5], stake: 100 },
    ],
    ['sum:hedge', 'to win [610|payout], [50|stake] staked, other side [+602|counter]', { win: 610 }],
  ])('says what it is: %s: %s', (label, marked, query) => {
    expect(queryTold(label, marked)).toMatchObject(query);
  });
});

describe('what has no place', () => {
  test.each([
    ['sum:payout', 'what is 20 and [30|stake] at [+100|price]'],
    ['sum:payout', '[10|stake] at [-110|price] [-110|price], one [lost|result=miss]'],
    ['find:meetings', 'how did the [bears|team] do'],
    ['find:statistic', '[josh allen|player] [flurbishes|stat] a game'],
    ['market:best_price', 'best price [tonight|when]'],
    ['check', 'is it any good'],
    ['compare', '[bears|team] or what'],
    ['check', '[bears|team] [+3|line], but not [at fanduel|!book]'],
    ['track:mark', 'the [bears|team] bet'],
    ['service:cancel', 'cancel my plan'],
  ])('makes no query: %s: %s', (label, marked) => {
    expect(queryTold(label, marked)).toBeUndefined();
  });
});

describe('yards', () => {
  const roster = [
    { sport: 'NFL', team: 'Tennessee Titans', name: 'Derrick Henry', position: 'running_back' },
    { sport: 'NFL', team: 'Buffalo Bills', name: 'Josh Allen', position: 'quarterback' },
    { sport: 'NFL', team: 'Kansas City Chiefs', name: 'Travis Kelce', position: 'tight_end' },
    { sport: 'NFL', team: 'Dallas Cowboys', name: 'Brandon Aubrey' },
  ] as const;
  const known = { ...context, roster, players: roster.map(({ name }) => name) };

  test.each([
    ['[derrick henry|player] [yards|stat=receiving_yards] [last 3|span=last]', 'rushing_yards'],
    ['how many [yards|stat=receiving_yards] has [josh allen|player] had', 'passing_yards'],
    ['how many [yards|stat=receiving_yards] has [josh allen|player] run for', 'rushing_yards'],
    ['how many [yards|stat=receiving_yards] has [derrick henry|player] caught', 'receiving_yards'],
    ['[travis kelce|player] [yds|stat=receiving_yards] [last 5|span=last]', 'receiving_yards'],
    ['[josh allen|player] [rushing yards|stat] [last 3|span=last]', 'rushing_yards'],
    ['[derrick henry|player] [receiving yards|stat] [last 3|span=last]', 'receiving_yards'],
    ['[brandon aubrey|player] [yards|stat=receiving_yards] [last 3|span=last]', 'receiving_yards'],
  ])('“%s” are %s', (marked, stat) => {
    expect(queryOf('find', 'game_log', asked(marked), known)).toMatchObject({ stat });
  });
});
