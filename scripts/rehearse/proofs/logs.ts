/** Log lines of functions, as CloudWatch keeps them. */
import { paginateFilterLogEvents } from '@aws-sdk/client-cloudwatch-logs';
import { GetFunctionConfigurationCommand } from '@aws-sdk/client-lambda';
import type { Clients } from '../clients.ts';
import { ensure } from './proof.ts';

/** @throws Refuted if the function writes into the default log group */
export async function logGroupOf({ lambda }: Clients, FunctionName: string): Promise<string> {
  const { LoggingConfig } = await lambda.send(new GetFunctionConfigurationCommand({ FunctionName }));
  ensure(LoggingConfig?.LogGroup, `${FunctionName} has no log group of its own`);
  return LoggingConfig.LogGroup;
}

/** @returns all lines that a function and Lambda itself wrote */
export async function linesOf(aws: Clients, functionName: string): Promise<string[]> {
  const logGroupName = await logGroupOf(aws, functionName);
  const lines: string[] = [];
  for await (const { events = [] } of paginateFilterLogEvents({ client: aws.logs }, { logGroupName })) {
    lines.push(...events.map(({ message = '' }) => message));
  }
  return lines;
}

/** A line that a function itself wrote. */
export const isOwn = (line: string) => line.startsWith('{');
