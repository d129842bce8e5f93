import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#functions/platform/app-error.ts';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';

const SCOPE = 'message';
/** Dead letters are kept for 14 days, after up to 14 days in the queue. */
const KEPT_SECONDS = FIXED_RETENTION.messageFailures.days * 86_400;

const MessageFailureSchema = z.object({
  scope: z.string(),
  /** The message's ID, which stays the same in the dead-letter queue. */
  record_id: z.string(),
  reason: z.string(),
  failed_at: z.iso.datetime(),
  expires_at: z.int(),
});

export type MessageFailure = { messageId: string; reason: string; failedAt: string };

export type MessageFailures = {
  /** Records why a delivery failed, replacing the previous delivery's reason. */
  record: (messageId: string, error: unknown, at: Date) => Promise<void>;
  /** Finds at most 100, in no order. */
  findMany: (messageIds: readonly string[]) => Promise<MessageFailure[]>;
};

/** Keeps the reasons of failed messages. */
export function createMessageFailures(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): MessageFailures {
  const table = openTable({ ...settings, schema: MessageFailureSchema });
  return {
    record: async (record_id, error, at) => {
      await table.put({
        scope: SCOPE,
        record_id,
        reason: describeFailure(error),
        failed_at: at.toISOString(),
        expires_at: epochSeconds(at) + KEPT_SECONDS,
      });
    },
    findMany: async (messageIds) => {
      const rows = await table.findMany(messageIds.map((record_id) => ({ scope: SCOPE, record_id })));
      return rows.map(({ record_id, reason, failed_at }) => ({
        messageId: record_id,
        reason,
        failedAt: failed_at,
      }));
    },
  };
}

/**
 * Describes a failure without personal data. Error messages may quote a guest's number, an address, or a text, so
 * only names and codes are used.
 */
function describeFailure(error: unknown): string {
  if (error instanceof AppError) return `The worker failed: ${error.code}${causeOf(error)}.`;
  if (!(error instanceof Error)) return 'The worker failed without an error message.';
  if (error.name === 'SyntaxError' || error.name.startsWith('$Zod') || error.name === 'ZodError')
    return 'We couldn’t read the message.';
  return `The worker failed: ${nameOf(error)}.`;
}

function causeOf({ cause }: AppError): string {
  return cause instanceof Error ? ` (${nameOf(cause)})` : '';
}

const nameOf = ({ name }: Error) => name.replace(/[^A-Za-z0-9$_]/g, '').slice(0, 80);
