/** Names of the environment variables of functions; the stack and the local server set them. */
export const environment = {
  /** The stage's namespace of metrics in CloudWatch. */
  metricsNamespace: 'METRICS_NAMESPACE',
  /** Comma-separated SHA-256 digests (hex) of the accepted origin headers: the current, previous and next one. */
  originDigests: 'ORIGIN_DIGESTS',
  /** Name of the one DynamoDB table. */
  table: 'TABLE_NAME',
  /** Seconds for which a function reuses what everyone reads; 0 or absent reads each time, as on one machine. */
  sharedReadSeconds: 'SHARED_READ_SECONDS',
  /** Origin of the site without a trailing slash; the prefix of every link in a mail. */
  siteOrigin: 'SITE_ORIGIN',
  /** Sender of every mail; its domain is verified in SES. */
  mailFrom: 'MAIL_FROM',
  /** JWK Set (JSON) of the keys that verify users' sessions; several during a key rotation. */
  sessionPublicKeys: 'SESSION_PUBLIC_KEYS',
  /** The same for administrators' sessions, which have separate keys. */
  adminSessionPublicKeys: 'ADMIN_SESSION_PUBLIC_KEYS',
  /** Name of the secret with the seed of the keys that sign users' sessions. */
  sessionKeysSecret: 'SESSION_KEYS_SECRET',
  /** The same for administrators' sessions. */
  adminSessionKeysSecret: 'ADMIN_SESSION_KEYS_SECRET',
  /** Version of both keys, incremented at each rotation. */
  sessionKeyVersion: 'SESSION_KEY_VERSION',
  /** How many times longer sessions last. Only the local product sets it, if its clock is faster than the machine's. */
  sessionLifeFactor: 'SESSION_LIFE_FACTOR',
  /** How many times longer calls to AWS may take. Only the local product sets it, where one thread serves both sides of a call. */
  awsTimeoutFactor: 'AWS_TIMEOUT_FACTOR',
  /** Name of the secret with the API key of the model. */
  modelKeySecret: 'MODEL_KEY_SECRET',
  /** Base URL of an OpenAI-compatible API; empty for OpenAI itself. */
  modelBaseUrl: 'MODEL_BASE_URL',
  /** Name of the model. */
  modelName: 'MODEL_NAME',
  /** US dollars per million input and output tokens, comma-separated; 0 if the price is not configured. */
  modelPrice: 'MODEL_PRICE',
  /** Name of the secret with the key of the sports feed. */
  feedKeySecret: 'FEED_KEY_SECRET',
  /** URL of the sports feed before the key: https://www.goalserve.com/getfeed */
  feedBaseUrl: 'FEED_BASE_URL',
  /** Name of the secret with the payment provider's API key. */
  paymentsKeySecret: 'PAYMENTS_KEY_SECRET',
  /** URL that replaces `https://api.stripe.com`; empty for Stripe itself. */
  paymentsBaseUrl: 'PAYMENTS_BASE_URL',
  /** Name of the secret with which the payment provider signs its events. */
  paymentsSigningSecret: 'PAYMENTS_SIGNING_SECRET',
  /** Name of the secret with the seed of the keys that sign push messages. */
  pushKeysSecret: 'PUSH_KEYS_SECRET',
  /** The version of those keys that signs, starting at 1. */
  pushKeyVersion: 'PUSH_KEY_VERSION',
  /** The public key with which browsers subscribe. */
  pushPublicKey: 'PUSH_PUBLIC_KEY',
  /** URL of a push service to trust in addition to the browsers' ones; empty in AWS. */
  pushServiceUrl: 'PUSH_SERVICE_URL',
  /** `required` if administrators can sign in only by passkey; `optional` if a password is enough. */
  adminPasskey: 'ADMIN_PASSKEY',
} as const;
