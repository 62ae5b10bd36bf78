/** The administrators' portal: signing in, the list of people, and the numbers of the business. */
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { email, mailable, newPassword, personName } from './credentials.ts';
import { choice, filter, identifier, integer, lower, word } from './inputs.ts';
import { planNames } from './plans.ts';
import { sortFields, sortOrders } from './sorting.ts';
import { sports } from './sports.ts';

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

/** As long as the longest address. */
const searchMax = 254;

const listedUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subscription_plan: plan,
  /** Whether the payment provider charges for it. */
  paid: z.boolean(),
  /** ISO 8601. */
  created_at: z.string(),
  /** ISO 8601, at most an hour older than the last sign-in; null for who never signed in. */
  last_login: z.nullable(z.string()),
});
export type ListedUser = z.infer<typeof listedUser>;

export const listUsers = contract({
  route: 'get-users',
  method: 'GET',
  query: z.object({
    page: integer('page', { min: 1, max: 1_000_000, fallback: 1 }),
    limit: integer('limit', { min: 1, max: 100, fallback: 10 }),
    /** The beginnings of one or several words of a name or an address. */
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
      /** True where a search found more people than it looks at: the total is then a least. */
      capped: z.optional(z.boolean()),
    }),
  }),
});

const saved = z.object({ success: z.literal(true), user: listedUser });

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
    /** Absent or empty keeps the present one. */
    password: z.optional(z.union([z.literal(''), newPassword])),
  }),
  output: saved,
});

export const getAnalytics = contract({
  route: 'admin-analytics',
  method: 'GET',
  query: z.object({ period: choice('period', analyticsPeriods, '30d') }),
  output: z.object({
    userStats: z.object({
      totalUsers: z.number(),
      /** Who came in the period. */
      newUsers: z.number(),
      /** One entry a day of America/Toronto, earliest first, the last one today; zeros included. */
      userGrowth: z.array(z.object({ date: z.string(), count: z.number() })),
    }),
    subscriptionStats: z.object({
      subscriptionCounts: z.object({
        free: z.number(),
        core: z.number(),
        pro: z.number(),
        /** No plan of ours has this name; the portal counts pro under its label. */
        elite: z.number(),
      }),
    }),
    promptStats: z.object({
      /** Prompts that were answered with a prediction. */
      totalPrompts: z.number(),
      promptsInPeriod: z.number(),
      /** All of them, by sport. */
      promptsBySport: z.partialRecord(z.enum(sports), z.number()),
    }),
    trackerStats: z.object({
      totalPicks: z.number(),
      picksInPeriod: z.number(),
      /** All of them, by what they are now. */
      picksByStatus: z.object({
        pending: z.number(),
        hit: z.number(),
        miss: z.number(),
        push: z.number(),
      }),
    }),
  }),
});
