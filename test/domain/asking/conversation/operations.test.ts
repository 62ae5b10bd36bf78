/** Operations on the legs of the last answer, as bettors type them: what stays keeps its selection, and what cannot be placed is asked back. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import type { ShownLeg, Turn } from '../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { readingWith } from '../../feed/games/games.ts';
import { legOf } from './legs.ts';

const now = new Date('2026-11-21T15:00:00Z');
const names = [
  ...[
    'Buffalo Bills',
    'New York Jets',
    'Dallas Cowboys',
    'Chicago Bears',
    'Green Bay Packers',
    'Miami Dolphins',
  ],
  'Detroit Lions',
].map((name) => ({ sport: 'NFL' as const, name }));
const context = {
  selectedSport: 'NFL' as const,
  teams: [
    ...names,
    { sport: 'NHL' as const, name: 'Pittsburgh Penguins' },
    { sport: 'NBA' as const, name: 'Los Angeles Lakers' },
    { sport: 'NBA' as const, name: 'New York Knicks' },
  ],
  players: ['Caleb Williams', 'Josh Allen', 'James Cook', 'Travis Kelce', 'LeBron James'],
  roster: [],
  now,
};
const propOf = (
  playerId: string,
  player: string,
  team: string,
  stat: 'touchdowns' | 'passing_yards' | 'rush_attempts',
) =>
  ({
    market: 'prop' as const,
    selection: 'over' as const,
    prop: { playerId, player, team, stat },
    line: 0.5,
  }) as const;
const bills = legOf({});
const over = legOf({
  gameId: 'G2',
  home: 'Dallas Cowboys',
  away: 'Miami Dolphins',
  market: 'total',
  selection: 'over',
  line: 44.5,
  price: -105,
});
const caleb = legOf({
  gameId: 'G3',
  home: 'Chicago Bears',
  away: 'Green Bay Packers',
  ...propOf('P1', 'Caleb Williams', 'Chicago Bears', 'passing_yards'),
  selection: 'under',
  line: 220.5,
  price: 120,
});
const ofAllen = legOf(propOf('P2', 'Josh Allen', 'Buffalo Bills', 'rush_attempts'));
const ofCook = legOf({ ...propOf('P3', 'James Cook', 'Buffalo Bills', 'touchdowns'), price: 105 });

const shown = (legs: readonly ShownLeg[], terms: Partial<Reading> = {}): Turn => ({
  askId: 'A1',
  queries: [
    readingWith({
      sports: ['NFL'],
      days: ['2026-11-22'],
      legs: legs.length > 1 ? { min: legs.length, max: legs.length } : null,
      ...terms,
    }),
  ],
  shown: [],
  play: { legs: [...legs], chance: 14, price: 600, without: [] },
});
const parlay = shown([bills, over, caleb]);
const single = shown([bills]);
const sgp = shown([bills, ofAllen, ofCook], {
  sameGame: true,
  teams: [{ sport: 'NFL', name: 'Buffalo Bills', stance: 'game' }],
});

/** The numbers of the legs that stay, how many there are then, and the question. */
function told(prompt: string, turn: Turn): string {
  const heard = hear(prompt, turn, context);
  if (heard?.kind !== 'play') return heard?.kind ?? 'new';
  const { reading, keep } = heard.next;
  const places = turn.play?.legs.flatMap(({ gameId, market, prop }, at) =>
    keep.some((key) => key.startsWith(prop ? `${gameId} prop ${prop.playerId}` : `${gameId} ${market}`))
      ? [at + 1]
      : [],
  );
  return `${places?.join(' ') || 'none'} of ${reading.legs?.max ?? 1}: ${canonicalPrompt(reading)}`;
}

/** One of these: `kept of legs`, with or without words of the question. */
type Row = readonly [prompt: string, kept: string, words?: string];
const check = (rows: readonly Row[], turn: Turn) =>
  test.each([...rows])('“%s”', (prompt = '', kept = '', words = '') => {
    expect(told(prompt, turn)).toContain(kept.includes('of') ? `${kept}:` : kept);
    expect(told(prompt, turn)).toContain(words);
  });

describe('a leg in another market, of which both are said', () => {
  const moneylines = shown([
    legOf({ market: 'moneyline', line: null }),
    legOf({ gameId: 'G2', home: 'Dallas Cowboys', away: 'Miami Dolphins', market: 'moneyline', line: null }),
  ]);
  check(
    [
      ['switch the first leg to the spread instead of ml', '2 of 2', 'spread'],
      ['change leg 1 to the spread rather than the moneyline', '2 of 2', 'spread'],
      ['can the first one be the spread', '2 of 2', 'spread'],
      ['first leg should be the spread not moneyline', '2 of 2', 'spread'],
      ['use the spread on leg 1', '2 of 2', 'spread'],
      ['can leg 2 be an over instead', '1 of 2', 'over'],
      ['do the spread for the cowboys instead of moneyline', '1 of 2', 'spread'],
      ['id rather have the spread on the bills instead', '2 of 2', 'spread'],
    ],
    moneylines,
  );
});

describe('the team, where the other legs are totals and players', () => {
  check(
    [
      ['swap the team for the lions', '2 3 of 3', 'backing the Detroit Lions'],
      ['change the team to the lions', '2 3 of 3', 'backing the Detroit Lions'],
      ['swap the team out', '2 3 of 3'],
      ['drop the team', '2 3 of 2'],
      ['keep the team, swap the rest', '1 of 3'],
      ['just the team leg', '1 of 1'],
    ],
    parlay,
  );
  // Which of several is not said.
  check(
    [['swap the team for the lions', 'unclear']],
    shown([bills, legOf({ gameId: 'G2', home: 'Dallas Cowboys', away: 'Miami Dolphins' }), over]),
  );
});

describe('legs that leave', () => {
  check(
    [
      ['lose the 2nd one', '1 3 of 2'],
      ['drop legs 1 and 3', '2 of 1'],
      ['drop 1 & 2', '3 of 1'],
      ['drop #3', '1 2 of 2'],
      ['lose 2', '1 3 of 2'],
      ['cut the third leg', '1 2 of 2'],
      ['remove the last two', '1 of 1'],
      ['take off leg two pls', '1 3 of 2'],
      ['scratch that bears one its raining there', '1 2 of 2'],
      ['get rid of the caleb williams one', '1 2 of 2'],
      ['drop the +120', '1 2 of 2'],
      ['lose the plus money leg cuz i dont trust it', '1 2 of 2'],
      ['drop the riskiest', '1 2 of 2'],
      ['nix the risky one', '1 2 of 2'],
      ['take out the over', '1 3 of 2'],
      ['without the over', '1 3 of 2'],
      ['bail on the bills spread', '2 3 of 2'],
      ['keep the bills and the over, drop the last', '1 2 of 2'],
      ['only the first 2 legs', '1 2 of 2'],
      ['just the bills leg', '1 of 1'],
      ['i like the over but not the other two', '2 of 1'],
      ['drop everything but the over', '2 of 1'],
      ['get rid of all except the bears one', '3 of 1'],
    ],
    parlay,
  );
});

describe('legs that others replace', () => {
  check(
    [
      ['swap the 2nd', '1 3 of 3'],
      ['change legs 2 and 3', '1 of 3'],
      ['something else for leg 2', '1 3 of 3'],
      ['new leg 2', '1 3 of 3'],
      ['keep leg 1 and swap the rest', '1 of 3'],
      ['keep the first two, new one for the last', '1 2 of 3'],
      ['keep everything but swap the bears guy', '1 2 of 3'],
      ['i like the over, change the rest', '2 of 3'],
      ['swap the risky one', '1 2 of 3'],
      ['swap out the first leg, the bills always choke', '2 3 of 3'],
      ['not caleb pls hes cooked', '1 2 of 3'],
      ['no bills', '2 3 of 3', 'avoiding the Buffalo Bills'],
      ['w/o the cowboys', '1 3 of 3', 'avoiding the Dallas Cowboys'],
      ['no more overs', '1 3 of 3', 'no overs'],
      ['no props', '1 2 of 3', 'no player props'],
      ['no unders and nobody from the bears', '1 2 of 3', 'no unders'],
      ['no moneylines, no cowboys', '1 3 of 3', 'avoiding the Dallas Cowboys'],
      ['no passing yards props', '1 2 of 3', 'no prop on passing yards'],
      ['no one from the packers or bears', '1 2 of 3', 'avoiding the Green Bay Packers'],
      ['no moneylines, no lions', '1 2 3 of 3', 'avoiding the Detroit Lions'],
      ['ditch whichever one is riskiest', '1 2 of 2'],
      ['im good with all of them except the last, swap that one out', '1 2 of 3'],
      ['i like everything but the bills', '2 3 of 3'],
      ['make leg 1 a moneyline', '2 3 of 3', 'moneyline pick backing the Buffalo Bills'],
      ['swap the over for a lions thing', '1 3 of 3', 'backing the Detroit Lions'],
      ['trade the over for a lions leg', '1 3 of 3', 'backing the Detroit Lions'],
      ['take out the bills, put in the lions', '2 3 of 3', 'backing the Detroit Lions'],
      ['replace leg one with a knicks spread', '2 3 of 3', 'spread pick backing the New York Knicks'],
      ['swap the bills spread for the moneyline', '2 3 of 3', 'moneyline pick backing the Buffalo Bills'],
      ['give me the ml instead of the spread', '2 3 of 3', 'moneyline pick backing the Buffalo Bills'],
      ['switch the bills to the ml', '2 3 of 3', 'moneyline pick backing the Buffalo Bills'],
      ['change the over to the under', '1 3 of 3', 'Miami Dolphins vs Dallas Cowboys, unders only'],
      ['the under instead of the over', '1 3 of 3', 'Miami Dolphins vs Dallas Cowboys, unders only'],
      ['turn the over into an under', '1 3 of 3', 'unders only'],
      ['make leg 1 a total', '2 3 of 3', 'ver/under pick'],
      ['replace caleb with josh allen', '1 2 of 3', 'by Josh Allen'],
      ['ditch caleb, add josh allen over', '1 2 of 3', 'by Josh Allen, overs only'],
      ['swap caleb for josh allen', '1 2 of 3', 'passing yards by Josh Allen'],
      ['swap caleb for another qb', '1 2 of 3', 'passing yards'],
      ['different qb for leg 3', '1 2 of 3', 'passing yards'],
      ['swap leg 2 for something safer', '1 3 of 3', 'no price longer than -105'],
      ['swap leg 3 for something with better odds', '1 2 of 3', 'no price shorter than +120'],
      [
        'keep the over get rid of everything else and find 2 more from the lakers game instead',
        '2 of 3',
        'Los Angeles Lakers game',
      ],
    ],
    parlay,
  );

  test('somebody who is refused does not come back', () => {
    expect(hear('not caleb pls', parlay, context)).toMatchObject({ next: { without: ['player P1', 'G3'] } });
    expect(hear('swap caleb for another qb', parlay, context)).toMatchObject({
      next: { without: expect.arrayContaining(['player P1']) },
    });
  });
});

describe('the other side of a leg', () => {
  check(
    [
      ['flip leg 2', '1 3 of 3', 'unders only'],
      ['fade the bills leg', '2 3 of 3', 'spread pick backing the New York Jets'],
      ['bet against the bills', '2 3 of 3', 'spread pick backing the New York Jets'],
      ['reverse the caleb one', '1 2 of 3', 'overs only'],
      ['flip it', 'unclear'],
    ],
    parlay,
  );
});

describe('legs that are added', () => {
  check(
    [
      ['add a lions leg', '1 2 3 of 4', 'backing the Detroit Lions'],
      ['add the pens', '1 2 3 of 4', 'Pittsburgh Penguins'],
      ['throw in an over', '1 2 3 of 4', 'overs only'],
      ['add two overs', '1 2 3 of 5'],
      ['tack on the knicks ml', '1 2 3 of 4', 'moneyline pick backing the New York Knicks'],
      ['add lebron points over', '1 2 3 of 4', 'points by LeBron James'],
      ['drop the over and add a dog', '1 3 of 3', 'underdogs'],
      ['add a blorp', 'unclear'],
    ],
    parlay,
  );
});

describe('after a single bet', () => {
  check(
    [
      ['give me the over instead', 'none of 1', 'New York Jets vs Buffalo Bills'],
      ['add the over', '1 of 2', 'New York Jets vs Buffalo Bills'],
      ['fade em', 'none of 1', 'backing the New York Jets'],
      ['not the bills', 'none of 1', 'avoiding the Buffalo Bills'],
      ['drop it', 'unclear'],
    ],
    single,
  );
});

describe('after a bet on one game', () => {
  check(
    [
      ['what about w/o josh allen in every leg', '1 3 of 3', 'Same-game'.toLowerCase()],
      ['no allen', '1 3 of 3'],
      ['less josh allen', '1 3 of 3'],
      // No leg is on him: they stay, and he is left out of later changes.
      ['not kelce', '1 2 3 of 3', 'without Travis Kelce'],
      ['what about w/o travis kelce', '1 2 3 of 3', 'without Travis Kelce'],
      ['no kelce, cant bet on that guy', '1 2 3 of 3', 'without Travis Kelce'],
      ['leave kelce out of it', '1 2 3 of 3', 'without Travis Kelce'],
      ['lose the allen leg', '1 3 of 2'],
      ['new td guy same team', '1 2 of 3', 'touchdowns backing the Buffalo Bills'],
      ['swap the rushing one for passing yards', '1 3 of 3', 'passing yards by Josh Allen'],
      ['make it the under on allen', '1 3 of 3', 'rush attempts by Josh Allen, unders only'],
    ],
    sgp,
  );
});

describe('what is not there or not clear is asked back, with changes that can be had', () => {
  test.each([
    ['drop the celtics', parlay],
    ['drop leg 9', parlay],
    ['swap the lakers leg', parlay],
    ['different player same team', sgp],
    ['drop the prop', sgp],
  ])('“%s”', (prompt, turn) => {
    const heard = hear(prompt, turn, context);
    expect(heard?.kind).toBe('unclear');
    if (heard?.kind !== 'unclear') return;
    expect(heard.instead?.length).toBeGreaterThanOrEqual(2);
    for (const tap of heard.instead ?? []) expect(told(tap, turn), tap).toMatch(/^[\d ]+ of \d/);
  });

  test.each([
    ['drop the middle one and make it safer'],
    ['swap leg 2 for a blorp'],
    ['keep leg 1 and also what is the moon'],
    ['drop leg 2 unless it snows'],
  ])('no word of “%s” is left out', (prompt) => {
    expect(told(prompt, parlay)).not.toMatch(/ of \d/);
  });
});

describe('a complete question is no operation', () => {
  test.each([
    'give me the over in the lions game',
    'find me an nba parlay',
    'i want a 2 leg knicks parlay',
    'i like the lions, give me a pick on them',
    'is leg 2 a good price on the bills',
    'whats the best price on the bills',
    'did the bears cover last night',
    'keep me posted',
  ])('“%s”', (prompt) => {
    expect(told(prompt, parlay)).not.toMatch(/^[1-3]/);
  });
});

describe('the answer as the bet that was made', () => {
  test.each([
    ['track it', { stake: null }],
    ['log it for 20', { stake: 20 }],
    ['put me down for 15 on that fd', { stake: 15, book: 'FanDuel' }],
    ['i took it at +650 on dk', { stake: null, price: 650, book: 'DraftKings' }],
    ['tail for 2 units', { stake: null, units: 2 }],
    ['ok im in, 25', { stake: 25 }],
    ['just log leg 1', { stake: null, legs: [0] }],
    [
      'yea i like it, put it in already, 1u, didnt change nothing, track it for me so i have it',
      { stake: null, units: 1 },
    ],
    [
      'only played the first 2 legs cuz the third one moved on me, so save just those, 20 bucks, got +180 on mgm',
      { stake: 20, price: 180, book: 'BetMGM', legs: [0, 1] },
    ],
  ])('“%s”', (prompt, saving) => {
    expect(hear(prompt, parlay, context)).toEqual({ kind: 'save', ...saving });
  });

  test.each([
    'i bet 50 on the jets +3 at fanduel, log it',
    'hit!! mark it a w',
    'how do i log in',
    'already took that one. next',
    'log leg 9',
    'should i tail it',
  ])('“%s” is something else', (prompt) => {
    expect(hear(prompt, parlay, context)?.kind).not.toBe('save');
  });
});

describe('questions about the answer leave it to be changed', () => {
  test.each<[string, Turn, object]>([
    ['who the bills got in that', parlay, { kind: 'about', what: 'games', leg: 0 }],
    ['who are they playing', single, { kind: 'about', what: 'games' }],
    ['what time does it start', parlay, { kind: 'about', what: 'games' }],
    ['can i get that on draftkings', parlay, { kind: 'about', what: 'elsewhere' }],
    ['is there a better price anywhere', parlay, { kind: 'about', what: 'elsewhere' }],
    ['which leg scares u the most', parlay, { kind: 'about', what: 'weakest' }],
    ['which one is gonna bust', parlay, { kind: 'about', what: 'weakest' }],
    ['whats the real chance of all 3', parlay, { kind: 'about', what: 'chance' }],
    [
      'leg 1 smells trappy no?',
      parlay,
      { queries: [{ ask: 'check', legs: [{ teams: ['Buffalo Bills'] }] }] },
    ],
    [
      'is leg 3 a trap',
      parlay,
      { queries: [{ ask: 'check', legs: [{ player: 'Caleb Williams', line: 220.5 }] }] },
    ],
    [
      'where was that line yesterday',
      single,
      { queries: [{ ask: 'market', topic: 'movement', market: 'spread' }] },
    ],
    ['did the over move', parlay, { queries: [{ ask: 'market', topic: 'movement', market: 'total' }] }],
    ['line history?', single, { queries: [{ ask: 'market', topic: 'movement' }] }],
    [
      'how many times he gone over that this yr',
      parlay,
      { queries: [{ ask: 'find', topic: 'game_log', players: ['Caleb Williams'], over: 220.5 }] },
    ],
    [
      'how often do they cover',
      single,
      { queries: [{ ask: 'find', topic: 'spread', teams: ['Buffalo Bills'] }] },
    ],
  ])('“%s”', (prompt, turn, heard) => {
    expect(hear(prompt, turn, context)).toMatchObject(heard);
  });

  test.each([
    'who do the lions play',
    'what time do the lions play',
    'best price on the lions',
    'who u like tonight',
  ])('“%s” is a question by itself', (prompt) => {
    expect(hear(prompt, parlay, context)).toBeUndefined();
  });
});

describe('what is announced as another question is one', () => {
  test.each([
    ['diff q, whats the chiefs ats record', 'whats the chiefs ats record'],
    ['new one: 2 leg nba overs tonight', '2 leg nba overs tonight'],
    ['forget hockey, give me a lions ml', 'give me a lions ml'],
    ['ok thats it for me. now who won last night', 'who won last night'],
    ['alright thats for me. now give me a dog', 'give me a dog'],
    ['switching gears, nhl dog', 'nhl dog'],
    ['side note: my record', 'my record'],
    ['unrelated but who leads the nfc', 'who leads the nfc'],
    ['nvm, best price on the bills', 'best price on the bills'],
    ['forget it, give me a lions ml instead', 'give me a lions ml'],
  ])('“%s”', (prompt, rest) => {
    expect(hear(prompt, parlay, context)).toEqual({ kind: 'text', prompt: rest });
  });

  test.each([
    ['drop the over, add a dog', '1 3 of 3'],
    ['nvm, make it 2 legs', '1 2 of 2'],
    ['another one', 'none of 3'],
  ])('“%s” is none', (prompt, kept) => {
    expect(told(prompt, parlay)).toContain(kept);
  });

  test.each([
    ['go back to the 1st one u gave me', 'first'],
    ['i liked the first one better', 'first'],
    ['back to the original', 'first'],
    ['undo that', 'previous'],
    ['go back', 'previous'],
    ['the one before was better', 'previous'],
  ])('“%s” is an earlier version', (prompt, to) => {
    expect(hear(prompt, parlay, context)).toEqual({ kind: 'back', to });
  });

  test('the first one, said alone, is a leg', () => {
    expect(hear('drop the first one', parlay, context)?.kind).toBe('play');
    expect(hear('i like the first one', parlay, context)?.kind).not.toBe('back');
  });
});

describe('changes of all legs at once', () => {
  check(
    [
      ['can they all be from different games', '1 of 3'],
      ['different games pls', '1 of 3'],
      ['not from the same game', '1 of 3'],
    ],
    sgp,
  );
  check(
    [
      ['do 1st half', 'none of 1', '1st half spread pick backing the Buffalo Bills'],
      ['first half instead', 'none of 1', '1st half'],
      ['make it 1q', 'none of 1', '1st quarter'],
    ],
    single,
  );
  check(
    [
      ['different games pls', 'unclear'],
      ['first half instead', 'unclear'],
      ['no leg worse than -150', 'none of 3', 'no price shorter than -150'],
      ['every leg plus money', 'none of 3', 'no price shorter than +100'],
      ['at least +500', 'none of 3', 'paying at least +500'],
      ['make em all overs', 'none of 3', 'parlay for Sunday, Nov 22, overs only'],
      ['again but nba', 'none of 3', 'NBA'],
      ['actually 10 to 250', 'none of 3', 'paying between +1536 and +3456'],
      ['do it on fanduel', 'none of 3', 'at FanDuel'],
    ],
    parlay,
  );
});

describe('a complaint is asked what should become of the leg', () => {
  test.each([
    ['last one sucks', 'Swap leg 3'],
    ['hmm the over scares me', 'Swap leg 2'],
    ['bills no good', 'Swap leg 1'],
    ['love the first two, last one is trash', 'Swap leg 3'],
    ['idk about caleb', 'Swap leg 3'],
  ])('“%s”', (prompt, tap) => {
    expect(hear(prompt, parlay, context)).toMatchObject({
      kind: 'unclear',
      instead: expect.arrayContaining([tap]),
    });
  });

  test('and done where it says so', () => {
    expect(told('the bills are trash swap em', parlay)).toContain('2 3 of 3');
  });
});

describe('a term that no single leg can have is not lost', () => {
  check(
    [
      ['add a lock', '1 2 3 of 4', 'at least 70% likely'],
      ['swap leg 2 for something that pays +500', '1 3 of 3', '+'],
      ['throw the lions in there', '1 2 3 of 4', 'backing the Detroit Lions'],
      ['lions instead of bills', '2 3 of 3', 'backing the Detroit Lions'],
      ['anyone but the bills', '2 3 of 3', 'avoiding the Buffalo Bills'],
      ['nah dont like the over, give me a knicks spread', '1 3 of 3', 'New York Knicks'],
    ],
    parlay,
  );
  check(
    [['nah dont like that at all, give me the same idea but w a total', 'none of 1', 'ver/under']],
    single,
  );
});

describe('another number of legs', () => {
  check(
    [
      ['thats too many lol cut it in half', '1 of 1'],
      ['half as many', '1 of 1'],
      ['one less leg', '1 2 of 2'],
      ['double the legs', '1 2 3 of 6'],
    ],
    parlay,
  );
});
