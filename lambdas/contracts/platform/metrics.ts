/**
 * Every metric that functions send to CloudWatch: written by `telemetry/metrics.ts`, graphed and alarmed on by the
 * stack. At most one dimension each, with few values, because each value is billed as a separate metric.
 */

interface Described {
  readonly unit: 'Count' | 'None';
  /** Its dimension, if it has one. */
  readonly by?: string;
}

export const metrics = {
  /** Calls that started a new execution environment. */
  ColdStarts: { unit: 'Count', by: 'Function' },

  SignUps: { unit: 'Count' },
  /** Whether answered or not. */
  Asks: { unit: 'Count', by: 'Sport' },
  /** Asks without an answer for a technical reason: `failed`, `timed-out`, `no-text`, `unparsable`, `lost`. */
  AsksFailed: { unit: 'Count', by: 'Reason' },
  /** Questions that got a support message instead of a play. */
  CareAnswers: { unit: 'Count' },
  /** Information questions and questions that are not about sports, answered without the model. */
  AnswersWithoutPick: { unit: 'Count' },
  PicksSaved: { unit: 'Count', by: 'Sport' },
  /** Picks whose last leg was graded by a final score. */
  PicksGraded: { unit: 'Count', by: 'Sport' },

  /** For asks and for the slate. */
  ModelCalls: { unit: 'Count' },
  /** 1 or 0 for each call. */
  ModelFailures: { unit: 'Count' },
  /** Input tokens of the model. */
  ModelInputTokens: { unit: 'Count' },
  /** Output tokens of the model. */
  ModelOutputTokens: { unit: 'Count' },

  Checkouts: { unit: 'Count', by: 'Plan' },
  CheckoutsFailed: { unit: 'Count' },
  /** `applied`, `repeated`, `stale`, `nobody`, `not-ours`, `not-about-a-subscription`, or `bad-signature`. */
  PaymentEvents: { unit: 'Count', by: 'Outcome' },
  /** Accounts on a plan at that moment. */
  Accounts: { unit: 'Count', by: 'Plan' },

  MailsSent: { unit: 'Count' },
  MailsFailed: { unit: 'Count' },
  /** Push messages, one for each device. */
  PushesSent: { unit: 'Count' },
  PushesFailed: { unit: 'Count' },
  /** Mails that bounced, or were reported as spam. */
  MailProblems: { unit: 'Count', by: 'Problem' },

  /** 1 or 0 for each read of the feed. */
  FeedFailures: { unit: 'Count', by: 'Sport' },
  /** Prices that answers lack because they did not fit into an item; alternate lines go first. */
  PricesDropped: { unit: 'Count', by: 'Sport' },
  /** Names of markets in the feed that the registry does not know. */
  UnknownMarkets: { unit: 'Count', by: 'Sport' },
  /** Minutes since a sport's games were last read without a problem. */
  FeedAgeMinutes: { unit: 'None', by: 'Sport' },
} as const satisfies Record<string, Described>;

export type MetricName = keyof typeof metrics;

/** The dimension of a metric with its value; empty for a metric without one. */
export type DimensionOf<Name extends MetricName> = (typeof metrics)[Name] extends {
  by: infer By extends string;
}
  ? Readonly<Record<By, string>>
  : undefined;
