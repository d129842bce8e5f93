import * as z from 'zod/mini';
import type { AdPage, PayingAccount } from '#shared/ads/contract/ad-account.ts';
import type { GraphClient } from './graph-client.ts';

const PAGE = 100;
/** Agencies have hundreds of accounts; a restaurant's own is among the first. */
const MOST_PAGES = 3;

/** Values of `account_status` (Marketing API, Ad Account): active, and active with a late bill. */
const USABLE = [1, 9];

const AccountSchema = z.object({
  id: z.string(),
  name: z._default(z.string(), ''),
  currency: z._default(z.string(), ''),
  account_status: z.number(),
});
/** `tasks`: what the person may do on the Page. */
const PageSchema = z.object({ id: z.string(), name: z.string(), tasks: z.optional(z.array(z.string())) });

/** Lists the ad accounts that can pay and the Pages that may advertise, for the owner of the token. */
export async function listOwned(graph: GraphClient): Promise<{ accounts: PayingAccount[]; pages: AdPage[] }> {
  const [accounts, pages] = await Promise.all([
    list(graph, { edge: 'adaccounts', fields: 'name,currency,account_status' }, AccountSchema),
    list(graph, { edge: 'accounts', fields: 'name,tasks' }, PageSchema),
  ]);
  return {
    accounts: accounts
      .filter(({ account_status }) => USABLE.includes(account_status))
      .map(({ id, name, currency }) => ({ id, name: name || id, currency })),
    pages: pages
      .filter(({ tasks }) => tasks === undefined || tasks.includes('ADVERTISE'))
      .map(({ id, name }) => ({ id, name })),
  };
}

async function list<Schema extends z.ZodMiniType>(
  graph: GraphClient,
  { edge, fields }: { edge: string; fields: string },
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const Answer = z.object({
    data: z.array(schema),
    paging: z.optional(
      z.object({ next: z.optional(z.string()), cursors: z.optional(z.object({ after: z.string() })) }),
    ),
  });
  const found: z.output<Schema>[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = Answer.parse(await graph.get(`me/${edge}`, { fields, limit: PAGE, after }));
    found.push(...answer.data);
    after = answer.paging?.cursors?.after;
    if (answer.paging?.next === undefined || after === undefined) break;
  }
  return found;
}
