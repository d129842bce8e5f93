import { BRAND_NAME } from '#shared/contract/brand.ts';
import { BlockedAddress, findTarget } from './address/find-target.ts';
import type { PageFetchDependencies } from './fetch-page.ts';
import { requestTarget } from './transfer/request-target.ts';

/** A JSON body, and the headers that sign it. */
export type WebhookCall = { body: string; headers: Record<string, string> };
export type WebhookAnswer = { outcome: 'delivered' | 'failed' | 'blocked' };

const WAIT_MILLISECONDS = 10_000;
const USER_AGENT = { 'user-agent': `${BRAND_NAME}/1.0` };

/**
 * Posts a signed body to a public address, on a connection to the IP address that was checked. Redirects aren't
 * followed, and the answer's body isn't read. Unencrypted calls only reach this machine, in local mode.
 */
export async function postWebhook(
  dependencies: PageFetchDependencies,
  address: string,
  post: WebhookCall,
): Promise<WebhookAnswer> {
  const signal = AbortSignal.timeout(WAIT_MILLISECONDS);
  try {
    const isOpen = !dependencies.admitsLoopback && !address.startsWith('https://');
    if (isOpen) return { outcome: 'blocked' };
    const target = await findTarget(dependencies, address, signal);
    const { maxHeaderBytes } = dependencies.limits;
    const headers = { ...USER_AGENT, ...post.headers };
    const response = await requestTarget(target, { signal, maxHeaderBytes, post: { ...post, headers } });
    response.destroy();
    const { statusCode = 0 } = response;
    return { outcome: statusCode >= 200 && statusCode < 300 ? 'delivered' : 'failed' };
  } catch (error) {
    return { outcome: error instanceof BlockedAddress ? 'blocked' : 'failed' };
  }
}
