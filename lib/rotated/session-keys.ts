/** The keys that sign the sessions of users or of administrators. Nobody ever sees a private key. */
import { RemovalPolicy } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { CodeOf } from '../plain-function.ts';
import type { Stage } from '../stage.ts';
import { RotatedSecret } from './rotated-secret.ts';

interface Props {
  readonly stage: Stage;
  readonly codeOf: CodeOf;
  /** Whose sessions the keys sign. */
  readonly holder: 'users' | 'administrators';
}

export class SessionKeys extends RotatedSecret {
  /** JWK Set (JSON), for functions that verify sessions. */
  readonly publicKeys = this.value('publicKeys');

  constructor(scope: Construct, id: string, { stage, codeOf, holder }: Props) {
    super(scope, id, {
      stage,
      codeOf,
      description: `Seed of the keys that sign sessions of GamePlan's ${holder}`,
      version: stage.sessionKeyVersion,
      removalPolicy: stage.lasting ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      entry: 'lib/rotated/session-keys.function.ts',
      type: 'Custom::SessionKeys',
    });
  }
}
