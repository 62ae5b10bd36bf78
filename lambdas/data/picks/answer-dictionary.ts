/**
 * The preset deflate dictionaries for `answer-bytes.ts`: text that most picks and answers share, the most frequent last, which
 * halves a pick of one leg. Never change one, because what is stored needs it to be decompressed; add one with a new version.
 */
const sentences = [
  'Among players of a prop, the last ten games: over the line in 7 of the last 10. Averages 24.5 a game. ',
  'Doubtful: Questionable: Out: day-to-day, according to the injury report. ',
  'Each leg is chosen on its own merits. Both legs share a reason. ',
  ' won 2 of the last 3 meetings, the last one 24–17 on Nov 29.',
  ' is 16–8 with 10 draws. are 5–2 at home. are 1–5 on the road. are 0–4 against the spread. ',
  ' play on back-to-back days: 1 day since their last game; the ',
  ' have had 2 days of rest. One book pays more on the  than the rest. In ',
  'The line moved from -3 to -4.5 since it opened. ',
  'The best of 4 books (-110) beats the median (-115) and pays $1.53 more on $100. ',
  'All 4 books have this between 63.5% and 64.6%. ',
  'It must win 52.4% at -110 to break even; this price costs $4.14 per $100. ',
  ' score 30.2 points a game (2nd of 32 teams) and allow 17.5 (5th). runs a game (15th of 30 teams) goals a game (1st ',
  'The  have won 4 of their last 5, outscoring opponents by 15.2 points a game. have won 1 of their last 5, outscored by ',
  'is among the likeliest bets that fit. For: Against: Also: has the best value of those that fit. ',
  ' 3-leg parlay\n1. moneyline (-110): at , Mon, Nov 23, 7:00 PM ET\nSun, Sat, Thu, Tue, Wed, Fri, Dec Oct Jan 1:00 8:15 PM ET',
  '\nTotal price: +187; hits about 1 time in 3 (31.3%), costs $10.17 per $100 on average.',
  'The price of -110 pays $0.91 per $1; hits about 2 times in 3 (64.2%), costs $2.88 per $100 on average.\n',
  'The market price already reflects all of this.',
];

const evidence = (kind: string, values: string, source: string) =>
  `","knownToMarket":true},{"id":"NFL-10 ${kind} home","kind":"${kind}","side":"for","about":"","values":{${values}},"n":5,"text":"The ","source":"${source}","asOf":"2026-1`;

const shapes = [
  '"prop":{"player":"","stat":"passing_yards","over","under"},"outright":{"player":"","place":',
  '"spread","total","draw","prop","parlay","props","NBA","MLB","NHL","MLS","CFL","GOLF"',
  evidence(
    'meetings',
    '"won":2,"meetings":3,"lastWinner":"","lastHigh":4,"lastLow":3,"lastOn":"Oct 29","opponent":"',
    'Goalserve head to head',
  ),
  evidence('injury', '"player":"","status":"', 'Goalserve injuries'),
  evidence('rest', '"days":1,"opponentDays":2,"opponent":"","because":"back_to_back', 'Final scores'),
  evidence('record', '"won":16,"lost":8,"drawn":10,"games":34', 'Goalserve standings'),
  evidence('venue_record', '"won":1,"lost":5,"games":6', 'Goalserve standings'),
  evidence(
    'best_price',
    '"price":-110,"book":"","median":-115,"saves":1.53,"per":100,"books":4',
    'DraftKings',
  ),
  evidence('form', '"won":4,"lost":1,"games":5,"margin":6.2', 'Final scores'),
  evidence(
    'scoring',
    '"scored":30.2,"scoredRank":2,"conceded":17.5,"concededRank":5,"teams":32',
    'Goalserve standings',
  ),
  evidence('cost', '"price":-110,"chance":50.1,"break_even":52.4,"cost":4.14,"per":100', 'bet365'),
  evidence(
    'agreement moneyline","kind":"agreement","side":"neutral","about":" moneyline',
    '"books":4,"low":63.5,"high":64.6',
    '4 books',
  ),
  '","knownToMarket":true}],"bestPrice":-110,"bestBook":"","books":4,"medianPrice":-115,"saves":null,"elsewhere":null,"movement":[{"at":"","home":,"spread":,"total":}],"breakEven":52.4,"fairPrice":-110,"cost":4.14},{',
  '"gameId":"NFL-10","sport":"NFL","startsAt":"2026-11-26T18:00:00.000Z","home":"","away":"","market":"moneyline","selection":"away","selection":"home","line":null,"price":-110,"book":"","pricedAt":"2026-11-26T17:04:22.000Z","marketProbability":64.2,"thesis":{"id":"likeliest","text":"The  to win is among the likeliest bets that fit."},"evidence":[',
  '"break_even":34.8,"expected_value":-4.07,"books":4,"theme":{"id":"mixed","text":"Each leg is chosen on its own merits."},"notes":[{"kind":"known_to_market","text":"The market price already reflects all of this."}],"bet_type":["moneyline"]}}',
  '{"reasoning":"A safe play for this week, please","playText":"NFL moneyline\n',
  '"metadata":{"match_date":"2026-11-26T18:00:00.000Z","team_name":"","player_name":null,"opponent":"","risk_profile":"medium","risk_profile":"low","odds":"-110","confidence":64.2,"market_probability":64.2,"suggestion":[" moneyline (-110)"],"analysis":["The  to win is among the likeliest bets that fit. For: The ","legs":[{"gameId":"',
];

const picks = [...sentences, ...shapes].join('');

/** What answers have besides, and facts about a pair of teams. */
const answers = [
  '{"label":"Safer","change":{"kind":"safer"}},{"label":"Longer odds","change":{"kind":"longer"}},',
  '{"label":"Swap leg 1","change":{"kind":"swap","leg":0}},{"label":"Swap leg 2","change":{"kind":"swap","leg":1}},',
  '{"label":"Drop leg 1","change":{"kind":"drop","leg":0}},{"label":"Drop leg 2","change":{"kind":"drop","leg":1}},',
  '"read":{"intent":"play","topic":null,"sports":["NFL"],"legs":{"min":1,"max":1},"sameGame":false,"markets":["moneyline"],"notMarkets":[],"stat":null,"sides":[],"notSides":[],"price":null,"payout":null,"line":null,"chance":null,"legChance":null,"days":["2026-1"],"nextGame":false,"nightGame":false,"starts":null,"risk":null,"value":false,"order":null,"group":null,"eachGame":false,"book":null,"teams":[],"player":null,"budget":null,',
  '"reading":{"sports":["NFL"],"summary":"NFL · moneyline · ","parts":[{"id":"sport","label":"NFL","without":"-leg moneyline parlay for Sunday, "},{"id":"market:moneyline","label":"moneyline","without":" parlay for "},{"id":"legs","label":" legs","without":"',
  '. Favorites, one per game.\nThe market price already reflects all of this."',
  'The  are outscored by 0.2 a game, the  outscore opponents by 3.1 a game. have won 3 of 5, the  have lost five straight.',
  ', to win is close to a coin flip. Also: The 3 books disagree: they have this from 70% to 72.1%. games back; the  are 3rd.',
  ' on the road, the  1–5 at home. Days since the last game: 10 for the  points a game; the  are 0–5, outscored by ',
  'Of 32 teams the  rank 7th in scoring, at 26.1 points a game, and 25th on defense, at 24.4; the  26th and 31st. ',
  '"opponentScored":18.3,"opponentScoredRank":27,"opponentConceded":21.4,"opponentConcededRank":14,"opponentTeams":32,"opponentMargin":-3.1,"opponentInAll":39.7},"n":15,',
  '"opponentWon":1,"opponentLost":6,"opponentGames":7},"n":8,',
].join('');

/** By version: the last is for new items. */
export const answerDictionaries = [picks, answers + picks].map((text) => Buffer.from(text));
