import type { TokenSecret } from '#functions/platform/auth/token-secret.ts';

/** A secret that never changes. */
export function aTokenSecret(current: string): TokenSecret {
  const secrets = { current };
  const read = async () => secrets;
  return { read, readRecent: read };
}
