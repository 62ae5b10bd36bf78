/**
 * THE table of functions: one row per Lambda. From it come the CDK stack, the local server,
 * the web client, and the test that files and table agree. Pure data, so that all of them can read it.
 */

export const basePath = '/.netlify/functions';

export type Method = 'GET' | 'POST' | 'PUT';

/**
 * Who may call: see `http/endpoint.ts` for how each is enforced. `schedule` and `topic` have no path: a clock runs the
 * one, and what the mail service publishes runs the other.
 */
export type Access = 'public' | 'user' | 'subscriber' | 'admin' | 'signature' | 'schedule' | 'topic';

/** What a function may touch; each becomes a grant and the environment that goes with it, and nothing else does. */
export type Resource =
  | 'table:read'
  | 'table:write'
  /** Changing administrators' accounts: other functions cannot, and only those of the portal can read them. */
  | 'table:admins'
  /** Signing the sessions of users. */
  | 'session:sign'
  /** Signing the sessions of administrators, by a key of their own. */
  | 'admin-session:sign'
  /** Knowing the site's own address, for links and for where a browser may be sent. */
  | 'site'
  | 'mail'
  /** Sending push messages, and the key that browsers subscribe with. */
  | 'push'
  | 'push:key'
  | 'model'
  /** Knowing what the model charges. */
  | 'model:price'
  | 'feed'
  | 'payments'
  | 'payments:verify';

export interface Route {
  readonly methods: readonly Method[];
  /** Answers HEAD as it answers GET, without the body: link previews send it before they fetch a page. */
  readonly answersHead?: true;
  readonly access: Access;
  readonly uses: readonly Resource[];
  /** Seconds until Lambda ends a call; under the gateway's 30 for everything a browser waits for. */
  readonly timeoutSeconds: number;
  /** Megabytes; CPU grows with it, so the functions that hash passwords have more. */
  readonly memoryMb: number;
  /**
   * Calls at once, at most, in every stage: where a second one would only repeat the first. What grows with the stage is in
   * lib/functions/ceilings.ts; the rest share the account's limit.
   */
  readonly reservedConcurrency?: number;
  /** Who is affected by a failure, and how: the sentence of its alarm. */
  readonly failureImpact: string;
  /** For `schedule` only: how often, as EventBridge Scheduler writes it. */
  readonly schedule?: string;
}

export const routes = {
  auth: {
    methods: ['POST'],
    access: 'public',
    uses: ['table:read', 'table:write', 'session:sign', 'site', 'mail'],
    timeoutSeconds: 20,
    memoryMb: 1769,
    failureImpact: 'Nobody can sign in, register, or get a new verification link.',
  },
  'passkey-sign-in': {
    methods: ['POST'],
    access: 'public',
    uses: ['table:read', 'table:write', 'session:sign', 'site'],
    timeoutSeconds: 20,
    memoryMb: 1024,
    failureImpact: 'Nobody can sign in with a passkey; passwords still work.',
  },
  passkeys: {
    methods: ['GET', 'POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'site', 'mail'],
    timeoutSeconds: 20,
    memoryMb: 1769,
    failureImpact: 'People cannot see, add, rename or remove their passkeys.',
  },
  'auth-reset-password': {
    methods: ['POST'],
    access: 'public',
    uses: ['table:read', 'table:write', 'site', 'mail'],
    timeoutSeconds: 20,
    memoryMb: 1769,
    failureImpact: 'People who forgot their password stay locked out.',
  },
  'verify-email': {
    methods: ['GET'],
    access: 'public',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'New people cannot finish registering.',
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
    uses: ['table:read', 'table:write', 'model', 'feed'],
    timeoutSeconds: 29,
    memoryMb: 1024,
    failureImpact: 'Subscribers get no answer to what they ask.',
  },
  'get-predictions': {
    methods: ['GET'],
    access: 'subscriber',
    uses: ['table:read'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Subscribers see no predictions, and their dashboard counts nothing.',
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
    failureImpact: 'Subscribers see no form, standings or injuries beside a prediction.',
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
    failureImpact: 'People can neither share a pick nor stop sharing one.',
  },
  'shared-pick': {
    methods: ['GET'],
    answersHead: true,
    access: 'public',
    uses: ['table:read', 'table:write', 'site'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Nobody can open the page of a shared pick.',
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
    failureImpact: 'Nobody sees what can be bought.',
  },
  'track-record': {
    methods: ['GET'],
    access: 'public',
    uses: ['table:read'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact:
      'Nobody sees how the predictions of the slate went, nor today’s free pick on the landing page.',
  },
  'user-subscription': {
    methods: ['GET'],
    access: 'user',
    uses: ['table:read'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Subscribers do not see what they pay for, nor when.',
  },
  'create-checkout-session': {
    methods: ['POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'site', 'payments'],
    timeoutSeconds: 29,
    memoryMb: 1024,
    failureImpact: 'Nobody can subscribe.',
  },
  'manage-subscription': {
    methods: ['POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'site', 'payments'],
    timeoutSeconds: 29,
    memoryMb: 1024,
    failureImpact: 'Subscribers can neither cancel nor keep their subscription, nor change how they pay.',
  },
  'stripe-webhook': {
    methods: ['POST'],
    access: 'signature',
    uses: ['table:read', 'table:write', 'payments', 'payments:verify'],
    timeoutSeconds: 25,
    memoryMb: 1024,
    failureImpact:
      'Who has paid gets no access, and who has cancelled keeps it, until the provider tells us again.',
  },
  'user-profile': {
    methods: ['GET', 'PUT', 'POST'],
    access: 'user',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'People cannot see or save their profile.',
  },
  'play-limits': {
    methods: ['GET', 'PUT', 'POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'payments'],
    timeoutSeconds: 29,
    memoryMb: 512,
    failureImpact: 'People can neither see nor set their play limits, nor exclude themselves.',
  },
  notices: {
    methods: ['GET', 'POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'push:key'],
    timeoutSeconds: 15,
    memoryMb: 512,
    failureImpact: 'People can neither see nor change which notifications they get.',
  },
  unsubscribe: {
    methods: ['GET', 'POST'],
    access: 'public',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'People cannot turn off a notification by its link; the settings still work.',
  },
  'change-password': {
    methods: ['POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'mail'],
    timeoutSeconds: 20,
    memoryMb: 1769,
    failureImpact: 'People can neither change their password nor sign out everywhere.',
  },
  referral: {
    methods: ['GET'],
    access: 'user',
    uses: ['table:read', 'table:write', 'site', 'payments'],
    timeoutSeconds: 25,
    memoryMb: 1024,
    failureImpact: 'People cannot see or share their referral code.',
  },
  'deactivate-account': {
    methods: ['POST'],
    access: 'user',
    uses: ['table:read', 'table:write', 'payments'],
    timeoutSeconds: 29,
    memoryMb: 1769,
    failureImpact: 'People cannot delete their account, which the law lets them.',
  },
  'export-data': {
    methods: ['GET'],
    access: 'user',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 29,
    memoryMb: 1024,
    failureImpact: 'People cannot download what is kept of them.',
  },
  'export-tracker': {
    methods: ['GET'],
    access: 'user',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 29,
    memoryMb: 1024,
    failureImpact: 'People cannot download their tracker.',
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
    failureImpact: 'Administrators can neither manage their passkeys nor sign out at the server.',
  },
  'get-users': {
    methods: ['GET', 'POST', 'PUT'],
    access: 'admin',
    uses: ['table:read', 'table:write', 'mail'],
    timeoutSeconds: 20,
    memoryMb: 1769,
    failureImpact: 'Administrators cannot find, make or edit accounts.',
  },
  'admin-analytics': {
    methods: ['GET'],
    access: 'admin',
    uses: ['table:read', 'model:price'],
    timeoutSeconds: 10,
    memoryMb: 512,
    failureImpact: 'Administrators see no numbers of the business.',
  },
  'count-accounts': {
    methods: [],
    access: 'schedule',
    uses: ['table:read'],
    timeoutSeconds: 30,
    memoryMb: 256,
    reservedConcurrency: 1,
    schedule: 'rate(1 hour)',
    failureImpact: 'Whoever runs the business does not see how many people pay.',
  },
  'finish-removals': {
    methods: [],
    access: 'schedule',
    uses: ['table:read', 'table:write', 'payments'],
    timeoutSeconds: 300,
    memoryMb: 512,
    reservedConcurrency: 1,
    schedule: 'rate(1 hour)',
    failureImpact: 'Data of people who deleted their account stays longer than it should.',
  },
  'mail-feedback': {
    methods: [],
    access: 'topic',
    uses: ['table:read', 'table:write'],
    timeoutSeconds: 20,
    memoryMb: 256,
    failureImpact:
      'We go on writing to addresses that do not exist, until the mail service lets us write to nobody.',
  },
  // Before the slate, which is made of it: on one machine, what runs as often runs in this order.
  'refresh-facts': {
    methods: [],
    access: 'schedule',
    uses: ['table:read', 'table:write', 'feed'],
    timeoutSeconds: 900,
    memoryMb: 512,
    reservedConcurrency: 1,
    schedule: 'rate(1 hour)',
    failureImpact: 'Answers argue with old standings and injuries, or with the price alone.',
  },
  'make-slate': {
    methods: [],
    access: 'schedule',
    uses: ['table:read', 'table:write', 'model', 'feed'],
    timeoutSeconds: 900,
    memoryMb: 512,
    reservedConcurrency: 1,
    schedule: 'rate(1 hour)',
    failureImpact: 'Subscribers find no new predictions today.',
  },
  'refresh-games': {
    methods: [],
    access: 'schedule',
    uses: ['table:read', 'table:write', 'feed'],
    timeoutSeconds: 300,
    memoryMb: 1024,
    reservedConcurrency: 1,
    schedule: 'rate(10 minutes)',
    failureImpact: 'Prices grow old, answers use games that have moved, and saved picks are not graded.',
  },
  // After the games, whose grades it tells.
  'send-notices': {
    methods: [],
    access: 'schedule',
    uses: ['table:read', 'table:write', 'site', 'mail', 'push'],
    timeoutSeconds: 300,
    memoryMb: 512,
    reservedConcurrency: 1,
    schedule: 'rate(10 minutes)',
    failureImpact: 'People do not get the notifications that they turned on.',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** The row of a function, widened, so that a comparison with a value no row uses yet still compiles. */
export function routeOf(name: RouteName): Route {
  return routes[name];
}

/** What a function accepts, as its `Allow` header lists it. */
export function allowedMethods({ methods, answersHead }: Route): readonly string[] {
  return answersHead ? [...methods, 'HEAD'] : methods;
}

/** Whether a function is called by its path; others have none. */
export function hasPath(name: RouteName): boolean {
  return routeOf(name).methods.length > 0;
}

/** The URL path of a function: `/.netlify/functions/tracker-save`. */
export function pathOf(name: RouteName): string {
  return `${basePath}/${name}`;
}
