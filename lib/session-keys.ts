/** The keys of sessions: made at the first deploy, rotated by a command; no person ever sees a private half. */
import { CfnParameter, CustomResource, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { sessionKeysRevision } from './names.ts';
import { type CodeOf, PlainFunction } from './plain-function.ts';
import type { Stage } from './stage.ts';

export class SessionKeys extends Construct {
  /** The ring of keys (session-key-ring.ts); only the functions that sign people in may read it. */
  readonly secret: Secret;
  /** JWK Set (JSON): no secret, so it goes to the functions' environment and costs no call at a cold start. */
  readonly publicKeys: string;

  constructor(scope: Construct, id: string, { stage, codeOf }: { stage: Stage; codeOf: CodeOf }) {
    super(scope, id);
    const secret = new Secret(this, 'PrivateKey', {
      description: 'Keys that sign the sessions of GamePlan',
      removalPolicy: stage.lasting ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'A new key has to be published before it signs, which `npm run rotate-session-key` does in order.',
    });
    const maker = new PlainFunction(this, 'Maker', {
      code: codeOf('lib/session-keys.function.ts'),
      stage,
      timeout: Duration.seconds(30),
      memorySize: 256,
      description: 'At deploy: makes the key of sessions, once, and answers the public halves of all.',
    });
    maker.addToRolePolicy(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
        resources: [secret.secretArn],
      }),
    );
    // A later deploy keeps the value of the last rotation; any change only makes the maker read the ring again.
    const revision = new CfnParameter(Stack.of(this), sessionKeysRevision, {
      description: 'Changed by npm run rotate-session-key, never by hand',
      default: 'first',
    });
    const made = new CustomResource(this, 'Made', {
      resourceType: 'Custom::SessionKeys',
      serviceToken: maker.functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: { secretId: secret.secretArn, revision: revision.valueAsString },
    });
    // The rights must be there before the maker runs.
    if (maker.role) made.node.addDependency(maker.role);
    this.secret = secret;
    this.publicKeys = made.getAttString('publicKeys');
  }
}
