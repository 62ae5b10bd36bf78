/** Mistakes in `lambdas/http`. */
import type { Mutant } from '../mutant.ts';

export const http: readonly Mutant[] = [
  {
    id: 'visitor-whole-ipv6',
    file: 'lambdas/http/visitor.ts',
    find: "groups.slice(0, 4).join(':')",
    replace: "groups.join(':')",
    tests: ['test/http/visitor.test.ts'],
    why: 'a visitor has as many limits as addresses',
  },
  {
    id: 'visitor-mapped-ipv4',
    file: 'lambdas/http/visitor.ts',
    find: "written.replace(/^::ffff:(?=\\d+\\.)/i, '')",
    replace: 'written',
    tests: ['test/http/visitor.test.ts'],
    why: 'all visitors by IPv4 share one limit',
  },
  {
    id: 'stats-team-swapped',
    file: 'lambdas/http/views/feed/stats.ts',
    find: 'isPlaying(team ?? opponent, game)',
    replace: 'isPlaying(opponent ?? team, game)',
    tests: ['test/http/views/feed/stats.test.ts'],
    why: "the opponent's games are shown as the team's",
  },
  {
    id: 'stats-meetings-home',
    file: 'lambdas/http/views/feed/stats.ts',
    find: 'home === team.name ? score.home - score.away : score.away - score.home',
    replace: 'score.home - score.away',
    tests: ['test/http/views/feed/stats.test.ts'],
    why: 'meetings are counted from the home side',
  },
  {
    id: 'stats-form-order',
    file: 'lambdas/http/views/feed/stats.ts',
    find: '[team, opponent].filter((each) => each !== undefined)',
    replace: '[opponent, team].filter((each) => each !== undefined)',
    tests: ['test/http/views/feed/stats.test.ts'],
    why: "the opponent's form comes first",
  },
  {
    id: 'stats-past-as-next',
    file: 'lambdas/http/views/feed/stats.ts',
    find: 'upcoming(ofTeam, now)',
    replace: 'ofTeam',
    tests: ['test/http/views/feed/stats.test.ts'],
    why: 'games that are over are shown as next',
  },
];
