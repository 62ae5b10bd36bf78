/** The bootstrap stack of a stage: its roles reach only that stage's stacks, and the read-only role reads no data. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stageNames } from '../../lib/names.ts';
import { toolkitOf } from '../../lib/toolkit.ts';
import { synthesize } from './synthesized.ts';

const cdk = resolve(import.meta.dirname, '../../node_modules/aws-cdk/lib/api/bootstrap');
const text = readFileSync(resolve(cdk, 'bootstrap-template.yaml'), 'utf8');

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

describe.each(stageNames)('of %s', (stage) => {
  const { Resources, Parameters } = JSON.parse(toolkitOf(stage, text));
  const statementsOf = (role: string): Statement[] =>
    Resources[role].Properties.Policies.flatMap(
      ({ PolicyDocument }: { PolicyDocument: { Statement: Statement[] } }) => PolicyDocument.Statement,
    );
  const actionsOf = (role: string) => statementsOf(role).flatMap(({ Action }) => Action);
  const other = stage === 'dev' ? 'prod' : 'dev';

  test('lets a pull request read stacks, and no data', () => {
    expect(Resources.LookupRole.Properties.ManagedPolicyArns).toEqual([]);
    for (const action of actionsOf('LookupRole')) {
      expect(action).toMatch(/^cloudformation:(Describe|Get|List)[A-Za-z]+$|^ssm:GetParameter$/);
    }
    expect(JSON.stringify(statementsOf('LookupRole'))).not.toContain(`GamePlan-${other}`);
  });

  test('lets the deploying role change stacks of its stage only', () => {
    const changes = statementsOf('DeploymentActionRole').filter(({ Action }) =>
      [Action].flat().some((action) => action.startsWith('cloudformation:')),
    );
    expect(changes).toHaveLength(1);
    expect(changes[0]?.Resource).toEqual(
      ['', '-firewall', '-certificate'].map((part) => ({
        'Fn::Sub': `arn:\${AWS::Partition}:cloudformation:*:\${AWS::AccountId}:stack/GamePlan-${stage}${part}/*`,
      })),
    );
  });

  test("prevents a template of the stage from changing another's resources", () => {
    const denials = statementsOf('CloudFormationExecutionRole');
    expect(denials.map(({ Effect }) => Effect)).toEqual(['Deny', 'Deny']);
    expect(JSON.stringify(denials[0]?.Resource)).toContain(`table/GamePlan-${other}-*`);
    expect(JSON.stringify(denials)).not.toContain(`GamePlan-${stage}`);
    expect(denials[1]?.Condition).toEqual({
      StringEquals: { 'aws:ResourceTag/product': 'gameplan', 'aws:ResourceTag/stage': [other] },
    });
  });

  test("is not replaced by the CDK's own, and the stack requires it", () => {
    expect(Parameters.BootstrapVariant.Default).toBe(`GamePlan: stage ${stage}`);
    const { BootstrapVersion } = synthesize({ stage }).template.toJSON().Parameters;
    expect(BootstrapVersion.Default).toBe(`/cdk-bootstrap/gp${stage}/version`);
  });
});

test('refuses a newer template of the CDK', () => {
  expect(() => toolkitOf('dev', text.replaceAll('LookupRole', 'ReaderRole'))).toThrow('has no LookupRole');
});
