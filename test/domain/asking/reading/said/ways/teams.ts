/** Teams: backed, opposed, their game, or to be left out. */
import type { Reading, Stance } from '../../../../../../lambdas/contracts/asking/reading.ts';
import type { Sport } from '../../../../../../lambdas/contracts/feed/sports.ts';
import type { Said, Value } from '../way.ts';

interface Club {
  readonly sport: Sport;
  readonly name: string;
  readonly said: readonly string[];
}

const clubs: readonly Club[] = [
  { sport: 'NFL', name: 'Kansas City Chiefs', said: ['chiefs', 'Chiefs', 'Kansas City Chiefs'] },
  { sport: 'NFL', name: 'Philadelphia Eagles', said: ['eagles', 'Eagles', 'philly eagles'] },
  { sport: 'NBA', name: 'Los Angeles Lakers', said: ['lakers', 'Lakers', 'LA Lakers'] },
  { sport: 'NBA', name: 'Boston Celtics', said: ['celtics', 'Celtics', 'Boston Celtics'] },
  { sport: 'NHL', name: 'Boston Bruins', said: ['bruins', 'Bruins'] },
  { sport: 'MLB', name: 'New York Yankees', said: ['yankees', 'Yankees', 'yanks'] },
];

const of = ({ sport, name }: Club, stance: Stance, terms: Partial<Reading> = {}): Partial<Reading> => ({
  sports: [sport],
  teams: [{ sport, name, stance }],
  ...terms,
});

const each = (stance: Stance, terms: Partial<Reading> = {}): readonly Value[] =>
  clubs.map((club) => ({ expects: of(club, stance, terms), words: { t: club.said } }));

const withLine = (line: number): readonly Value[] =>
  clubs.map((club) => ({
    expects: of(club, 'back', { markets: ['spread'], line }),
    words: { t: club.said, l: [line > 0 ? `+${line}` : `${line}`] },
  }));

const meeting = (t: number, u: number): readonly Value[] => {
  const pair = [clubs[t], clubs[u]].filter((club) => club !== undefined);
  const [first, second] = pair;
  if (!first || !second) return [];
  return [
    {
      expects: {
        sports: [first.sport],
        teams: pair.map(({ sport, name }) => ({ sport, name, stance: 'game' as const })),
      },
      words: { t: first.said, u: second.said },
    },
  ];
};

export const teams: readonly Said[] = [
  {
    term: 'backed team',
    axis: 'team',
    isNamed: true,
    values: each('back'),
    before: ['{t}', '{t}'],
    bet: ['{t}', '{t} bet', '{t} pick', 'bet on the {t}', '{t} play', 'pick on the {t}'],
    after: [
      'on the {t}',
      'backing the {t}',
      'with the {t}',
      'with the {t} in it',
      'on {t}',
      'featuring the {t}',
      'for the {t}',
      'including the {t}',
    ],
    alone: [
      'i like the {t}',
      'i want the {t}',
      'im on the {t}',
      'take the {t}',
      'im taking the {t}',
      'lets ride with the {t}',
      'riding the {t}',
      'hammer the {t}',
      'give me the {t}',
      'gotta have the {t}',
      'put me on the {t}',
      'tailing the {t}',
    ],
  },
  {
    term: 'team to win',
    axis: 'team',
    isNamed: true,
    values: each('back', { markets: ['moneyline'] }),
    bet: [
      '{t} to win',
      '{t} ml',
      '{t} moneyline',
      '{t} straight up',
      '{t} money line',
      '{t} to win outright',
      '{t} on the moneyline',
      '{t} ML',
    ],
    alone: ['i think the {t} win', 'the {t} will win', '{t} are gonna win', 'the {t} to win it'],
  },
  {
    term: 'team to cover',
    axis: 'team',
    isNamed: true,
    values: each('back', { markets: ['spread'] }),
    bet: [
      '{t} to cover',
      '{t} spread',
      '{t} ats',
      '{t} to cover the spread',
      '{t} against the spread',
      '{t} on the spread',
    ],
    alone: ['i think the {t} cover', 'the {t} will cover', '{t} gonna cover', 'the {t} cover'],
  },
  {
    term: 'team with a line',
    axis: 'team',
    isNamed: true,
    values: [...withLine(-3.5), ...withLine(7.5)],
    bet: ['{t} {l}', 'the {t} at {l}', '{t} spread {l}', '{t} {l} spread', '{t} ats {l}', '{t} to cover {l}'],
  },
  {
    term: 'opposed team',
    axis: 'team',
    isNamed: true,
    values: each('against'),
    after: [
      'against the {t}',
      'fading the {t}',
      'fade the {t}',
      'on whoever plays the {t}',
      'on the team playing the {t}',
      'opposing the {t}',
      'on whoever the {t} are playing',
      'against {t}',
    ],
    alone: [
      'fade the {t}',
      'i want to fade the {t}',
      'bet against the {t}',
      'im fading the {t}',
      'i want to bet against the {t}',
      'i think the {t} stink fade em',
    ],
  },
  {
    term: 'game of a team',
    axis: 'game',
    isNamed: true,
    values: each('game'),
    bet: ['something on the {t} game', 'bet on the {t} game', 'pick for the {t} game', '{t} game pick'],
    after: [
      'in the {t} game',
      'on the {t} game',
      'from the {t} game',
      'for the {t} game',
      'out of the {t} game',
      'for the {t} matchup',
    ],
    alone: [
      'what do you like in the {t} game',
      'whats the play in the {t} game',
      'what should i bet in the {t} game',
      'best bet in the {t} game',
    ],
  },
  {
    term: 'meeting of two teams',
    axis: 'game',
    isNamed: true,
    values: [...meeting(0, 1), ...meeting(2, 3), ...meeting(1, 0)],
    before: ['{t} {u}', '{t}/{u}', '{t} vs {u}', '{t} at {u}'],
    bet: ['bet for {t} vs {u}', 'pick for {t} at {u}', '{t} {u} pick', '{t} vs {u} bet'],
    after: [
      'in {t} vs {u}',
      'for {t} {u}',
      'for {t} at {u}',
      'from the {t} {u} game',
      'in the {t} {u} game',
      'on {t}-{u}',
      'from {t} v {u}',
      'in {t} @ {u}',
    ],
    alone: [
      'what do you like in {t} vs {u}',
      'whats the play for {t} at {u}',
      'best bet for {t} {u}',
      '{t} {u} what we betting',
    ],
  },
  {
    term: 'team left out',
    axis: 'not team',
    isNamed: true,
    values: each('avoid'),
    after: [
      'no {t}',
      'not the {t}',
      'avoid the {t}',
      'without the {t}',
      'stay away from the {t}',
      'leave the {t} out',
      'anything but the {t}',
      'skip the {t}',
      'dont include the {t}',
      'leave out the {t}',
      'but no {t}',
      'except the {t}',
      'keep the {t} out of it',
      'excluding the {t}',
    ],
    alone: [
      "i don't want the {t}",
      'not touching the {t}',
      'i never bet the {t}',
      'i dont trust the {t} so leave them out',
    ],
  },
];
