/**
 * Replaces the SDK's chain of credential providers in every bundle. Lambda passes credentials only in the environment, so the
 * chain's other twelve providers would only slow down cold starts.
 */

interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Same name and signature as the export of `@aws-sdk/credential-provider-node`, which esbuild replaces with this. */
export const defaultProvider = () => async (): Promise<Credentials> => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set');
  }
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
};
