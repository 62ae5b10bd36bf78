/** Makes a stand-in fail, slow down or say something else on demand, for everybody or for requests that contain a text. */
import { type Answer, json } from './http.ts';
import { isRecord } from './state.ts';

export const modes = {
  model: [
    'normal',
    'refuse',
    'timeout',
    'error-500',
    'error-429',
    'malformed',
    'empty',
    'length',
    'unknown-ids',
    'hostile',
    'slow',
  ],
  /** `status` gives games whose id or team is `match` the word in `status`: Postponed, say. */
  feed: ['normal', 'down', 'empty', 'not-entitled', 'status'],
  /** `bounced` is taken and comes back; `complained` arrives and is called spam. */
  mail: ['normal', 'throttled', 'down', 'bounced', 'complained'],
  /** The payment provider's API. */
  payments: ['normal', 'error-500', 'error-429', 'timeout'],
  /** Whether a card that is shown to the checkout pays. */
  cards: ['normal', 'declined'],
  /** How the payment provider's events are delivered; what is held waits for `billing` to redeliver it. */
  webhooks: ['normal', 'twice', 'out-of-order', 'held'],
} as const;

export type Target = keyof typeof modes;
export type Mode<T extends Target> = (typeof modes)[T][number];

interface Rule {
  readonly mode: string;
  /** Text that a request must contain; undefined is every request. */
  readonly match?: string;
  /** How many more requests it applies to. */
  times: number;
  /** Word of the feed for a game's status. */
  readonly status?: string;
}

export interface Controls {
  /** The mode for a request; counts it. A rule with a text goes before the one for everybody. */
  take<T extends Target>(target: T, request: string): { mode: Mode<T> };
  /** The status that a control gives a game known by these words. */
  statusOf(words: readonly string[]): string | undefined;
  /** How often each path of the feed was asked for. */
  asked(): Readonly<Record<string, number>>;
  /** What is set, for the page. */
  current(): Readonly<Record<Target, readonly Readonly<Rule>[]>>;
  /** @throws BadControl */
  set(controls: unknown): void;
}

export class BadControl extends Error {}

export function makeControls(): Controls {
  const rules: Record<Target, Rule[]> = {
    model: [],
    feed: [],
    mail: [],
    payments: [],
    cards: [],
    webhooks: [],
  };

  const asked = new Map<string, number>();

  function put(target: Target, rule: Rule): void {
    const others = rules[target].filter(({ match }) => match !== rule.match);
    if (rule.mode !== 'normal') others.push(rule);
    // Those with a text first, so that a test's own rule wins over the one for everybody.
    rules[target] = others.sort((a, b) => Number(a.match === undefined) - Number(b.match === undefined));
  }

  return {
    take(target, request) {
      if (target === 'feed') {
        const path = request.split('?')[0] ?? '';
        asked.set(path, (asked.get(path) ?? 0) + 1);
      }
      const rule = rules[target].find(
        ({ mode, match }) => mode !== 'status' && (match === undefined || request.includes(match)),
      );
      if (!rule) return { mode: 'normal' };
      rule.times -= 1;
      if (rule.times <= 0) rules[target] = rules[target].filter((other) => other !== rule);
      return { mode: rule.mode as Mode<typeof target> };
    },
    statusOf(words) {
      return rules.feed.find(({ mode, match }) => mode === 'status' && words.includes(match ?? ''))?.status;
    },
    asked: () => Object.fromEntries(asked),
    current: () => rules,
    set(controls) {
      const read = readControls(controls);
      for (const { target, rule } of read) put(target, rule);
    },
  };
}

function readControls(controls: unknown): { target: Target; rule: Rule }[] {
  if (!isRecord(controls)) throw new BadControl('send a JSON object, e.g. {"model":{"mode":"refuse"}}');
  return Object.entries(controls).map(([target, value]) => {
    if (!isTarget(target)) {
      throw new BadControl(
        `there is no ${target} to control, only ${Object.keys(modes).join(', ')}, run and billing`,
      );
    }
    return { target, rule: readRule(target, value) };
  });
}

function isTarget(name: string): name is Target {
  return Object.hasOwn(modes, name);
}

function readRule(target: Target, value: unknown): Rule {
  const known: readonly string[] = modes[target];
  if (!isRecord(value) || typeof value.mode !== 'string' || !known.includes(value.mode)) {
    throw new BadControl(`${target}.mode must be one of: ${known.join(', ')}`);
  }
  const { mode, match, times = Number.POSITIVE_INFINITY, status } = value;
  if (match !== undefined && (typeof match !== 'string' || match === '')) {
    throw new BadControl(`${target}.match must be a text that is not empty`);
  }
  if (typeof times !== 'number' || !(times > 0)) throw new BadControl(`${target}.times must be 1 or more`);
  if (mode === 'status' && (typeof status !== 'string' || match === undefined)) {
    throw new BadControl(
      'feed.mode "status" needs a status and a match: the game’s id or a team’s full name',
    );
  }
  return {
    mode,
    times,
    ...(match !== undefined && { match }),
    ...(typeof status === 'string' && { status }),
  };
}

/** What the controls make others do; each waits for its end. */
export interface Deeds {
  /** Runs a scheduled function now. */
  readonly run: (name: string) => Promise<unknown>;
  /** Does `{ do, of }` to a customer's subscription. @throws BadControl */
  readonly billing: (wish: unknown) => Promise<unknown>;
}

/**
 * What a POST to the controls does: sets modes, runs a scheduled function where `run` names one, and does to a
 * customer's subscription what `billing` says.
 */
export async function applyControls(
  controls: Controls,
  body: string,
  { run, billing }: Deeds,
): Promise<Answer> {
  try {
    const parsed: unknown = JSON.parse(body);
    if (!isRecord(parsed)) throw new BadControl('send a JSON object, e.g. {"model":{"mode":"refuse"}}');
    const { run: toRun, billing: toBill, ...rest } = parsed;
    controls.set(rest);
    if (toBill !== undefined) return json({ billing: await billing(toBill) });
    if (toRun === undefined) return json({ controls: controls.current(), asked: controls.asked() });
    if (typeof toRun !== 'string') throw new BadControl('run must be the name of a scheduled function');
    return json({ controls: controls.current(), ran: toRun, result: (await run(toRun)) ?? null });
  } catch (error) {
    if (error instanceof SyntaxError) return json({ error: 'the body is not JSON' }, 400);
    if (error instanceof BadControl) return json({ error: error.message }, 400);
    return json({ error: error instanceof Error ? error.message : String(error) }, 500);
  }
}
