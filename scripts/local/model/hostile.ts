/**
 * A model that gives wrong answers, within the schema and outside it. Within, it changes the reading and claims to have
 * placed words; outside, it puts strings of `hostileWords` everywhere, or sends text that is not JSON.
 */
import { type Brief, modelTerms, type Reply } from '../../../lambdas/domain/asking/brief.ts';
import { hostileQueries } from './hostile-queries.ts';
import { hostileReading } from './hostile-reading.ts';
import { hostileRestated } from './hostile-restated.ts';
import { hostileKeys, hostileTeams, hostileWords } from './hostile-words.ts';
import { chance, pick, type Random, some } from './random.ts';
import { replyTo } from './reply.ts';

export { hostileWords } from './hostile-words.ts';

/** @param brief undefined if the request had none */
export function hostileReply(brief: Brief | undefined, random: Random): string {
  const reply = wrongReply(brief, random);
  if (chance(random, 0.5)) return JSON.stringify(reply);
  if (chance(random, 0.7)) return JSON.stringify(pick(random, breakings)(reply, random));
  return pick(random, texts)(JSON.stringify(reply), random);
}

type Play = Extract<Reply['queries'][number], { readonly ask: 'play' }>;

/** Properties of queries other than a play. */
const properties = ['topic', 'legs', 'options', 'players', 'group', 'sum', 'action', 'thing'] as const;

/** Matches the schema, but is wrong. */
function wrongReply(brief: Brief | undefined, random: Random): Reply {
  const honest = replyTo(brief);
  if (!brief) return honest;
  const [play] = honest.queries;
  const isPlay = chance(random, 0.6) && play?.ask === 'play';
  // Every word is said to be talk, or claimed to be some term.
  const isAllTalk = chance(random, 0.3);
  return {
    restated: chance(random, 0.5) ? hostileRestated(brief, random) : [],
    queries: isPlay
      ? [{ ask: 'play', terms: hostileReading((play as Play).terms, brief, random) }]
      : hostileQueries(brief, random),
    placed: [...brief.unread, ...some(random, ['bet', ''], 2)].flatMap((word) =>
      isAllTalk
        ? { word, term: 'ask' }
        : chance(random, 0.6)
          ? { word, term: pick(random, isPlay ? modelTerms : [...modelTerms, ...properties]) }
          : [],
    ),
    care: chance(random, 0.05),
    age: chance(random, 0.03),
  };
}

/** JSON that does not match the schema. */
const breakings: readonly ((reply: Reply, random: Random) => unknown)[] = [
  (reply, random) => withHostileWords(reply, random),
  (reply, random) => ({ ...reply, [pick(random, hostileKeys)]: pick(random, hostileWords) }),
  (reply, random) => ({ ...reply, placed: pick(random, hostileWords) }),
  (reply, random) => ({
    ...reply,
    placed: [{ word: pick(random, hostileWords), term: pick(random, hostileKeys) }],
  }),
  (reply, random) => ({
    ...reply,
    placed: [null, pick(random, hostileWords)],
    care: pick(random, hostileWords),
  }),
  (reply, random) => ({
    ...reply,
    queries: changed(reply, { teams: hostileTeams.map((name) => ({ name, stance: 'back' })) }),
    summary: pick(random, hostileWords),
  }),
  (reply, random) => ({
    ...reply,
    queries: changed(reply, { days: [pick(random, hostileWords)], price: { min: '-31337', max: '31337' } }),
  }),
  (reply) => ({ ...reply, queries: changed(reply, { legs: { min: '31337', max: null } }) }),
  (reply, random) => ({ ...reply, queries: pick(random, hostileWords) }),
  (reply, random) => ({ ...reply, queries: [{ ask: pick(random, hostileWords) }, null] }),
  (reply) => ({ ...reply, queries: Array.from({ length: 2_000 }, () => reply.queries[0] ?? null) }),
  ({ placed }) => ({ placed }),
  (reply) => ({ ...reply, placed: null, queries: null }),
  (reply) => [reply, reply],
  () => null,
  () => 42,
  () => [],
  (_reply, random) => pick(random, hostileWords),
  (reply, random) => ({ ...reply, summary: pick(random, hostileWords).repeat(6_000).slice(0, 100_000) }),
  (reply) => ({ ...reply, placed: Array.from({ length: 2_000 }, () => reply.placed[0] ?? null) }),
  (reply, random) => nested(reply, pick(random, hostileWords), 400),
  (reply, random) => ({ ...reply, constructor: pick(random, hostileWords), toString: null }),
];

/** The queries with other terms in each, also where they have none. */
const changed = ({ queries }: Reply, terms: object): unknown[] =>
  queries.map((each) => ({
    ...each,
    ...terms,
    terms: { ...('terms' in each && each.ask === 'play' && each.terms), ...terms },
  }));

/** Replaces about half of the string values. */
function withHostileWords(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return chance(random, 0.5) ? pick(random, hostileWords) : value;
  if (Array.isArray(value)) return value.map((item) => withHostileWords(item, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withHostileWords(item, random)]),
  );
}

function nested(reply: Reply, word: string, levels: number): unknown {
  let inner: unknown = word;
  for (let level = 0; level < levels; level += 1) inner = { placed: [inner] };
  return { ...reply, queries: [inner] };
}

/** Texts that are not valid JSON, or not JSON alone. */
const texts: readonly ((json: string, random: Random) => string)[] = [
  (json, random) => json.slice(0, Math.floor(random() * json.length)),
  (json, random) => `${pick(random, hostileWords)}\n${json}`,
  (json, random) => `${json}\n${pick(random, hostileWords)}`,
  (json) => `\`\`\`json\n${json}\n\`\`\``,
  (json) => json.replaceAll(/(?<=[:[,])(null|true|false)(?=[\],}])/g, 'NaN'),
  (_json, random) => pick(random, hostileWords),
  (_json, random) => pick(random, hostileWords).repeat(6_000).slice(0, 100_000),
  (json) => `\uFEFF${json}`,
  () => '{"queries":[{"ask":"play","terms":{"line":1e999}}]}',
  () => '',
];
