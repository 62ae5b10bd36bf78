/** MLS in the feed stand-in: its own format, in UTC, with prices in the odds feed. */
import { describe, expect, test } from 'vitest';
import { makeControls } from '../../../../scripts/local/controls.ts';
import { gamesOn } from '../../../../scripts/local/feed/seasons/replay.ts';
import { makeFeed } from '../../../../scripts/local/feed.ts';

// biome-ignore lint/suspicious/noExplicitAny: the feed's responses are untyped; a missing field fails the test
type Answer = any;

const [match] = gamesOn('MLS', '2026-11-21');
if (!match) throw new Error('nobody plays on that Saturday');

function at(now: Date): (path: string) => Answer {
  const feed = makeFeed({ key: 'k', controls: makeControls(), clock: () => now });
  return (path) => {
    const url = new URL(`/k/${path}${path.includes('?') ? '&' : '?'}json=1`, 'http://feed');
    return JSON.parse(String(feed.answer({ path: url.pathname, query: url.searchParams }).body));
  };
}

const list = (value: Answer): Answer[] => (value === null || value === undefined ? [] : [value].flat());
const minute = 60_000;
const from = (minutes: number) => new Date(match.startsAt.getTime() + minutes * minute);
const fixtureAt = (now: Date) =>
  list(at(now)('soccerfixtures/leagueid/1440').results.tournament.week)
    .flatMap((week) => list(week.match))
    .find((each) => each['@static_id'] === match.id);

test('a fixture has the permanent id, its start in UTC, and the home side as localteam', () => {
  const fixture = fixtureAt(from(-60));
  expect(fixture).toMatchObject({
    // 9:30 PM in New York is the next day in UTC.
    '@date': '22.11.2026',
    '@time': '02:30',
    '@status': '02:30',
    localteam: { '@name': 'Vancouver Whitecaps', '@ft_score': '' },
    visitorteam: { '@name': 'Los Angeles FC', '@ft_score': '' },
  });
  expect(fixture['@id']).not.toBe(fixture['@static_id']);
  expect(at(from(0))('soccerfixtures/leagueid/1440').results.tournament['@season']).toBe('2025');
});

test('shows the minute during the match and the score at the end', () => {
  const statuses = [0, 44, 50, 60, 110, 120].map((minutes) => fixtureAt(from(minutes))['@status']);
  expect(statuses).toEqual(['1', '45', 'HT', '46', '90', 'FT']);
  expect(fixtureAt(from(119)).localteam['@ft_score']).toBe('');
  expect(fixtureAt(from(120)).localteam['@ft_score']).toBe(String(match.score.home));
});

test('a UTC day has its matches, whichever league day they belong to', () => {
  const listed = list(at(from(-60))('commentaries/1440?date=22.11.2026').commentaries.tournament.match);
  expect(listed.map((each) => each['@static_id'])).toContain(match.id);
});

describe('odds', () => {
  const query = 'cat=soccer_10&league=1440&date_start=21.11.2026&date_end=28.11.2026';
  const oddsList = (now: Date) => list(at(now)(`getodds/soccer?${query}`).scores?.category.matches.match);
  const odds = oddsList(from(-60)).find((each) => each['@static_id'] === match.id)?.odds;

  test('are home, draw and away in decimal and American odds, with each book’s own time', () => {
    expect(odds.type).toMatchObject({ '@value': 'Match Winner', '@stop': 'False' });
    const pinnacle = odds.type.bookmaker.find((book: Answer) => book['@name'] === 'Pinnacle');
    expect(pinnacle['@ts']).toMatch(/^\d{10}$/);
    expect(pinnacle.odd.map((odd: Answer) => odd['@name'])).toEqual(['Home', 'Draw', 'Away']);
    for (const odd of pinnacle.odd) {
      expect(odd['@value']).toMatch(/^\d+\.\d\d$/);
      expect(odd['@us']).toMatch(/^[+-]\d{3,}$/);
    }
  });

  test('disappear at the start', () => {
    expect(oddsList(from(0)).map((each) => each['@static_id'])).not.toContain(match.id);
  });

  test('are for MLS only', () => {
    expect(at(from(-60))('getodds/soccer?cat=basket_10').scores).toBeNull();
    expect(at(from(-60))('getodds/soccer?cat=soccer_10&league=1').scores).toBeNull();
  });
});

test('standings are one table per conference, by points, with draws', () => {
  const { tournament } = at(from(-60))('standings/1440.xml').standings;
  expect(tournament.map((each: Answer) => each['@name'])).toEqual([
    'Eastern Conference',
    'Western Conference',
  ]);
  for (const { team } of tournament) {
    expect(team).toHaveLength(15);
    const points = team.map((row: Answer) => Number(row.total['@p']));
    expect(points).toEqual(points.toSorted((a: number, b: number) => b - a));
    for (const { overall, total } of team) {
      expect(3 * Number(overall['@w']) + Number(overall['@d'])).toBe(Number(total['@p']));
      expect(overall['@gp']).toBe('34');
    }
  }
  // The league's standings in 2025.
  expect(tournament[0].team[0]).toMatchObject({ '@name': 'Philadelphia Union', total: { '@p': '66' } });
});

test('no injuries are listed, while the matches of the next days are', () => {
  const { category } = at(from(-60))('soccernew/injuries').scores;
  const named = list(category.match);
  expect(named.map((each) => each['@static_id'])).toContain(match.id);
  for (const { localteam } of named) expect(localteam).toMatchObject({ to_miss: null, questionable: null });
});
