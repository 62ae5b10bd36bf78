/** The environment of the functions with no service behind it, for tests that start the services they need. */
import { accountEnvironment, functionsEnvironment } from '../../../scripts/local/process/environment.ts';

/** Nothing listens on the discard port. */
const nowhere = 'http://127.0.0.1:9';
const service = { kind: 'stand-in', key: 'none', url: nowhere } as const;

Object.assign(
  process.env,
  functionsEnvironment({
    origin: nowhere,
    internal: nowhere,
    tableEndpoint: nowhere,
    publicJwks: '',
    adminPublicJwks: '',
    model: { ...service, name: 'stand-in' },
    feed: service,
    payments: service,
    pushPublicKey: '',
    quiet: true,
  }),
  accountEnvironment(false, {}),
);
