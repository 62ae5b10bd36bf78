/** From a question to an answer, with a model that returns whatever the test sets. */
import { describe, expect, test } from 'vitest';
import type { Asked } from '../../../lambdas/app/asking/asking.ts';
import type { Loaded } from '../../../lambdas/app/asking/boards.ts';
import { grammar } from '../../../lambdas/app/asking/reading/grammar.ts';
import { readWritten } from '../../../lambdas/app/asking/reading/written.ts';
import { modelReader } from '../../../lambdas/app/asking/second-reader.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import type { Brief, Reply } from '../../../lambdas/domain/asking/brief.ts';
import type { Answer } from '../../../lambdas/services/asking/model.ts';
import { blankReply } from '../../../scripts/local/model/reply.ts';
import { games, sheet } from '../../domain/asking/answer/board.ts';
import { gameWith, now } from '../../domain/feed/games/games.ts';
import { askWith } from '../../support/asking.ts';

const teams = games
  .flatMap(({ home, away }) => [home, away])
  .map(({ name }) => ({ sport: 'NFL' as const, name }));

const nba = gameWith({
  id: 'NBA-1',
  sport: 'NBA',
  home: { id: '1', name: 'Los Angeles Lakers' },
  away: { id: '2', name: 'Boston Celtics' },
});

const boards: Partial<Record<Sport, Loaded>> = {
  NFL: { games, sheet, notes: [] },
  NBA: { games: [nba], notes: [] },
};

const reply = (of: Reply): Answer => ({ kind: 'reply', reply: of, tokens: { input: 10, output: 5 } });

interface AskOptions {
  readonly sport?: Sport;
  readonly says?: (brief: Brief) => Answer;
}

async function ask(prompt: string, { sport = 'NFL', says = () => reply(blankReply) }: AskOptions = {}) {
  const briefs: Brief[] = [];
  const loaded: Sport[] = [];
  const { asked, used } = await askWith(
    { prompt, sport, now, teams: [...teams, { sport: 'NBA', name: 'Los Angeles Lakers' }] },
    {
      load: async (each) => {
        loaded.push(each);
        return boards[each] ?? { games: [], notes: [] };
      },
      model: async (brief) => {
        briefs.push(brief);
        return says(brief);
      },
    },
  );
  return { asked, used, briefs, loaded };
}

const answered = (asked: Asked) => {
  if (asked.kind !== 'answered') throw new Error(asked.kind);
  return asked.outcome;
};

describe('answers as the rules read them', () => {
  test.each([
    // A question is checked by it, unless it is written as the product writes it.
    ['What games are on Sunday?', 'info', 1],
    ['Schedule on 2026-11-22', 'info', 0],
    ['tell me a joke', 'info', 0],
    ['how does this work', 'info', 1],
    ['I lost $500, how do I win it back?', 'care', 0],
    // A bet is read by the model too, unless it is written as the product writes it.
    ['NFL player props', 'no_play', 1],
    ['same game parlay Bears Lions', 'play', 1],
    ['Bears moneyline and Bears over', 'play', 1],
    ['2-leg NFL moneyline parlay', 'play', 0],
  ])('%s: %s, with %i calls', async (prompt, kind, calls) => {
    const { asked, briefs } = await ask(prompt);
    expect([answered(asked).kind, answered(asked).charged, briefs.length]).toEqual([
      kind,
      kind === 'play',
      calls,
    ]);
  });

  test('a support message names no game and does not parse the question', async () => {
    const { asked } = await ask('I lost my rent money on the Bears, one sure bet to win it back');
    const { response, reading } = answered(asked);
    // No team and no price; a helpline's number it has.
    expect(response).not.toMatch(/Bears|(?<!\d)[-+]\d/);
    expect(reading).toEqual({ sports: [], summary: '', parts: [] });
  });

  test('a sport named in the question overrides the selected sport', async () => {
    const { asked, loaded } = await ask('safe 2-leg NFL parlay for Sunday', { sport: 'NBA' });
    expect(loaded).toContain('NFL');
    expect(answered(asked)).toMatchObject({ kind: 'play', charged: true, analysis: { sport: 'NFL' } });
  });

  test('a team named in the question overrides the selected sport', async () => {
    const { asked } = await ask('Lakers moneyline');
    expect(answered(asked)).toMatchObject({
      kind: 'play',
      analysis: { sport: 'NBA', team_name: 'Los Angeles Lakers' },
    });
  });

  test('a play without the prop that was asked for besides is free of charge', async () => {
    const { asked, used } = await ask('NFL moneyline or player prop');
    const outcome = answered(asked);
    expect([outcome.kind, outcome.charged, used]).toEqual(['play', false, 0]);
    const exact = await ask('NFL moneyline');
    expect([answered(exact.asked).charged, exact.used]).toEqual([true, 1]);
  });

  test.each([
    ['with fewer legs than asked for', '9-leg NFL moneyline parlay', 'fewer_legs'],
    ['without the line that a moneyline cannot have', 'Bears moneyline +22.5', 'substituted'],
  ])('an answer %s is free of charge, and says so', async (_what, prompt, note) => {
    const { asked, used } = await ask(prompt);
    const outcome = answered(asked);
    expect([outcome.kind, outcome.charged, used]).toEqual(['play', false, 0]);
    expect(outcome.notes.map(({ kind }) => kind)).toContain(note);
  });

  test('a comparison is free of charge, and says which option has no price', async () => {
    const { asked, used } = await ask('Bears moneyline or Bears +22.5');
    const outcome = answered(asked);
    expect([outcome.kind, outcome.charged, used]).toEqual(['info', false, 0]);
    expect(outcome).toMatchObject({ asks: ['compare'], cards: [{ type: 'options' }] });
    expect(outcome.response).toContain('No book lists Bears +22.5');
  });

  test('without any value, the closest play is offered with an explanation, free of charge', async () => {
    const { asked } = await ask('An NFL spread with real value');
    expect(answered(asked)).toMatchObject({ kind: 'no_play', charged: false });
    expect(answered(asked).response).toMatch(
      /No NFL spread beats its price right now\. Closest: .+ costs \$\d/,
    );
  });
});

describe('alternatives', () => {
  test.each(['NFL player props', 'NFL moneyline +5000 or better', 'Bears Lions parlay on Wednesday'])(
    '%s: one to four, each giving a charged play',
    async (prompt) => {
      const { asked } = await ask(prompt);
      const { kind, alternatives } = answered(asked);
      expect(kind).toBe('no_play');
      expect(alternatives.length).toBeGreaterThanOrEqual(1);
      expect(alternatives.length).toBeLessThanOrEqual(4);
      for (const each of alternatives) {
        const next = await ask(each.prompt);
        expect([each.prompt, answered(next.asked).kind, answered(next.asked).charged]).toEqual([
          each.prompt,
          'play',
          true,
        ]);
      }
    },
  );

  test('are general questions when no sport has games', async () => {
    const nothing = await askWith(
      { prompt: 'A safe NFL pick', sport: 'NFL', now, teams: [] },
      { load: async () => ({ games: [], notes: [] }) },
    );
    const [only, ...others] = answered(nothing.asked).alternatives;
    expect(others).toEqual([]);
    expect(answered((await ask(only?.prompt ?? '')).asked).kind).toBe('info');
  });

  test('of a sport without games come from other sports', async () => {
    const { asked } = await ask('Build me a safe 3-leg MLS parlay', { sport: 'MLS' });
    const { kind, alternatives } = answered(asked);
    expect(kind).toBe('no_play');
    expect(alternatives.map(({ prompt }) => prompt).join()).toMatch(/NFL|NBA/);
  });
});

describe('a question that is asked back', () => {
  test.each([
    ['NFL moneyline flurbish', ['flurbish']],
    ['NFL underdog on wheels', ['wheels']],
    ['hedge my bet on the Bears', ['hedge']],
  ])('%s: names the words, with two to four readings that give something', async (prompt, unread) => {
    const { asked, used } = await ask(prompt);
    const { kind, charged, alternatives, notes, ...said } = answered(asked);
    expect([kind, charged, used]).toEqual(['clarify', false, 0]);
    expect('unread' in said && said.unread).toEqual(unread);
    expect(notes.filter((note) => note.kind === 'not_understood')).toEqual([]);
    expect(alternatives.length).toBeGreaterThanOrEqual(2);
    expect(alternatives.length).toBeLessThanOrEqual(4);
    for (const each of alternatives) {
      const next = answered((await ask(each.prompt)).asked);
      expect(['play', 'info'], each.prompt).toContain(next.kind);
    }
  });

  test('a sport alone shows its next games and ways to ask', async () => {
    const { asked, briefs, used } = await ask('nfl');
    const { kind, response, alternatives } = answered(asked);
    expect([kind, briefs.length, used]).toEqual(['clarify', 0, 0]);
    expect(response).toContain('Upcoming games');
    expect(alternatives.length).toBeGreaterThanOrEqual(2);
  });

  test('a name of several teams offers each that plays', async () => {
    const kings = gameWith({
      id: 'NBA-2',
      sport: 'NBA',
      home: { id: '3', name: 'Sacramento Kings' },
      away: { id: '4', name: 'Utah Jazz' },
    });
    const nhl = gameWith({
      id: 'NHL-2',
      sport: 'NHL',
      home: { id: '5', name: 'Los Angeles Kings' },
      away: { id: '6', name: 'Dallas Stars' },
    });
    const both: Partial<Record<Sport, Loaded>> = {
      NBA: { games: [kings], notes: [] },
      NHL: { games: [nhl], notes: [] },
      NFL: { games, sheet, notes: [] },
    };
    const { asked } = await askWith(
      { prompt: 'bet on the kings', sport: 'NFL', now, teams },
      { load: async (each) => both[each] ?? { games: [], notes: [] } },
    );
    expect(answered(asked).kind).toBe('clarify');
    expect(answered(asked).alternatives.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Kings (NHL)', 'Kings (NBA)']),
    );
  });
});

describe('a question that the model writes', () => {
  const written = (restated: string[], placed: Reply['placed'] = [], more: Partial<Reply> = {}) => ({
    says: () => reply({ ...blankReply, restated, placed, ...more }),
  });
  const zwei = { word: 'zwei', as: '2-leg' };
  const davon = { word: 'davon', as: 'parlay' };

  test('fills in what the rules could not read, in one call', async () => {
    const { asked, briefs } = await ask(
      'NFL moneyline, zwei davon',
      written(['2-leg NFL moneyline parlay'], [zwei, davon]),
    );
    expect(briefs).toEqual([
      {
        question: 'NFL moneyline, zwei davon',
        before: null,
        sport: 'NFL',
        unread: ['zwei', 'davon'],
        read: null,
      },
    ]);
    // What only the model read is shown for checking, and is free.
    expect(answered(asked)).toMatchObject({ kind: 'play', charged: false, readBy: 'model' });
    expect(answered(asked).notes[0]?.text).toContain('zwei');
    expect(answered(asked).analysis.legs).toHaveLength(2);
  });

  test('is charged where the rules read the same bet', async () => {
    const { asked, used } = await ask('gimme 2 nfl moneylines', written(['2-leg NFL moneyline parlay']));
    expect(answered(asked)).toMatchObject({ kind: 'play', charged: true, readBy: 'grammar' });
    expect(used).toBe(1);
  });

  test('is answered as the model wrote it where the rules read another bet, for free', async () => {
    const { asked, used } = await ask('gimme 2 nfl moneylines', written(['2-leg NFL spread parlay']));
    expect(answered(asked)).toMatchObject({ kind: 'play', charged: false, readBy: 'model' });
    expect(answered(asked).analysis.legs.map(({ market }) => market)).toEqual(['spread', 'spread']);
    expect(used).toBe(0);
  });

  test('is free as the rules read it where the model wrote what does not count', async () => {
    const { asked, used } = await ask('gimme 2 nfl moneylines', written(['3-leg NFL moneyline parlay']));
    expect(answered(asked)).toMatchObject({ kind: 'play', charged: false, readBy: 'grammar' });
    expect(answered(asked).analysis.legs).toHaveLength(2);
    expect(used).toBe(0);
  });

  test('is no bet where the model wrote a question', async () => {
    const { asked, used } = await ask('gimme an nfl moneyline', written(['Explain vig']));
    expect(answered(asked)).toMatchObject({ kind: 'info', asks: ['explain'], charged: false });
    expect(used).toBe(0);
  });

  test('loads the games of a sport that only the model read', async () => {
    const { asked, loaded } = await ask(
      'Moneyline, Korbball',
      written(['NBA moneyline pick'], [{ word: 'korbball', as: 'NBA' }]),
    );
    expect(loaded).toContain('NBA');
    expect(answered(asked).analysis.legs.map(({ sport }) => sport)).toEqual(['NBA']);
  });

  test('can be another question, which is free', async () => {
    const { asked, used } = await ask(
      'the juice in flurbish zzyzx',
      written(
        ['Explain vig'],
        [
          { word: 'juice', as: 'vig' },
          { word: 'flurbish', as: '' },
          { word: 'zzyzx', as: '' },
        ],
      ),
    );
    expect(answered(asked)).toMatchObject({
      kind: 'info',
      asks: ['explain'],
      readBy: 'model',
      charged: false,
    });
    expect(used).toBe(0);
  });

  test('can turn a play into help, without a prompt', async () => {
    const { asked, used } = await ask('NFL moneyline flurbish', written([], [], { care: true }));
    expect([answered(asked).kind, used]).toEqual(['care', 0]);
  });

  test('is asked back with the words that it does not place', async () => {
    const { asked } = await ask(
      'NFL moneyline, zwei davon flurbish',
      written(['2-leg NFL moneyline parlay'], [zwei, davon]),
    );
    expect(answered(asked)).toMatchObject({ kind: 'clarify', readBy: 'grammar' });
    expect(answered(asked)).toHaveProperty('unread', ['zwei', 'davon', 'flurbish']);
  });
});

describe('a question that the rules read in full', () => {
  const prompt = 'who is hurt on the Bears';
  const checked = (restated: string[]) => ask(prompt, { says: () => reply({ ...blankReply, restated }) });
  const asksIn = (asked: Asked) => {
    const outcome = answered(asked);
    return [outcome.kind, 'asks' in outcome && outcome.asks, outcome.readBy];
  };

  test('goes to the model with what they read', async () => {
    const { briefs, used } = await checked([]);
    expect(briefs).toEqual([
      {
        question: prompt,
        before: null,
        sport: 'NFL',
        unread: [],
        read: 'Injury report Chicago Bears',
      },
    ]);
    expect(used).toBe(0);
  });

  test('is answered as they read it where the model finds nothing wrong', async () => {
    expect(asksIn((await checked([])).asked)).toEqual(['info', ['find'], 'grammar']);
  });

  test('is answered as the model wrote it where it asks for something else', async () => {
    const { asked } = await checked(['Prices moneyline for Chicago Bears']);
    expect(asksIn(asked)).toEqual(['info', ['market'], 'model']);
  });

  test.each([
    ['names another team', 'Injury report of Detroit Lions'],
    ['has a number that nobody typed', 'Recent form of Chicago Bears last 7'],
    ['is not read', 'Glorps of Chicago Bears'],
    ['is a bet that nobody asked for', 'NFL moneyline pick backing the Chicago Bears'],
  ])('is answered as they read it where what the model wrote %s', async (_what, restated) => {
    expect(asksIn((await checked([restated])).asked)).toEqual(['info', ['find'], 'grammar']);
  });

  test('is no bet, even where it speaks of bets', async () => {
    const { asked } = await ask('do i do better on dogs or favs', {
      says: () => reply({ ...blankReply, restated: ['NFL moneyline pick on underdogs'] }),
    });
    expect(asksIn(asked)).toEqual(['info', ['mine'], 'grammar']);
  });

  test.each([
    ['bears team total over, or under if you like it more', 'model'],
    ['which is better, bears team total over or under?', 'grammar'],
  ])('is a bet where a word asks for one and nothing asks a question: %s', async (asked, readBy) => {
    const restated = ['NFL team total pick backing the Chicago Bears'];
    const given = await ask(asked, { says: () => reply({ ...blankReply, restated }) });
    expect([answered(given.asked).readBy, given.used]).toEqual([readBy, 0]);
  });

  test('has no question twice', async () => {
    const { asked } = await checked([
      'Prices moneyline for Chicago Bears',
      'Prices moneyline for Chicago Bears',
    ]);
    expect(asksIn(asked)).toEqual(['info', ['market'], 'model']);
  });

  test('waits no longer than the check may take', async () => {
    const limits: number[] = [];
    const reader = modelReader(async (_brief, withinMs) => {
      limits.push(withinMs ?? Number.NaN);
      return { kind: 'timed-out' };
    }, readWritten);
    const question = { sport: 'NFL', now, teams } as const;
    const read = await reader(grammar({ ...question, prompt }), 8_000);
    await reader(grammar({ ...question, prompt: 'gimme an nfl moneyline' }), 8_000);
    expect(limits).toEqual([4_000, 8_000]);
    expect(read.understood.readBy).toBe('grammar');
  });
});

test.each(['unparsable', 'no-text', 'failed', 'timed-out'] as const)(
  'a model that is %s fails no question',
  async (kind) => {
    const failure = { kind, why: 'x', tokens: { input: 1, output: 0 } } as Answer;
    const { asked, used } = await ask('NFL moneyline flurbish', { says: () => failure });
    expect([answered(asked).charged, used]).toEqual([false, 0]);
  },
);
