/** The part of the SDK's credentials that a function's environment holds. */
type EnvironmentCredentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

/**
 * Stands in for the SDK's default credential chain in Lambda bundles (see `infra/lambda-bundling.ts`): the
 * runtime puts the role's credentials into the environment and nowhere else. The provider throws when they
 * are not there.
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
