/** The admin portal: sign-in, the list of users, and the business figures. */
import * as z from 'zod/mini';
import { type AskOutcome, askOutcomes } from '../asking/ask-outcomes.ts';
import { planNames } from '../billing/plans.ts';
import { sports } from '../feed/sports.ts';
import { contract } from '../platform/contract.ts';
import { choice, filter, identifier, integer, lower, word } from '../platform/inputs.ts';
import { email, mailable, newPassword, personName } from './credentials.ts';
import { sortFields, sortOrders } from './sorting.ts';

const analyticsPeriods = ['7d', '30d', '90d'] as const;

const bothNeeded = 'Email and password are required';

export const adminLogin = contract({
  route: 'admin-auth',
  method: 'POST',
  action: 'login',
  body: z.object({
    email: z
      .string({ error: bothNeeded })
      .check(z.trim(), z.minLength(1, { error: bothNeeded }), ...mailable),
    password: z
      .string({ error: bothNeeded })
      .check(z.minLength(1, { error: bothNeeded }), z.maxLength(1000, { error: 'Password is too long' })),
  }),
  output: z.object({ token: z.string(), admin: z.object({ name: z.string(), email: z.string() }) }),
});

const plan = word('subscription_plan', planNames);

/** The length of the longest possible address. */
const searchMax = 254;

const listedUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subscription_plan: plan,
  /** Whether the payment provider bills for it. */
  paid: z._default(z.boolean(), false),
  /** The payment provider's status, or `inactive` without a subscription. */
  subscription_status: z._default(z.string(), 'inactive'),
  /** Epoch seconds; null if nothing is billed. */
  next_billing_date: z._default(z.nullable(z.number()), null),
  /** Whether the subscription ends on that date. */
  cancel_at_period_end: z._default(z.boolean(), false),
  /** ISO 8601. */
  created_at: z.string(),
  /** ISO 8601, at most an hour older than the last sign-in; null if the user never signed in. */
  last_login: z.nullable(z.string()),
});
export type ListedUser = z.infer<typeof listedUser>;

export const listUsers = contract({
  route: 'get-users',
  method: 'GET',
  query: z.object({
    page: integer('page', { min: 1, max: 1_000_000, fallback: 1 }),
    limit: integer('limit', { min: 1, max: 100, fallback: 10 }),
    /** One or more prefixes of words in a name or an address. */
    search: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(searchMax, { error: `search must be at most ${searchMax} characters long` }),
        ),
    ),
    subscription_plan: filter(z.pipe(lower, plan)),
    sort_by: choice('sort_by', sortFields, 'created_at'),
    sort_order: choice('sort_order', sortOrders, 'desc'),
  }),
  output: z.object({
    users: z.array(listedUser),
    pagination: z.object({
      page: z.number(),
      limit: z.number(),
      total: z.number(),
      pages: z.number(),
      /** True if a search stopped at its limit, so that the total is a minimum. */
      capped: z.optional(z.boolean()),
    }),
  }),
});

const saved = z.object({ success: z.literal(true), user: listedUser });

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const audit = z.object({
  /** Newest first. */
  entries: z.array(
    z.object({
      /** ISO 8601. */
      at: z.string(),
      /** `user`, `admin:<address>`, or `payments:<event id>`. */
      by: z.string(),
      what: z.string(),
      before: values,
      after: values,
    }),
  ),
  /** The cursor of the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type ShownAudit = z.infer<typeof audit>;

const personDetail = z.extend(listedUser, {
  /** ISO 8601, as are the other times; null until the address is verified. */
  verified_at: z.nullable(z.string()),
  /** Null for an active account. */
  deactivated_at: z.nullable(z.string()),
  /** `month` or `year`; null if nothing is billed. */
  interval: z.nullable(z.string()),
  /** US dollars per interval. */
  amount: z.nullable(z.number()),
  /** The payment provider's id; null before the first checkout. */
  customer_id: z.nullable(z.string()),
  /** Why no more mail is sent to the address. */
  mail_problem: z.nullable(z.object({ problem: z.string(), at: z.string() })),
  passkeys: z.number(),
  prompts_used_today: z.number(),
  prompts_per_day: z.number(),
  /** Null without a break or a self-exclusion. */
  break_until: z.nullable(z.string()),
  excluded_until: z.nullable(z.string()),
  picks: z.object({ pending: z.number(), hit: z.number(), miss: z.number(), push: z.number() }),
});
export type PersonDetail = z.infer<typeof personDetail>;

export const viewUser = contract({
  route: 'get-users',
  method: 'POST',
  action: 'view',
  body: z.object({ id: identifier('id') }),
  output: z.object({ user: personDetail, audit }),
});

/** The next page of the audit trail. */
export const viewAudit = contract({
  route: 'get-users',
  method: 'POST',
  action: 'audit',
  body: z.object({
    id: identifier('id'),
    before: z
      .string({ error: 'before is required' })
      .check(z.regex(/^[\d:.TZ-]{24}#[\dA-Z]{26}$/, { error: 'before must be the next of another page' })),
  }),
  output: audit,
});

/** The latest questions answered with a play; each call is recorded in the user's audit trail. */
export const viewAsks = contract({
  route: 'get-users',
  method: 'POST',
  action: 'asks',
  body: z.object({ id: identifier('id') }),
  output: z.object({
    asks: z.array(
      z.object({
        id: z.string(),
        /** ISO 8601. */
        asked_at: z.string(),
        prompt: z.string(),
        sport: z.string(),
        /** One line per leg. */
        answer: z.array(z.string()),
        charged: z.boolean(),
        substituted: z.boolean(),
      }),
    ),
  }),
});

export const createUser = contract({
  route: 'get-users',
  method: 'POST',
  body: z.object({
    name: personName,
    email,
    password: newPassword,
    subscription_plan: z._default(plan, 'free'),
  }),
  output: saved,
});

export const editUser = contract({
  route: 'get-users',
  method: 'PUT',
  body: z.object({
    id: identifier('id'),
    name: personName,
    email,
    subscription_plan: z.optional(plan),
    /** Absent or empty keeps the current one. */
    password: z.optional(z.union([z.literal(''), newPassword])),
  }),
  output: saved,
});

const count = z._default(z.number(), 0);
const figure = z._default(z.nullable(z.number()), null);

/** A day in America/Toronto, `YYYY-MM-DD`. Lists by day go from the earliest day to today, including days with 0. */
const date = z.string();

const byOutcome = Object.fromEntries(askOutcomes.map((outcome) => [outcome, count])) as Record<
  AskOutcome,
  typeof count
>;

export const getAnalytics = contract({
  route: 'admin-analytics',
  method: 'GET',
  query: z.object({ period: choice('period', analyticsPeriods, '30d') }),
  output: z.object({
    userStats: z.object({
      totalUsers: z.number(),
      /** Sign-ups in the period, including accounts removed since. */
      newUsers: z.number(),
      /** Sign-ups of each day, and all-time sign-ups at the end of that day. */
      userGrowth: z.array(z.object({ date, count: z.number(), total: count })),
    }),
    subscriptionStats: z.object({
      subscriptionCounts: z.object({
        free: z.number(),
        core: z.number(),
        pro: z.number(),
        /** Always 0: no plan has this name. */
        elite: count,
      }),
      /** Subscriptions that the payment provider bills, including past due ones. */
      subscribers: z.prefault(z.object({ core: count, pro: count }), {}),
      pastDue: count,
      /** In the period, as are the next two. */
      started: count,
      ended: count,
      renewed: count,
      activeAtStart: count,
      /** Percent of `activeAtStart` that ended in the period; null if none was active. */
      churn: figure,
    }),
    revenueStats: z.prefault(
      z.object({
        /** US dollars per month billed for current subscriptions. */
        monthlyRecurring: count,
        /** US dollars received, before refunds and the payment provider's fees. */
        revenueInPeriod: count,
        revenueByDay: z._default(z.array(z.object({ date, core: z.number(), pro: z.number() })), []),
      }),
      {},
    ),
    promptStats: z.object({
      /** Prompts answered with a prediction. */
      totalPrompts: z.number(),
      promptsInPeriod: z.number(),
      /** All prompts, by sport. */
      promptsBySport: z.partialRecord(z.enum(sports), z.number()),
    }),
    /** Questions in the period, including those that did not use a prompt. */
    askStats: z.prefault(
      z.object({
        asksInPeriod: count,
        asksByOutcome: z.prefault(z.object(byOutcome), {}),
        asksByDay: z._default(z.array(z.object({ date, ...byOutcome })), []),
        /** Plays that differ from the question. */
        substituted: count,
        /** Percent of all plays; null without plays. */
        substitutionRate: figure,
        tokens: z.prefault(z.object({ input: count, output: count }), {}),
        /** US dollars at the configured prices; null if no price is configured. */
        modelCost: figure,
        /** The same per question; also null if no tokens were used. */
        costPerAsk: figure,
      }),
      {},
    ),
    trackerStats: z.object({
      totalPicks: z.number(),
      picksInPeriod: z.number(),
      /** All picks, by current status. */
      picksByStatus: z.object({
        pending: z.number(),
        hit: z.number(),
        miss: z.number(),
        push: count,
      }),
    }),
  }),
});
