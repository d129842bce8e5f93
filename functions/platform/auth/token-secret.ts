import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';

/** An HS256 key needs at least as many bits as the hash (RFC 7518 §3.2). */
const SECRET_MIN_LENGTH = 32;
/** After a rotation, every instance has the new secrets within this time. */
const KEPT_SECONDS = 300;
/** Forged tokens cause at most one read in this time. */
const RECENT_SECONDS = 5;

/** `current` signs. Signatures of `current` and `previous` are accepted. */
export type TokenSecrets = { current: string; previous?: string | undefined };

/** The secrets that sign tokens. Both methods throw `AppError('unavailable')` if the secrets were never read. */
export type TokenSecret = {
  /** Returns the secrets. They are read when first needed, then every five minutes. */
  read: () => Promise<TokenSecrets>;
  /** Returns secrets that are only seconds old, for a signature that matches none of the cached ones. */
  readRecent: () => Promise<TokenSecrets>;
};

/**
 * Where the secrets are: in Secrets Manager on AWS (versions AWSCURRENT and AWSPREVIOUS), in a file in local mode
 * (the first line, and an optional second one).
 */
export type TokenSecretConfig = {
  TOKEN_SECRET_ARN?: string | undefined;
  TOKEN_SECRET_FILE?: string | undefined;
};

/**
 * Reads the secrets only when a token is signed or checked, so that they don't slow down the start. If a later read
 * fails, the cached ones stay in use. Throws if the environment names no source.
 */
export function loadTokenSecret(config: TokenSecretConfig, clock: Clock): TokenSecret {
  const read = chooseReader(config);
  let kept: { secrets: Promise<TokenSecrets>; readAt: number } | undefined;
  const readWithin = (seconds: number): Promise<TokenSecrets> => {
    const now = clock.now().getTime();
    if (kept !== undefined && now < kept.readAt + seconds * 1000) return kept.secrets;
    const reading = { secrets: readOr(kept?.secrets, read), readAt: now };
    kept = reading;
    reading.secrets.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.secrets;
  };
  return { read: () => readWithin(KEPT_SECONDS), readRecent: () => readWithin(RECENT_SECONDS) };
}

async function readOr(
  known: Promise<TokenSecrets> | undefined,
  read: () => Promise<TokenSecrets>,
): Promise<TokenSecrets> {
  try {
    const { current, previous } = await read();
    return { current: longEnough(current), previous };
  } catch (cause) {
    if (known !== undefined) return known;
    throw new AppError('unavailable', { cause });
  }
}

function chooseReader(config: TokenSecretConfig): () => Promise<TokenSecrets> {
  const { TOKEN_SECRET_ARN: arn, TOKEN_SECRET_FILE: file } = config;
  if (arn !== undefined) return () => readFromSecretsManager(arn);
  if (file !== undefined) return () => readFromFile(file);
  throw new Error('The environment is incomplete. Set TOKEN_SECRET_ARN or TOKEN_SECRET_FILE.');
}

async function readFromSecretsManager(arn: string): Promise<TokenSecrets> {
  const { readPreviousSecretText, readSecretText } = await import('../aws/secret-text.ts');
  const [current, previous] = await Promise.all([readSecretText(arn), readPreviousSecretText(arn)]);
  return { current, previous };
}

async function readFromFile(file: string): Promise<TokenSecrets> {
  const { readFile } = await import('node:fs/promises');
  const [current = '', previous] = (await readFile(file, 'utf8')).trim().split(/\s*\n\s*/);
  return { current, previous };
}

function longEnough(secret: string): string {
  if (secret.length < SECRET_MIN_LENGTH) {
    throw new Error(`The token secret must have at least ${SECRET_MIN_LENGTH} characters.`);
  }
  return secret;
}
