import type { PageReader } from '#functions/grader/page-facts/page-reader.ts';
import type { BlockReason } from '#functions/grader/page-facts/page-reading.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { WEB_ADDRESS } from '#shared/contract/field-messages.ts';
import type { WebsiteAddress } from './website-address.ts';

const WHY: Readonly<Record<BlockReason, string>> = {
  malformed: WEB_ADDRESS,
  scheme: 'Use a web address that starts with http:// or https://.',
  credentials: 'Remove the username and password from the address.',
  port: 'Remove the port number from the address.',
  address: 'This address isn’t public, so we can’t open it.',
};

/** The error for a blocked address. It costs no use. `field`: the call's field with the address. */
export function blockedAddress(reason: BlockReason, redirects = 0, field = 'website'): AppError {
  const message = redirects === 0 ? WHY[reason] : 'This website redirects to an address that isn’t public.';
  return new AppError('invalid_input', { message, fields: { [field]: message } });
}

/**
 * Refuses a blocked address before counting a use. The reading checks again, because the name may resolve
 * differently later, and redirects may lead anywhere.
 */
export async function refuseBlocked(
  pages: Pick<PageReader, 'check'>,
  { url }: WebsiteAddress,
  field?: string,
): Promise<void> {
  const check = await pages.check(url);
  if (check.outcome === 'blocked') throw blockedAddress(check.reason, 0, field);
}
