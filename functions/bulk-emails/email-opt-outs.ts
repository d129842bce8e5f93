import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';

/**
 * Why an address gets no marketing emails: the owner opted out or reported one as spam, or the address doesn’t exist.
 */
const REASONS = ['owner', 'complaint', 'bounce'] as const;
export type OptOutReason = (typeof REASONS)[number];

const OPT_OUTS = {
  scope: 'email-opt-outs',
  data: z.object({ is_opted_out: z.boolean(), reason: z.enum(REASONS), at: z.iso.datetime() }),
};
const LINKS = {
  scope: 'email-opt-out-links',
  data: z.object({ address_hash: z.string(), bulk_email_id: z.string() }),
};
/** As long as the email. The law wants links to work for 30 days or more (CAN-SPAM, 15 U.S.C. 7704(a)(3)). */
const LINK_SECONDS = FIXED_RETENTION.bulkEmails.days * 86_400;

export type EmailOptOuts = {
  isOptedOut: (email: string) => Promise<boolean>;
  /** Keeps the token of a link in an email to this address. */
  addLink: (token: string, link: { email: string; bulkEmailId: string; now: Date }) => Promise<void>;
  findLink: (token: string) => Promise<{ addressHash: string; bulkEmailId: string } | undefined>;
  /** Returns whether this changed the choice. */
  choose: (
    addressHash: string,
    choice: { isOptedOut: boolean; reason: OptOutReason; now: Date },
  ) => Promise<boolean>;
};

/**
 * Who opted out of marketing emails, by a hash of the address. They outlive the account, because an opt-out ends only
 * when the owner opts back in.
 */
export function createEmailOptOuts(records: PlatformRecordsRepository): EmailOptOuts {
  const optOuts = records.of(OPT_OUTS);
  const links = records.of(LINKS);
  return {
    isOptedOut: async (email) => (await optOuts.find(hashAddress(email)))?.data.is_opted_out === true,
    addLink: async (token, { email, bulkEmailId, now }) => {
      await links.save({
        record_id: hash(token),
        version: 1,
        data: { address_hash: hashAddress(email), bulk_email_id: bulkEmailId },
        expires_at: Math.floor(now.getTime() / 1000) + LINK_SECONDS,
      });
    },
    findLink: async (token) => {
      const data = (await links.find(hash(token)))?.data;
      return data && { addressHash: data.address_hash, bulkEmailId: data.bulk_email_id };
    },
    choose: async (record_id, { isOptedOut, reason, now }) => {
      const data = { is_opted_out: isOptedOut, reason, at: now.toISOString() };
      let hasChanged = false;
      await saveChange(
        {
          read: () => optOuts.find(record_id),
          save: async (row) => row === undefined || optOuts.save(row),
          isSame: (row, saved) => row?.version === saved?.version && row?.data.at === saved?.data.at,
        },
        async (present) => {
          hasChanged = (present?.data.is_opted_out ?? false) !== isOptedOut;
          return hasChanged ? { record_id, version: (present?.version ?? 0) + 1, data } : undefined;
        },
      );
      return hasChanged;
    },
  };
}

/** The hash of an email address, so that the table has no addresses. */
export function hashAddress(email: string): string {
  return hash(email.trim().toLowerCase());
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
