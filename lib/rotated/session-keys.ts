/** The keys that sign the sessions of users or of administrators; no person ever sees a private one. */
import { RemovalPolicy } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { CodeOf } from '../plain-function.ts';
import type { Stage } from '../stage.ts';
import { RotatedSecret } from './rotated-secret.ts';

interface Props {
  readonly stage: Stage;
  readonly codeOf: CodeOf;
  /** Whose sessions the keys sign. */
  readonly holder: 'users' | 'administrators';
}

export class SessionKeys extends Construct {
  /** The seed; only the functions that sign people in may read it. */
  readonly secret: RotatedSecret['secret'];
  /** The version that signs. */
  readonly version: string;
  /** JWK Set (JSON), in the environment of functions that verify sessions. */
  readonly publicKeys: string;

  constructor(scope: Construct, id: string, { stage, codeOf, holder }: Props) {
    super(scope, id);
    const keys = new RotatedSecret(this, 'Keys', {
      stage,
      codeOf,
      description: `Seed of the keys that sign sessions of GamePlan's ${holder}`,
      version: stage.sessionKeyVersion,
      removalPolicy: stage.lasting ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      entry: 'lib/rotated/session-keys.function.ts',
      type: 'Custom::SessionKeys',
    });
    this.secret = keys.secret;
    this.version = String(stage.sessionKeyVersion);
    this.publicKeys = keys.value('publicKeys');
  }
}
