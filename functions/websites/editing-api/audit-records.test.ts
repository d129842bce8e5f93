import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { setupWebsites, type WebsiteOperationName } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

async function aWebsite() {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  /** Calls the operation and returns its audit record. */
  const change = async (
    operation: WebsiteOperationName,
    { json, version }: { json?: object; version?: number } = {},
  ) => {
    const params = { id, ...(version !== undefined && { version: String(version) }) };
    const { status, body } = await owner.call(operation, { params, ...(json && { json }) });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return setup.auditRecords.changes().at(-1);
  };
  return { setup, change };
}

test('the audit records of a publication have the versions that guests saw before and after', async () => {
  const { change } = await aWebsite();
  const url = expect.stringContaining('https://sites.example.com/');
  expect(await change('publishWebsite')).toEqual({ operation: 'publishWebsite', after: { version: 1, url } });
  await change('updateContent', { json: { website_name: 'Osteria Lupa' } });
  expect(await change('publishWebsite')).toEqual({
    operation: 'publishWebsite',
    before: { version: 1, url },
    after: { version: 2, url },
  });
  expect(await change('unpublishWebsite')).toEqual({
    operation: 'unpublishWebsite',
    before: { version: 2, url },
    after: { status: 'completed' },
  });
});

test('the audit record of a deletion says what was deleted, and whether guests saw it', async () => {
  const { change } = await aWebsite();
  await change('publishWebsite');
  expect(await change('deleteWebsite')).toEqual({
    operation: 'deleteWebsite',
    before: { website_name: 'Osteria Lupo', was_published: true, version: 1, url: expect.any(String) },
  });
});

test('audit records of changed content name the versions', async () => {
  const { change } = await aWebsite();
  const saved = { website_name: 'Osteria Lupa' };
  expect(await change('saveWebsite', { json: saved })).toEqual({
    operation: 'saveWebsite',
    before: { version: 1, content_source: 'sections', website_name: 'Osteria Lupo' },
    after: { version: 2, content_source: 'sections', website_name: 'Osteria Lupa' },
  });
  expect(await change('saveVersion')).toEqual({ operation: 'saveVersion', after: { version: 2 } });
  await change('updateContent', { json: { website_name: 'Osteria Luna' } });
  expect(await change('restoreVersion', { version: 2 })).toEqual({
    operation: 'restoreVersion',
    before: { version: 3 },
    after: { version: 4, restored_version: 2 },
  });
  const html = { generated_content: { html: '<main><h1>Lupo</h1><p>Open daily.</p></main>', css: '' } };
  expect(await change('saveWebsite', { json: html })).toMatchObject({
    after: { version: 5, content_source: 'html' },
  });
  expect(await change('switchContentSource', { json: { content_source: 'sections' } })).toEqual({
    operation: 'switchContentSource',
    before: { version: 5, content_source: 'html' },
    after: { version: 6, content_source: 'sections' },
  });
});

test.each<[WebsiteOperationName, object]>([
  ['updateContent', { website_name: 'Osteria Lupa' }],
  ['updateColors', { primary: '#123456' }],
  ['applyColorPreset', { preset_name: 'modern' }],
])(
  'the audit record of %s names the previous and new version, even if the caller named none',
  async (operation, json) => {
    const { change } = await aWebsite();
    const auditRecord = { operation, before: { version: 1 }, after: { version: 2 } };
    expect(await change(operation, { json })).toEqual(auditRecord);
  },
);

test('the audit record of a saved website says which design preferences and requirements changed', async () => {
  const { change } = await aWebsite();
  const json = { design_preferences: { primary_color: '#123456' }, custom_requirements: 'Less red.' };
  const auditRecord = await change('saveWebsite', { json });
  expect(auditRecord).toMatchObject({
    before: { version: 1, custom_requirements: { characters: expect.any(Number) } },
    after: {
      version: 2,
      design_system: { primary: '#123456' },
      design_preferences: { primary_color: '#123456' },
      custom_requirements: { characters: 9 },
    },
  });
  expect(auditRecord).not.toHaveProperty('after.website_name');
});

test('the audit records of generations name the website', async () => {
  const { setup, change } = await aWebsite();
  const owner = await setup.anOwner();
  await owner.call('generateWebsite', { json: { website_name: 'Osteria Lupo' } });
  const ids = { website_id: expect.any(String), generation_id: expect.any(String) };
  expect(setup.auditRecords.changes()).toEqual([{ operation: 'generateWebsite', after: ids }]);
  expect(await change('regenerateWebsite', { json: {} })).toEqual({
    operation: 'regenerateWebsite',
    before: { version: 1 },
    after: ids,
  });
});
