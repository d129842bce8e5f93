import { AppError } from '../app-error.ts';
import { lazy } from '../lazy.ts';

/** RFC 7518 §3.2: an HS256 key has at least as many bits as the hash. */
const SECRET_MIN_LENGTH = 32;

/** The secret that signs tokens, loaded when it is first needed and kept from then on. */
export type TokenSecret = () => Promise<string>;

/** Where the secret is: in Secrets Manager on AWS, in a file in local mode. */
export type TokenSecretConfig = {
  TOKEN_SECRET_ARN?: string | undefined;
  TOKEN_SECRET_FILE?: string | undefined;
};

/**
 * A secret that is read once and only when a token is first signed or checked, so that it costs
 * start-up nothing. A failed read is tried again by the next request and throws `AppError('unavailable')`.
 * Throws at once when neither place is named.
 */
export function loadTokenSecret(config: TokenSecretConfig): TokenSecret {
  const read = chooseReader(config);
  return lazy(async () => {
    try {
      return await read();
    } catch (cause) {
      throw new AppError('unavailable', { cause });
    }
  });
}

function chooseReader(config: TokenSecretConfig): () => Promise<string> {
  const { TOKEN_SECRET_ARN: arn, TOKEN_SECRET_FILE: file } = config;
  if (arn !== undefined) return async () => longEnough(await readFromSecretsManager(arn));
  if (file !== undefined) return async () => longEnough(await readFromFile(file));
  throw new Error('The environment is incomplete. Set TOKEN_SECRET_ARN or TOKEN_SECRET_FILE.');
}

async function readFromSecretsManager(arn: string): Promise<string> {
  const { readSecretText } = await import('../aws/secret-text.ts');
  return readSecretText(arn);
}

async function readFromFile(file: string): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return (await readFile(file, 'utf8')).trim();
}

function longEnough(secret: string): string {
  if (secret.length < SECRET_MIN_LENGTH) {
    throw new Error(`The token secret must have at least ${SECRET_MIN_LENGTH} characters.`);
  }
  return secret;
}
