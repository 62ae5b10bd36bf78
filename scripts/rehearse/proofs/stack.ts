/** Finds resources of the deployed stack. */
import { paginateListStackResources, type StackResourceSummary } from '@aws-sdk/client-cloudformation';
import type { RouteName } from '../../../lambdas/contracts/routes.ts';
import { stackNameOf } from '../../../lib/names.ts';
import { CommandError } from '../../ops/command.ts';
import { outputsOf } from '../../ops/stage.ts';
import type { Clients } from '../clients.ts';
import { functionId } from '../edits.ts';
import { ensure, stage } from './proof.ts';

export const stackName = stackNameOf(stage);

/** @returns the stack's resources of a type that exist now */
export async function resourcesOf(
  { cloudFormation: client }: Clients,
  type: string,
): Promise<{ logicalId: string; id: string }[]> {
  const found: StackResourceSummary[] = [];
  for await (const page of paginateListStackResources({ client }, { StackName: stackName })) {
    found.push(...(page.StackResourceSummaries ?? []));
  }
  return found.flatMap(({ ResourceType, LogicalResourceId = '', PhysicalResourceId, ResourceStatus }) =>
    ResourceType === type && PhysicalResourceId && ResourceStatus !== 'DELETE_COMPLETE'
      ? [{ logicalId: LogicalResourceId, id: PhysicalResourceId }]
      : [],
  );
}

/** @returns the physical ID of the stack's only resource of a type @throws Refuted if there is none, or more */
export async function onlyOne(aws: Clients, type: string): Promise<string> {
  const found = await resourcesOf(aws, type);
  ensure(found.length === 1 && found[0], `the stack has ${found.length} resources ${type}, not one`);
  return found[0].id;
}

/** @returns the deployed names of functions @throws Refuted if one is missing */
export async function functionNames(
  aws: Clients,
  names: readonly RouteName[],
): Promise<Record<string, string>> {
  const deployed = await resourcesOf(aws, 'AWS::Lambda::Function');
  return Object.fromEntries(
    names.map((name) => {
      const found = deployed.find(({ logicalId }) => functionId(name).test(logicalId));
      ensure(found, `the function ${name} is not deployed`);
      return [name, found.id];
    }),
  );
}

export async function isDeployed(): Promise<boolean> {
  try {
    await outputsOf(stage);
    return true;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}
