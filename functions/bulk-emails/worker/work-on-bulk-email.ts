import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { BulkEmailsStore, StoredBulkEmail } from '#functions/bulk-emails/bulk-emails-store.ts';
import type { EmailOptOuts } from '#functions/bulk-emails/email-opt-outs.ts';
import type { CustomersRepository } from '#functions/console/customers/customers-repository.ts';
import { isMatch } from '#functions/console/customers/is-match.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { listRestaurants } from '#functions/restaurants/list-restaurants.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { Restaurant, RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { fillPlaceholders } from '#shared/bulk-emails/fill-placeholders.ts';
import type { BulkEmailMessage, EmailMessage } from '#shared/contract/queue-messages.ts';
import { noteFeedback } from './note-feedback.ts';

export type BulkEmailWorkerDependencies = {
  bulkEmails: Pick<BulkEmailsStore, 'find' | 'change'>;
  optOuts: Pick<EmailOptOuts, 'isOptedOut' | 'choose'>;
  names: Pick<RestaurantNamesRepository, 'list'>;
  restaurants: Pick<RestaurantsRepository, 'findMany'>;
  customers: Pick<CustomersRepository, 'findMany'>;
  users: Pick<UsersRepository, 'find'>;
  emails: Pick<MessageQueue<EmailMessage>, 'send'>;
  messages: Pick<MessageQueue<BulkEmailMessage>, 'send'>;
  clock: Clock;
  /** The most emails per second. */
  perSecond?: number | undefined;
};

/** Restaurants per message while they are counted. */
const COUNTED = 100;
const MOST_SENT = 100;
const SECONDS_APART = 5;
/**
 * The default. SES lets a new account in production send 14 emails a second, so emails about accounts, which go through
 * the same queue, never wait for these (Amazon SES, "Service quotas").
 */
const PER_SECOND = 5;

/** Restaurants per message, and the pause after it. */
function paceOf(
  state: 'counting' | 'sending',
  perSecond = PER_SECOND,
): { limit: number; pauseSeconds: number } {
  if (state === 'counting') return { limit: COUNTED, pauseSeconds: 0 };
  const limit = Math.min(MOST_SENT, perSecond * SECONDS_APART);
  return { limit, pauseSeconds: Math.ceil(limit / perSecond) };
}

/**
 * Reads one page of the list of restaurants, counts or sends, and asks for the next page. A worker may die anywhere:
 * the page is worked on again, nothing is sent twice, and one conditional write counts it.
 */
export function createWorkOnBulkEmail(
  dependencies: BulkEmailWorkerDependencies,
): (message: BulkEmailMessage) => Promise<void> {
  return async (message) => {
    if ('eventType' in message) return noteFeedback(dependencies, message);
    const bulkEmail = await dependencies.bulkEmails.find(message.bulk_email_id);
    if (bulkEmail === undefined) return;
    const { state } = bulkEmail;
    if (state === 'counting' || state === 'sending') await workOnPage(dependencies, { ...bulkEmail, state });
  };
}

async function workOnPage(
  dependencies: BulkEmailWorkerDependencies,
  bulkEmail: StoredBulkEmail & { state: 'counting' | 'sending' },
): Promise<void> {
  const { bulkEmails, emails, messages, clock } = dependencies;
  const { bulk_email_id, state, after } = bulkEmail;
  const { limit, pauseSeconds } = paceOf(state, dependencies.perSecond);
  const page = await listRestaurants(dependencies, { by: 'name' }, { limit, after });
  const matching = await findMatching(dependencies, page.restaurants, bulkEmail);
  const recipients = await findRecipients(dependencies, matching);
  if (state === 'sending')
    for (const restaurant of recipients) await emails.send(messageTo(restaurant, bulkEmail));
  const { next } = page;
  await bulkEmails.change(bulk_email_id, (present) => {
    // Another delivery of the message counted this page.
    if (present.state !== state || present.after !== after) return undefined;
    const { after: _before, ...rest } = present;
    const counted = countPage(rest, { recipients: recipients.length, matching: matching.length });
    if (next !== undefined) return { ...counted, after: next };
    return state === 'counting'
      ? { ...counted, state: 'ready' }
      : { ...counted, state: 'sent', sent_at: clock.now().toISOString() };
  });
  if (next !== undefined) await messages.send({ bulk_email_id }, pauseSeconds);
}

async function findMatching(
  { customers }: Pick<BulkEmailWorkerDependencies, 'customers'>,
  restaurants: readonly Restaurant[],
  { audience }: Pick<StoredBulkEmail, 'audience'>,
): Promise<Restaurant[]> {
  const rows = await customers.findMany(restaurants.map(({ restaurant_id }) => restaurant_id));
  const customerOf = new Map(rows.map((row) => [row.restaurant_id, row]));
  return restaurants.filter((restaurant) =>
    isMatch({ restaurant, customer: customerOf.get(restaurant.restaurant_id) }, audience),
  );
}

/** Restaurants whose owner confirmed the address and didn’t opt out. */
async function findRecipients(
  { users, optOuts }: Pick<BulkEmailWorkerDependencies, 'users' | 'optOuts'>,
  restaurants: readonly Restaurant[],
): Promise<Restaurant[]> {
  const isRecipient = async ({ restaurant_id }: Restaurant) => {
    const owner = await users.find(restaurant_id);
    return owner?.email_verified === true && !(await optOuts.isOptedOut(owner.email));
  };
  const answers = await Promise.all(restaurants.map(isRecipient));
  return restaurants.filter((_, at) => answers[at]);
}

/** The email worker sends one email per `request_id`, however often the message is delivered. */
function messageTo(
  { restaurant_id, name }: Restaurant,
  { bulk_email_id, subject, text }: StoredBulkEmail,
): EmailMessage {
  return {
    kind: 'marketing',
    user_id: restaurant_id,
    request_id: `${bulk_email_id}-${restaurant_id}`,
    letter: { subject: fillPlaceholders(subject, name), text: fillPlaceholders(text, name), bulk_email_id },
  };
}

function countPage<Row extends Pick<StoredBulkEmail, 'state' | 'recipients' | 'left_out' | 'sent'>>(
  row: Row,
  { recipients, matching }: { recipients: number; matching: number },
): Row {
  if (row.state === 'sending') return { ...row, sent: row.sent + recipients };
  return { ...row, recipients: row.recipients + recipients, left_out: row.left_out + matching - recipients };
}
