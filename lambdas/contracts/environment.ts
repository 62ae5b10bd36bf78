/** Names of the environment variables of functions; the stack and the local server set them. */
export const environment = {
  /** What the numbers of this stage are kept under in CloudWatch. */
  metricsNamespace: 'METRICS_NAMESPACE',
  /** SHA-256, hex, of the origin headers to be let in: the present one, the one before and the next; comma between. */
  originDigests: 'ORIGIN_DIGESTS',
  /** Name of the one DynamoDB table. */
  table: 'TABLE_NAME',
  /** Origin of the site, no slash at the end; every link in a mail starts with it. */
  siteOrigin: 'SITE_ORIGIN',
  /** Sender of every mail; its domain is verified in SES. */
  mailFrom: 'MAIL_FROM',
  /** JWK Set (JSON) of the keys that verify a user's session; several while a key is being rotated. */
  sessionPublicKeys: 'SESSION_PUBLIC_KEYS',
  /** The same for administrators' sessions, which have keys of their own. */
  adminSessionPublicKeys: 'ADMIN_SESSION_PUBLIC_KEYS',
  /** Name of the secret with the seed of the keys that sign users' sessions. */
  sessionKeysSecret: 'SESSION_KEYS_SECRET',
  /** The same for administrators' sessions. */
  adminSessionKeysSecret: 'ADMIN_SESSION_KEYS_SECRET',
  /** Version of both keys: raised by one at each rotation. */
  sessionKeyVersion: 'SESSION_KEY_VERSION',
  /** Name of the secret that holds the key of the model's API. */
  modelKeySecret: 'MODEL_KEY_SECRET',
  /** Base URL of an OpenAI-compatible API; empty for OpenAI itself. */
  modelBaseUrl: 'MODEL_BASE_URL',
  /** Name of the model. */
  modelName: 'MODEL_NAME',
  /** US dollars per million input and output tokens, comma between; 0 where the price is not configured. */
  modelPrice: 'MODEL_PRICE',
  /** Name of the secret that holds the key of the sports feed. */
  feedKeySecret: 'FEED_KEY_SECRET',
  /** URL of the sports feed up to, and without, the key: https://www.goalserve.com/getfeed */
  feedBaseUrl: 'FEED_BASE_URL',
  /** Name of the secret that holds the key of the payment provider's API. */
  paymentsKeySecret: 'PAYMENTS_KEY_SECRET',
  /** URL that stands for `https://api.stripe.com`; empty for Stripe itself. */
  paymentsBaseUrl: 'PAYMENTS_BASE_URL',
  /** Name of the secret with which the payment provider signs its events. */
  paymentsSigningSecret: 'PAYMENTS_SIGNING_SECRET',
  /** Name of the secret with the seed of the keys that sign push messages. */
  pushKeysSecret: 'PUSH_KEYS_SECRET',
  /** The version of those keys that signs, 1 or more. */
  pushKeyVersion: 'PUSH_KEY_VERSION',
  /** Their public key, with which browsers subscribe. */
  pushPublicKey: 'PUSH_PUBLIC_KEY',
  /** URL of a push service to trust beside those of browsers; empty in AWS. */
  pushServiceUrl: 'PUSH_SERVICE_URL',
  /** `required` where administrators sign in by passkey alone; `optional` where a password will do. */
  adminPasskey: 'ADMIN_PASSKEY',
} as const;
