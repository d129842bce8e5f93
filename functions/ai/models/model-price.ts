import { listPrice, type TokenPrice } from '#shared/platform-settings/ai-prices.ts';
import { type ModelSettings, modelIdOf } from './model-settings.ts';

const FREE: TokenPrice = { input: 0, output: 0 };

/**
 * What a model's tokens cost: as the operator set it, else by list, else nothing on this machine. Undefined where nobody
 * knows: then the console says so and the budget doesn't count it.
 */
export function modelPrice(settings: ModelSettings): TokenPrice | undefined {
  if (settings.provider === 'built-in') return FREE;
  const known = settings.price ?? listPrice(modelIdOf(settings) ?? '');
  const isLocal = settings.provider === 'openai-compatible' && isLoopback(settings.openai.baseUrl);
  return known ?? (isLocal ? FREE : undefined);
}

/** As `URL` writes host names. A private address is none: the gateway behind it may cost money. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

const isLoopback = (address: string) => LOOPBACK.test(new URL(address).hostname);
