/** The key pair that sessions are signed with, made once at the first deploy; no person ever sees the private half. */
import { CustomResource, Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { type CodeOf, PlainFunction } from './plain-function.ts';
import type { Stage } from './stage.ts';

export class SessionKeys extends Construct {
  /** Private JWK; only the functions that sign people in may read it. */
  readonly privateKey: Secret;
  /** JWK Set (JSON): no secret, so it goes to the functions' environment and costs no call at a cold start. */
  readonly publicKeys: string;

  constructor(scope: Construct, id: string, { stage, codeOf }: { stage: Stage; codeOf: CodeOf }) {
    super(scope, id);
    const privateKey = new Secret(this, 'PrivateKey', {
      description: 'Private JWK that signs the sessions of GamePlan',
      removalPolicy: stage.lasting ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    Validations.of(privateKey).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'A new key ends every session, so a person decides when; functions take several public keys.',
    });
    const maker = new PlainFunction(this, 'Maker', {
      code: codeOf('lib/session-keys.function.ts'),
      stage,
      timeout: Duration.seconds(30),
      memorySize: 256,
      description: 'At deploy: makes the key pair of sessions, once, and answers its public half.',
    });
    maker.addToRolePolicy(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
        resources: [privateKey.secretArn],
      }),
    );
    const made = new CustomResource(this, 'Made', {
      resourceType: 'Custom::SessionKeys',
      serviceToken: maker.functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: { secretId: privateKey.secretArn },
    });
    // The rights must be there before the maker runs.
    if (maker.role) made.node.addDependency(maker.role);
    this.privateKey = privateKey;
    this.publicKeys = made.getAttString('publicKeys');
  }
}
