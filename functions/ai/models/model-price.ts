import { listPrice, type TokenPrice } from '#shared/domain/ai-prices.ts';
import { type ModelSettings, modelIdOf } from './model-settings.ts';

const FREE: TokenPrice = { input: 0, output: 0 };

/**
 * What a model's tokens cost: as the operator set it, else by list, else nothing on a machine of one's own. Undefined where
 * nobody knows, and the budget doesn't count it.
 */
export function modelPrice(settings: ModelSettings): TokenPrice | undefined {
  if (settings.provider === 'built-in') return FREE;
  const known = settings.price ?? listPrice(modelIdOf(settings) ?? '');
  const isOwn = settings.provider === 'openai-compatible' && isPrivateHost(settings.openai.baseUrl);
  return known ?? (isOwn ? FREE : undefined);
}

/** Names that only a private network knows, such as `localhost`, `ollama`, or `host.docker.internal`. */
const PRIVATE_NAME = /^[^.[\]:]+$|\.(?:localhost|local|internal)$/;
const PRIVATE_IPV4 = /^(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)(?:\.\d+){2,3}$/;
/** The loopback, unique local, and link-local addresses. */
const PRIVATE_IPV6 = /^\[(?:::1|f[cd][0-9a-f:]+|fe80[0-9a-f:]+)\]$/;

function isPrivateHost(address: string): boolean {
  const { hostname } = new URL(address);
  return [PRIVATE_NAME, PRIVATE_IPV4, PRIVATE_IPV6].some((form) => form.test(hostname));
}
