import type { TokenSecret } from '#functions/platform/auth/token-secret.ts';

/** A secret that never rotates. */
export function aTokenSecret(current: string): TokenSecret {
  const secrets = { current };
  const read = async () => secrets;
  return { read, readRecent: read };
}
