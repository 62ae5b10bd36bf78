/** Makes a stand-in fail, slow down or answer differently on demand, for all requests or those that contain a text. */
import type { Jump } from './clock/jumps.ts';
import { momentOf } from './clock/moment.ts';
import { type Answer, json } from './http.ts';
import { CannotStart, isRecord } from './process/state.ts';

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
    'hostile',
    'recorded',
    'slow',
  ],
  /**
   * `status` sets the status of games whose id or team is `match`, for example to Postponed. `won` ends golf tournaments on
   * their Sunday evening, won by the golfer `match`.
   */
  feed: ['normal', 'down', 'empty', 'not-entitled', 'status', 'won'],
  /** `bounced` accepts the mail and reports a bounce; `complained` delivers it and reports a spam complaint. */
  mail: ['normal', 'throttled', 'down', 'bounced', 'complained'],
  /** The payment provider's API. */
  payments: ['normal', 'error-500', 'error-429', 'timeout'],
  /** Whether card payments at checkout succeed. */
  cards: ['normal', 'declined'],
  /** How the payment provider's events are delivered; held events wait until `billing` redelivers them. */
  webhooks: ['normal', 'twice', 'out-of-order', 'held'],
} as const;

export type Target = keyof typeof modes;
type Mode<T extends Target> = (typeof modes)[T][number];

/** Modes that change what a page says, not how it is answered. */
const ofContent: readonly string[] = ['status', 'won'];

interface Rule {
  readonly mode: string;
  /** Text that a request must contain; undefined matches every request. */
  readonly match?: string;
  /** Remaining requests it applies to. */
  times: number;
  /** The feed's word for a game's status. */
  readonly status?: string;
}

export interface Controls {
  /** @returns the mode for a request, and counts it; a rule with a text takes precedence over one without */
  take<T extends Target>(target: T, request: string): { mode: Mode<T> };
  /** @param words id and team names of a game @returns the status that a control sets for it */
  statusOf(words: readonly string[]): string | undefined;
  /** The golfer who wins by a control: the source has no result of its tournament. */
  winner(): string | undefined;
  /** Number of requests for each path of the feed. */
  asked(): Readonly<Record<string, number>>;
  /** Current rules, for the page. */
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
    // Rules with a text first, so that they take precedence.
    rules[target] = others.sort((a, b) => Number(a.match === undefined) - Number(b.match === undefined));
  }

  return {
    take(target, request) {
      if (target === 'feed') {
        const path = request.split('?')[0] ?? '';
        asked.set(path, (asked.get(path) ?? 0) + 1);
      }
      const rule = rules[target].find(
        ({ mode, match }) => !ofContent.includes(mode) && (match === undefined || request.includes(match)),
      );
      if (!rule) return { mode: 'normal' };
      rule.times -= 1;
      if (rule.times <= 0) rules[target] = rules[target].filter((other) => other !== rule);
      return { mode: rule.mode as Mode<typeof target> };
    },
    statusOf(words) {
      return rules.feed.find(({ mode, match }) => mode === 'status' && words.includes(match ?? ''))?.status;
    },
    winner: () => rules.feed.find(({ mode }) => mode === 'won')?.match,
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
        `${target} cannot be controlled; use ${Object.keys(modes).join(', ')}, run, billing or jump`,
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
    throw new BadControl(`${target}.match must be a non-empty string`);
  }
  if (typeof times !== 'number' || !(times > 0)) throw new BadControl(`${target}.times must be 1 or more`);
  if (mode === 'status' && (typeof status !== 'string' || match === undefined)) {
    throw new BadControl(
      'feed.mode "status" needs a status and a match: the game’s id or a team’s full name',
    );
  }
  if (mode === 'won' && match === undefined)
    throw new BadControl('feed.mode "won" needs a match: the golfer’s full name');
  return {
    mode,
    times,
    ...(match !== undefined && { match }),
    ...(typeof status === 'string' && { status }),
  };
}

/** What the controls can run; each waits until it is done. */
export interface ControlActions {
  /** Runs a scheduled function now. */
  readonly run: (name: string) => Promise<unknown>;
  /** Does `{ do, of }` to a customer's subscription. @throws BadControl */
  readonly billing: (order: unknown) => Promise<unknown>;
  /** Where `jump` can go from now, besides a moment such as `2026-02-08T18:00`. */
  readonly jumps: () => readonly Jump[];
  /** Sets the clock to a later moment, and runs the scheduled functions. @throws RangeError for an earlier one */
  readonly jumpTo: (moment: Date) => Promise<void>;
}

/**
 * Handles a POST to the controls: sets modes, runs the scheduled function in `run`, does `billing` to a subscription, and
 * moves the clock forward by `jump`.
 */
export async function applyControls(
  controls: Controls,
  body: string,
  { run, billing, jumps, jumpTo }: ControlActions,
): Promise<Answer> {
  try {
    const parsed: unknown = JSON.parse(body);
    if (!isRecord(parsed)) throw new BadControl('send a JSON object, e.g. {"model":{"mode":"refuse"}}');
    const { run: toRun, billing: toBill, jump, ...rest } = parsed;
    controls.set(rest);
    if (jump !== undefined) {
      await jumpTo(readJump(jump, jumps()));
      return json({ now: new Date().toISOString() });
    }
    if (toBill !== undefined) return json({ billing: await billing(toBill) });
    if (toRun === undefined) return json({ controls: controls.current(), asked: controls.asked() });
    if (typeof toRun !== 'string') throw new BadControl('run must be the name of a scheduled function');
    return json({ controls: controls.current(), ran: toRun, result: (await run(toRun)) ?? null });
  } catch (error) {
    if (error instanceof SyntaxError) return json({ error: 'the body is not JSON' }, 400);
    if (error instanceof BadControl || error instanceof RangeError || error instanceof CannotStart) {
      return json({ error: error.message }, 400);
    }
    return json({ error: error instanceof Error ? error.message : String(error) }, 500);
  }
}

/** @throws BadControl */
function readJump(wanted: unknown, jumps: readonly Jump[]): Date {
  const moment =
    typeof wanted === 'string'
      ? (jumps.find(({ to }) => to === wanted)?.moment ?? momentOf(wanted))
      : undefined;
  if (moment) return moment;
  const names = jumps.map(({ to }) => to).join(', ');
  throw new BadControl(`jump must be one of: ${names}, or a moment such as 2026-02-08T18:00 in New York`);
}
