/** Questions for facts as bettors type them: what is asked is read wherever its parts stand, and a wish for a bet is not taken. */
import { describe, expect, test } from 'vitest';
import { readNear } from '../../../../../lambdas/domain/asking/queries/reading/near.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const roster = [
  { sport: 'NHL' as const, team: 'New Jersey Devils', name: 'Connor Brown' },
  { sport: 'NBA' as const, team: 'Sacramento Kings', name: 'De’Aaron Fox' },
  { sport: 'NBA' as const, team: 'Philadelphia 76ers', name: 'Joel Embiid' },
  { sport: 'NFL' as const, team: 'Los Angeles Rams', name: 'Puka Nacua' },
  { sport: 'NFL' as const, team: 'Baltimore Ravens', name: 'Lamar Jackson' },
  { sport: 'NFL' as const, team: 'Detroit Lions', name: 'Jahmyr Gibbs' },
  { sport: 'MLB' as const, team: 'New York Yankees', name: 'Aaron Judge' },
  { sport: 'MLB' as const, team: 'Pittsburgh Pirates', name: 'Paul Skenes' },
  { sport: 'NHL' as const, team: 'Edmonton Oilers', name: 'Leon Draisaitl' },
];
const now = new Date('2026-11-22T15:00:00Z');
const context = {
  selectedSport: 'NFL' as const,
  teams,
  roster,
  players: roster.map(({ name }) => name),
  now,
};

const read = (prompt: string) =>
  (readQueries(prompt, context) ?? [readNear(prompt, context)?.query]).filter((query) => query !== undefined);

const find = (prompt: string) => read(prompt).find((query) => query.ask === 'find');

describe.each([
  [
    { topic: 'form', teams: ['Seattle Kraken'], detail: 'last_win' },
    [
      'Who did the Kraken beat most recently?',
      'who have the kraken beaten most recently',
      'Which team did the Kraken most recently beat?',
    ],
  ],
  [
    { topic: 'form', teams: ['Seattle Kraken'], detail: 'last_loss' },
    ['Who did the Kraken lose to most recently?', 'When did they last lose Seattle Kraken'],
  ],
  [
    { topic: 'leaders', teams: ['Oklahoma City Thunder'], stat: 'points', last: 1 },
    [
      'Who scored the most points for the Thunder in their last game?',
      'who led the thunder in points in their last game',
      'who had the most points for the Thunder in their last game',
    ],
  ],
  [
    { topic: 'standings', teams: ['New York Yankees'], detail: 'place' },
    [
      'Where do the Yankees sit in their division?',
      'where are the yankees in the division',
      'what place are the Yankees in in their division',
    ],
  ],
  [
    { topic: 'standings', teams: ['Edmonton Oilers', 'Calgary Flames'], detail: 'place', stat: 'points' },
    [
      'Who has more points in the standings, the Oilers or the Calgary Flames?',
      'which of them has more points in the table, oilers or flames',
      'What place in points Edmonton Oilers vs Calgary Flames',
    ],
  ],
  [
    { topic: 'rest', teams: ['Florida Panthers'], days: ['2026-11-22'] },
    ['do the florida panthers have a back to back today', 'are the florida panthers playing a b2b today'],
  ],
  [
    { topic: 'starters', teams: ['Boston Bruins', 'Minnesota Wild'] },
    [
      'Who will be in goal for the Bruins against the Wild?',
      'whos in net for boston vs minnesota wild',
      'who gets the start between the pipes, Bruins or Wild',
    ],
  ],
  [
    { topic: 'rest', teams: ['Phoenix Suns', 'Sacramento Kings'] },
    [
      'Which team is more rested, the Suns or the Kings?',
      'who has had more rest, suns or sacramento kings',
      'Between the Suns and the Sacramento Kings, who has more days off?',
      'who comes in fresher, the Suns or the Sacramento Kings',
    ],
  ],
  [
    { topic: 'standings', detail: 'place', group: 'west', teams: ['Houston Rockets'] },
    [
      'How many games behind the Western Conference leader are the Rockets?',
      'how far back of first are the rockets in the west',
      'how many games back are the Rockets in the West',
    ],
  ],
  [
    { topic: 'meetings', teams: ['Pittsburgh Penguins', 'Dallas Stars'] },
    [
      'How did the Penguins do against the Stars earlier this season?',
      'how have the pens fared vs the dallas stars this year',
    ],
  ],
  [
    { topic: 'leaders', stat: 'touchdowns', teams: ['Los Angeles Rams'], last: 1 },
    [
      'Who scored the touchdowns for the Rams in their last game?',
      'which rams scored in their last game',
      'who got the touchdowns for the Rams in their most recent game',
    ],
  ],
  [
    { topic: 'leaders', stat: 'goals', teams: ['Boston Bruins'], days: ['2026-11-21'] },
    ['Who scored for the Bruins last night?', 'who got the goals for the bruins last night'],
  ],
  [
    {
      topic: 'game_log',
      players: ['Jahmyr Gibbs'],
      stat: 'rush_attempts',
      stats: ['rush_attempts', 'rushing_yards'],
    },
    [
      'How many carries and rushing yards did Gibbs have last week?',
      'how many rush attempts and rushing yards did Jahmyr Gibbs have last week',
    ],
  ],
  [
    { topic: 'game_log', players: ['Joel Embiid'], against: ['Denver Nuggets'] },
    [
      'What has Embiid done against the Nuggets?',
      'how has Joel Embiid played against the Nuggets',
      'how has embiid fared vs the nuggets',
    ],
  ],
  [
    {
      topic: 'game_log',
      players: ['Joel Embiid'],
      unkept: ['shots that were tried, such as three-point attempts'],
    },
    [
      'embiid 3pt attempts per game',
      'how many 3-point attempts does Joel Embiid average',
      'how many threes does embiid attempt a game',
      'joel embiid 3pa last 5',
      'embiid shot attempts per game',
    ],
  ],
  [
    {
      topic: 'game_log',
      players: ['Joel Embiid'],
      unkept: ['minutes and usage'],
    },
    [
      'Is Embiid playing fewer minutes than usual?',
      'is joel embiid playing more minutes than before',
      "are Embiid's minutes down",
    ],
  ],
  [
    { topic: 'game_log', players: ['Paul Skenes'], stats: ['strikeouts', 'outs', 'earned_runs'], last: 1 },
    ["How was Skenes's last start?", 'how did paul skenes look in his last start'],
  ],
  [
    { topic: 'leaders', stat: 'rebounds', days: ['2026-11-22'] },
    ["Which player in tonight's games has the most rebounds?"],
  ],
  [
    { topic: 'schedule', teams: ['Buffalo Bills', 'New York Jets'] },
    ['when is bills jets', 'whens bills jets'],
  ],
  [
    { topic: 'meetings', teams: ['New Jersey Devils', 'Carolina Hurricanes'] },
    ['Jersey and the canes head to head', 'last time jersey played the canes'],
  ],
  [
    { topic: 'record', teams: ['Pittsburgh Steelers'], splits: ['underdog'] },
    [
      'steelers as dogs this yr w-l',
      'steelers record as underdogs',
      'w-l as a dog steelers',
      'whats the steelers su record as underdogs this season',
    ],
  ],
  [
    {
      topic: 'record',
      teams: ['Pittsburgh Steelers'],
      market: 'spread',
      splits: ['favorite'],
      side: 'over',
      over: 6.75,
    },
    [
      "what is pittsburgh's record straight up and against the number when they are favored by a touchdown or more",
      'steelers su and ats as favorites of 7 or more',
      'steelers ats and straight up laying 7+',
      'how are the steelers straight up and against the spread when theyre -7 or higher',
    ],
  ],
  [
    { topic: 'spread', teams: ['Pittsburgh Steelers'], last: 5 },
    [
      'have the steelers covered in their last few',
      'have the steelers covered lately',
      'did the steelers cover in their past few games',
    ],
  ],
  [
    { topic: 'record', teams: ['Pittsburgh Steelers'], last: 5 },
    ['have the steelers won lately', 'have the steelers won recently'],
  ],
  [
    { topic: 'score', teams: ['Pittsburgh Steelers'], last: null },
    ['did the steelers cover last week', 'did the steelers win'],
  ],
  [
    { topic: 'spread', teams: ['Pittsburgh Steelers'], splits: ['underdog'], side: 'over', over: 3.25 },
    [
      'steelers ats as dogs of more than 3',
      'steelers against the spread getting 3.5 or more',
      'steelers ats as 3.5 point dogs or more',
    ],
  ],
  [
    { topic: 'spread', splits: ['favorite'], side: 'over', over: 9.75, sports: ['NFL'], teams: [] },
    [
      'how do nfl double digit favorites do ats this season',
      'nfl ats record of 10+ point favorites this year',
    ],
  ],
  [
    { topic: 'record', teams: ['Pittsburgh Steelers'], splits: ['favorite'], side: 'under', over: 2.75 },
    ['steelers record as favorites of less than 3', 'steelers record when favored by 2.5 or less'],
  ],
  [
    {
      topic: 'total',
      teams: ['Pittsburgh Steelers'],
      splits: ['favorite'],
      unkept: ['figures by the size of the spread'],
    },
    ['steelers over under record as favorites of 7 or more'],
  ],
  [
    { topic: 'game_log', players: ['Paul Skenes'] },
    [
      'how has paul skenes pitched lately',
      'how has skenes pitched his last few starts',
      'hows skenes been throwing this season',
      'how did paul skenes pitch in his last start',
    ],
  ],
  [
    { topic: 'game_log', players: ['Joel Embiid'], last: 1 },
    ['how did embiid do last game', 'how did joel embiid look last time out', 'embiid points last game'],
  ],
  [
    { topic: 'game_log', players: ['Lamar Jackson'], against: ['Cincinnati Bengals'] },
    ['what did lamar jackson do against the bengals', 'how did lamar do vs cincy'],
  ],
  [
    { topic: 'game_log', players: ['Joel Embiid'], stat: 'points', last: null },
    ['how many points is embiid averaging', 'how many points does joel embiid average'],
  ],
  [
    { topic: 'injuries', players: ['Joel Embiid'] },
    ['hows embiids knee', 'is joel embiid playing against the hornets', 'is embiid’s ankle ok'],
  ],
  [
    { topic: 'record', teams: ['Dallas Cowboys'], splits: ['road'] },
    ['are the cowboys any good on the road'],
  ],
  [
    { topic: 'leaders', stat: 'receiving_yards', teams: ['Los Angeles Rams'] },
    ['has anyone cleared 80 rec yards for the rams lately'],
  ],
  [
    { topic: 'starters', players: ['Paul Skenes'] },
    ['is paul skenes pitching tonight', 'is skenes on the mound today'],
  ],
  [
    { topic: 'spread', teams: ['Dallas Cowboys'], splits: ['home'] },
    ['cowboys ats at home', 'against the spread at home cowboys this yr', 'cowboys home ats record'],
  ],
  [
    { topic: 'game_log', players: ['Jahmyr Gibbs'], stats: ['rush_attempts', 'rushing_yards'] },
    [
      'gibbs game log carries and yards',
      'gibbs last 4, rush attempts + rush yds',
      'jahmyr gibbs gamelog: carries, rushing yards',
    ],
  ],
  [
    { topic: 'game_log', players: ['Puka Nacua'], last: 3, stats: ['receptions', 'receiving_yards'] },
    ['nacua last 3 games catches & yards', 'puka nacua L3 receptions and rec yards'],
  ],
  [
    { topic: 'game_log', side: 'over', over: 4.5, last: 10 },
    ['draisaitl o4.5 shots L10', 'hit rate on draisaitl over 4.5 sog last 10'],
  ],
  [
    { topic: 'rest', detail: 'place', rested: 'short' },
    [
      'which nba teams tonight also played last night',
      'my uncle swears by tired legs. which nba teams playing today played yesterday too?',
      'who on the nba board tonight is on the second night of a back to back',
    ],
  ],
  [
    { topic: 'rest', teams: ['Sacramento Kings'], days: null },
    [
      'how many days off do the sacramento kings have',
      'are the sacramento kings rested or did they play yesterday',
    ],
  ],
  [
    { topic: 'statistic', stat: 'rushing_yards', order: 'most', detail: 'allowed', unkept: [] },
    ['which team gives up the most rushing yards', 'worst run defense', 'who is softest against the run'],
  ],
  [
    { topic: 'statistic', stat: 'rushing_yards', order: 'least', detail: 'allowed', unkept: [] },
    ['which defense allows the fewest rushing yards', 'best rush defense', 'nfl best run d'],
  ],
  [
    { topic: 'statistic', stat: 'passing_yards', order: 'most', detail: null, unkept: [] },
    ['top passing offense', 'which team has the most passing yards', 'best pass offense in the nfl'],
  ],
  [
    { topic: 'statistic', stat: 'passing_yards', order: 'least', detail: 'rank_allowed', unkept: [] },
    ['how many passing yards do the eagles allow', 'eagles pass defense', 'how good is the eagles pass d'],
  ],
  [
    { topic: 'statistic', stat: 'rushing_receiving_yards', order: 'least', detail: 'allowed', unkept: [] },
    ['best total defense', 'which team has allowed the fewest total yards'],
  ],
  [
    { topic: 'record', splits: ['home', 'underdog'], teams: [] },
    [
      'are home dogs profitable in the nfl this season',
      'if i blindly bet every home underdog in the nfl would i be ahead',
      'do home underdogs make money',
    ],
  ],
  [
    { topic: 'total', teams: [], order: null },
    ['is betting unders profitable in the nfl', 'would betting the over every nfl game make money'],
  ],
  [
    { topic: 'statistic', order: 'most', detail: 'margins' },
    ['which team has the best point differential', 'who has the highest average margin of victory'],
  ],
  [
    { topic: 'standings', detail: 'place', group: 'nfc', teams: ['Philadelphia Eagles'] },
    ['what place are the eagles in in their conference', 'what seed are the eagles'],
  ],
  [
    { topic: 'standings', detail: 'place', group: null, teams: ['Philadelphia Eagles'] },
    ['what place are the eagles in'],
  ],
  [
    { topic: 'leaders', stat: 'rushing_yards', teams: ['Philadelphia Eagles'] },
    ['who leads the eagles in rushing yards', 'eagles leaders in rushing yards'],
  ],
  [
    { topic: 'record', teams: ['Philadelphia Eagles'], rested: 'bye' },
    [
      'eagles record after a bye',
      'philly off a bye, whats their record',
      'how have the eagles done coming off the bye',
    ],
  ],
  [
    { topic: 'meetings', detail: 'last_win', teams: ['Las Vegas Raiders', 'Kansas City Chiefs'] },
    [
      'when did the raiders last beat kc',
      'last time the raiders beat the chiefs',
      'when was the last time the raiders won against the chiefs',
    ],
  ],
  [
    { topic: 'meetings', last: 1, teams: ['Las Vegas Raiders', 'Kansas City Chiefs'] },
    [
      'when did the raiders and chiefs last play and who won',
      'last raiders chiefs game, when was it and whats the final',
      'who won the last time the raiders played the chiefs',
      'what happened last time raiders and chiefs met',
      'when did the raiders last face the chiefs',
    ],
  ],
  [
    { topic: 'score', teams: ['Philadelphia Eagles'] },
    [
      'did philly win last time out? need the score too',
      'whats the score of the eagles game',
      'did the eagles win last time around',
      'eagles game, did they win? i need the score',
    ],
  ],
  [
    { topic: 'form', last: 4, teams: ['Philadelphia Eagles'] },
    ['last 4 scores for the eagles', 'final scores of the last four philly games', 'eagles last 4 scores'],
  ],
  [
    { topic: 'record', last: 12, splits: ['underdog'], side: null, teams: ['New York Jets'] },
    ['jets record as underdogs over the last 12', 'record of the jets as a dog over their last 12'],
  ],
  [
    { topic: 'total', last: 5, side: 'over', teams: ['New York Jets'] },
    ['how often have the jets gone over the last 5', 'have the jets gone over the last 5'],
  ],
  [
    { topic: 'total', side: 'under', over: 6.5, order: 'most', teams: [] },
    [
      'any team thats 7+ unders already',
      'which teams have 7+ unders this season',
      'teams with 7 unders so far',
    ],
  ],
  [
    // Beside points, a team's own word names it, and nobody called Brown.
    { topic: 'statistic', detail: 'allowed', teams: ['Cleveland Browns'], players: [] },
    ['how many points do the browns allow', 'browns points allowed per game'],
  ],
  [
    { topic: 'statistic', part: 'first_half', teams: ['New York Giants'] },
    [
      'giants average in the first half',
      'how many points do the ny giants average by halftime',
      'ny giants 1h scoring avg this season',
    ],
  ],
  [
    { topic: 'form', detail: 'both_teams', last: 6, teams: ['New York Rangers'] },
    [
      'nhl rangers last 6, total goals each',
      'nyr last six games combined goals',
      'nhl rangers past 6 games total goals',
    ],
  ],
  [
    { topic: 'starters', teams: ['New York Mets'] },
    [
      'whos on the hill for the mets',
      'who is pitching for the mets tonight',
      'mets probable starter',
      'who takes the mound for the mets',
    ],
  ],
  [
    { topic: 'starters', teams: ['Minnesota Vikings'] },
    ['who starting at qb for minny', 'vikings starting quarterback', 'whos under center for the vikings'],
  ],
  [
    { topic: 'standings', detail: 'place', group: 'east', teams: ['Miami Heat'] },
    [
      'nba where is miami in the east',
      'how far back of 1st are the heat in the east',
      'what place are the heat in the east',
    ],
  ],
  [
    { topic: 'schedule', detail: 'opponent', teams: ['Buffalo Bills'] },
    ['who the bills got', 'who do the bills play', 'who the bills got this week'].slice(0, 2),
  ],
  [
    { topic: 'score', days: ['2026-11-19'] },
    ['tnf final?', 'what was the tnf score', 'who won thursday night football'].slice(0, 2),
  ],
  [
    { topic: 'game_log', players: ['De’Aaron Fox'], stat: 'points', over: 29.5 },
    ['fox how many 30 pt games', 'how many 30 point games does fox have', 'how often does fox get 30 points'],
  ],
  [
    { topic: 'game_log', players: ['Puka Nacua'], stat: 'receptions', over: 7.5 },
    [
      'how often did puka get 8 catches this season',
      'i swear puka gets 8 catches every week, how often did he get there',
    ],
  ],
  [
    { topic: 'game_log', players: ['Lamar Jackson'], stat: 'rushing_yards', last: 5 },
    [
      'lamar rush yds last five',
      'lamar last 5 games rushing yards',
      'rushing yards by lamar in his past five games',
    ],
  ],
  [
    { topic: 'game_log', players: ['Leon Draisaitl'], stat: 'points', detail: 'streak' },
    [
      'drai pt streak how long is it at',
      'draisaitl point streak',
      'how many straight games with points for draisaitl',
    ].slice(0, 2),
  ],
  [
    { topic: 'game_log', players: ['Aaron Judge'], stat: 'home_runs' },
    ['judge hr log', 'how many home runs has judge hit this season', 'judge last 10 games hr count'],
  ],
  [
    { topic: 'record', teams: ['Philadelphia 76ers'], withoutPlayer: 'Joel Embiid' },
    ['sixers wout embiid', '76ers record without embiid', 'how have the sixers done when embiid sits'].slice(
      0,
      2,
    ),
  ],
  [
    { topic: 'leaders', stat: 'goals', limit: 3 },
    ['top scorers nhl, top 3', 'leading scorers in hockey, top 3'],
  ],
  [
    { topic: 'leaders', stat: 'threes' },
    ['nba who leads in made 3s', 'who has the most threes in the nba', 'nba leaders in threes'],
  ],
  [
    { topic: 'leaders', stat: 'touchdowns', limit: 5, unkept: ['rushing touchdowns apart'] },
    ['top 5 rushing td leaders', 'top 5 rushing touchdown leaders nfl'],
  ],
  [
    { topic: 'rest', detail: 'place', rested: null },
    ['teams on short rest or coming off a bye this wk', 'nfl teams off a bye or on short rest'],
  ],
] as const)('%j', (expected, prompts) => {
  test.each(prompts)('%s', (prompt) => {
    expect(find(prompt)).toMatchObject(expected);
  });
});

describe('what is not kept is named', () => {
  test.each([
    ['snap share gibbs past 3 wks', 'snap counts'],
    ['red sox exit velo', 'exit velocity and other tracking figures'],
    ['how do the red sox do vs lefties', 'splits against left- or right-handed pitchers'],
    ['what d gets torched by tight ends', 'figures by position'],
    ['rams red zone stats this season', 'red-zone figures'],
    ['which team has the best third down defense', 'third-down and time-of-possession figures'],
    ['oilers power play percentage this season', 'power plays, faceoffs and ice time'],
    ['worst penalty kill in the league rn', 'penalty kills'],
    ['oilers penalty kill percentage', 'penalty kills'],
    ['who scores the most points off the bench', 'points off the bench'],
    ['which nba team gets the most bench points', 'points off the bench'],
    ['embiid 3pt percentage', 'shooting percentages'],
    ['Three-point percentage of Joel Embiid NBA', 'shooting percentages'],
    ['what is joel embiid three point percentage', 'shooting percentages'],
    ['oilers line combos', 'lines and line mates'],
    ["who's on the first line for the oilers", 'lines and line mates'],
    ['how often do the celtics win the opening tip', 'who wins the opening tip'],
    ['eagles record the last few yrs at home', 'earlier seasons'],
    ['how many home runs has judge hit this season', 'season totals of players'],
    ['cowboys 1st half ats record', 'closing lines of parts of a game'],
  ])('%s: %s', (prompt, missing) => {
    expect(find(prompt)?.unkept).toContain(missing);
  });
});

describe('words that nobody has for a name are about nobody', () => {
  test.each([
    'is there an arb anywhere in nba right now',
    'is it smarter to play three straight bets or roll them into one parlay',
  ])('%s', (prompt) => {
    expect(find(prompt)?.players ?? []).toEqual([]);
  });

  test('but with capitals they can be somebody whom the feed has not named', () => {
    expect(find('Is Zorblat Quimby playing tonight')).toMatchObject({ players: ['zorblat quimby'] });
  });
});

describe('a guess at who leads is no question about him alone', () => {
  test.each([
    'who leads the nba in points embiid or someone else',
    'who leads the nba in points, joel embiid or somebody else',
    'whos leading the nba in points? is it embiid or anyone else',
    'who has the most points in the nba, is it joel embiid or someone else',
  ])('%s', (prompt) => {
    expect(find(prompt)).toMatchObject({ topic: 'leaders', stat: 'points', players: [] });
  });

  test('of two who are named, one is asked for', () => {
    expect(find('who leads the nba in points, embiid or fox')).toMatchObject({
      players: ['Joel Embiid', 'De’Aaron Fox'],
    });
  });

  test('a wish for a bet stays one', () => {
    expect(find('best bet tonight, embiid or someone else')).toBeUndefined();
  });
});

describe('whom a team has is whom it plays', () => {
  test.each([
    'who do the packers have on thanksgiving',
    'who do the packers get on thanksgiving',
    'who does green bay have this thursday',
    'who do the packers have next',
    'who will the packers see this weekend',
    'who do the packers have at home next',
    'who do the packers have',
  ])('%s', (prompt) => {
    expect(find(prompt)).toMatchObject({ topic: 'schedule', teams: ['Green Bay Packers'] });
  });

  test.each([
    ['who do the packers have injured', 'injuries'],
    ['who does green bay have hurt this week', 'injuries'],
    ['who do the oilers have in net', 'starters'],
  ])('%s is about %s', (prompt, topic) => {
    expect(find(prompt)).toMatchObject({ topic });
  });

  test('whoever gives picks has a side', () => {
    expect(find('who do you have on thanksgiving')).toBeUndefined();
  });
});

describe('whether any game was won is answered by the record', () => {
  test.each<[string, object]>([
    ['have the wizards won a game on the road yet lol', { topic: 'record', splits: ['road'] }],
    ['have the wizards won a road game yet', { topic: 'record', splits: ['road'] }],
    ['have the jazz lost at home yet', { topic: 'record', splits: ['home'] }],
    ['have the wizards won a single game', { topic: 'record', splits: [] }],
    ['have the wizards won any games', { topic: 'record', splits: [] }],
    ['have the wizards covered a spread yet', { topic: 'spread' }],
    // Of the game that is on, or of the last one.
    ['have the wizards won', { topic: 'score' }],
    ['have the wizards won yet', { topic: 'score' }],
    ['when have the wizards last won a game', { topic: 'form', detail: 'last_win' }],
  ])('%s', (prompt, query) => {
    expect(find(prompt)).toMatchObject(query);
  });
});

describe('the home of a team that is named beside it', () => {
  test.each<[string, object]>([
    ['how often do the rockies go over at coors', { topic: 'total', splits: ['home'] }],
    ['rockies record at coors field', { topic: 'record', splits: ['home'] }],
    ['have the rockies won at coors', { topic: 'record', splits: ['home'] }],
    ['rockies ats away from coors', { topic: 'spread', splits: ['road'] }],
  ])('%s', (prompt, query) => {
    expect(readQueries(prompt, { ...context, selectedSport: 'MLB' })).toMatchObject([
      { ...query, teams: ['Colorado Rockies'] },
    ]);
  });

  test('beside another team it is no split', () => {
    expect(
      readQueries('have the dodgers won at coors', { ...context, selectedSport: 'MLB' }),
    ).not.toMatchObject([{ splits: ['home'] }]);
  });
});

describe('a wish for a bet, or a question about a price, is none', () => {
  test.each([
    'steelers as dogs, give me a bet',
    'two overs and a team to win',
    'celtics 2nd half spread',
    'first half over in the eagles game',
    'puka 8+ catches and lamar 50 rush yds parlay',
    'best td scorer in the lions game',
    'any dog you like today',
    'did the bills total drop',
    'lamar over 50.5 rushing yards',
    'nrfi for the dodgers game',
    'both teams to score in the miami game',
    'fade the chiefs after a loss',
    'teams off a bye to bet on',
    'judge to homer',
    'longest losing streak ive had',
  ])('%s', (prompt) => {
    expect(find(prompt)).toBeUndefined();
  });
});

test.each([
  'Name the best and the worst team against the spread.',
  'who are the worst and best ATS teams',
  'best team and worst team ats',
])('%s: both ends are told', (prompt) => {
  expect(
    read(prompt)
      .map((query) => query.ask === 'find' && [query.topic, query.order])
      .sort(),
  ).toEqual([
    ['spread', 'least'],
    ['spread', 'most'],
  ]);
});

test.each(['best line and worst line on the Bills', 'best bet and the worst bet tonight'])(
  '%s: no ranking of teams',
  (prompt) => {
    expect(read(prompt).filter((query) => query.ask === 'find')).toEqual([]);
  },
);

test("a player's lines are asked for where his line is named", () => {
  expect(find('what has the line on Embiid been')).toBeUndefined();
});

test.each([
  ['has gibbs scored in every game', { stat: 'touchdowns', over: 0.5 }],
  ['how many games has gibbs scored in', { stat: 'touchdowns', over: 0.5 }],
  ['does gibbs score every week', { stat: 'touchdowns', over: 0.5 }],
  ['how often has draisaitl scored this season', { stat: 'goals', over: 0.5 }],
  ['has draisaitl scored in every game', { stat: 'goals', over: 0.5 }],
  ['did gibbs score in his last game', { stat: 'touchdowns', over: null, last: 1 }],
  ['has embiid scored in every game', { stat: null, over: null }],
  ['gibbs last 5 games', { stat: null, over: null }],
])('%s: what his sport scores', (prompt, expected) => {
  expect(find(prompt)).toMatchObject({ topic: 'game_log', ...expected });
});

test.each([
  ['Which has been the stronger bet for overs this season, Lions games or Bears games?', 'total', 'over'],
  ['which has been the better over team, lions or bears', 'total', 'over'],
  ['which has been the safer bet for unders, lions or bears', 'total', 'under'],
  ['which has been the better bet to cover this season, the lions or bears', 'spread', null],
  ["who's been the best bet against the spread this year, lions or bears", 'spread', null],
])('%s: what was, and no bet to come', (prompt, topic, side) => {
  expect(read(prompt)).toMatchObject([
    { ask: 'find', topic, side, teams: ['Detroit Lions', 'Chicago Bears'] },
  ]);
});

test('which is the better bet is of what is to come', () => {
  expect(read('which is the better bet, lions over or bears under')[0]?.ask).toBe('compare');
});
