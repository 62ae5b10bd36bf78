/** Reads a role's permissions from a synthesized template, as text that a test can compare. */
import type { CfnResource } from './synthesized.ts';

type Resources = Readonly<Record<string, CfnResource>>;

/** Who may do what on what. Deny statements are not permissions. */
export interface Right {
  readonly action: string;
  /** A resource of the stack by its type, followed by its suffix: `<AWS::DynamoDB::Table>/index/x`. */
  readonly on: string;
  readonly condition: unknown;
}

/** The logical id of the function with this entry file. */
export function functionOf(resources: Resources, entry: string): string {
  const found = Object.entries(resources).filter(
    ([, { Type, Properties }]) =>
      Type === 'AWS::Lambda::Function' && Properties.Code.ZipFile?.includes(`'${entry}'`),
  );
  if (found.length !== 1) throw new Error(`${found.length} functions are made from ${entry}`);
  return String(found[0]?.[0]);
}

/** Every permission of a role, sorted, one line per action and resource. */
export function rightsOf(resources: Resources, roleId: string): Right[] {
  return statementsOf(resources, roleId)
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action, NotAction, Resource, NotResource, Condition }) => {
      if (NotAction || NotResource) throw new Error(`${roleId} allows everything but something`);
      return list(Action).flatMap((action) =>
        list(Resource).map((on) => ({
          action: String(action),
          on: inWords(on, resources),
          condition: Condition,
        })),
      );
    })
    .sort((a, b) => `${a.action} ${a.on}`.localeCompare(`${b.action} ${b.on}`));
}

export interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action?: unknown;
  readonly NotAction?: unknown;
  readonly Resource?: unknown;
  readonly NotResource?: unknown;
  readonly Condition?: unknown;
}

function statementsOf(resources: Resources, roleId: string): Statement[] {
  const attached = Object.values(resources).filter(
    ({ Type, Properties }) =>
      Type === 'AWS::IAM::Policy' && Properties.Roles.some((role: { Ref: string }) => role.Ref === roleId),
  );
  const inline = resources[roleId]?.Properties.Policies ?? [];
  return [...attached.map(({ Properties }) => Properties), ...inline].flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  );
}

/** What a role is denied, in the template's own format. */
export function denialsOf(resources: Resources, roleId: string): Statement[] {
  return statementsOf(resources, roleId).filter(({ Effect }) => Effect === 'Deny');
}

/**
 * Whether IAM denies an action on a partition of the table to a role that otherwise has permission.
 * @throws AccessDenied errors for any other action
 */
export function isDenied(resources: Resources, roleId: string, action: string, partition: string): boolean {
  return denialsOf(resources, roleId).some(({ Action, Condition }) => {
    const { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': patterns = [] } = {}, ...others } =
      Condition as { 'ForAnyValue:StringLike'?: { 'dynamodb:LeadingKeys'?: string[] } };
    if (patterns.length === 0 || Object.keys(others).length > 0) throw new Error('A denial of another kind');
    return list(Action).includes(action) && patterns.some((pattern) => isLike(partition, pattern));
  });
}

/** Compares as IAM does: a wildcard matches any text. */
const isLike = (text: string, pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/\W/g, '\\$&'))
      .join('.*')}$`,
    's',
  ).test(text);

/** Every role of the template by its logical id, including those of the CDK's own functions. */
export const rolesOf = (resources: Resources): string[] =>
  Object.keys(resources).filter((id) => resources[id]?.Type === 'AWS::IAM::Role');

export function roleOf(resources: Resources, functionId: string): string {
  return resources[functionId]?.Properties.Role['Fn::GetAtt'][0];
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function inWords(value: unknown, resources: Resources): string {
  if (typeof value === 'string') return value;
  const [[intrinsic, of] = []] = Object.entries(value as Record<string, unknown>);
  const named = (id: string) => (resources[id] ? `<${resources[id].Type}>` : `<${id}>`);
  if (intrinsic === 'Ref') return named(String(of));
  if (intrinsic === 'Fn::GetAtt') return named(String(list(of)[0]));
  // The table of the stack, or the restored one that replaced it.
  if (intrinsic === 'Fn::If') return inWords(list(of)[2], resources);
  if (intrinsic === 'Fn::Join') {
    const [separator, parts] = of as [string, unknown[]];
    return parts.map((part) => inWords(part, resources)).join(separator);
  }
  throw new Error(`Unknown intrinsic ${intrinsic}`);
}
