/** What is asked of the last answer in words that say it in full, as different people type it. */
import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import type { Query } from '../../../../lambdas/contracts/asking/query.ts';
import type { ShownLeg, Turn } from '../../../../lambdas/contracts/asking/turn.ts';
import { emptyAnalysis } from '../../../../lambdas/domain/asking/answer/compose.ts';
import {
  againstOf,
  lostOf,
  meaningOf,
  placeOf,
} from '../../../../lambdas/domain/asking/conversation/asked/about-bet.ts';
import { atHour } from '../../../../lambdas/domain/asking/conversation/asked/at-hour.ts';
import { otherSingle } from '../../../../lambdas/domain/asking/conversation/asked/doubts/other-single.ts';
import { openingOf } from '../../../../lambdas/domain/asking/conversation/asked/opens.ts';
import { chanceOfSome } from '../../../../lambdas/domain/asking/conversation/asked/whole/some-legs.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { readingWith } from '../../feed/games/games.ts';
import { legOf } from './legs.ts';

/** A Saturday. */
const now = new Date('2026-11-21T15:00:00Z');
const known = [
  ['NFL', 'Buffalo Bills'],
  ['NFL', 'New York Jets'],
  ['NFL', 'Dallas Cowboys'],
  ['NFL', 'Chicago Bears'],
  ['NFL', 'Green Bay Packers'],
  ['NFL', 'Miami Dolphins'],
  ['MLB', 'New York Yankees'],
  ['MLB', 'Baltimore Orioles'],
  ['NHL', 'Ottawa Senators'],
] as const;
const roster = [
  ['Brady Tkachuk', 'Ottawa Senators'],
  ['Matthew Tkachuk', 'Florida Panthers'],
  ['Matthew Knies', 'Toronto Maple Leafs'],
].map(([name = '', team = ''], at) => ({ id: `P${at}`, name, team, sport: 'NHL' as const }));
const context = {
  selectedSport: 'NFL' as const,
  teams: known.map(([sport, name]) => ({ sport, name })),
  players: roster.map(({ name }) => name),
  roster,
  now,
};

const spread = legOf({});
const total = legOf({
  gameId: 'G2',
  home: 'Dallas Cowboys',
  away: 'Miami Dolphins',
  market: 'total',
  selection: 'over',
  line: 44.5,
});
const prop = legOf({
  gameId: 'G3',
  home: 'Chicago Bears',
  away: 'Green Bay Packers',
  market: 'prop',
  selection: 'under',
  prop: { playerId: 'P1', player: 'Caleb Williams', team: 'Chicago Bears', stat: 'passing_yards' },
  line: 220.5,
});
const baseball = legOf({
  gameId: 'G4',
  sport: 'MLB',
  home: 'New York Yankees',
  away: 'Baltimore Orioles',
  market: 'moneyline',
  line: null,
});
const shown = (legs: readonly ShownLeg[], price: number | null, sameGame = false): Turn => ({
  askId: 'A1',
  queries: [
    readingWith({
      sports: [legs[0]?.sport ?? 'NFL'],
      days: ['2026-11-22'],
      legs: legs.length > 1 ? { min: legs.length, max: legs.length } : null,
      sameGame,
    }),
  ],
  shown: [],
  play: { legs: [...legs], chance: 40, price, without: [] },
});
const single = shown([spread], -110);
const parlay = shown([spread, total, prop], 600);
const ofPlayer = shown([prop], -115);
const ofScorer = shown(
  [
    legOf({
      gameId: 'G5',
      sport: 'NHL',
      home: 'Ottawa Senators',
      away: 'Toronto Maple Leafs',
      market: 'prop',
      selection: 'over',
      prop: { playerId: 'P0', player: 'Brady Tkachuk', team: 'Ottawa Senators', stat: 'goals' },
      line: 0.5,
    }),
  ],
  140,
);
const parlayOfGames = shown([spread, total, baseball], 600);
const ofBaseball = shown([baseball], -140);
const ofOneGame = shown(
  [spread, { ...prop, gameId: 'G1', home: spread.home, away: spread.away }],
  null,
  true,
);

function asked(prompt: string): Turn {
  const queries = readQueries(prompt, context);
  if (!queries) throw new Error(`not read: ${prompt}`);
  return { askId: null, queries: [], shown: [], asked: [...queries] };
}

const query = (terms: object, more: object = {}) => ({
  kind: 'queries',
  queries: [terms as Partial<Query>],
  ...more,
});
const about = (what: string, more: object = {}) => ({ kind: 'about', what, ...more });
const odds = (value: number) => ({ format: 'american', value });
const rows = (turn: Turn, expected: object, prompts: readonly string[]) =>
  test.each([...prompts])('“%s”', (prompt) => {
    expect(hear(prompt, turn, context)).toMatchObject(expected);
  });

describe('the break-even of the price shown', () => {
  rows(single, query({ sum: 'break_even', odds: odds(-110) }), [
    'whats it need to hit to break even',
    'hm thats a lot of juice, how often does that have to win',
    'break even point?',
    'what win rate do i need at that price',
  ]);
  rows(single, query({ sum: 'convert', odds: odds(-110), to: 'percent' }), [
    'and the implied %',
    'implied probability?',
  ]);
  rows(parlay, query({ sum: 'break_even', odds: odds(600) }), ['whats the break even on this']);
  rows(asked('what does $50 at +150 pay'), query({ sum: 'convert', odds: odds(150), to: 'percent' }), [
    'and the implied %',
    "what's that as a percentage",
    'as a percent?',
  ]);
  rows(asked('Parlay of -110, -110 for $20'), query({ sum: 'break_even', odds: { format: 'decimal' } }), [
    'break even on that?',
  ]);
  rows(shown([spread, prop], null), about('chance'), ['break even?']);
});

describe('its legs as bets of their own', () => {
  const singles = (stake: number | null) => query({ sum: 'singles', each: [{}, {}, {}], stake });
  rows(parlay, singles(null), [
    'what would I make if I played them as singles',
    'and if i did these as straights?',
    'how much would they pay individually',
    'whats the total if each one is a straight bet',
  ]);
  rows(parlay, singles(10), [
    'total of all three as singles at $10 each',
    'all 3 of them straight at 10 each, how much',
    'ok what if i bet each on its own for 10 bucks',
    '$30 total split as singles, what would i win',
  ]);
  rows(asked('Parlay of -110, -110, +150 for $20'), singles(20), [
    'and as singles?',
    'what about separately',
  ]);
  rows(parlay, query({ ask: 'explain', terms: ['parlay_or_singles'] }), [
    'is it better to play these as singles',
    'should i just bet them separately',
  ]);
  rows(parlay, { kind: 'play' }, ['make them singles', 'singles instead']);
});

describe('the price at which it would be worth it', () => {
  const judged = { ask: 'check', price: null, legs: [{ price: null, market: 'spread' }] };
  const said = [
    'what would u pay then',
    'ok so whats a good price',
    'at what odds would it be worth it',
    'what number would you need to take it',
    'how low would you go',
    'whats fair then',
    'what should i be paying',
    'when does it become worth it',
    'where would you start liking it',
    'fair price for that',
    'fair odds?',
    'down to what price is it still good',
    'until what odds would you still take it',
    'how far can it move before its bad',
  ];
  rows(asked('Is -110 ok on the Bills spread?'), query(judged, { opens: 'fair' }), said);
  rows(single, query(judged, { opens: 'fair' }), said);
  rows(parlay, query({ ask: 'check', price: 600 }, { opens: 'fair' }), ['what price would make sense on it']);
  test.each(['what would a $20 bet pay', 'where do i bet this', 'what would you bet on'])(
    '“%s” is none',
    (prompt) => {
      expect(hear(prompt, single, context)).not.toMatchObject({ opens: 'fair' });
    },
  );
});

describe('a leg by itself, a teaser, and the book of the asker', () => {
  rows(parlay, { kind: 'about', what: 'shown', leg: 0 }, [
    'how much is the first leg by itself',
    'what does leg 1 pay alone',
    'odds on just the first one as a single',
  ]);
  rows(parlay, query({ ask: 'not_offered', thing: 'teaser_prices' }), [
    'tease it',
    'tease it down',
    'make it a 6 point teaser',
    'can you tease those by 7',
  ]);
  rows(parlay, { kind: 'unclear', why: expect.stringContaining('Which book is yours') }, [
    'only my book',
    'just use my sportsbook',
  ]);
  rows(parlay, query({ ask: 'explain', terms: ['push_in_parlay'] }), [
    'what if one leg pushes',
    'and if one of them lands on the number',
    'what happens if one ties',
  ]);
  rows(single, query({ ask: 'explain', terms: ['push'] }), [
    'what if it pushes',
    'if it lands on the line do i get my money back',
  ]);
  rows(parlay, query({ ask: 'sum', sum: 'convert', boost: 30, odds: { value: 600 } }), [
    'boost it 30%',
    'what if i use a 30% profit boost',
  ]);
  rows(parlay, query({ ask: 'sum', sum: 'convert', to: 'decimal' }), [
    'in decimal',
    'whats that in decimal odds',
  ]);
  rows(parlay, query({ ask: 'explain', terms: ['bonus_bet'] }), [
    'use a free bet on it',
    'can i do a bonus bet',
  ]);
  rows(parlay, query({ ask: 'not_offered', thing: 'tickets' }), [
    'what channel is it on',
    'where can i watch',
  ]);
  rows(single, query({ ask: 'find', topic: 'record' }), ['their record?', 'record of that team']);
  rows(parlay, { kind: 'about', what: 'strongest' }, [
    'just pick one',
    'which one do you like most',
    'if you could only bet one of them',
  ]);

  test.each([
    'first leg pays too little',
    'tease the jets',
    'my book is draftkings',
    'what if one leg loses',
  ])('“%s” is none', (prompt) => {
    const heard = hear(prompt, parlay, context);
    expect(heard).not.toMatchObject({ kind: 'about', what: 'shown' });
    expect(heard).not.toMatchObject({ queries: [{ thing: 'teaser_prices' }] });
    expect(heard).not.toMatchObject({ why: expect.stringContaining('Which book is yours') });
    expect(heard).not.toMatchObject({ queries: [{ terms: ['push_in_parlay'] }] });
  });
});

describe('other counts of last games', () => {
  rows(asked('Bills last 5 games'), query({ topic: 'form', last: 10, teams: ['Buffalo Bills'] }), [
    'do 10',
    '10?',
    'make it ten',
    'can u go back 10 games',
    'last 10 instead of 5',
    'what about ten',
    'i meant 10',
  ]);
  rows(asked('Brady Tkachuk shots last 10 games'), query({ topic: 'game_log', last: 3 }), [
    'just the last 3',
    'cut it to 3',
  ]);
  test.each(['do 10', '10?'])('“%s” after an answer of no last games is none', (prompt) => {
    const heard = hear(prompt, asked('best price on the Bills'), context);
    expect(heard).not.toMatchObject({ queries: [{ last: 10 }] });
  });
});

describe('where it is placed, at which price', () => {
  rows(parlay, about('place'), [
    'where do i bet this',
    'where can i place it',
    'what app do i use',
    'can i bet it here',
    'link?',
  ]);
  rows(single, query({ topic: 'books', market: 'spread', books: ['DraftKings'] }), [
    'does draftkings have it? i only use them',
    'whats it at draftkings',
    'can i get that on dk',
  ]);
  rows(parlay, about('elsewhere', { books: ['FanDuel'] }), ['whats it pay on fanduel', 'is it on fanduel']);
  const atFanDuel = parlay.play?.legs.map(() => ({ ask: 'market', books: ['FanDuel'] }));
  rows(parlay, { kind: 'queries', says: 'This is what FanDuel has for each leg:', queries: atFanDuel }, [
    'Is either one cheaper on FanDuel?',
    'what does fanduel have for each leg',
    'are any of these better at fanduel',
  ]);
  rows(single, query({ topic: 'best_price', market: 'spread' }, { opens: 'prices' }), [
    'my app shows a different line',
    'u sure thats right? my book says something diff',
    'is that price still current',
  ]);
  const price = asked('best price on the Bills');
  rows(price, query({ topic: 'best_price', market: 'moneyline' }, { opens: 'prices' }), [
    'u sure thats right? my app shows something diff',
    'im seeing a different number',
    'is that up to date',
  ]);
  rows(price, query({ topic: 'best_price' }, { opens: 'best' }), [
    'does anybody have it cheaper',
    'any better anywhere?',
  ]);
  rows(single, query({ topic: 'best_price', market: 'spread' }), [
    'can i get it cheaper anywhere',
    'does anybody have a better number',
    'is that the best price out there',
  ]);
  test.each([
    'better odds',
    'give me better odds',
    'lower price',
    'can i get better odds',
    'got anyone at longer odds',
    'somebody with better odds',
  ])('“%s” after a pick wants another one', (prompt) => {
    expect(hear(prompt, single, context)?.kind).not.toBe('queries');
  });
  rows(price, query({ topic: 'best_price', order: 'least' }), [
    "where's the worst number",
    'who has it worst',
  ]);
  rows(price, query({ topic: 'books', market: 'moneyline', books: ['FanDuel'] }), [
    'just fanduel',
    'what about fanduel',
  ]);
  rows(single, { kind: 'play', next: { reading: { book: 'DraftKings' } } }, ['only draftkings']);
  rows(single, query({ topic: 'books', market: 'total', teams: ['New York Jets', 'Buffalo Bills'] }), [
    'whats the over under for it',
    "what's the total in that game",
  ]);
  rows(single, query({ topic: 'books', market: 'spread' }), ["what's the spread there"]);
});

describe('who plays', () => {
  rows(ofBaseball, query({ topic: 'starters', teams: ['Baltimore Orioles', 'New York Yankees'] }), [
    "who's on the mound for both",
    "who's pitching",
    'starting pitchers?',
    'probable pitchers for this game',
    'are the starters confirmed',
  ]);
  rows(ofScorer, query({ topic: 'starters', sports: ['NHL'], teams: ['Toronto Maple Leafs'] }), [
    "who's he facing in net",
    'what goalie is he going against',
    'which goaltender does he face',
    "who's the opposing goalie for him",
  ]);
  rows(ofScorer, about('games'), ["who's he facing", 'who does he play against']);
  test.each(['is anyone on that slip hurt', 'any injuries on these'])(
    '“%s” is of every team of the parlay',
    (prompt) => {
      const heard = hear(prompt, parlayOfGames, context);
      const queries = heard?.kind === 'queries' ? heard.queries : [];
      expect(queries.map((each) => each.ask === 'find' && [each.topic, each.teams])).toEqual([
        ['injuries', ['Buffalo Bills', 'New York Jets', 'Dallas Cowboys', 'Miami Dolphins']],
        ['injuries', ['New York Yankees', 'Baltimore Orioles']],
      ]);
    },
  );
  rows(single, query({ topic: 'injuries', sports: ['NFL'], teams: ['New York Jets'] }), [
    'hmm is anyone hurt on the jets that matters for this',
    'any injuries i should know about on the jets for that',
  ]);
  rows(single, query({ topic: 'injuries', sports: ['NFL'] }), [
    'anybody hurt?',
    'is anyone out',
    'injury report?',
    'any key guys out?',
    "who's not playing",
  ]);
  rows(ofPlayer, query({ topic: 'game_log', players: ['Caleb Williams'], side: 'under', over: 220.5 }), [
    'Has he been clearing that line?',
    'is he under that usually',
  ]);
  rows(ofPlayer, query({ topic: 'game_log', players: ['Caleb Williams'], last: 5 }), [
    "what's he done his last 5",
    'last five games for him',
  ]);
  rows(ofPlayer, query({ topic: 'game_log', players: ['Caleb Williams'], over: 220.5, last: 10 }), [
    'how many of his last 10 did he hit that',
    'hit rate last 10?',
    'whats his last 10 look like vs that line',
    'how often did he go under that in his last 10 games',
    'what percent of the last 10 has he cleared it',
  ]);
  rows(single, query({ topic: 'spread', teams: ['Buffalo Bills'], last: 10 }), [
    'how many of their last 10 did they cover',
  ]);
  rows(
    asked('best price on the Bills'),
    query({ topic: 'injuries', teams: ['Buffalo Bills'] }, { isOfGame: true }),
    [
      'anyone hurt in that one?',
      'injuries for both teams',
      "who's out in that game",
      'injury report for either side',
    ],
  );
  const both = [
    'injuries in that game',
    'anyone out for that game?',
    'any injuries i should know about in that one',
  ];
  rows(ofPlayer, query({ topic: 'injuries', teams: [prop.away, prop.home] }, { isAside: true }), both);
  rows(ofPlayer, query({ topic: 'injuries', teams: ['Chicago Bears'] }), ['any injuries', 'whos hurt']);
  const stance = 'game' as const;
  const terms = readingWith({
    sports: ['NFL'],
    teams: [
      { sport: 'NFL', name: prop.away, stance },
      { sport: 'NFL', name: prop.home, stance },
    ],
    player: 'Caleb Williams',
  });
  const notHad: Turn = { askId: null, queries: [terms], shown: [] };
  rows(notHad, query({ topic: 'injuries', teams: [prop.away, prop.home], players: [] }), [
    ...both,
    'anyone hurt?',
    'injury report for both teams',
  ]);
  rows(single, query({ topic: 'record', teams: ['Buffalo Bills'], splits: ['home'] }), [
    'you sure? buffalo has been good at home',
    'but the bills are terrible at home',
  ]);
  rows(single, query({ topic: 'form', teams: ['New York Jets'] }), ['jets have been hot lately tho']);
  const log = asked('Brady Tkachuk shots last 10 games');
  rows(log, query({ players: ['Matthew Tkachuk'], last: 10 }), [
    "do matthew's",
    'what about matthew',
    'his brother',
  ]);
});

describe('the bet itself', () => {
  rows(single, about('against'), [
    'Make the case against it.',
    'talk me out of it',
    'why wouldnt i bet this',
    'whats the downside',
    'how could this lose',
    'ok now argue the other side',
    'whats the case for the other side',
    'argue against yourself',
    'why might this be a bad bet',
    'convince me the other way',
    'give me the counter argument',
    'how could you be wrong here',
  ]);
  rows(single, about('against'), [
    'fade it? convince me',
    'why should i fade them',
    'devils advocate?',
    'play devil’s advocate, i’m leaning bills',
    'argue the other side for me',
  ]);
  rows(parlay, about('against', { leg: 1 }), [
    'whats the case against the total',
    'why might the over lose',
    'any red flags with leg 2',
    'what could go wrong on the cowboys one',
    'talk me out of the second leg',
    'what dont you like about the over',
  ]);
  rows(parlay, { kind: 'unclear', instead: expect.arrayContaining(['What’s the case against leg 1']) }, [
    'why might that lose',
  ]);
  rows(asked('Is -110 ok on the Bills spread?'), query({ ask: 'check', against: true }), [
    'whats the case against it',
    'devil’s advocate, i wanna lay it with buffalo',
  ]);
  rows(parlay, about('some', { count: 2 }), [
    'what are the chances at least two hit',
    'odds of at least 2 of them winning?',
    'how likely is it that at least two legs come in',
  ]);
  rows(parlay, about('chance'), [
    'how risky is this',
    'is that too risky',
    'so how safe is it really',
    'is this realistic',
    'what are the actual chances of this hitting lol',
    'realistically whats the chance this cashes',
    'whats the real probability of that hitting',
    'odds of this parlay actually winning?',
    'what’s the likelihood all 3 legs hit',
  ]);
  rows(parlay, about('chance', { leg: 1 }), ['whats the chance leg 2 hits']);
  rows(single, query({ ask: 'find', topic: 'form', teams: ['Buffalo Bills'] }, { isAside: true }), [
    'have they been any good lately',
    'how have they looked',
    'hows their form',
  ]);
  rows(ofPlayer, query({ ask: 'find', topic: 'injuries', teams: ['Chicago Bears'] }), [
    'swap out whoever’s hurt',
    'drop anyone who is questionable',
  ]);
  rows(parlay, query({ ask: 'explain' }, { isAside: true }), [
    'whole parlay toast?',
    'do they all have to hit',
    'so its all or nothing',
  ]);
  rows(single, about('why'), [
    'talk me into it',
    'give me reasons',
    'why not the jets',
    'why not the other side',
  ]);
  rows(single, about('against'), ['what’s the strongest argument for the other team']);
  rows(parlay, about('why', { leg: 1 }), ['hmm why do you like the second one']);
  rows(parlay, about('strongest'), [
    'which of those would you bet by itself',
    'which one would you keep if you could only pick one',
  ]);
  rows(parlay, about('elsewhere'), [
    'where can i get the best price on the whole thing',
    'which book is best for it',
    'who pays the most for this parlay',
    'where is this cheapest... or i mean best odds',
  ]);
  rows(asked('bills ml or bills spread'), query({ ask: 'compare' }, { isAside: true, opens: 'sure' }), [
    'you sure?',
    'come on, are you positive',
    'u sure? they’ve been splitting carries',
    'really? he looks washed',
  ]);
  rows(single, about('why'), ['you sure? he’s been banged up', 'seriously? they looked awful last week']);
  rows(parlay, about('weakest'), [
    'which 1 scares you the most',
    'which of these would you toss first',
    'which leg worries you',
    'no kickers lol who’s the riskiest guy in there',
    'who is the least likely to score',
    'whats the shakiest one of the three',
  ]);
  rows(single, about('meaning'), [
    'they’d have to win by how much',
    'how many points do they need to win by',
    'do they just have to win',
    'do they need to win by 2',
    'does the margin matter',
    'can they lose and i still cash',
  ]);
  rows(parlay, about('meaning'), [
    'explain that in english, im new',
    'in plain english',
    'im new to this what does that mean',
    'explain like im 5',
    'i dont get it',
  ]);
  rows(single, query({ ask: 'check' }, { opens: 'yes_or_no' }), ['yes or no', 'so should i bet it or not']);
  rows(parlay, query({ ask: 'check', price: 600 }, { opens: 'yes_or_no' }), ['yes or no should i bet it']);
  rows(asked('Is -110 ok on the Bills spread?'), query({ ask: 'check' }, { opens: 'yes_or_no' }), [
    'so thats a yes or no',
    'just tell me yes or no',
    'so should i',
    'so no?',
  ]);
  rows(single, { kind: 'hour', to: 'earlier' }, [
    'not the late one, i go to bed at 10',
    'gotta be up at 5, give me one that starts earlier',
    'something that starts earlier',
    'thats too late for me',
  ]);
  rows(single, { kind: 'hour', to: 'later' }, [
    'a later game',
    'too early for me',
    'got anything later? that ones starting too soon for me',
    'that game is too soon, anything later?',
    'it starts too soon',
    'something less early',
  ]);
  rows(single, { kind: 'play', next: { reading: { starts: { from: 18 * 60, before: null } } } }, [
    'anything that starts later? im at work til 6',
    'something later. i work until 6pm',
  ]);
});

describe('singles that the answer only names', () => {
  const singles = { ...single, queries: [readingWith({ slips: { kind: 'singles', count: 3, by: null } })] };
  rows(singles, about('against', { single: 'the total' }), [
    'what’s the case against the total',
    'why might the total lose',
  ]);
  const notes = [
    'Each answer is one slip, so this is the first of your singles. The others are Dallas Cowboys +2.5 at -105 (bet365), Under 44.5 in Jets/Bills at +100 (Demo Book A) and Miami Dolphins moneyline at +120 (FanDuel). Ask for one by name to see and track it.',
  ];
  test.each([
    ['the total', 'Under 44.5 in Jets/Bills'],
    ['the under', 'Under 44.5 in Jets/Bills'],
    ['the second one', 'Dallas Cowboys +2.5'],
    ['the cowboys', 'Dallas Cowboys +2.5'],
    ['the spread', 'Dallas Cowboys +2.5'],
    ['the dolphins moneyline', 'Miami Dolphins moneyline'],
    ['the last one', 'Miami Dolphins moneyline'],
    ['the over', undefined],
    ['the packers', undefined],
    ['it', undefined],
  ])('“%s” is %s', (words, name) => {
    expect(otherSingle(words, notes)).toBe(name);
  });
});

describe('what asks for nothing', () => {
  rows(single, { kind: 'noted' }, [
    "ok cool I'll think about it",
    'let me think about it',
    'good to know',
    'makes sense',
    'ill pass',
    'fair enough',
  ]);
  rows(single, about('lost'), [
    'u said that yesterday and it lost',
    'your last pick lost',
    'last parlay u gave me lost',
    'you were wrong last night',
  ]);
  rows(single, query({ ask: 'mine', topic: 'told' }), ['same pick as yesterday?']);
  rows(single, query({ ask: 'track', action: 'remove' }), [
    'delete that one from my bets i didnt play it',
    'take it off my list',
  ]);
  test.each(['it lost', 'i lost my rent on your picks', 'best bet', 'makes sense?'])(
    '“%s” is none of these',
    (prompt) => {
      expect(['noted', 'lost']).not.toContain(hear(prompt, single, context)?.kind);
      expect(hear(prompt, single, context)).not.toMatchObject(about('lost'));
    },
  );
});

describe('changes', () => {
  const play = (reading: object) => ({ kind: 'play', next: { reading } });
  rows(parlay, play({ legs: { min: 2, max: 2 } }), [
    'cut it down to the best two',
    'just keep the top two',
    'give me just the 2 u like most',
    'too many legs, best 2 only',
  ]);
  rows(parlay, play({ legs: { min: 1, max: 1 } }), ['cut the two weakest']);
  rows(ofOneGame, play({ sameGame: true, notMarkets: ['prop'], legs: { min: 2, max: 2 } }), [
    'get rid of any props',
    'can u leave out all player props',
  ]);
  rows(parlay, play({ sameGame: true, legs: { min: 3, max: 3 } }), [
    'change it so all of them are from the same game',
    'all from one game',
    'put them in the same game',
  ]);
  rows(single, play({ markets: ['total'] }), ['just the total']);
});

const leg = (more: Partial<Leg>): Leg =>
  ({
    ...spread,
    gameId: 'G1',
    startsAt: '2026-11-22T18:00:00Z',
    price: -110,
    book: 'FanDuel',
    marketProbability: 50,
    ...more,
  }) as Leg;
const stored = (legs: readonly Leg[], more: object = {}) => ({
  ...emptyAnalysis('NFL', []),
  legs: [...legs],
  ...more,
});

describe('answers about the stored bet', () => {
  test('what it means, in words', () => {
    const { response } = meaningOf(stored([leg({ market: 'spread', selection: 'home', line: -3 })]));
    expect(response).toContain('win by 4 or more points');
    expect(response).toContain('At exactly 3 the stake comes back.');
    expect(response).toContain('a $100 bet wins $90.91');
    expect(meaningOf(stored([leg({ market: 'spread', selection: 'away', line: 1.5 })])).response).toContain(
      'win, or lose by only 1 point',
    );
    expect(meaningOf(stored([leg({ market: 'total', selection: 'under', line: 44.5 })])).response).toContain(
      'both teams together score 44 or fewer points',
    );
    const two = stored([
      leg({ market: 'moneyline', line: null }),
      leg({ gameId: 'G2', market: 'moneyline', line: null }),
    ]);
    expect(meaningOf(two).response).toContain('it wins only if all 2 do');
  });

  test('what speaks against it', () => {
    const text = 'The Bills have lost 4 of 5.';
    const evidence = [{ side: 'against', text }] as unknown as Leg['evidence'];
    expect(againstOf(stored([leg({ evidence })])).response).toContain(text);
    expect(againstOf(stored([leg({ marketProbability: 60 })])).response).toContain('fails 40% of the time');
    expect(againstOf(stored([leg({})])).response).toContain('No fact that we have speaks against it.');
  });

  test('how likely some of its legs are', () => {
    const at = (...chances: readonly (number | null)[]) =>
      stored(chances.map((marketProbability, nth) => leg({ gameId: `G${nth}`, marketProbability })));
    expect(chanceOfSome(at(50, 50), 1).response).toContain('At least 1 of the 2 legs: 75%');
    expect(chanceOfSome(at(60, 70, 80), 2).response).toContain('At least 2 of the 3 legs: 78.8%');
    expect(chanceOfSome(at(60, null, 80), 2).response).toContain('we can’t tell');
    const ofOne = stored([leg({ marketProbability: 60 }), leg({ marketProbability: 60 })]);
    expect(chanceOfSome(ofOne, 1).response).toContain('depend on each other');
  });

  test('where it is placed, and that bets lose', () => {
    expect(placeOf(stored([leg({})])).response).toContain(
      'GamePlan takes no bets: this is placed at FanDuel itself',
    );
    expect(lostOf(stored([leg({ marketProbability: 70 })])).response).toContain('(30%)');
  });

  test('other hours', () => {
    const before = readingWith({ teams: [{ sport: 'NFL', name: 'Buffalo Bills', stance: 'back' }] });
    const legs = [{ startsAt: '2026-11-22T18:00:00Z' }, { startsAt: '2026-11-22T21:25:00Z' }];
    expect(atHour(before, legs, 'earlier')).toMatchObject({ teams: [], starts: { from: null, before: 780 } });
    expect(atHour(before, legs, 'later')).toMatchObject({ starts: { from: 986, before: null } });
    // On the day of the bet, and on those that were asked for.
    expect(atHour(before, legs, 'earlier').days).toEqual(['2026-11-22']);
    expect(atHour({ ...before, days: ['2026-11-21', '2026-11-22'] }, legs, 'later').days).toHaveLength(2);
  });

  test('what is said before an answer', () => {
    type Verdict = Parameters<typeof openingOf>[1]['verdict'];
    const verdict = { cost: 2 } as Verdict;
    expect(openingOf('yes_or_no', { verdict })).toBe('No, by the price.');
    expect(openingOf('yes_or_no', {})).toBeUndefined();
    expect(openingOf('best', {})).toContain('best price listed');
    const fair = { fairPrice: 100, walkAway: 105 } as Verdict;
    expect(openingOf('fair', { verdict: fair })).toBe('Worth it at +105 or better, by the market’s chance.');
    expect(openingOf('fair', {})).toContain('No fair price is known');
    // Where nothing is priced, there is nothing that the answer rests on.
    expect(openingOf('sure', { cards: [] })).toBeUndefined();
    expect(openingOf('sure', { cards: [{}] })).toContain('Nobody can be sure');
  });
});
