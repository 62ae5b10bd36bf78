/**
 * Stands in for the SDK's chain of credential providers in every bundle. Lambda gives a function its credentials
 * in the environment and nowhere else, so the chain's other twelve ways are only weight at each cold start.
 */

interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Has the name and shape of what `@aws-sdk/credential-provider-node` exports, because esbuild puts it in its place. */
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
