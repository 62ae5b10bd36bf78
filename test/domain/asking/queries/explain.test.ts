/** The glossary: each term is asked for in bettors' words, and each entry fits its card. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../lambdas/contracts/asking/cards.ts';
import { answerExplain } from '../../../../lambdas/domain/asking/queries/explain/answer.ts';
import { glossary, termIds } from '../../../../lambdas/domain/asking/queries/explain/glossary.ts';
import { promptOf } from '../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';

const read = (prompt: string) => readQueries(prompt, { selectedSport: 'NFL', teams: [], now: new Date() });

test.each(termIds)('%s reads back from its prompt, and fits its card', (id) => {
  const query = { ask: 'explain' as const, terms: [id] };
  expect(read(promptOf(query))).toEqual([query]);
  for (const each of answerExplain(query).cards) expect(card.safeParse(each).success).toBe(true);
});

test('a bet and how it is graded are explained together', () => {
  const query = { ask: 'explain', terms: ['nrfi', 'grading'] };
  expect(read('what does nrfi stand for and how does it get graded')).toEqual([query]);
});

test.each([
  'why cant i put lebron points and lebron PRA in one sgp',
  "why can't I parlay the chiefs moneyline with chiefs -3",
  'why wont my book let me combine mahomes passing yards and kelce receiving yards',
  'how come i cant put two tds from the same guy in a parlay',
  "why don't books let you put the spread and the moneyline on one ticket",
])('“%s” asks why books refuse legs together', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms: ['correlation', 'same_game_parlay'] }]);
});

test.each([
  "why can't I parlay more than 8 legs together",
  "why don't you put the bills and chiefs in a parlay",
  "why can't I add this parlay to my tracker",
  'put lebron points and lebron rebounds in one sgp',
])('“%s” does not', (prompt) => {
  expect(read(prompt)).not.toEqual([{ ask: 'explain', terms: ['correlation', 'same_game_parlay'] }]);
});

test('no phrase stands for two terms', () => {
  const phrases = termIds.flatMap((id) => glossary[id].said.split('|'));
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
});

test.each([
  ['whats clv', 'clv'],
  ['closing line value??', 'clv'],
  ['what do ppl mean by chalk', 'favorite'],
  ['how does arbitrage work', 'arbitrage'],
  ['what does f5 mean in baseball', 'first_five'],
  ['what if a leg pushes', 'push_in_parlay'],
  ['my guy is out, what happens to my parlay', 'player_out'],
  ['what happens to my bet if the game gets postponed', 'postponed'],
  ['tied for fifth, what do i get', 'dead_heat'],
  ['what does -7.5 mean', 'spread'],
  ['why does a soccer match have three odds', 'three_way'],
  ['how come there is a tie price on these games', 'three_way'],
  ['whats 1x2', 'three_way'],
  ['dead heat for a top 5, what do they pay', 'dead_heat'],
  ['whats a wong teaser', 'wong'],
  ['what does both teams to score mean', 'both_teams_to_score'],
  ['how does each way work in golf', 'each_way'],
  ['what does top 10 incl ties mean', 'top_finish'],
  ['tie in a 3 ball', 'three_ball'],
  ['what happens if they tie in a three-ball', 'three_ball'],
  ['is an empty net goal counted for the puck line', 'empty_net'],
  ['do empty netters count as shots', 'empty_net'],
  ['How many innings have to be played before a bet on a game counts?', 'shortened'],
  ['What is the minimum number of innings for the run line to have action?', 'shortened'],
  ['What does +1.5 mean on the puck line?', 'puck_line'],
  ['what does minus 6.5 mean', 'spread'],
  ['Why would I buy half a point?', 'buying_points'],
  ['What is a 60-minute bet in hockey?', 'three_way'],
  ['rain stops it in the 5th, what becomes of my over', 'shortened'],
  ['is a bet good if the game gets rained out in the 6th', 'shortened'],
  ['does my moneyline stand if the game is called in the bottom of the 7th', 'shortened'],
  ['game got rained out after the 5th, is my bet official', 'shortened'],
  ['hold on is that 90 min only', 'extra_time'],
  ['is that just 90 minutes', 'extra_time'],
  ['wait is it 90 minutes or extra time', 'extra_time'],
  ['what happens to my bet if the game gets rained out', 'postponed'],
  ['game called after 6 innings, is my under good', 'shortened'],
  ['does the draw count if I bet Cincinnati moneyline?', 'three_way'],
  ['my spread came in exactly on 7, did it lose', 'push'],
  ['total hit the number exactly, is that a win', 'push'],
  ['the over hit 44 exactly, do i win', 'push'],
  ['whats clv and why wont twitter drop it', 'clv'],
  ['ok so what is vig, everyone brings it up', 'vig'],
  ['“Listed pitchers” versus “action”, my app makes me pick and I am lost', 'action'],
  ['do i want listed or action for a baseball bet', 'action'],
  ['does OT count for my first half under', 'overtime_of_part'],
  ['if it goes to overtime does the 4th quarter total include that', 'overtime_of_part'],
  ['are period bets affected by overtime', 'overtime_of_part'],
  ['does OT count for player props', 'overtime_props'],
  ['shootout goal, does it count for an anytime goalscorer', 'overtime_props'],
  ['does the puck line include overtime', 'overtime'],
  ['what happens if an NFL game ends in a tie', 'tie_game'],
  ['I backed the Bears moneyline, what happens if the game is a tie?', 'tie_game'],
  ['if I bet on Vancouver in MLS and the match is tied, do I lose?', 'three_way'],
  ['do I get my stake back on LAFC if they draw in soccer?', 'three_way'],
  ['If Zion Williamson does not play, what happens to my bet on his points?', 'player_out'],
  ['what is a good CLV', 'clv'],
  ['if Judge sits out, does my home run bet still count?', 'player_out'],
  ['Kelce gets scratched, is my over on his yards void?', 'player_out'],
  ['What becomes of my ticket on his shots when McDavid is ruled out?', 'player_out'],
  ['the 3rd quarter is tied, do i lose the 3q moneyline', 'part_tied'],
  ['what if one leg of a teaser pushes', 'push_in_teaser'],
  ['teaser leg landed exactly on the number', 'push_in_teaser'],
  ['golfer withdraws mid round, is my matchup void', 'withdrawal'],
  ['my guy WD after 9 holes in a h2h matchup', 'withdrawal'],
  ['tournament shortened to 54 holes, does my outright stand', 'golf_shortened'],
  ['what if the two golfers tie in a round matchup', 'three_ball'],
  ['do stat corrections change my prop', 'grading'],
  ['live vs pregame, whats different', 'live_or_pregame'],
  ['is it better to bet live or before the game', 'live_or_pregame'],
  ['why do spreads end in a half', 'hook'],
  ['what does it mean when a line is juiced to the over', 'juiced'],
  ['why is the under juiced so much', 'juiced'],
  ['explain shaded line', 'juiced'],
  ['hey so im brand new to this, what does -6.5 next to a team name mean', 'spread'],
  ['sorry dumb question but what does +3.5 mean', 'spread'],
  ['how come the phillies price is diffrent on every book', 'different_prices'],
  ['why do the lines vary from book to book', 'different_prices'],
  ['why is the same bet a different price on every book', 'different_prices'],
  ['why does the same game have different odds at each sportsbook', 'different_prices'],
  ['how come one bet has different prices everywhere', 'different_prices'],
  ['why is the same prop priced differently across books', 'different_prices'],
  ['does 1 unit mean like 100 bucks or is it different for everybody', 'unit'],
  ['is a unit always $100', 'unit'],
  ['is 1 unit the same for everyone', 'unit'],
  ['is one unit $50 for everybody', 'unit'],
  ['does a unit depend on the person', 'unit'],
  ['does unit size vary from person to person', 'unit'],
  ['does flat betting beat going bigger on the ones i like', 'flat_betting'],
  ['is it better to flat bet or bet more on my best plays', 'flat_betting'],
  ['should i bet the same amount every game or go bigger when im confident', 'flat_betting'],
  ['what does it mean when the public is on one side and the line goes the other', 'line_movement'],
  ['why would a line move the other way when everybody is betting one team', 'line_movement'],
  ['if 80% of bets are on one team and the line moves against it what is that called', 'line_movement'],
  ['does overtime count for a 3 way moneyline', 'three_way'],
  ['is ot included in the three way line', 'three_way'],
  ['does overtime count for the moneyline', 'overtime'],
  ['if a guy bets the spread and it lands exact does he get his money back', 'push'],
  ['if the spread ends up exactly right who wins', 'push'],
  ['what happens if the total comes in exactly on the number', 'push'],
])('“%s” is %s', (prompt, term) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms: [term] }]);
});

test.each([
  'is quarter kelly smart for a beginner or should i just flat bet 1 unit',
  'half kelly or flat betting which is better',
  'should i use kelly or just bet the same every time',
  'kelly criterion vs flat stakes',
  'is flat betting smarter than fractional kelly',
])('“%s” compares Kelly with flat stakes', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms: ['kelly', 'flat_betting'] }]);
});

test.each([
  'why does my sgp pay less than if i multiply the odds myself',
  'how come my sgp pays lower than what i get multiplying the legs',
  'why are sgp odds worse than multiplying the legs',
])('“%s” asks why legs of one game pay less', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms: ['same_game_parlay', 'correlation'] }]);
});

test('a regular parlay that pays less is asked about without legs of one game', () => {
  expect(read('why does my parlay pay less than if i multiply the odds')).not.toEqual([
    { ask: 'explain', terms: ['same_game_parlay', 'correlation'] },
  ]);
});

test.each(['is $30 a unit too much', 'is a unit $20 if my bankroll is $2000', 'is your unit $100'])(
  '“%s” asks for more than what a unit is',
  (prompt) => {
    expect(read(prompt)).not.toEqual([{ ask: 'explain', terms: ['unit'] }]);
  },
);

test.each(['kelly or the flames tonight', 'should i bet kelly over 2.5 shots or the same on makar'])(
  '“%s” compares no stakes',
  (prompt) => {
    expect(read(prompt)).not.toEqual([{ ask: 'explain', terms: ['kelly', 'flat_betting'] }]);
  },
);

test.each([
  ['difference between teasing a game and buying points', ['teaser', 'buying_points']],
  ['whats the diff btwn hedging and middling', ['hedge', 'middle']],
])('“%s” explains both', (prompt, terms) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms }]);
});

test.each([
  ['Do overtime goals count in the total and in player props?', ['overtime', 'overtime_props']],
  ['Should I bet the same amount each time or a percentage of my bankroll?', ['bankroll', 'unit']],
  ['How much should I stake on a single game?', ['bankroll', 'unit']],
  ['What is the maximum I should risk per bet?', ['bankroll', 'unit']],
  ['how many units should i put on a 3 leg parlay', ['bankroll', 'unit']],
  ['how much should i risk on a four-team sgp', ['bankroll', 'unit']],
  ['how much of my bankroll should go on one play', ['bankroll', 'unit']],
  ['what percent of my roll should go on a single game', ['bankroll', 'unit']],
  ['what % of my roll should a normal bet be', ['bankroll', 'unit']],
  ['how much of my bankroll should one play be', ['bankroll', 'unit']],
  ['what fraction of my bankroll should be on one parlay', ['bankroll', 'unit']],
])('%s asks for two entries', (prompt, terms) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms }]);
});

describe('is no question about a term', () => {
  test.each([
    'why is the line different than last week',
    'why did the same bet have different odds than yesterday',
    'how much of my bankroll should go on the bills',
    'how much of my bankroll should the bills bet be',
    'what are the odds',
    'whats the spread',
    'whats your lock',
    'parlay',
    'best value',
    'who covers',
    'i got the -7, will they win by 7',
  ])('%s', (prompt) => {
    expect(read(prompt)).toBeUndefined();
  });
});

test('a term that the glossary does not have is an error', () => {
  expect(() => answerExplain({ ask: 'explain', terms: ['nothing'] })).toThrow(RangeError);
});

test('extra time is that of soccer where soccer is meant, and overtime elsewhere', () => {
  const termIn = (prompt: string, selectedSport: 'MLS' | 'NHL') =>
    readQueries(prompt, { selectedSport, teams: [], now: new Date() });
  const prompt = 'Does extra time count in a playoff game?';
  expect(termIn(prompt, 'MLS')).toEqual([{ ask: 'explain', terms: ['extra_time'] }]);
  expect(termIn(prompt, 'NHL')).toEqual([{ ask: 'explain', terms: ['overtime'] }]);
  expect(termIn('does overtime count in hockey', 'MLS')).toEqual([{ ask: 'explain', terms: ['overtime'] }]);
});

test.each([
  ['-0.25', '-0.25 is half on 0 and half on -0.5'],
  ['+0.25', '+0.25 half on 0 and half on +0.5'],
  ['-0.75', '-0.75 half on -0.5 and half on -1'],
])('what a quarter line is split into is explained: %s', (line, split) => {
  const [query] = read(`asian handicap ${line} what does that mean`) ?? [];
  if (query?.ask !== 'explain') throw new Error('no term');
  expect(query.terms).toEqual(['asian_handicap']);
  expect(answerExplain(query).response).toContain(split);
});

test.each([
  'What is the difference between a same-game parlay and a regular one?',
  'sgp vs regular parlay, whats the difference',
  'how is a same game parlay different from a normal parlay',
])('both kinds of parlay are explained: %s', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms: ['same_game_parlay', 'parlay'] }]);
});

test.each([
  'same game parlay odds always worse than regular parlay?',
  'are sgps worse value than normal parlays',
  'do same game parlays pay less than a regular parlay',
  'why do sgps pay less than parlays',
  'is an sgp always worse odds than a straight parlay',
])('what a book keeps of both kinds of parlay is asked: %s', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms: ['same_game_parlay', 'parlay'] }]);
});

test('a same-game parlay with better odds than a number is a wish', () => {
  expect(read('a same game parlay with better than +300 odds')).toBeUndefined();
});

test('whether it works to bet against the public is answered with what fading is', () => {
  for (const prompt of ['fade the public, does it work?', 'does fading the public work']) {
    const [query] = read(prompt) ?? [];
    if (query?.ask !== 'explain') throw new Error('no term');
    expect(answerExplain(query).response).toContain('gains only where they have moved its price too far');
  }
});

test.each([
  'is it dumb to bet 8 leg parlays every week',
  'is a 10 leg parlay ever worth it honestly',
  'is a 6 team parlay a bad idea',
  'is it bad to only play 5 leg parlays',
  'am i an idiot for betting parlays every sunday',
  'are long parlays worth it',
  'is it smart to bet 10 leg parlays for fun',
])('“%s” is about parlays in general', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms: ['parlay_or_singles'] }]);
});

test.each([
  'is it dumb to bet a 3 leg parlay on the Bills',
  'is it dumb to bet this parlay at +450',
  'give me a smart parlay to bet every week',
])('“%s” is about one parlay', (prompt) => {
  expect(read(prompt)).not.toEqual([{ ask: 'explain', terms: ['parlay_or_singles'] }]);
});

test.each([
  'round robin vs regular parlay which is better if i think 3 outta 4 hit',
  'is a round robin better than a straight parlay',
  'whats the difference between a round robin and a parlay',
])('“%s” explains both', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms: ['round_robin', 'parlay'] }]);
});

test.each([
  'how come fanduel has panarin sog 2.5 and you guys show 3.5',
  'why does my book have the total at 44 but you have 45.5',
  'why is caesars showing -3 while this app shows -3.5',
  'why do you show -3.5 when draftkings has -3',
])('“%s” asks why books differ', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms: ['different_prices'] }]);
});

test('innings that are added count on the run line', () => {
  const [query] = read('Does a bet on the run line count extra innings?') ?? [];
  expect(query?.ask === 'explain' && answerExplain(query).response).toMatch(
    /extra innings count in .*run lines/,
  );
});

test.each([
  'why is the odds different on draftkings than what u show',
  'your price doesnt match fanduel',
  'how come fanduel shows a different line than you',
  'odds here arent the same as on my caesars app',
  'why is the same parlay paying +640 on one book and +580 on another',
  'why does draftkings pay more than fanduel for the same bet',
  'how can two books have different odds on the same game',
])('why a price is another one elsewhere: %s', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms: ['different_prices'] }]);
});

test.each([
  ['are sgps a ripoff', 'same_game_parlay'],
  ['is a same game parlay worth it', 'same_game_parlay'],
  ['are same-game parlays a bad bet', 'same_game_parlay'],
  ['are teasers a sucker bet', 'teaser'],
  ['are parlays a scam', 'parlay_or_singles'],
])('whether a kind of bet is a good idea: %s', (prompt, term) => {
  expect(read(prompt)).toEqual([{ ask: 'explain', terms: [term] }]);
});

test.each([
  'best price on the bulls at a different book than fanduel',
  'is a sgp on the bills worth it tonight',
])('of a bet, it is no question about the kind: %s', (prompt) => {
  const terms = (read(prompt) ?? []).flatMap((query) => (query.ask === 'explain' ? query.terms : []));
  expect(terms).not.toContain('different_prices');
  expect(terms).not.toContain('same_game_parlay');
});
