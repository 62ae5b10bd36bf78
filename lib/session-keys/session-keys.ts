/** The session keys of users or of administrators: made at the first deploy, rotated by a command; no person ever sees a private key. */
import { CfnParameter, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { MadeAtDeploy } from '../made-at-deploy.ts';
import { type KeyHolder, sessionKeysRevision } from '../names.ts';
import type { CodeOf } from '../plain-function.ts';
import type { Stage } from '../stage.ts';

interface Props {
  readonly stage: Stage;
  readonly codeOf: CodeOf;
  /** Whose sessions the keys sign. */
  readonly holder: KeyHolder;
}

export class SessionKeys extends Construct {
  /** The ring of keys (session-key-ring.ts); only the functions that sign people in may read it. */
  readonly secret: Secret;
  /** JWK Set (JSON): no secret, so it goes to the functions' environment and costs no call at a cold start. */
  readonly publicKeys: string;

  constructor(scope: Construct, id: string, { stage, codeOf, holder }: Props) {
    super(scope, id);
    const secret = new Secret(this, 'PrivateKey', {
      description: `Keys that sign the sessions of GamePlan's ${holder}`,
      removalPolicy: stage.lasting ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'A new key has to be published before it signs, which `npm run rotate-session-key` does in order.',
    });
    // A later deploy keeps the value of the last rotation; any change only makes the maker read the ring again.
    const revision = new CfnParameter(Stack.of(this), sessionKeysRevision[holder], {
      description: 'Changed by npm run rotate-session-key, never by hand',
      default: 'first',
    });
    const made = new MadeAtDeploy(this, 'Keys', {
      stage,
      codeOf,
      entry: 'lib/session-keys/session-keys.function.ts',
      description: `At deploy: makes the session key of ${holder} once, and answers the public keys of the ring.`,
      type: 'Custom::SessionKeys',
      secret,
      actions: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
      properties: { revision: revision.valueAsString },
    });
    this.secret = secret;
    this.publicKeys = made.value('publicKeys');
  }
}
