import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';

/** At most eight days are read. */
const KEPT_SECONDS = FIXED_RETENTION.errorCounts.days * 86_400;
const MOST_ROWS_READ = 1_000;

/** One row per day, route, and code, with a counter per hour (`h00` to `h23`, UTC). */
const ErrorRowSchema = z.looseObject({
  scope: z.string(),
  record_id: z.string(),
  last_at: z.iso.datetime(),
  expires_at: z.int(),
});

/** An error answer of a route. */
export type CountedError = { operation: string; code: string };
/** `hours`: counts by hour of the day. */
export type ErrorsOfDay = CountedError & { lastAt: string; hours: Readonly<Record<number, number>> };

export type ErrorCounts = {
  count: (error: CountedError, at: Date) => Promise<void>;
  /** Lists the errors of a day (UTC), such as `2026-11-30`. */
  listDay: (day: string) => Promise<ErrorsOfDay[]>;
};

/** Counts errors by day. The number of rows depends on routes and codes, not on restaurants. */
export function createErrorCounts(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): ErrorCounts {
  const table = openTable({ ...settings, schema: ErrorRowSchema });
  return {
    count: async ({ operation, code }, at) => {
      const moment = at.toISOString();
      await table.update(
        { scope: scopeOf(moment.slice(0, 10)), record_id: `${operation}#${code}` },
        {
          expression: 'SET last_at = :at, expires_at = :expires ADD #hour :one',
          names: { '#hour': `h${moment.slice(11, 13)}` },
          values: { ':at': moment, ':expires': epochSeconds(at) + KEPT_SECONDS, ':one': 1 },
        },
      );
    },
    listDay: async (day) => {
      const ofDay = { expression: '#scope = :scope', names: { '#scope': 'scope' } };
      const { items } = await table.query({
        ...ofDay,
        values: { ':scope': scopeOf(day) },
        limit: MOST_ROWS_READ,
      });
      return items.map(errorsOf);
    },
  };
}

const scopeOf = (day: string) => `errors#${day}`;

function errorsOf({ record_id, last_at, ...row }: z.output<typeof ErrorRowSchema>): ErrorsOfDay {
  const [operation = '', code = ''] = record_id.split('#');
  const hours = Object.entries(row).flatMap(([name, value]) =>
    /^h\d\d$/.test(name) && typeof value === 'number' ? [[Number(name.slice(1)), value] as const] : [],
  );
  return { operation, code, lastAt: last_at, hours: Object.fromEntries(hours) };
}
