/**
 * Every number that functions tell CloudWatch: written by `http/metrics.ts`, drawn and watched by the stack. At most one
 * dimension each, of few values, because each combination is a metric that is paid for.
 */

interface Described {
  readonly unit: 'Count' | 'None';
  /** What it is told apart by. */
  readonly by?: string;
}

export const metrics = {
  /** A function that had to be loaded first. */
  ColdStarts: { unit: 'Count', by: 'Function' },

  SignUps: { unit: 'Count' },
  /** Answered or not. */
  Asks: { unit: 'Count', by: 'Sport' },
  /** Asks that got no answer through no fault of the asker: `failed`, `timed-out`, `no-text`, `unparsable`, `lost`. */
  AsksFailed: { unit: 'Count', by: 'Reason' },
  PicksSaved: { unit: 'Count', by: 'Sport' },
  /** Picks whose last leg was graded by a final score. */
  PicksGraded: { unit: 'Count', by: 'Sport' },

  /** For asks and for the slate. */
  ModelCalls: { unit: 'Count' },
  /** 1 or 0 for each call. */
  ModelFailures: { unit: 'Count' },
  /** Tokens of what the model was given. */
  ModelTokensAsked: { unit: 'Count' },
  /** Tokens of what it wrote. */
  ModelTokensAnswered: { unit: 'Count' },

  Checkouts: { unit: 'Count', by: 'Plan' },
  CheckoutsFailed: { unit: 'Count' },
  /** `applied`, `repeated`, `stale`, `nobody`, `not-ours`, `not-about-a-subscription`, or `bad-signature`. */
  PaymentEvents: { unit: 'Count', by: 'Outcome' },
  /** Accounts that have a plan just now. */
  Accounts: { unit: 'Count', by: 'Plan' },

  MailsSent: { unit: 'Count' },
  MailsFailed: { unit: 'Count' },
  /** Mails that came back, or were called spam. */
  MailProblems: { unit: 'Count', by: 'Problem' },

  /** 1 or 0 for each reading of the feed. */
  FeedFailures: { unit: 'Count', by: 'Sport' },
  /** Minutes since a sport's games were last read well. */
  FeedAgeMinutes: { unit: 'None', by: 'Sport' },
} as const satisfies Record<string, Described>;

export type MetricName = keyof typeof metrics;

/** The dimension of a metric, with its value; nothing for one that has none. */
export type DimensionOf<Name extends MetricName> = (typeof metrics)[Name] extends {
  by: infer By extends string;
}
  ? Readonly<Record<By, string>>
  : undefined;
