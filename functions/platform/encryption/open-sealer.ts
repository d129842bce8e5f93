import { lazy } from '#functions/platform/lazy.ts';
import type { Sealer } from './sealer.ts';

/** Where the key is: in KMS, or in local mode's file. */
type SealingConfig = { SEALING_KEY_ARN?: string | undefined; SEALING_KEY_FILE?: string | undefined };

/** Loaded when something is first sealed or opened. Throws at once when no key is named. */
export function openSealer(config: SealingConfig): Sealer {
  const load = lazy(chooseSealer(config));
  return {
    seal: async (text, restaurantId) => (await load()).seal(text, restaurantId),
    open: async (sealed, restaurantId) => (await load()).open(sealed, restaurantId),
  };
}

function chooseSealer(config: SealingConfig): () => Promise<Sealer> {
  const { SEALING_KEY_ARN: arn, SEALING_KEY_FILE: file } = config;
  if (arn !== undefined) return async () => (await import('./kms-sealer.ts')).createKmsSealer(arn);
  if (file !== undefined) return async () => (await import('./file-sealer.ts')).openFileSealer(file);
  throw new Error('The environment is incomplete. Set SEALING_KEY_ARN or SEALING_KEY_FILE.');
}
