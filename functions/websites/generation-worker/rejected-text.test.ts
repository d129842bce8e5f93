import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '#functions/ai/writer.ts';
import { createInspect } from '#functions/moderation/create-inspect.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aGeneratedWebsite } from '#tests/builders/generated-website.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { someFlaggedText } from '#tests/builders/some-flagged-text.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';
import { aStory, aWriter } from '#tests/builders/writer.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const ABOUT = 'We serve the best carbonara in town.';

/** A writer whose text is flagged by moderation. */
function aFlaggedWriter(): Writer {
  const { moderation } = openRepositories();
  const inspect = createInspect({ moderation, clock: aClock() });
  const plain = aWriter();
  return {
    write: async (task, facts, caller) => {
      const written = await plain.write(task, facts, caller);
      if (task.name !== 'story') return written;
      const flagged = await inspect([someFlaggedText(ABOUT)], caller);
      return { ...written, result: task.result.parse(aStory({ about_content: ABOUT })), flagged };
    },
  };
}

async function aboutOf(setup: WebsiteSetup, { restaurantId }: Owner, websiteId: string) {
  const { content } = await setup.stores.websites.getDocument({ restaurantId, websiteId });
  return content.pages[0].sections.about.content;
}

test('a flagged text stays on the page until it’s rejected; then every generation leaves it out', async () => {
  const { moderation } = openRepositories();
  const setup = setupWebsites(emulators, { worker: () => ({ writer: aFlaggedWriter() }) });
  const owner = await setup.anOwner();
  const first = await aGeneratedWebsite(setup, owner);
  expect(await aboutOf(setup, owner, first)).toBe(ABOUT);
  const { rows } = await moderation.listEventually({ status: 'flagged', limit: 100 });
  const row = rows.find(({ restaurant_id }) => restaurant_id === owner.restaurantId);
  if (row === undefined) throw new Error('The row is missing.');
  const at = setup.clock.now().toISOString();
  await moderation.decide(row, { status: 'rejected', decisionId: 'one', administratorId: 'admin', at });
  const second = await aGeneratedWebsite(setup, owner, { website_name: 'Lupo Due' });
  expect(await aboutOf(setup, owner, second)).toBe('');
});
