/** The environment of a rehearsal: the emulator's endpoint, fake credentials, and no access to any other host. */
import { join } from 'node:path';
import { region } from './emulator.ts';
import { home } from './tools.ts';

/** A proxy that does not exist: a request to any other machine fails at once. */
const nowhere = 'http://127.0.0.1:9';

/** Variables with which developers configure access to outside services. */
const own = /^(AWS_|CDK_|OPENAI_|GOALSERVE_|STRIPE_|DYNAMODB_ENDPOINT$|https?_proxy$|no_proxy$)/i;

export function rehearsalEnvironment(url: string): Record<string, string> {
  const nobody = join(home, 'no-such-file');
  return {
    AWS_ENDPOINT_URL: url,
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: 'rehearsal',
    AWS_SECRET_ACCESS_KEY: 'rehearsal',
    AWS_CONFIG_FILE: nobody,
    AWS_SHARED_CREDENTIALS_FILE: nobody,
    AWS_EC2_METADATA_DISABLED: 'true',
    HTTP_PROXY: nowhere,
    HTTPS_PROXY: nowhere,
    NO_PROXY: '127.0.0.1,localhost',
    NODE_USE_ENV_PROXY: '1',
    CI: 'true',
    NO_COLOR: '1',
  };
}

/** Points this process and the tools it starts at the emulator, and blocks access to any other host. */
export function pointToEmulator(url: string): void {
  for (const name of Object.keys(process.env)) if (own.test(name)) delete process.env[name];
  Object.assign(process.env, rehearsalEnvironment(url));
}
