/** The rehearsal changes a template by exactly the listed differences. */
import { beforeAll, describe, expect, test } from 'vitest';
import { adapt, type Template } from '../../../scripts/rehearse/differences.ts';
import { synthesize } from '../../lib/synthesized.ts';

describe.each(['dev', 'prod'])('the template of %s', (stage) => {
  let before: Template;
  let after: Template;
  let changes: readonly string[];

  beforeAll(() => {
    before = synthesize({ stage, alarmEmail: 'alarms@example.org' }).template.toJSON() as Template;
    ({ template: after, changes } = adapt(before));
  });

  test('loses the alarms on metric math, and no other resource', () => {
    const lost = Object.entries(before.Resources).filter(([id]) => after.Resources[id] === undefined);
    const types = new Set(lost.map(([, { Type }]) => Type));
    expect([...types]).toEqual(['AWS::CloudWatch::Alarm']);
    expect(lost.every(([, { Properties }]) => Properties?.Metrics !== undefined)).toBe(true);
  });

  test('keeps every other resource unchanged, except policies and generated secrets', () => {
    const changed = Object.entries(after.Resources).filter(
      ([id, resource]) => withoutArns(resource) !== withoutArns(before.Resources[id]),
    );
    const types = [...new Set(changed.map(([, { Type }]) => Type))].sort();
    expect(types).toEqual([
      'AWS::IAM::Policy',
      'AWS::S3::BucketPolicy',
      'AWS::SNS::TopicPolicy',
      'AWS::SQS::QueuePolicy',
      'AWS::SecretsManager::Secret',
    ]);
  });

  test('loses the outputs with DKIM records, and no other', () => {
    const names = Object.keys(before.Outputs ?? {});
    const kept = Object.keys(after.Outputs ?? {});
    expect(names.filter((name) => !kept.includes(name))).toEqual(['Dkim1', 'Dkim2', 'Dkim3']);
  });

  test('refers to nothing that was removed', () => {
    const text = JSON.stringify(after);
    const lost = Object.keys(before.Resources).filter((id) => after.Resources[id] === undefined);
    expect(lost.filter((id) => text.includes(`"${id}"`))).toEqual([]);
  });

  test('prints one line per difference', () => {
    expect(changes.map((line) => line.replace(/^\d+ × /, ''))).toEqual([
      expect.stringMatching(/^left out: alarms on metric math/),
      expect.stringMatching(/^left out: outputs with DKIM records/),
      expect.stringMatching(/^left out: a policy's denial of plain HTTP/),
      expect.stringMatching(/^left out: a mail's sender and identity in policies/),
      expect.stringMatching(/^not enforced: the denial of administrators’ keys/),
      expect.stringMatching(/^added: names of generated secrets/),
    ]);
  });
});

test('a template without differences stays unchanged', () => {
  const template = { Resources: { Queue: { Type: 'AWS::SQS::Queue' } }, Outputs: {} };
  expect(adapt(template)).toEqual({ template, changes: [] });
});

/** `Ref` of a secret and its attribute `Id` are the same ARN. */
function withoutArns(resource: unknown): string {
  return JSON.stringify(resource).replace(/\{"Fn::GetAtt":\["(\w+)","Id"\]\}/g, '{"Ref":"$1"}');
}
