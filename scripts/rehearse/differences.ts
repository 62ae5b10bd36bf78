/**
 * What the emulator needs changed in the template. Each change is listed here with its reason, printed on every run, and
 * checked by a test; everything else in the template is deployed unchanged. `outside-template.ts` has the other differences.
 */
import { isRecord } from '../local/process/state.ts';

export interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DependsOn?: unknown;
}

export interface Template {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: Readonly<Record<string, unknown>>;
}

const whys = {
  metricMath: 'left out: alarms on metric math (the emulator supports alarms on a single metric)',
  dkim: 'left out: outputs with DKIM records (the emulator has no DKIM tokens in CloudFormation)',
  plainHttp: "left out: a policy's denial of plain HTTP (the emulator has no HTTPS)",
  sender:
    "left out: a mail's sender and identity in policies (the emulator checks ses:SendEmail on * and does not know ses:FromAddress)",
  leadingKeys:
    'not enforced: the denial of administrators’ keys (the emulator does not know dynamodb:LeadingKeys)',
  secretNames:
    'added: names of generated secrets (AWS derives them from the logical ID, the emulator from the stack; its Ref is not an ARN)',
} as const;

export interface Adapted {
  readonly template: Template;
  /** One line per difference that applied. */
  readonly changes: readonly string[];
}

/** @returns a template that the emulator can deploy, and what was changed for that */
export function adapt(template: Template): Adapted {
  const counts: Record<keyof typeof whys, number> = {
    metricMath: 0,
    dkim: 0,
    plainHttp: 0,
    sender: 0,
    leadingKeys: 0,
    secretNames: 0,
  };
  const count = (why: keyof typeof whys, holds: boolean): boolean => {
    if (holds) counts[why] += 1;
    return holds;
  };

  const statementFor = (statement: unknown): unknown[] => {
    if (!isRecord(statement)) return [statement];
    const condition = JSON.stringify(statement.Condition ?? {});
    count('leadingKeys', condition.includes('"dynamodb:LeadingKeys"'));
    if (count('plainHttp', statement.Effect === 'Deny' && condition === deniesPlainHttp)) return [];
    if (!count('sender', condition.startsWith('{"StringEquals":{"ses:FromAddress"'))) return [statement];
    const { Condition: _, ...rest } = statement;
    return [{ ...rest, Resource: '*' }];
  };

  const resources = Object.entries(template.Resources);
  const secrets = new Set(
    resources.filter(([, { Type }]) => Type === 'AWS::SecretsManager::Secret').map(([id]) => id),
  );
  const kept = resources.filter(
    // Nothing else in the template may refer to one.
    ([, { Type, Properties }]) =>
      !count('metricMath', Type === 'AWS::CloudWatch::Alarm' && Properties?.Metrics !== undefined),
  );
  const adapted = kept.map(([id, resource]) => {
    const allowed = withStatements(resource, statementFor);
    return [id, count('secretNames', secrets.has(id)) ? named(id, allowed) : allowed] as const;
  });
  const outputs = Object.entries(template.Outputs ?? {}).filter(
    ([name]) => !count('dkim', /^Dkim\d$/.test(name)),
  );
  const result = {
    ...template,
    Resources: Object.fromEntries(adapted),
    Outputs: Object.fromEntries(outputs),
  };
  const changes = (Object.keys(whys) as (keyof typeof whys)[])
    .filter((why) => counts[why] > 0)
    .map((why) => `${counts[why]} × ${whys[why]}`);
  return { template: withArns(result, secrets) as Template, changes };
}

const deniesPlainHttp = '{"Bool":{"aws:SecureTransport":"false"}}';

/** @param change of each statement of the resource's policy document; the same object if it has none */
function withStatements(resource: Resource, change: (statement: unknown) => unknown[]): Resource {
  const policy = resource.Properties?.PolicyDocument;
  if (!isRecord(policy) || !Array.isArray(policy.Statement)) return resource;
  const Statement = policy.Statement.flatMap(change);
  return { ...resource, Properties: { ...resource.Properties, PolicyDocument: { ...policy, Statement } } };
}

/** The CDK extracts the name of a generated secret by its number of dashes. */
const named = (id: string, resource: Resource): Resource => ({
  ...resource,
  Properties: { ...resource.Properties, Name: `${id}-rehearsed` },
});

/** In AWS, `Ref` of a secret is the same ARN as its attribute `Id`. */
function withArns(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withArns(one, secrets));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  const [[key, target] = []] = entries;
  if (entries.length === 1 && key === 'Ref' && typeof target === 'string' && secrets.has(target)) {
    return { 'Fn::GetAtt': [target, 'Id'] };
  }
  return Object.fromEntries(entries.map(([name, one]) => [name, withArns(one, secrets)]));
}
