/** Questions about the last answer, as bettors type them: each says what it changes, and a complete question stays a new one. */
import { describe, expect, test } from 'vitest';
import type { Query } from '../../../../lambdas/contracts/asking/query.ts';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import type { ShownLeg, Turn } from '../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { openWish } from '../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../feed/games/games.ts';
import { legOf } from './legs.ts';

/** A Saturday. */
const now = new Date('2026-11-21T15:00:00Z');
const context = {
  selectedSport: 'NFL' as const,
  teams: [
    ['NFL', 'Buffalo Bills'],
    ['NFL', 'New York Jets'],
    ['NFL', 'Dallas Cowboys'],
    ['NFL', 'Chicago Bears'],
    ['NFL', 'Green Bay Packers'],
    ['NFL', 'Miami Dolphins'],
    ['NHL', 'Pittsburgh Penguins'],
    ['NBA', 'New York Knicks'],
  ].map(([sport, name]) => ({ sport: sport as 'NFL' | 'NHL' | 'NBA', name: name ?? '' })),
  now,
};

const legs = [
  legOf({}),
  legOf({
    gameId: 'G2',
    home: 'Dallas Cowboys',
    away: 'Miami Dolphins',
    market: 'total',
    selection: 'over',
    line: 44.5,
  }),
  legOf({
    gameId: 'G3',
    home: 'Chicago Bears',
    away: 'Green Bay Packers',
    market: 'prop',
    selection: 'under',
    prop: { playerId: 'P1', player: 'Caleb Williams', team: 'Chicago Bears', stat: 'passing_yards' },
    line: 220.5,
  }),
];
const shown = (of: readonly ShownLeg[], price: number | null = 600): Turn => ({
  askId: 'A1',
  queries: [
    readingWith({
      sports: ['NFL'],
      days: ['2026-11-22'],
      legs: of.length > 1 ? { min: of.length, max: of.length } : null,
    }),
  ],
  shown: [],
  play: { legs: [...of], chance: 14, price, without: [] },
});
const parlay = shown(legs);
const shownPlay = { legs, chance: 14, price: 600, without: [] };
const single = shown(legs.slice(0, 1), -110);
const keys = ['G1 spread home', 'G2 total over', 'G3 prop P1 passing_yards under'];

/** A turn of a question that was no play. */
function asked(prompt: string): Turn {
  const queries = readQueries(prompt, context);
  if (!queries) throw new Error(`not read: ${prompt}`);
  return { askId: null, queries: [], shown: [], asked: [...queries] };
}

/** The legs shown by what they are, and one more. */
const added = (terms: object) => [{}, {}, {}, terms].map((each) => expect.objectContaining(each));
const play = (reading: object, more: object = {}) => ({ kind: 'play', next: { reading, ...more } });
const query = (terms: Partial<Query>) => ({ kind: 'queries', queries: [terms] });
const payout = (stake: number, value = 600) =>
  query({ ask: 'sum', sum: 'payout', stake, odds: { format: 'american', value } } as Partial<Query>);
const longer = play({ chance: { min: 5, max: 9 } });
const safer = play({ chance: { min: 19, max: null } });
const again = play({}, { without: ['G1', 'G2', 'G3'] });
const swapped = (leg: number) =>
  play({}, { keep: keys.filter((_, at) => at !== leg), without: [`G${leg + 1}`] });
const dropped = (leg: number) =>
  play({ legs: { min: 2, max: 2 } }, { keep: keys.filter((_, at) => at !== leg) });
const ofLegs = (count: number, keep: readonly string[] = keys) =>
  play({ legs: { min: count, max: count } }, { keep });
const apart = play({ slips: { kind: 'singles', count: 3 }, legs: { min: 1, max: 1 }, wishes: { length: 3 } });
const unclear = { kind: 'unclear' };
const ofGame = ['Buffalo Bills', 'New York Jets'].map((name) => ({ name, stance: 'game' }));
const pays = (min: number, max: number | null) =>
  play({ payout: { min, max }, price: null, chance: null, legs: { min: 3, max: 3 } });

describe('after a parlay', () => {
  test.each([
    ['safer', safer],
    ['Something safer pls', safer],
    ['too risky', safer],
    ['longer odds', play({ chance: { min: 5, max: 9 } })],
    ['can u make it pay more', play({ chance: { min: 5, max: 9 } })],
    ['swap the second', swapped(1)],
    ['swap leg 3', swapped(2)],
    ['change #2', swapped(1)],
    ['replace the last leg', swapped(2)],
    ['dont like the first one give me another', swapped(0)],
    ['drop the last one', dropped(2)],
    ['take out leg 1', dropped(0)],
    ['without the passing prop', dropped(2)],
    ['without the over', dropped(1)],
    ['swap the bills', swapped(0)],
    ['again', again],
    ['nah something else', again],
    ['make it 4 legs', ofLegs(4)],
    ['4 legs instead', ofLegs(4)],
    ['one more leg', ofLegs(4)],
    ['add another leg', ofLegs(4)],
    ['just 2 legs', ofLegs(2, keys.slice(0, 2))],
    ['add the pens', play({ sports: ['NFL', 'NHL'], legs: { min: 4, max: 4 } }, { keep: keys })],
    ['same for hockey', play({ sports: ['NHL'], legs: { min: 3, max: 3 }, days: ['2026-11-22'] })],
    ['same but nba', play({ sports: ['NBA'] })],
    ['what about basketball', play({ sports: ['NBA'] })],
    ['what about monday', play({ sports: ['NFL'], days: ['2026-11-23'] })],
    ['and tomorrow?', play({ days: ['2026-11-22'] })],
    ['only dogs', play({ sides: ['underdog'], legs: { min: 3, max: 3 } })],
    ['all unders', play({ sides: ['under'] })],
    ['no overs', play({ notSides: ['over'] })],
    ['not the packers', play({ teams: [{ name: 'Green Bay Packers', stance: 'avoid' }] }, swapped(2).next)],
    ['i want at least +500', play({ payout: { min: 500, max: null }, price: null })],
    ['why', { kind: 'about', what: 'why' }],
    ['y tho', { kind: 'about', what: 'why' }],
    ["what's the reasoning on leg 2", { kind: 'about', what: 'why', leg: 1 }],
    ['which leg is weakest', { kind: 'about', what: 'weakest' }],
    ['how much would 25 win', payout(25)],
    ['nice, what does 15 pay on that', payout(15)],
    ['payout on 50 bucks', payout(50)],
    ['if i put 20 on it', payout(20)],
    ['track it', { kind: 'save', stake: null }],
    ['log it for 20', { kind: 'save', stake: 20 }],
    ['swap leg 7', unclear],
    ['swap one', unclear],
    ['5', unclear],
    ['is it a good price', query({ ask: 'check', price: 600 } as Partial<Query>)],
    [
      'is leg 1 a good price',
      query({
        ask: 'check',
        legs: [expect.objectContaining({ teams: ['Buffalo Bills'], price: -110 })],
      } as Partial<Query>),
    ],
    ['blorp it', unclear],
    // Another number of legs.
    ['bump to 5', ofLegs(5)],
    ['Make it five please', ofLegs(5)],
    ['cut it down to 2', ofLegs(2, keys.slice(0, 2))],
    ['thats a lot. 2', ofLegs(2, keys.slice(0, 2))],
    ['too many legs', ofLegs(2, keys.slice(0, 2))],
    ["That's too many legs", ofLegs(2, keys.slice(0, 2))],
    ["I'd rather have fewer legs", ofLegs(2, keys.slice(0, 2))],
    ['fewer legs, 3 max', ofLegs(2, keys.slice(0, 2))],
    ['no more than two legs', ofLegs(2, keys.slice(0, 2))],
    ['Can I get better odds if I add one more?', play({ legs: { min: 4, max: 4 } })],
    ["I'd prefer two legs", ofLegs(2, keys.slice(0, 2))],
    ['add another', ofLegs(4)],
    ['2 more', ofLegs(5)],
    ['add 2 more that are just as safe', play({ risk: 'safe', legs: { min: 5, max: 5 } }, { keep: keys })],
    ['throw in another one equally safe', play({ risk: 'safe', legs: { min: 4, max: 4 } }, { keep: keys })],
    ['thats way too many legs lol', ofLegs(2, keys.slice(0, 2))],
    ['pair it with one more so it pays something', ofLegs(4)],
    ['Add one more leg so it pays a bit more.', ofLegs(4)],
    ['throw one more leg in to boost the payout', ofLegs(4)],
    ['add another leg to get the odds up', ofLegs(4)],
    ['add a leg to make it pay more', ofLegs(4)],
    ['tack on one more for a better payout', ofLegs(4)],
    ['one more leg, want it to pay more', ofLegs(4)],
    ['3 is a lot, cut it to 2', ofLegs(2, keys.slice(0, 2))],
    ['three legs is too many, do 2', ofLegs(2, keys.slice(0, 2))],
    ['3 is pushing it make it 2', ofLegs(2, keys.slice(0, 2))],
    ['idk about 3, trim it down to two', ofLegs(2, keys.slice(0, 2))],
    ['instead of 3 do 2', ofLegs(2, keys.slice(0, 2))],
    ['i meant 4 not 3', ofLegs(4)],
    ['cut it to 2, 3 is a lot', ofLegs(2, keys.slice(0, 2))],
    ['make it 3', unclear],
    ['make it 13 legs', unclear],
    ['10 fewer legs', unclear],
    // Another risk.
    ['too risky tone it down', safer],
    ['ok thats insane, tone it down a bit', safer],
    ['scale it back', safer],
    ['spice it up', play({ chance: { min: 5, max: 9 } })],
    ['go bigger', play({ chance: { min: 5, max: 9 } })],
    ['boost the payout', play({ chance: { min: 5, max: 9 } })],
    ['thats too many. cut it to the two u like most', play({ legs: { min: 2, max: 2 } })],
    ['way too many legs, just keep the 2 safest', play({ legs: { min: 2, max: 2 } })],
    ['hes been hurt though, somebody else', again],
    ['nah i already have that guy in another bet, give me somebody else', again],
    ['three is crazy, what about just the two best ones', play({ legs: { min: 2, max: 2 } })],
    // Bets by themselves.
    ['split those into singles', apart],
    ['id rather bet them separately', apart],
    ['can you make them straight bets instead', apart],
    // At most so many of a kind.
    [
      'no more than one road team',
      { kind: 'unclear', why: 'None of the 3 legs is one, so nothing would change.' },
    ],
    [
      'at most one over please',
      { kind: 'unclear', why: 'Only 1 of the 3 legs is one, so nothing would change.' },
    ],
    ['even safer please', safer],
    ['safer than that', safer],
    ['something more likely to hit', safer],
    // Another payout.
    ['id rather have triple the payout', pays(1152, 2592)],
    ['pays peanuts. want triple', pays(1152, 2592)],
    ['can you double the odds', pays(768, 1728)],
    ['make it pay twice as much', pays(768, 1728)],
    ['double it', { kind: 'unclear', instead: ['Double the payout', 'Double the legs', 'Something else'] }],
    ['Double the payout', pays(768, 1728)],
    ['Double the legs', ofLegs(6)],
    ['thats only +140.. need it bigger', longer],
    ['it only pays like +140, make it longer', longer],
    ['that is only paying 3 to 1, bump it up', longer],
    ['thats only 3x, i want more', longer],
    ['this only pays $40. make it +1000', pays(640, 1440)],
    ['thats only +140, add one more leg', ofLegs(4)],
    ['can u get it to +1000', pays(640, 1440)],
    ['closer to +1000', pays(640, 1440)],
    ['go bigger. like +1000', pays(640, 1440)],
    ['more like +1000', pays(640, 1440)],
    ['something that pays 11x', pays(640, 1440)],
    ['bring it up to 10 to 1', pays(640, 1440)],
    ['+1000 instead', pays(640, 1440)],
    ['at least +1000 pls', pays(1000, null)],
    ['anything longer than +1000?', pays(1000, null)],
    ['+1000 or better', pays(1000, null)],
    ['nothing longer than +500', play({ payout: { min: null, max: 500 } })],
    // Another sport or day.
    ['hockey only', play({ sports: ['NHL'], legs: { min: 3, max: 3 } })],
    ['just nba tho', play({ sports: ['NBA'] })],
    ['how bout monday', play({ days: ['2026-11-23'] })],
    ['same but without the cowboys', play({ teams: [{ name: 'Dallas Cowboys', stance: 'avoid' }] })],
    // A leg by its name or place.
    ['lose the bills leg', dropped(0)],
    ['ditch the middle one', dropped(1)],
    ['something else for the last one', swapped(2)],
    ['drop the riskiest one', dropped(0)],
    ['swap the first and the last', play({}, { keep: [keys[1]], without: ['G1', 'G3'] })],
    ['log the first and the third', { kind: 'save', stake: null, legs: [0, 2] }],
    [
      'throw in an over',
      play({ legs: { min: 4, max: 4 }, wishes: added({ sides: ['over'] }) }, { keep: keys }),
    ],
    ['add mahomes', unclear],
    // Doubt, and questions about what was shown.
    ['u sure? feels high', { kind: 'about', what: 'why' }],
    ['how come', { kind: 'about', what: 'why' }],
    ['why the over', { kind: 'about', what: 'why', leg: 1 }],
    ['tell me about the third', { kind: 'about', what: 'why', leg: 2 }],
    ['odds?', { kind: 'about', what: 'shown' }],
    ['you like that one?', { kind: 'about', what: 'why' }],
    ['really?', { kind: 'about', what: 'why' }],
    ['convince me', { kind: 'about', what: 'why' }],
    ['whats the chance all 3 hit', { kind: 'about', what: 'chance' }],
    ['what r the real chances this hits, be honest', { kind: 'about', what: 'chance' }],
    ['how sure r u 1 to 100', { kind: 'about', what: 'chance' }],
    ['how likely is the second one', { kind: 'about', what: 'chance', leg: 1 }],
    ["where's that price", { kind: 'about', what: 'book' }],
    ['whats the line again', { kind: 'about', what: 'shown' }],
    ['just the picks', { kind: 'about', what: 'shown' }],
    ['which one would you put the most on', { kind: 'about', what: 'strongest' }],
    ['which of those are you more confident in?', { kind: 'about', what: 'strongest' }],
    ['thx', { kind: 'thanks' }],
    ['thanks ur the man', { kind: 'thanks' }],
    ['tail', { kind: 'save', stake: null }],
    ['already took that one. next', again],
    ['the other side', unclear],
  ])('“%s”', (prompt, heard) => {
    expect(hear(prompt, parlay, context)).toMatchObject(heard);
  });

  test.each([
    'best price on the Bills',
    'who won the knicks game last night',
    'whats a teaser',
    '2 leg nba parlay tonight',
    'my record',
    'i bet 50 on the jets +3 at fanduel, log it',
    'how about a safe nba pick',
    'Give me one safe moneyline',
    'can u find me a spread',
    'best nfl bet, make it safe',
    'just give me the best nhl bet',
    'i like the dolphins, give me a pick on them',
    'nba',
    'Bills -3',
    'i lost my rent money, why',
    'why kill me',
    'safer to win it all back',
    'another one kill me',
    'swap leg 1 im 16',
    'my son is 15, same for hockey',
    `safer ${'and safer '.repeat(20)}`,
  ])('“%s” is a new question', (prompt) => {
    expect(hear(prompt, parlay, context)).toBeUndefined();
  });

  test('who is disliked is not taken for a reason to change all of it', () => {
    expect(hear('im not feeling the pens, put somebody else in', parlay, context)).not.toMatchObject(again);
  });

  test('one more leg that is to pay more stays beside the others, whatever payout was asked for', () => {
    const [reading] = parlay.queries;
    if (!reading) throw new Error('no question');
    const turn = { ...parlay, queries: [{ ...reading, payout: { min: -150, max: 150 } }] };
    const heard = hear('add another leg so it pays a bit more', turn, context);
    expect(heard).toMatchObject(play({ payout: null, legs: { min: 4, max: 4 } }, { keep: keys }));
    expect(hear('add another leg', turn, context)).toMatchObject(play({ payout: { min: -150, max: 150 } }));
  });

  test.each(['2 more', 'add 2 more like that', 'throw in 2 more just as safe'])(
    '“%s” of the safest are the next safest',
    (prompt) => {
      const turn = {
        ...single,
        queries: single.queries.map((each) => ({ ...each, risk: 'safest' as const })),
      };
      const next = play({ risk: 'safest', legs: { min: 3, max: 3 } }, { keep: keys.slice(0, 1) });
      expect(hear(prompt, turn, context)).toMatchObject(next);
    },
  );

  test('fewer legs are still not called the safest', () => {
    const turn = { ...parlay, queries: parlay.queries.map((each) => ({ ...each, risk: 'safest' as const })) };
    expect(hear('drop leg 3', turn, context)).toMatchObject(play({ risk: null }, { keep: keys.slice(0, 2) }));
  });

  test.each([
    '3 bucks on it, make it 2',
    'put 3 on it',
    '3 to win 20, make it 5',
    'make it 3.5, cut it to 2',
    'swap 3, make it 2',
  ])('“%s” says more than how many legs there are', (prompt) => {
    expect(hear(prompt, parlay, context)).not.toMatchObject(ofLegs(2, keys.slice(0, 2)));
  });

  test.each([
    ['no number', null],
    ['two or three', { min: 2, max: 3 }],
  ])('a payout takes as many legs as it needs where %s was asked for', (_, asked) => {
    const turn = { ...parlay, queries: parlay.queries.map((reading) => ({ ...reading, legs: asked })) };
    expect(hear('closer to +1000', turn, context)).toMatchObject(play({ legs: { min: 2, max: 8 } }));
  });

  test.each([
    'what does $10 pay',
    'whats 20 bucks on that get me',
    'how much would 25 win',
    'if i put 50 on it what do i get back',
    'what would a 20 dollar bet pay out',
    '10 on this pays how much',
  ])('a payout without a price of the whole is not made up: “%s”', (prompt) => {
    expect(hear(prompt, shown(legs, null), context)).toMatchObject({ ...unclear, isSure: true });
  });
});

describe('what cannot be placed on the last answer is asked back', () => {
  const words = ['just in buffalo', 'too many jets', 'u sure she plays in that one', 'do both', 'more props'];
  const after: readonly (readonly [string, Turn])[] = [
    ['a parlay', parlay],
    ['a single bet', single],
    ['a comparison', asked('bills ml or bills spread')],
    ['prices', asked('best price on the bills')],
    ['a record', asked('knicks record last 10')],
  ];
  test.each(after)('after %s', (_, turn) => {
    for (const prompt of words) {
      const heard = hear(prompt, turn, context);
      expect(['unclear', 'queries'], prompt).toContain(heard?.kind);
      if (heard?.kind !== 'unclear') continue;
      expect(heard.instead?.length, prompt).toBeGreaterThanOrEqual(2);
      expect(heard.instead?.length, prompt).toBeLessThanOrEqual(3);
    }
  });

  test.each([
    'in dallas',
    'at home',
    'who wins',
    'bet it',
    'pick one',
    'over?',
    'safer',
    '+1000',
    'as singles',
  ])('a fragment on no game after prices: “%s”', (prompt) => {
    expect(hear(prompt, asked('best price on the bills'), context)?.kind).not.toMatch(/play|text/);
    expect(hear(prompt, asked('bills vs jets head to head'), context)).toMatchObject(unclear);
  });

  test.each(['u always pick the bills', 'you said the bears were safe', 'bet it'])(
    'words about what was shown: “%s”',
    (prompt) => {
      expect(hear(prompt, parlay, context)).toMatchObject(unclear);
    },
  );

  test.each([
    'gimme a pick',
    'A safe moneyline',
    'an over',
    'surprise me',
    'best bet',
    'schedule',
    'give me something safe',
  ])('“%s” needs no name to be a question', (prompt) => {
    expect(hear(prompt, asked('best price on the bills'), context)).toBeUndefined();
  });

  test('the same game by its name alone is not bet on twice', () => {
    expect(hear('Buffalo', single, context)).toMatchObject({
      ...unclear,
      why: expect.stringContaining('already'),
    });
    expect(hear('Chicago', single, context)).toBeUndefined();
  });

  test('a tap that does not apply is not offered', () => {
    const longShot: Turn = { ...parlay, play: { ...shownPlay, chance: 3 } };
    expect(hear('longer', longShot, context)).toMatchObject({
      ...unclear,
      instead: ['Why', 'Safer', 'Something else'],
    });
  });

  test('a book that the asker does not have is not the one to bet at', () => {
    for (const prompt of ['i dont have fanduel', 'not on fanduel', 'dont see it on mgm'])
      expect(hear(prompt, parlay, context), prompt).toMatchObject(unclear);
  });
});

test.each(['what would 25 bucks pay', 'how much would $10 win', 'if i put 20 on it'])(
  '“%s” after legs of one game tells how to say their price',
  (prompt) => {
    const ofOneGame: Turn = { ...parlay, play: { ...shownPlay, price: null } };
    expect(hear(prompt, ofOneGame, context)).toMatchObject({
      kind: 'unclear',
      why: expect.stringContaining('Type your book’s price with the stake'),
    });
  },
);

describe('odds that are not made longer or shorter', () => {
  const wishes = legs.map(() => openWish);
  const after = (terms: Partial<Reading>, chance: number): Turn => {
    const [reading = readingWith({})] = parlay.queries;
    return { ...parlay, queries: [{ ...reading, ...terms }], play: { ...shownPlay, chance } };
  };

  test.each([
    ['longer', after({}, 1), 'long shot already'],
    ['longer', after({ sameGame: true }, 14), 'same-game bet'],
    ['safer', after({}, 97), 'as safe as'],
    ['safer', after({ wishes }, 14), 'each leg of that bet'],
  ] as const)('“%s” says why', (prompt, turn, why) => {
    expect(hear(prompt, turn, context)).toMatchObject({
      kind: 'unclear',
      why: expect.stringContaining(why),
    });
  });
});

test('a side or a statistic after a prop stays with props and their player', () => {
  const props: Turn = {
    ...single,
    queries: [
      readingWith({ sports: ['NFL'], markets: ['prop'], stat: 'passing_yards', player: 'Caleb Williams' }),
    ],
  };
  expect(hear('all overs', props, context)).toMatchObject(
    play({ markets: ['prop'], sides: ['over'], player: 'Caleb Williams', stat: 'passing_yards' }),
  );
  expect(hear('same but rushing yards', props, context)).toMatchObject(
    play({ stat: 'rushing_yards', player: 'Caleb Williams' }),
  );
  expect(hear('totals instead', props, context)).toMatchObject(play({ markets: ['total'], player: null }));
});

describe('after a bet on a game that was named', () => {
  const teams = ['Buffalo Bills', 'New York Jets'].map((name) => ({
    sport: 'NFL' as const,
    name,
    stance: 'game' as const,
  }));
  const ofGame: Turn = {
    ...parlay,
    queries: [readingWith({ sports: ['NFL'], teams, markets: ['prop'], stat: 'touchdowns', sameGame: true })],
  };

  test.each(['now do one for monday night', 'same thing for monday night', 'now do the monday night game'])(
    '“%s” is of another game',
    (prompt) => {
      expect(hear(prompt, ofGame, context)).toMatchObject(
        play({ teams: [], stat: 'touchdowns', nightGame: true, days: ['2026-11-23'] }),
      );
    },
  );

  test('another day alone is one of the same teams', () => {
    expect(hear('same thing for monday', ofGame, context)).toMatchObject(play({ teams }));
  });
});

test('of a kind of which there are too many, the first stay and the others are swapped for the other kind', () => {
  const [bills, over] = legs;
  if (!bills || !over) throw new Error('no legs');
  const roads = [bills, { ...over, market: 'moneyline' as const, line: null }].map((leg) => ({
    ...leg,
    selection: 'away' as const,
  }));
  expect(hear('no more than one road team', shown(roads), context)).toMatchObject(
    play({ wishes: { length: 2, 1: { sides: ['home'] } } }, { keep: ['G1 spread away'] }),
  );
  const props = legs.slice(2).concat(legs.slice(2));
  expect(hear('max one prop', shown(props), context)).toMatchObject({
    kind: 'unclear',
    instead: ['Swap leg 1', 'Swap leg 2'],
  });
});

describe('after a single bet', () => {
  test.each([
    ['can u get it to +300', play({ price: { min: 192, max: 432 }, payout: null, legs: null })],
    ['a parlay that pays 10 to 1', play({ payout: { min: 640, max: 1440 }, legs: { min: 2, max: 8 } })],
    ['the over', play({ markets: ['total'], sides: ['over'], teams: ofGame })],
    ['moneyline instead', play({ markets: ['moneyline'], teams: ofGame })],
    ['against them i meant', play({ teams: [{ name: 'New York Jets', stance: 'back' }] })],
    ['the other side', play({ markets: ['spread'], teams: [{ name: 'New York Jets', stance: 'back' }] })],
    ['swap it', play({}, { without: ['G1'] })],
    ['how much would 25 win', payout(25, -110)],
    ['who are they playing', { kind: 'about', what: 'games' }],
    [
      'is it a good price',
      query({
        ask: 'check',
        legs: [expect.objectContaining({ teams: ['Buffalo Bills'], line: -3.5, price: -110 })],
      } as Partial<Query>),
    ],
    ['whats the total in that game', query({ ask: 'market', teams: ['New York Jets', 'Buffalo Bills'] })],
    ['what about the cowboys', play({ teams: [{ name: 'Dallas Cowboys', stance: 'back' }] })],
  ])('“%s”', (prompt, heard) => {
    expect(hear(prompt, single, context)).toMatchObject(heard);
  });

  test('another one is wanted at odds that the one shown has', () => {
    const long = shown(legs.slice(0, 1), 1215);
    const without = { without: ['G1 spread home'] };
    expect(hear('anyone longer than +1000?', long, context)).toMatchObject(
      play({ price: { min: 1000 } }, without),
    );
    expect(hear('anyone longer than +1500?', long, context)).toMatchObject(play({}, { without: [] }));
  });

  test('an over has its under, and a player’s line too', () => {
    for (const [leg, side] of [
      [legs[1], 'under'],
      [legs[2], 'over'],
    ] as const) {
      if (!leg) throw new Error('no leg');
      expect(hear('the other side', shown([leg]), context)).toMatchObject(play({ sides: [side] }));
    }
  });
});

describe('after a question that was no play', () => {
  test.each([
    ['is +140 on the packers ok', 'what about +150', { ask: 'check', legs: [{ price: 150 }] }],
    [
      'is +140 on the packers ok',
      'and the bills?',
      { ask: 'check', legs: [{ teams: ['Buffalo Bills'], price: null }] },
    ],
    ['is -3 -105 on the bills good', 'and at -110?', { ask: 'check', legs: [{ line: -3, price: -110 }] }],
    ['best price on the bills', 'and the dolphins', { ask: 'market', teams: ['Miami Dolphins'] }],
    ['best price on the bills', 'what about the spread', { ask: 'market', market: 'spread' }],
    ['knicks record ats at home', 'and on the road', { ask: 'find', splits: ['road'] }],
    ['knicks record last 10', 'last 5?', { ask: 'find', last: 5 }],
    ['who covered last night nba', 'and nhl?', { ask: 'find', sports: ['NHL'] }],
    ['how much does 20 at +150 pay', 'and 50?', { ask: 'sum', stake: 50 }],
    ['how much does 20 at +150 pay', 'what about +200', { ask: 'sum', odds: { value: 200 } }],
    ['parlay of -110 -110', 'what does 20 pay', { ask: 'sum', sum: 'parlay', stake: 20 }],
    ['my record', 'just nfl', { ask: 'mine', sports: ['NFL'] }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(hear(then, asked(first), context)).toMatchObject(query(terms as Partial<Query>));
  });

  test('“in that one” is the game that was compared', () => {
    expect(hear('ok and the under in that one', asked('bills ml or bills spread'), context)).toEqual({
      kind: 'text',
      prompt: 'ok and the under in Buffalo Bills game',
    });
  });

  test('“that game” is a bet on the game, and on none of its teams', () => {
    expect(hear('id still like to bet on that game', asked('jets ml or bills ml'), context)).toMatchObject(
      play({
        teams: [
          { name: 'New York Jets', stance: 'game' },
          { name: 'Buffalo Bills', stance: 'game' },
        ],
      }),
    );
  });

  test.each(['Bills moneyline', 'best price on the jets', 'and a 2 leg nba parlay'])(
    '“%s” is a new question',
    (prompt) => {
      expect(hear(prompt, asked('best price on the bills'), context)).toBeUndefined();
    },
  );
});
