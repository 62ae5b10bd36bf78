/** Facts about the teams of the last answer, and what is not kept about them. */
import { describe, expect, test } from 'vitest';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { readingWith } from '../../feed/games/games.ts';
import { legOf } from './legs.ts';
import { shownTurn, turnAfter } from './turns.ts';

const [bills, jets] = ['Buffalo Bills', 'New York Jets'] as const;
const context = {
  selectedSport: 'NFL' as const,
  teams: [bills, jets, 'Dallas Cowboys', 'Miami Dolphins'].map((name) => ({ sport: 'NFL' as const, name })),
  roster: [{ id: 'P1', name: 'Josh Allen', team: bills, sport: 'NFL' as const }],
  now: new Date('2026-11-21T15:00:00Z'),
};
const total = legOf({ market: 'total', selection: 'under', line: 44.5 });
const other = legOf({
  gameId: 'G2',
  home: 'Dallas Cowboys',
  away: 'Miami Dolphins',
  market: 'total',
  selection: 'over',
  line: 41.5,
});
const spread = turnAfter('bills jets spread', context);
const asks = (...queries: object[]) => ({ kind: 'queries', queries });

describe('both teams of the game', () => {
  test.each([
    'back to back for either team?',
    'is anyone on a b2b',
    'either team on short rest',
    'who has more rest',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, spread, context)).toMatchObject(asks({ topic: 'rest', teams: [bills, jets] }));
  });

  test.each([
    'who do they play after this',
    'nvm who do they play after this',
    'when is their next game after that',
  ])('“%s”', (prompt) => {
    const after = (team: string) => ({ topic: 'schedule', detail: 'after_next', teams: [team] });
    expect(hear(prompt, spread, context)).toMatchObject(asks(after(bills), after(jets)));
  });

  test('another team is asked about by its name', () => {
    const heard = hear('are the cowboys on a back to back', spread, context);
    expect(heard).not.toMatchObject(asks({ teams: [bills, jets] }));
  });

  test.each(['how many points do they average', 'how many points do they allow'])('“%s”', (prompt) => {
    expect(hear(prompt, shownTurn([total]), context)).toMatchObject(
      asks({ topic: 'statistic', teams: [jets, bills] }),
    );
  });

  test.each([
    ['how many have they been scoring at home', { topic: 'statistic', splits: ['home'] }],
    ['how much have they been giving up on the road', { detail: 'allowed', splits: ['road'] }],
    ['what do they average', { topic: 'statistic', detail: null }],
    ['how many points have they scored over the last 4', { topic: 'statistic', last: 4 }],
    ['what did they score in their last 5', { topic: 'form', last: 5 }],
    ['how many points did they put up in the last 3 games', { topic: 'form', last: 3 }],
  ])('what one of them scores: “%s”', (prompt, expected) => {
    const one = shownTurn([legOf({ market: 'moneyline', line: null })]);
    const heard = hear(prompt, one, context);
    expect(heard).toMatchObject(asks({ teams: [bills], ...expected }));
  });

  test.each([
    'how many points were scored last time they met',
    'how many goals last time they played',
    'what was the score the last time the two teams met',
  ])('their last meeting has its score: “%s”', (prompt) => {
    expect(hear(prompt, shownTurn([total]), context)).toMatchObject(
      asks({ topic: 'meetings', teams: [jets, bills], last: 1 }),
    );
  });

  test('a bet on what they score is none of these', () => {
    expect(hear('will they score over 20', shownTurn([total]), context)).not.toMatchObject(
      asks({ topic: 'statistic' }),
    );
  });

  test('those of several games, game by game', () => {
    const legs = [total, other].map((leg) => ({ ...leg, period: 'first_half' as const }));
    expect(hear("what's the first half record for those teams", shownTurn(legs), context)).toMatchObject(
      asks(
        { teams: [jets, bills], part: 'first_half' },
        { teams: ['Miami Dolphins', 'Dallas Cowboys'], part: 'first_half' },
      ),
    );
    expect(hear('parlay those teams', shownTurn([total, other]), context)).not.toMatchObject({
      kind: 'queries',
    });
  });
});

describe('another number at another book', () => {
  test.each([
    'why do i keep seeing 45.5 on other books',
    'how come draftkings has a different number',
    'why is the line different everywhere else',
    'fanduel shows 45.5 why',
  ])('“%s” is explained, with what every book lists', (prompt) => {
    expect(hear(prompt, shownTurn([total]), context)).toMatchObject(
      asks(
        { ask: 'explain', terms: ['different_prices'] },
        { ask: 'market', topic: 'books', teams: [jets, bills], market: 'total' },
      ),
    );
  });

  test.each(['why the under', 'why not the books'])('“%s” is something else', (prompt) => {
    expect(hear(prompt, shownTurn([total]), context)).not.toMatchObject({ kind: 'queries' });
  });
});

describe('what is not kept of a player', () => {
  test.each(["so who's on the top line now", 'who are his linemates', 'what line is he on'])(
    '“%s”',
    (prompt) => {
      const turn = turnAfter('is josh allen hurt', context);
      expect(hear(prompt, turn, context)).toMatchObject(
        asks({ players: ['Josh Allen'], unkept: ['lines and line mates'] }),
      );
    },
  );
});

describe('a player by the bet or the prices that were shown', () => {
  const nba = {
    ...context,
    selectedSport: 'NBA' as const,
    teams: [...context.teams, { sport: 'NBA' as const, name: 'Chicago Bulls' }],
    players: ['DeMar DeRozan'],
    roster: [{ id: 'P2', name: 'DeMar DeRozan', team: 'Chicago Bulls', sport: 'NBA' as const }],
  };
  const over = {
    askId: null,
    queries: [readingWith({ player: 'Demar Derozan', stat: 'points', line: 22.5, sides: ['over'] })],
    shown: [],
  };
  const log = (terms: object) =>
    asks({ topic: 'game_log', players: ['DeMar DeRozan'], stat: 'points', ...terms });

  test.each([
    'whats his hit rate on that',
    'how often does he hit that',
    'how many times has he gone over that',
  ])('“%s” is of the number that no book lists', (prompt) => {
    expect(hear(prompt, over, nba)).toMatchObject(log({ over: 22.5, side: 'over' }));
  });

  test.each([
    ['last 10 games?', 10],
    ['what about his last 5', 5],
    ['and his last 3 games', 3],
  ])('“%s” is of the statistic of the prices', (prompt, last) => {
    const prices = turnAfter('demar derozan points line', nba);
    expect(hear(prompt, prices, nba)).toMatchObject(log({ last, over: null }));
  });

  test('another player is asked about by his name', () => {
    expect(hear('how often does josh allen hit that', over, nba)).not.toMatchObject(log({}));
  });
});

describe('strikeouts after the starters', () => {
  const mlb = {
    ...context,
    selectedSport: 'MLB' as const,
    teams: [...context.teams, { sport: 'MLB' as const, name: 'San Diego Padres' }],
  };
  const starters = turnAfter('who is pitching for the padres tomorrow', mlb);

  test.each(['k line?', 'strikeout props?', 'ks?', 'and their strikeout lines'])('“%s”', (prompt) => {
    expect(hear(prompt, starters, mlb)).toMatchObject(
      asks({
        ask: 'market',
        topic: 'player_lines',
        teams: ['San Diego Padres'],
        stat: 'strikeouts',
        days: ['2026-11-22'],
      }),
    );
  });

  test('the moneyline is something else', () => {
    expect(hear('moneyline?', starters, mlb)).not.toMatchObject(asks({ stat: 'strikeouts' }));
  });
});

describe('why, after an answer without a play', () => {
  const none = {
    askId: null,
    queries: [readingWith({ player: 'Josh Allen', stat: 'touchdowns' })],
    shown: [],
    said: 'No play. No book prices it.\nMore.',
  };

  test.each([
    'why did you pick those two',
    'Could you explain why you chose those?',
    'what made you go with that',
  ])('“%s”: nothing was chosen', (prompt) => {
    expect(hear(prompt, none, context)).toMatchObject({
      kind: 'unclear',
      why: 'We chose nothing: the last answer had no play. No book prices it.',
    });
  });

  test('a play has its reasons', () => {
    expect(hear('why did you pick that', shownTurn([total]), context)).toMatchObject({
      kind: 'about',
      what: 'why',
    });
  });
});

describe('which of the two goes over more', () => {
  const each = (team: string) => ({ topic: 'total', teams: [team] });
  const ofTotal = turnAfter('bills jets total', context);
  test.each([
    'who has been going over more',
    'which team hits the over more often',
    'who goes over more',
    'which one of them has been hitting unders lately',
    'how often do their games go over',
    'how many of their games have gone over this season',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, ofTotal, context)).toMatchObject(asks(each(bills), each(jets)));
    expect(hear(prompt, shownTurn([total]), context)).toMatchObject(asks(each(jets), each(bills)));
  });

  test('after a spread, or of a league, it is of others', () => {
    expect(hear('who has been going over more', spread, context)).not.toMatchObject(asks(each(bills)));
    expect(hear('how often do nfl games go over', ofTotal, context)).not.toMatchObject(asks(each(bills)));
    expect(hear('which nfl teams go over most', ofTotal, context)).not.toMatchObject(asks(each(bills)));
  });
});
