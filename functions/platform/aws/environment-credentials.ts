/** The SDK's credentials as a function's environment holds them. */
type EnvironmentCredentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

/**
 * Replaces the SDK's default credential chain in Lambda bundles (see `infra/lambda-bundling.ts`), because the
 * runtime provides the role's credentials in the environment only. The provider throws if they are missing.
 */
export function defaultProvider(): () => Promise<EnvironmentCredentials> {
  return async () => {
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
    if (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined) {
      throw new Error('The environment holds no AWS credentials.');
    }
    return {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(AWS_SESSION_TOKEN === undefined ? {} : { sessionToken: AWS_SESSION_TOKEN }),
    };
  };
}
