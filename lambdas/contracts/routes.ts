/**
 * The table of functions: one row per Lambda. The CDK stack, the local server and the web client are built from it, and
 * a test checks that it matches the files. Pure data, so that all of them can import it.
 */

export const basePath = '/.netlify/functions';

export type Method = 'GET' | 'POST' | 'PUT';

/**
 * Who can call a function; `http/endpoint.ts` enforces it. `schedule` and `topic` have no path: they run on a schedule,
 * or on events of the mail service.
 */
export type Access = 'public' | 'user' | 'subscriber' | 'admin' | 'signature' | 'schedule' | 'topic';

/** The resources of a function. Each one becomes an IAM grant with its environment variables; there are no others. */
export type Resource =
  | 'table:read'
  | 'table:write'
  /** Write access to administrators' accounts. Only functions of the portal can read them. */
  | 'table:admins'
  /** Signing users' sessions. */
  | 'session:sign'
  /** Signing administrators' sessions, with a separate key. */
  | 'admin-session:sign'
  /** The site's origin, for links and redirects. */
  | 'site'
  | 'mail'
  /** Sending push messages; and the key with which browsers subscribe. */
  | 'push'
  | 'push:key'
  | 'model'
  /** The model's prices. */
  | 'model:price'
  | 'feed'
  | 'payments'
  | 'payments:verify';

export interface Route {
  readonly methods: readonly Method[];
  /** Answers HEAD like GET without the body: link previews send it before they fetch a page. */
  readonly answersHead?: true;
  readonly access: Access;
  readonly uses: readonly Resource[];
  /** Seconds after which Lambda ends a call; below the gateway's 30 for calls from a browser. */
  readonly timeoutSeconds: number;
  /** Megabytes. CPU scales with memory, so functions that hash passwords have more. */
  readonly memoryMb: number;
  /**
   * The most concurrent calls in every stage, for functions where a second call would only repeat the first. Limits
   * that depend on the stage are in lib/functions/ceilings.ts; all other functions share the account's limit.
   */
  readonly reservedConcurrency?: number;
  /** Who is affected by a failure, and how: the sentence of its alarm. */
  readonly failureImpact: string;
  /** For `schedule` only: an EventBridge Scheduler expression. */
  readonly schedule?: string;
}

export const routes = {
  auth: {
    methods: ['POST'],
    access: 'public',
    uses: ['table:read', 'table:write', 'session:sign', 'site', 'mail'],
    timeoutSeconds: 20,
    memoryMb: 1769,
    failureImpact: 'Users cannot sign in, register, or get a new verification link.',
  },
  'passkey-sign-in': {
    methods: ['POST'],
    access: 'public',
    uses: ['table:read', 'table:write', 'session:sign', 'site'],
    timeoutSeconds: 20,
    memoryMb: 1024,
    failureImpact: 'Users cannot sign in with a passkey; passwords still work.',
  },
  passkeys: {
    methods: ['GET', 'POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'site', 'mail'],
    timeoutSeconds: 20,
    memoryMb: 1769,
    failureImpact: 'Users cannot see, add, rename or remove their passkeys.',
  },
  'auth-reset-password': {
    methods: ['POST'],
    access: 'public',
    uses: ['table:read', 'table:write', 'site', 'mail'],
    timeoutSeconds: 20,
    memoryMb: 1769,
    failureImpact: 'Users who forgot their password cannot reset it.',
  },
  'verify-email': {
    methods: ['GET'],
    access: 'public',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'New users cannot complete their registration.',
  },
  'get-user-status': {
    methods: ['GET'],
    access: 'user',
    uses: ['table:read'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Subscribers are treated as if they had not paid.',
  },
  'prompt-process': {
    methods: ['POST'],
    access: 'subscriber',
    uses: ['table:read', 'table:write', 'model'],
    timeoutSeconds: 29,
    memoryMb: 1024,
    failureImpact: 'Subscribers get no answers to their questions.',
  },
  'get-predictions': {
    methods: ['GET'],
    access: 'subscriber',
    uses: ['table:read'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Subscribers see no predictions, and no counts on their dashboard.',
  },
  'get-prediction-by-id': {
    methods: ['GET'],
    access: 'subscriber',
    uses: ['table:read'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Subscribers cannot open a prediction.',
  },
  'goalserve-stats': {
    methods: ['GET'],
    access: 'subscriber',
    uses: ['table:read', 'table:write', 'feed'],
    timeoutSeconds: 20,
    memoryMb: 512,
    failureImpact: 'Subscribers see no form, standings or injuries next to a prediction.',
  },
  'tracker-save': {
    methods: ['POST'],
    access: 'subscriber',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 15,
    memoryMb: 512,
    failureImpact: 'Subscribers cannot save a pick.',
  },
  'tracker-get': {
    methods: ['GET'],
    access: 'subscriber',
    uses: ['table:read'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Subscribers cannot see their saved picks.',
  },
  'tracker-update': {
    methods: ['PUT'],
    access: 'subscriber',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Subscribers cannot mark a pick as hit or miss.',
  },
  'get-tracker-stats': {
    methods: ['GET'],
    access: 'subscriber',
    uses: ['table:read'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Subscribers do not see their win rate, ROI and profit.',
  },
  shares: {
    methods: ['GET', 'POST', 'PUT'],
    access: 'user',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 20,
    memoryMb: 512,
    failureImpact: 'Users can neither share a pick nor stop sharing one.',
  },
  'shared-pick': {
    methods: ['GET'],
    answersHead: true,
    access: 'public',
    uses: ['table:read', 'table:write', 'site'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Pages of shared picks cannot be opened.',
  },
  'shared-picture': {
    methods: ['GET'],
    answersHead: true,
    access: 'public',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 15,
    memoryMb: 1769,
    failureImpact: 'Links to shared picks have no preview picture.',
  },
  'subscription-plans': {
    methods: ['GET'],
    access: 'public',
    uses: [],
    timeoutSeconds: 5,
    memoryMb: 512,
    failureImpact: 'The plans cannot be displayed.',
  },
  'track-record': {
    methods: ['GET'],
    access: 'public',
    uses: ['table:read'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'The track record and today’s free pick on the landing page cannot be displayed.',
  },
  'user-subscription': {
    methods: ['GET'],
    access: 'user',
    uses: ['table:read'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Subscribers cannot see their plan and next billing date.',
  },
  'create-checkout-session': {
    methods: ['POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'site', 'payments'],
    timeoutSeconds: 29,
    memoryMb: 1024,
    failureImpact: 'Users cannot subscribe.',
  },
  'manage-subscription': {
    methods: ['POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'site', 'payments'],
    timeoutSeconds: 29,
    memoryMb: 1024,
    failureImpact: 'Subscribers cannot cancel or resume their subscription, or change their payment method.',
  },
  'stripe-webhook': {
    methods: ['POST'],
    access: 'signature',
    uses: ['table:read', 'table:write', 'payments', 'payments:verify'],
    timeoutSeconds: 25,
    memoryMb: 1024,
    failureImpact: 'Payments and cancellations take no effect until the payment provider resends its events.',
  },
  'user-profile': {
    methods: ['GET', 'PUT', 'POST'],
    access: 'user',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Users cannot see or save their profile.',
  },
  'play-limits': {
    methods: ['GET', 'PUT', 'POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'payments'],
    timeoutSeconds: 29,
    memoryMb: 512,
    failureImpact: 'Users cannot see or set their play limits, or exclude themselves.',
  },
  notices: {
    methods: ['GET', 'POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'push:key'],
    timeoutSeconds: 15,
    memoryMb: 512,
    failureImpact: 'Users cannot see or change their notifications.',
  },
  unsubscribe: {
    methods: ['GET', 'POST'],
    access: 'public',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Users cannot turn off a notification by its link; the settings still work.',
  },
  'change-password': {
    methods: ['POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'mail'],
    timeoutSeconds: 20,
    memoryMb: 1769,
    failureImpact: 'Users cannot change their password or sign out everywhere.',
  },
  referral: {
    methods: ['GET'],
    access: 'user',
    uses: ['table:read', 'table:write', 'site', 'payments'],
    timeoutSeconds: 25,
    memoryMb: 1024,
    failureImpact: 'Users cannot see or share their referral code.',
  },
  'deactivate-account': {
    methods: ['POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'payments'],
    timeoutSeconds: 29,
    memoryMb: 1769,
    failureImpact: 'Users cannot delete their account, which they have a legal right to.',
  },
  'export-data': {
    methods: ['GET'],
    access: 'user',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 29,
    memoryMb: 1024,
    failureImpact: 'Users cannot download their data.',
  },
  'export-tracker': {
    methods: ['GET'],
    access: 'user',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 29,
    memoryMb: 1024,
    failureImpact: 'Users cannot download their tracker.',
  },
  'admin-auth': {
    methods: ['POST'],
    access: 'public',
    uses: ['table:read', 'table:write', 'table:admins', 'admin-session:sign', 'site', 'mail'],
    timeoutSeconds: 29,
    memoryMb: 1769,
    failureImpact: 'Administrators cannot sign in to the portal.',
  },
  'admin-account': {
    methods: ['GET', 'POST'],
    access: 'admin',
    uses: ['table:read', 'table:write', 'table:admins', 'site', 'mail'],
    timeoutSeconds: 20,
    memoryMb: 1769,
    failureImpact: 'Administrators cannot manage their passkeys or end their sessions.',
  },
  'get-users': {
    methods: ['GET', 'POST', 'PUT'],
    access: 'admin',
    uses: ['table:read', 'table:write', 'mail'],
    timeoutSeconds: 20,
    memoryMb: 1769,
    failureImpact: 'Administrators cannot find, create or edit accounts.',
  },
  'admin-analytics': {
    methods: ['GET'],
    access: 'admin',
    uses: ['table:read', 'model:price'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Administrators see no business figures.',
  },
  'count-accounts': {
    methods: [],
    access: 'schedule',
    uses: ['table:read'],
    timeoutSeconds: 30,
    memoryMb: 256,
    reservedConcurrency: 1,
    schedule: 'rate(1 hour)',
    failureImpact: 'The number of accounts per plan is not up to date.',
  },
  'finish-removals': {
    methods: [],
    access: 'schedule',
    uses: ['table:read', 'table:write', 'payments'],
    timeoutSeconds: 300,
    memoryMb: 512,
    reservedConcurrency: 1,
    schedule: 'rate(1 hour)',
    failureImpact: 'Data of deleted accounts is kept longer than it should be.',
  },
  'mail-feedback': {
    methods: [],
    access: 'topic',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 20,
    memoryMb: 256,
    failureImpact:
      'Mail is still sent to addresses that bounce, until the mail service suspends all sending.',
  },
  // Before the slate, which uses the facts: the local server runs jobs with the same schedule in this order.
  'refresh-facts': {
    methods: [],
    access: 'schedule',
    uses: ['table:read', 'table:write', 'feed'],
    timeoutSeconds: 900,
    memoryMb: 512,
    reservedConcurrency: 1,
    schedule: 'rate(1 hour)',
    failureImpact: 'Answers use outdated standings and injuries, or prices only.',
  },
  'make-slate': {
    methods: [],
    access: 'schedule',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 900,
    memoryMb: 512,
    reservedConcurrency: 1,
    schedule: 'rate(1 hour)',
    failureImpact: 'Subscribers see no new predictions today.',
  },
  'refresh-games': {
    methods: [],
    access: 'schedule',
    uses: ['table:read', 'table:write', 'feed'],
    timeoutSeconds: 300,
    memoryMb: 1024,
    reservedConcurrency: 1,
    schedule: 'rate(10 minutes)',
    failureImpact: 'Prices and games become outdated, and saved picks are not graded.',
  },
  // After the games, whose grades it announces.
  'send-notices': {
    methods: [],
    access: 'schedule',
    uses: ['table:read', 'table:write', 'site', 'mail', 'push'],
    timeoutSeconds: 300,
    memoryMb: 512,
    reservedConcurrency: 1,
    schedule: 'rate(10 minutes)',
    failureImpact:
      'Users do not receive the notifications that they turned on, nor mails about their plan and account.',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** The row of a function, typed as `Route`, so that comparisons with values that no row uses still compile. */
export function routeOf(name: RouteName): Route {
  return routes[name];
}

/** The methods in a function's `Allow` header. */
export function allowedMethods({ methods, answersHead }: Route): readonly string[] {
  return answersHead ? [...methods, 'HEAD'] : methods;
}

/** Whether a function has a path. */
export function hasPath(name: RouteName): boolean {
  return routeOf(name).methods.length > 0;
}

/** The URL path of a function: `/.netlify/functions/tracker-save`. */
export function pathOf(name: RouteName): string {
  return `${basePath}/${name}`;
}
