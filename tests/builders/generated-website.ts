import type { Delivery } from '#functions/platform/queue-handler.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';
import type { Owner, WebsiteSetup } from './website-setup.ts';

/** Starts a generation and returns its ids. Throws if it's refused. */
export async function aStartedGeneration(
  owner: Owner,
  request: Record<string, unknown> = {},
): Promise<GenerationMessage> {
  const { status, body } = await owner.call('generateWebsite', {
    json: { website_name: 'Osteria Lupo', ...request },
  });
  if (status !== 202) throw new Error(`The generation was answered with ${status}: ${JSON.stringify(body)}`);
  return { restaurant_id: owner.restaurantId, generation_id: String(body.generation_id) };
}

/** Generates a website with the worker. Returns its id. */
export async function aGeneratedWebsite(
  setup: WebsiteSetup,
  owner: Owner,
  request: Record<string, unknown> = {},
): Promise<string> {
  const message = await aStartedGeneration(owner, request);
  await setup.work(message, aDelivery());
  const job = await setup.stores.jobs.find(message.restaurant_id, message.generation_id);
  if (job?.status !== 'completed') throw new Error(`The generation is ${job?.status}: ${job?.error_details}`);
  return job.website_id;
}

/** A delivery of no queue: hiding it has no effect. */
export function aDelivery(changes: Partial<Delivery> = {}): Delivery {
  return { messageId: 'message', receiptHandle: 'receipt', receiveCount: 1, sentAt: new Date(), ...changes };
}
