import { AppError } from '#functions/platform/app-error.ts';
import { addressGroup } from '#functions/platform/http/address-group.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { bulkEmailRoutes } from '#shared/bulk-emails/contract/bulk-email-routes.ts';
import type { BulkEmailsDependencies } from './dependencies.ts';

/** Far more than a person needs, and too few to guess a token. */
const CHOICES_PER_ADDRESS = { name: 'opt-out-address', limit: 100, windowSeconds: 3_600 };

/** Opts an address out of marketing emails, or back in. Emails about the account aren’t affected. */
export function createSetEmailOptOut(
  dependencies: BulkEmailsDependencies,
): Operation<typeof bulkEmailRoutes.setEmailOptOut> {
  return async ({ body: { token, is_opted_out: isOptedOut } }, { clientIp }) => {
    await dependencies.rateLimiter.reserveAttempt(CHOICES_PER_ADDRESS, addressGroup(clientIp));
    await choose(dependencies, token, isOptedOut);
    return {
      message: isOptedOut
        ? 'You won’t get any more marketing emails from us. You’ll still get emails about your account.'
        : 'You’ll get our marketing emails again.',
    };
  };
}

/**
 * Opts an address out by a call of its mail program (RFC 8058). Its calls come from a few addresses of mail services, so
 * they aren’t limited by address: a token is too long to guess.
 */
export function createOptOutInOneClick(
  dependencies: BulkEmailsDependencies,
): Operation<typeof bulkEmailRoutes.optOutInOneClick> {
  return async ({ params: { token } }) => {
    await choose(dependencies, token, true);
    return undefined;
  };
}

/** Throws `opt_out_link_invalid`. */
async function choose(
  { optOuts, bulkEmails, clock }: BulkEmailsDependencies,
  token: string,
  isOptedOut: boolean,
): Promise<void> {
  const link = await optOuts.findLink(token);
  if (link === undefined) throw new AppError('opt_out_link_invalid');
  const choice = { isOptedOut, reason: 'owner', now: clock.now() } as const;
  if (await optOuts.choose(link.addressHash, choice))
    await bulkEmails.change(link.bulkEmailId, (present) => ({
      ...present,
      opted_out: Math.max(0, present.opted_out + (isOptedOut ? 1 : -1)),
    }));
}
