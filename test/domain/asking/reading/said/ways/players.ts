/** A player with a statistic, a side and a line. */
import type { Reading, WantedSide } from '../../../../../../lambdas/contracts/asking/reading.ts';
import type { PropStat } from '../../../../../../lambdas/contracts/feed/props.ts';
import type { Sport } from '../../../../../../lambdas/contracts/feed/sports.ts';
import type { Said, Value } from '../way.ts';

interface Mark {
  readonly sport: Sport;
  readonly player: string;
  readonly said: readonly string[];
  readonly stat: PropStat;
  readonly of: readonly string[];
  readonly line: number;
}

const kelce = {
  sport: 'NFL' as const,
  player: 'Travis Kelce',
  said: ['Travis Kelce', 'kelce', 'travis kelce', 'Kelce'],
};
const hurts = { sport: 'NFL' as const, player: 'Jalen Hurts', said: ['Jalen Hurts', 'jalen hurts'] };
const mahomes = {
  sport: 'NFL' as const,
  player: 'Patrick Mahomes',
  said: ['Patrick Mahomes', 'mahomes', 'Mahomes'],
};
const jokic = { sport: 'NBA' as const, player: 'Nikola Jokić', said: ['Jokic', 'nikola jokic', 'jokic'] };
const lebron = { sport: 'NBA' as const, player: 'LeBron James', said: ['LeBron', 'lebron james', 'lebron'] };
const mcdavid = {
  sport: 'NHL' as const,
  player: 'Connor McDavid',
  said: ['McDavid', 'connor mcdavid', 'mcdavid'],
};

const marks: readonly Mark[] = [
  {
    ...kelce,
    stat: 'receiving_yards',
    of: ['receiving yards', 'rec yds', 'receiving yds', 'rec yards'],
    line: 55.5,
  },
  { ...kelce, stat: 'receptions', of: ['receptions', 'catches', 'recs'], line: 5.5 },
  { ...hurts, stat: 'rushing_yards', of: ['rushing yards', 'rush yds', 'rush yards'], line: 40.5 },
  { ...mahomes, stat: 'passing_yards', of: ['passing yards', 'pass yds', 'pass yards'], line: 250.5 },
  {
    ...mahomes,
    stat: 'passing_touchdowns',
    of: ['passing touchdowns', 'pass tds', 'passing tds', 'td passes'],
    line: 1.5,
  },
  { ...jokic, stat: 'rebounds', of: ['rebounds', 'boards', 'rebs', 'reb'], line: 11.5 },
  { ...jokic, stat: 'assists', of: ['assists', 'dimes', 'ast'], line: 9.5 },
  { ...lebron, stat: 'points', of: ['points', 'pts'], line: 24.5 },
  { ...lebron, stat: 'threes', of: ['threes', '3s', '3 pointers', 'made threes'], line: 2.5 },
  {
    ...jokic,
    stat: 'points_rebounds_assists',
    of: ['PRA', 'pra', 'points rebounds and assists'],
    line: 45.5,
  },
  { ...mcdavid, stat: 'shots', of: ['shots on goal', 'sog', 'shots'], line: 3.5 },
];

const propOf = ({ sport, player, stat }: Mark, terms: Partial<Reading>): Partial<Reading> => ({
  sports: [sport],
  markets: ['prop'],
  player,
  stat,
  ...terms,
});
const on = (side: WantedSide): readonly Value[] =>
  marks.map((mark) => ({
    expects: propOf(mark, { sides: [side], line: mark.line }),
    words: { p: mark.said, s: mark.of, l: [`${mark.line}`] },
  }));
const withoutLine = (sides: WantedSide[]): readonly Value[] =>
  marks.map((mark) => ({ expects: propOf(mark, { sides }), words: { p: mark.said, s: mark.of } }));

export const players: readonly Said[] = [
  {
    term: 'player over a line',
    axis: 'player',
    isNamed: true,
    values: on('over'),
    bet: [
      '{p} over {l} {s}',
      '{p} o{l} {s}',
      'over {l} {s} for {p}',
      '{p} {s} over {l}',
      '{p} to go over {l} {s}',
      '{p} {s} o{l}',
      '{p} to get over {l} {s}',
      '{p} to have more than {l} {s}',
      'over {l} {s} by {p}',
      '{p} more than {l} {s}',
      '{p} gets over {l} {s}',
      '{p} o {l} {s}',
    ],
    alone: [
      'i like {p} over {l} {s}',
      'i think {p} goes over {l} {s}',
      'take {p} over {l} {s}',
      '{p} is getting over {l} {s}',
    ],
  },
  {
    term: 'player under a line',
    axis: 'player',
    isNamed: true,
    values: on('under'),
    bet: [
      '{p} under {l} {s}',
      '{p} u{l} {s}',
      'under {l} {s} for {p}',
      '{p} {s} under {l}',
      '{p} to stay under {l} {s}',
      '{p} {s} u{l}',
      '{p} less than {l} {s}',
      '{p} to have fewer than {l} {s}',
      'under {l} {s} by {p}',
      '{p} u {l} {s}',
    ],
    alone: [
      'i like {p} under {l} {s}',
      'i think {p} stays under {l} {s}',
      'take {p} under {l} {s}',
      '{p} is staying under {l} {s}',
    ],
  },
  {
    term: 'player with a statistic',
    axis: 'player',
    isNamed: true,
    values: withoutLine([]),
    bet: ['{p} {s}', '{p} {s} prop', 'prop on {p} {s}', '{p} {s} bet', '{s} prop for {p}', '{s} bet on {p}'],
    alone: ['what about {p} {s}', 'i want {p} {s}', 'i like {p} {s}', 'got anything on {p} {s}'],
  },
  {
    term: 'player over',
    axis: 'player',
    isNamed: true,
    values: withoutLine(['over']),
    bet: [
      '{p} {s} over',
      'over on {p} {s}',
      '{p} over on {s}',
      'over {s} for {p}',
      '{p} over {s}',
      '{p} to go over in {s}',
    ],
    alone: [
      'i like the over on {p} {s}',
      'take the over on {p} {s}',
      'i want the {p} {s} over',
      'hammer the {p} {s} over',
    ],
  },
  {
    term: 'touchdown scorer',
    axis: 'player',
    isNamed: true,
    values: [kelce, hurts].map(({ sport, player, said }) => ({
      expects: { sports: [sport], markets: ['prop'], player, stat: 'touchdowns' },
      words: { p: said },
    })),
    bet: [
      '{p} anytime td',
      '{p} to score',
      '{p} td',
      '{p} to score a touchdown',
      '{p} anytime touchdown',
      '{p} to find the end zone',
      '{p} anytime touchdown scorer',
      '{p} atd',
      '{p} to score a td',
      '{p} touchdown',
    ],
    alone: [
      'i think {p} scores',
      '{p} finds the end zone',
      '{p} gets in the end zone',
      '{p} scores a touchdown',
    ],
  },
  {
    term: 'player left out',
    axis: 'not player',
    isNamed: true,
    values: [kelce, mahomes].map(({ player, said }) => ({
      expects: { notPlayers: [player] },
      words: { p: said },
    })),
    after: [
      'no {p}',
      'nothing on {p}',
      'without {p}',
      'not {p}',
      'leave {p} out',
      'avoid {p}',
      'but no {p}',
      'skip {p}',
      'anyone but {p}',
      'stay away from {p}',
    ],
  },
];
