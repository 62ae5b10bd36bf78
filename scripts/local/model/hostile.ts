/**
 * A model that gives wrong answers, within the schema and outside it. Within, it writes other questions and claims to have
 * placed words; outside, it puts strings of `hostileWords` everywhere, or sends text that is not JSON.
 */
import type { Brief, Reply } from '../../../lambdas/domain/asking/brief.ts';
import { hostileRestated } from './hostile-restated.ts';
import { hostileKeys, hostileTeams, hostileWords } from './hostile-words.ts';
import { chance, pick, type Random, some } from './random.ts';
import { blankReply } from './reply.ts';

export { hostileWords } from './hostile-words.ts';

/** @param brief undefined if the request had none */
export function hostileReply(brief: Brief | undefined, random: Random): string {
  const reply = brief ? wrongReply(brief, random) : blankReply;
  if (chance(random, 0.5)) return JSON.stringify(reply);
  if (chance(random, 0.7)) return JSON.stringify(pick(random, breakings)(reply, random));
  return pick(random, texts)(JSON.stringify(reply), random);
}

/** Matches the schema, but is wrong. */
function wrongReply(brief: Brief, random: Random): Reply {
  const restated = chance(random, 0.8) ? hostileRestated(brief, random) : [];
  const words = restated.join(' ').split(/\s+/);
  // Every word is said to be talk, or claimed to be a part of what was written.
  const isAllTalk = chance(random, 0.3);
  return {
    restated,
    placed: [...brief.unread, ...some(random, ['bet', ''], 2)].flatMap((word) =>
      isAllTalk
        ? { word, as: '' }
        : chance(random, 0.6)
          ? { word, as: pick(random, [...words, ...hostileWords]) }
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
  (reply, random) => ({ ...reply, placed: [{ word: pick(random, hostileWords), as: 31337 }] }),
  (reply, random) => ({
    ...reply,
    placed: [null, pick(random, hostileWords)],
    care: pick(random, hostileWords),
  }),
  (reply, random) => ({ ...reply, restated: hostileTeams, summary: pick(random, hostileWords) }),
  (reply, random) => ({ ...reply, restated: pick(random, hostileWords) }),
  (reply, random) => ({ ...reply, restated: [null, 42, pick(random, hostileWords)] }),
  (reply) => ({ ...reply, restated: Array.from({ length: 2_000 }, () => reply.restated[0] ?? null) }),
  (reply, random) => ({ ...reply, restated: [pick(random, hostileWords).repeat(6_000)] }),
  ({ placed }) => ({ placed }),
  (reply) => ({ ...reply, placed: null, restated: null }),
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
  return { ...reply, restated: [inner] };
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
  () => '{"restated":[1e999],"placed":[]}',
  () => '',
];
