/** Another bet beside the one that was shown, and what is asked of its price: whether it is better, who is favored, how much to stake. */
import { describe, expect, test } from 'vitest';
import type { Query } from '../../../../lambdas/contracts/asking/query.ts';
import type { Turn } from '../../../../lambdas/contracts/asking/turn.ts';
import { openingOf } from '../../../../lambdas/domain/asking/conversation/asked/opens.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { legOf } from './legs.ts';
import { quarterbacks as context, shownTurn } from './turns.ts';

/** The turn of a question that was answered in words. */
const after = (prompt: string, said?: string): Turn => ({
  askId: null,
  queries: [],
  shown: [],
  asked: [...((readQueries(prompt, context) ?? []) as Query[])],
  ...(said !== undefined && { said }),
});
const heard = (first: string, then: string) => hear(then, after(first), context);

describe('whether another bet is better', () => {
  const chiefs = 'Is the Chiefs moneyline a good bet?';
  test.each([
    [chiefs, 'Is the spread a better bet?', { teams: ['Kansas City Chiefs'], market: 'spread' }],
    [chiefs, 'Would the spread be smarter?', { market: 'spread' }],
    ['Is the Bruins moneyline a good bet?', 'Is the puck line a better bet?', { market: 'spread' }],
    ['Is the Yankees moneyline a good bet?', 'Would you take the run line instead?', { market: 'spread' }],
    [chiefs, 'Would you rather have the Bills?', { teams: ['Buffalo Bills'], market: 'moneyline' }],
    [chiefs, 'How does that compare to the Bills?', { teams: ['Buffalo Bills'] }],
    [chiefs, 'or the Lions?', { teams: ['Detroit Lions'] }],
    [chiefs, 'Do you like the over in that game any better?', { market: 'total', side: 'over' }],
    [chiefs, 'Is it better than the Bills -3?', { teams: ['Buffalo Bills'], line: -3 }],
    ['Is the over in Bears at Lions a good bet?', 'Do you like the under more?', { side: 'under' }],
    ['Is the Packers -3.5 a good bet?', 'Would the moneyline be safer?', { market: 'moneyline', line: null }],
    [
      'Is Josh Allen over 240.5 passing yards a good bet?',
      'Are his rushing yards a better bet?',
      { player: 'Josh Allen', stat: 'rushing_yards', side: 'over' },
    ],
    [
      'Is Josh Allen over 240.5 passing yards a good bet?',
      "Compare it with Mahomes's.",
      { player: 'Patrick Mahomes', stat: 'passing_yards', line: null },
    ],
    ['Is Inter Miami to win a good bet?', 'Would the draw be better value?', { side: 'draw' }],
    ['Best price on the Chiefs moneyline', 'Is the spread better value?', { market: 'spread' }],
    [chiefs, 'Why them and not the Bills?', { teams: ['Buffalo Bills'], market: 'moneyline' }],
    [chiefs, 'why the chiefs over the lions', { teams: ['Detroit Lions'] }],
    [chiefs, 'why not the spread instead?', { teams: ['Kansas City Chiefs'], market: 'spread' }],
    [
      'Is Josh Allen over 240.5 passing yards a good bet?',
      'Why him and not Mahomes?',
      { player: 'Patrick Mahomes', stat: 'passing_yards' },
    ],
  ])('“%s”, then “%s”', (first, then, other) => {
    expect(heard(first, then)).toMatchObject({
      kind: 'queries',
      queries: [{ ask: 'compare', options: [{}, other] }],
    });
  });

  test('what is safer is decided by the chance', () => {
    expect(heard('Is the Packers -3.5 a good bet?', 'Would the moneyline be safer?')).toMatchObject({
      queries: [{ by: 'chance' }],
    });
  });

  test('after a pick, which stays the one to be changed', () => {
    expect(hear('Is the moneyline a better bet?', shownTurn([legOf({})], {}, -110), context)).toMatchObject({
      kind: 'queries',
      queries: [{ ask: 'compare', options: [{ market: 'spread' }, { market: 'moneyline' }] }],
      isAside: true,
    });
  });

  test('both teams of one game were one bet', () => {
    const turn = after('Is Inter Miami to win at FC Cincinnati a good bet?', 'The best of 4 books is +112.');
    expect(hear('Would the draw be better?', turn, context)).toMatchObject({
      queries: [{ ask: 'compare', options: [{ teams: ['Inter Miami CF'] }, { side: 'draw' }] }],
    });
  });

  test.each([
    'Does FanDuel have a better one?',
    'Would you rather have them tomorrow at Detroit?',
    'Is it better at another book?',
    'Does anybody have a better number?',
    'Is there a better bet?',
    'Anything better?',
    'Would it be better?',
    'Is the weather better?',
  ])('“%s” names no other bet', (then) => {
    const query = heard(chiefs, then);
    expect(query?.kind === 'queries' && query.queries.some(({ ask }) => ask === 'compare')).toBe(false);
  });

  test('the answer begins with it', () => {
    const option = (label: string, cost: number, chance: number, isBest: boolean) => ({
      ...{ label, price: -110, cost, chance, isBest },
    });
    const cards = (...options: ReturnType<typeof option>[]) => ({
      cards: [{ type: 'options' as const, options }],
    });
    const first = option('Bills to win', 4, 0.6, false);
    expect(openingOf('better', cards(first, option('Bills −3', 3, 0.5, true)))).toBe(
      'Yes, by price: Bills −3.',
    );
    expect(openingOf('than', cards(first, option('Bills −3', 3, 0.7, true)))).toBe(
      'No, by price and chance: Bills −3.',
    );
    expect(openingOf('better', cards(option('Over', 4, 0.5, true), option('Under', 4, 0.5, false)))).toMatch(
      /^Neither is better/,
    );
    expect(openingOf('better', cards(first))).toBeUndefined();
  });
});

describe('what the price of it would have to be', () => {
  test.each([
    ['Is the Chiefs moneyline a good bet?', 'What odds would make it fair?'],
    ['Is the Chiefs moneyline a good bet?', 'Which price would make that worth it?'],
    ['Which is better: Chiefs spread or Eagles spread?', 'What price would make it worth it?'],
    ['Best price on the Chiefs moneyline', 'What would be a fair price?'],
  ])('“%s”, then “%s”', (first, then) => {
    expect(heard(first, then)).toMatchObject({
      kind: 'queries',
      queries: [{ ask: 'check', legs: [{ teams: ['Kansas City Chiefs'] }] }],
      opens: 'fair',
    });
  });
});

describe('how much to stake on it', () => {
  test.each([
    'How much would you put on it?',
    'How much should I bet?',
    'What stake would you suggest?',
    'How many units should I bet on it?',
    'How much of my bankroll should I risk?',
    "What's a sensible bet size?",
    'So how big should I go on this?',
  ])('“%s”', (then) => {
    const query = { kind: 'queries', queries: [{ ask: 'check' }], opens: 'stake' };
    expect(heard('Is the Chiefs moneyline a good bet?', then)).toMatchObject(query);
    expect(hear(then, shownTurn([legOf({})], {}, -110), context)).toMatchObject(query);
  });

  test('nothing by its price, where that costs money', () => {
    const verdict = { answer: 'no', cost: 3.5 } as never;
    expect(openingOf('stake', { verdict })).toMatch(/^By its price, nothing: .*1% to 2%/);
    expect(openingOf('stake', { verdict: { answer: 'yes', cost: -1 } as never })).toMatch(
      /^Most bettors stake a flat 1%/,
    );
    expect(openingOf('stake', {})).toBeUndefined();
  });
});

describe('who is favored', () => {
  const game = {
    ask: 'market',
    topic: 'books',
    side: 'favorite',
    teams: ['Chicago Bears', 'Detroit Lions'],
  };
  test.each([
    ['What is the spread for Bears at Lions?', 'Who is favored?', game],
    ['What is the spread for Bears at Lions?', 'which team is more likely to win?', game],
    ['Who is favored in Bears vs Lions?', 'By how much?', game],
    ['Total for Bears vs Lions', 'Is the over favored?', { topic: 'books', market: 'total' }],
    [
      'Josh Allen passing yards line',
      'Which side is favored?',
      { topic: 'player_lines', stat: 'passing_yards' },
    ],
  ])('“%s”, then “%s”', (first, then, query) => {
    expect(heard(first, then)).toMatchObject({ kind: 'queries', queries: [query] });
  });

  test('of a list in an order, the first is meant', () => {
    expect(heard('Highest passing yards lines on Sunday', 'Is the over or the under favored?')).toMatchObject(
      {
        queries: [{ topic: 'player_lines', order: null }],
        opens: 'favored',
        isOfShown: true,
      },
    );
  });

  test('the side with the shorter price', () => {
    const columns = ['Prop', 'Line', 'Over', 'Under'].map((label) => ({ label }));
    const opening = (over: string, under: string) =>
      openingOf('favored', { cards: [{ type: 'table', columns, rows: [['Allen', '240.5', over, under]] }] });
    expect(opening('+116', '−135')).toBe('The under is favored: −135 against +116.');
    expect(opening('−125', '+105')).toBe('The over is favored: −125 against +105.');
    expect(opening('−110', '−110')).toMatch(/^Neither/);
    expect(opening('−110', '–')).toBeUndefined();
  });
});

describe('a part of the prices that were listed', () => {
  const scorers = 'List the touchdown props for Bears at Lions on Sunday';
  const board = 'Odds board moneyline for NFL on Sunday';
  test.each([
    [scorers, 'Only the ones longer than +200.', { price: { min: 200, max: null } }],
    [scorers, 'just those under +150 please', { price: { min: null, max: 150 } }],
    [scorers, 'Which ones are +300 or better?', { price: { min: 300, max: null } }],
    [scorers, 'Just Detroit, please.', { teams: ['Detroit Lions'], view: 'own_players' }],
    [scorers, 'Only the Bears players', { teams: ['Chicago Bears'], view: 'own_players' }],
    [scorers, 'Show me the rest of them.', { limit: 30 }],
    [scorers, 'And the others?', { limit: 30 }],
    [board, 'Only the underdogs.', { side: 'underdog' }],
    [board, 'Which are plus money?', { price: { min: 100, max: null } }],
  ])('“%s”, then “%s”', (first, then, query) => {
    expect(heard(first, then)).toMatchObject({ kind: 'queries', queries: [{ ask: 'market', ...query }] });
  });

  test.each(['Only in Detroit on Monday', 'only if it snows', 'just the good ones'])('not “%s”', (then) => {
    const found = heard(scorers, then);
    expect(found?.kind === 'queries' && found.queries[0]).not.toMatchObject({ view: 'own_players' });
  });

  test.each([
    ['Who has a higher one?', 'most'],
    ['Does anyone have a lower line?', 'least'],
    ['Which quarterbacks are higher?', 'most'],
  ])('“%s” asks whose line is', (then, order) => {
    expect(heard('Josh Allen passing yards line', then)).toMatchObject({
      queries: [{ topic: 'player_lines', players: [], stat: 'passing_yards', order }],
      says: expect.stringContaining('before Josh Allen'),
    });
  });
});

describe('what counts in it, and what becomes of it', () => {
  test.each([
    ['What is the total for Bears at Lions?', 'Does that include overtime?', 'overtime'],
    ['What is the total for Bears at Lions?', 'And if it goes to OT?', 'overtime'],
    ['Is the Chiefs moneyline a good bet?', 'Does overtime count?', 'overtime'],
    ['Josh Allen passing yards line', 'Is overtime included?', 'overtime_props'],
  ])('“%s”, then “%s”', (first, then, term) => {
    expect(heard(first, then)).toMatchObject({
      queries: [{ ask: 'explain', terms: [term] }],
      says: expect.stringMatching(/^Yes/),
    });
  });

  test.each([
    ['Is Inter Miami to win a good bet?', 'What happens to it if they draw?', /^It loses/],
    ['Is Inter Miami to win a good bet?', "And if it's a tie?", /^It loses/],
    ['Is the Inter Miami draw a good bet?', 'What if it ends level?', /^It wins/],
    ['Is the Chiefs moneyline a good bet?', 'What happens if they tie?', /^The stake comes back/],
    ['Is Chiefs -3 a good bet?', 'What if the game is tied?', /^It loses/],
  ])('“%s”, then “%s”', (first, then, says) => {
    expect(heard(first, then)).toMatchObject({ kind: 'queries', says: expect.stringMatching(says) });
  });
});

describe('the other side of a comparison', () => {
  test.each(['Make the case for the other side.', 'Argue for the other one', 'Why not the other team?'])(
    '“%s”',
    (then) => {
      const turn = after(
        'Which is better: Bills moneyline or Chiefs moneyline?',
        'By price: Chiefs to win costs $1.90 per $100; Bills to win costs $3.18 per $100.',
      );
      expect(hear(then, turn, context)).toMatchObject({
        queries: [{ ask: 'check', legs: [{ teams: ['Buffalo Bills'] }], asks: 'reasons' }],
      });
    },
  );
});

describe('another sum by a word', () => {
  test.each([
    ['Round robin of 4 picks by 2s for $5 each', 'And by threes?', { sum: 'round_robin', by: 3 }],
    ['If I go 2-1 at -110 for $20 each, what do I make?', 'What if I win only one?', { wins: 1, losses: 2 }],
    [
      'If I go 2-1 at -110 for $20 each, what do I make?',
      'And if I lose all of them?',
      { wins: 0, losses: 3 },
    ],
    [
      'I have $100 at +300 and the other side is -250, how much do I hedge?',
      'and if i only wanna get my 100 back',
      { sum: 'stake_to_win', win: 100 },
    ],
  ])('“%s”, then “%s”', (first, then, query) => {
    expect(heard(first, then)).toMatchObject({ kind: 'queries', queries: [query] });
  });
});

describe('other numbers, and the bet without one', () => {
  const spread = 'What is the spread for Cowboys at Panthers?';
  const open = { min: null, max: null };
  test.each([
    [spread, 'Can I get Dallas at a smaller number?', { teams: ['Dallas Cowboys'], lines: open }],
    [spread, 'Any other lines?', { market: 'spread', lines: open }],
    [spread, 'Are there alternate spreads?', { market: 'spread', lines: open }],
    ['What is the total for Bears at Lions?', 'What if I want it two points lower?', { lines: open }],
    ['What is the total for Bears at Lions?', 'Is there a lower total?', { market: 'total', lines: open }],
    ['Is Packers -3.5 a good bet?', 'Can I get fewer points?', { market: 'spread', lines: open }],
    ['Josh Allen passing yards line', 'Any lower lines?', { players: ['Josh Allen'], lines: open }],
    [spread, 'What if they only need to win outright?', { market: 'moneyline', line: null }],
    [spread, 'And just to win the game?', { market: 'moneyline' }],
    [spread, 'What about Dallas straight up?', { market: 'moneyline' }],
    ['Josh Allen passing yards line', 'Do Mahomes as well', { players: ['Patrick Mahomes'] }],
  ])('“%s”, then “%s”', (first, then, query) => {
    expect(heard(first, then)).toMatchObject({ kind: 'queries', queries: [{ ask: 'market', ...query }] });
  });
});

describe('real ones of what was explained', () => {
  test('as a question by itself', () => {
    expect(heard('What is positive EV?', 'got any right now')).toMatchObject({
      kind: 'text',
      prompt: 'Any +EV bets right now?',
    });
    expect(heard('What is arbitrage?', 'Are there any today?')).toMatchObject({ kind: 'text' });
  });

  test.each(['Show me one for Sunday.', 'Give me one with real teams', 'Can you build me one?'])(
    '“%s” after teasers',
    (then) => {
      expect(heard('What is a teaser?', then)).toMatchObject({
        queries: [{ ask: 'market', teased: { legs: [{ teams: [] }, { teams: [] }] } }],
      });
    },
  );

  test.each(['What happens to my parlay then?', 'and in a parlay?'])('“%s” after a push', (then) => {
    expect(heard('What is a push?', then)).toMatchObject({
      queries: [{ ask: 'explain', terms: ['push_in_parlay'] }],
    });
  });

  test.each(['Is that a good price?', 'Who is third?'])('“%s” of what we do not price', (then) => {
    expect(heard('Chiefs odds to win the Super Bowl', then)).toMatchObject({
      queries: [{ ask: 'not_offered' }],
    });
  });
});

describe('one side of a line that was shown', () => {
  test.each([
    ['What is the total for Bears at Lions?', 'How likely is the over?', { side: 'over' }, 'chance'],
    ['What is the total for Bears at Lions?', 'Would you take the under?', { side: 'under' }, undefined],
    [
      'Josh Allen passing yards line',
      'Is the over worth it?',
      { side: 'over', player: 'Josh Allen' },
      undefined,
    ],
  ])('“%s”, then “%s”', (first, then, leg, asks) => {
    expect(heard(first, then)).toMatchObject({
      queries: [{ ask: 'check', legs: [leg], ...(asks !== undefined && { asks }) }],
    });
  });

  test('the same prop of another player', () => {
    expect(
      heard('Is Josh Allen over 1.5 passing touchdowns a good bet?', 'How about Mahomes?'),
    ).toMatchObject({
      queries: [
        { ask: 'check', legs: [{ player: 'Patrick Mahomes', stat: 'passing_touchdowns', side: 'over' }] },
      ],
    });
  });

  test('worth it, whatever is thought of the price', () => {
    expect(
      heard(
        'Best price on the Chiefs moneyline',
        'Is that worth it at that price? Feels like a lot of juice.',
      ),
    ).toMatchObject({ queries: [{ ask: 'check', legs: [{ teams: ['Kansas City Chiefs'] }] }] });
  });
});

describe('a comparison by what is asked of it', () => {
  test.each([
    ['By how much?', 'any'],
    ['Which one is more likely to cover?', 'chance'],
    ['Which of them is safer?', 'chance'],
    ['Which pays more?', 'payout'],
  ])('“%s”', (then, by) => {
    expect(heard('Which is better: Bills moneyline or Chiefs moneyline?', then)).toMatchObject({
      queries: [{ ask: 'compare', by }],
    });
  });
});

describe('a margin that is expected, after a moneyline and a spread', () => {
  const bruins = 'Are the Bruins better on the moneyline or at +1.5?';
  test.each([
    [bruins, 'who scores in a one-goal game', undefined],
    [
      bruins,
      'I see a one-goal game',
      'Boston Bruins +1.5 wins and the moneyline loses. So that margin speaks for Boston',
    ],
    [bruins, 'what if they lose by 2?', 'both bets lose. So that margin speaks for neither'],
    [
      'Bills moneyline or Bills -3?',
      'I think they win by three',
      'Buffalo Bills −3 is a push and the moneyline wins',
    ],
    ['Bills moneyline or Bills -6.5?', "what if it's a 3-point game", 'speaks for the moneyline'],
    ['Bills moneyline or Chiefs -6.5?', "what if it's a 3-point game", undefined],
  ])('“%s”, then “%s”', (first, then, says) => {
    const told = heard(first, then);
    const said = told?.kind === 'queries' ? told.says : undefined;
    if (says === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(says);
  });
});

describe('why one leg of several and not another bet', () => {
  const prop = { playerId: 'P1', player: 'Josh Allen', team: 'Buffalo Bills', stat: 'touchdowns' } as const;
  const allen = legOf({ market: 'prop', selection: 'over', line: 0.5, prop });
  const lions = legOf({ market: 'moneyline', line: null, gameId: 'G2', home: 'Detroit Lions' });
  const turn = shownTurn([allen, lions]);
  test.each([
    ['why allen and not mahomes', [{ player: 'Josh Allen' }, { player: 'Patrick Mahomes' }]],
    ['why josh allen over mahomes', [{ player: 'Josh Allen' }, { player: 'Patrick Mahomes' }]],
    [
      'why did you pick the lions instead of the bears',
      [{ teams: ['Detroit Lions'] }, { teams: ['Chicago Bears'] }],
    ],
  ])('“%s”', (prompt, options) => {
    expect(hear(prompt, turn, context)).toMatchObject({
      isAside: true,
      opens: 'pick',
      queries: [{ ask: 'compare', options }],
    });
  });

  test.each(['why allen', 'why him and not mahomes', 'why kelce and not mahomes'])(
    '“%s” names no leg that another bet is compared with',
    (prompt) => expect(hear(prompt, turn, context)).not.toMatchObject({ queries: [{ ask: 'compare' }] }),
  );
});

describe('why one player and not another, where the bet is on a third', () => {
  const home = { home: 'Buffalo Bills', away: 'New York Jets' };
  const cook = {
    ...legOf({ ...home, market: 'prop', selection: 'over', line: 0.5 }),
    prop: { playerId: 'P3', player: 'James Cook', team: 'Buffalo Bills', stat: 'touchdowns' } as const,
  };
  const roster = [
    ...['James Cook', 'Josh Allen', 'Kyle Allen', 'Dalton Kincaid'].map((name) => ({
      sport: 'NFL' as const,
      team: 'Buffalo Bills',
      name,
    })),
    { sport: 'NFL' as const, team: 'Dallas Cowboys', name: 'Brandon Kincaid' },
  ];
  const known = { ...context, roster, players: roster.map(({ name }) => name) };
  const turn = shownTurn([cook]);

  test.each([
    'why kincaid and not josh allen',
    'why kincaid over josh allen',
    'why did you pick kincaid instead of josh allen',
    'why kincaid rather than josh allen',
    'why dalton kincaid but not josh allen',
  ])('“%s” compares the two who are named', (prompt) => {
    expect(hear(prompt, turn, known)).toMatchObject({
      queries: [{ ask: 'compare', options: [{ player: 'Dalton Kincaid' }, { player: 'Josh Allen' }] }],
    });
  });

  test('a surname is that of whoever plays in the game', () => {
    expect(hear('why not kincaid instead', turn, known)).toMatchObject({
      queries: [{ ask: 'compare', options: [{ player: 'James Cook' }, { player: 'Dalton Kincaid' }] }],
    });
  });

  test.each(['why cook and not allen', 'why cook over allen', 'why kincaid and not allen'])(
    '“%s” asks back which of two',
    (prompt) => {
      const heard = hear(prompt, turn, known);
      expect(heard).toMatchObject({ kind: 'unclear', why: 'Which Allen do you mean?' });
      for (const tap of heard?.kind === 'unclear' ? (heard.instead ?? []) : [])
        expect(hear(tap, turn, known), tap).toMatchObject({ queries: [{ ask: 'compare' }] });
    },
  );
});
