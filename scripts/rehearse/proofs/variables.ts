/** Changes the environment of a deployed function, which also makes its next call a cold start. */
import {
  GetFunctionConfigurationCommand,
  UpdateFunctionConfigurationCommand,
  waitUntilFunctionUpdatedV2,
} from '@aws-sdk/client-lambda';
import type { Clients } from '../clients.ts';

/** @returns puts the environment back */
export async function addVariables(
  { lambda: client }: Clients,
  FunctionName: string,
  added: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const { Environment } = await client.send(new GetFunctionConfigurationCommand({ FunctionName }));
  const before = Environment?.Variables ?? {};
  const set = async (Variables: Record<string, string>) => {
    await client.send(new UpdateFunctionConfigurationCommand({ FunctionName, Environment: { Variables } }));
    await waitUntilFunctionUpdatedV2({ client, maxWaitTime: 60 }, { FunctionName });
  };
  await set({ ...before, ...added });
  return () => set(before);
}
