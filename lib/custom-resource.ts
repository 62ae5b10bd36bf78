/** How a function answers CloudFormation, which waits for a PUT to the address it gives, whatever happens. */
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** @throws when the template does not name the secret */
export function secretIdOf({ ResourceProperties: { secretId } }: CloudFormationCustomResourceEvent): string {
  if (typeof secretId !== 'string') throw new Error('secretId is missing');
  return secretId;
}

/**
 * Tells CloudFormation what came of the work, also where it failed: otherwise a deploy waits for an hour.
 * @param work what the resource is; its values are what the template reads of it
 * @param noEcho keeps the values out of what CloudFormation shows
 * @throws when CloudFormation does not take the answer
 */
export async function answerCloudFormation(
  event: CloudFormationCustomResourceEvent,
  { name, noEcho = false }: { name: string; noEcho?: boolean },
  work: () => Promise<Readonly<Record<string, string>>>,
): Promise<void> {
  const outcome = await work().then(
    (Data) => ({ Status: 'SUCCESS', Data }),
    (error: unknown) => ({ Status: 'FAILED', Reason: error instanceof Error ? error.message : 'unknown' }),
  );
  const { StackId, RequestId, LogicalResourceId, ResponseURL } = event;
  const body = JSON.stringify({
    ...outcome,
    StackId,
    RequestId,
    LogicalResourceId,
    PhysicalResourceId: name,
    NoEcho: noEcho,
  });
  // The address is signed for an answer without a type, and a text would get one: S3 then refuses it with 403.
  const response = await fetch(ResponseURL, { method: 'PUT', headers: { 'content-type': '' }, body });
  if (!response.ok) throw new Error(`CloudFormation refused the answer: ${response.status}`);
}
