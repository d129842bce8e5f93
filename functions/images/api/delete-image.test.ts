import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MakeImageFiles, makeImageFiles } from '#functions/images/files/make-image-files.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { showingImage, withoutGallery } from '#tests/builders/content-with-image.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aJpeg } from '#tests/builders/hostile-images.ts';
import { type ImageOwner, setupImages } from '#tests/builders/images-setup.ts';
import { aMortalProcess, type Interference } from '#tests/builders/interference.ts';
import { sameStart } from '#tests/builders/same-start.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Owner, setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
let photo: Buffer;
/** These tests can share one image. */
let parts: { makeImageFiles: MakeImageFiles };
beforeAll(async () => {
  emulators = await openSiteEmulators();
  photo = await aJpeg({ width: 400, height: 300 });
  const files = await makeImageFiles(photo);
  parts = { makeImageFiles: async () => files };
});
afterAll(() => emulators.stop());

type Scene = {
  website: { restaurantId: string; websiteId: string };
  websites: ReturnType<typeof setupWebsites>['stores']['websites'];
  websiteOwner: Owner;
  owner: ImageOwner;
  image: SiteImage;
  stores: ReturnType<typeof setupImages>['stores'];
  auditRecords: ReturnType<typeof setupImages>['auditRecords'];
};

async function aWebsiteWithImage(interference?: Interference): Promise<Scene> {
  const setup = setupWebsites(emulators);
  const websiteOwner = await setup.anOwner();
  const { restaurantId } = websiteOwner;
  const image = await setupImages(emulators, { parts }).anOwner(restaurantId).hasImage(photo);
  const websiteId = await aStoredWebsite({ setup, owner: websiteOwner }, 'Osteria Lupo', showingImage(image));
  const { stores, auditRecords, anOwner } = setupImages(
    emulators,
    interference === undefined ? {} : { interference },
  );
  const owner = anOwner(restaurantId);
  const website = { restaurantId, websiteId };
  return { website, websites: setup.stores.websites, websiteOwner, owner, image, stores, auditRecords };
}

const folderOf = ({ image_id }: SiteImage) => `images/${image_id}/`;
const remove = (owner: ImageOwner, { image_id }: SiteImage, query: Record<string, string> = {}) =>
  owner.call('deleteImage', { params: { id: image_id }, query });

describe('an unused image', () => {
  test('is deleted with all its files', async () => {
    const { stores, anOwner } = setupImages(emulators, { parts });
    const owner = anOwner();
    const image = await owner.hasImage(photo);
    expect((await remove(owner, image)).status).toBe(200);
    expect(await stores.sites.list(folderOf(image))).toEqual([]);
    expect((await owner.call('getImage', { params: { id: image.image_id } })).status).toBe(404);
    expect((await remove(owner, image)).status).toBe(404);
  });

  test('is named by the audit record', async () => {
    const { auditRecords, anOwner } = setupImages(emulators, { parts });
    const owner = anOwner();
    await remove(owner, await owner.hasImage(photo));
    expect(auditRecords.changes().at(-1)).toEqual({
      operation: 'deleteImage',
      before: { filename: 'margherita-pizza.jpg', places: 0, shown_in: [] },
    });
  });

  test('isn’t found by another owner', async () => {
    const { stores, anOwner } = setupImages(emulators, { parts });
    const owner = anOwner();
    const image = await owner.hasImage(photo);
    expect((await remove(anOwner(), image, { force: 'true' })).status).toBe(404);
    expect(await stores.images.find(owner.restaurantId, image.image_id)).toBeDefined();
  });

  test('can’t be deleted through the row of counts', async () => {
    const owner = setupImages(emulators, { parts }).anOwner();
    await owner.hasImage(photo);
    const { status } = await owner.call('deleteImage', { params: { id: '#count' } });
    expect(status).toBe(404);
  });
});

describe('an image in use', () => {
  test('is named by the audit record with the places that showed it', async () => {
    const { owner, image, website, auditRecords } = await aWebsiteWithImage();
    await remove(owner, image, { force: 'true' });
    const { websiteId } = website;
    expect(auditRecords.changes().at(-1)).toMatchObject({
      before: { places: 3, shown_in: expect.arrayContaining([`${websiteId}.hero_image`]) },
    });
  });

  test('is rejected with every place and stays usable', async () => {
    const { owner, image, stores, website } = await aWebsiteWithImage();
    const { status, body } = await remove(owner, image);
    expect([status, body.code]).toEqual([409, 'image_in_use']);
    expect(Object.values(body.fields ?? {})).toEqual([
      'Main image on Osteria Lupo',
      'Gallery on Osteria Lupo',
      expect.stringMatching(/^Menu item “.+” on Osteria Lupo$/),
    ]);
    expect(await stores.images.find(website.restaurantId, image.image_id)).toBeDefined();
    expect(await stores.sites.list(folderOf(image))).not.toEqual([]);
  });

  test('is rejected while only the public page shows it', async () => {
    const { owner, image, websites, website } = await aWebsiteWithImage();
    const document = await websites.getDocument(website);
    await websites.save({ ...(await websites.get(website)), published_images: [image.image_id] });
    await websites.saveDocument({
      ...document,
      version: 2,
      content: {
        ...document.content,
        hero_image: '',
        menu_items: [],
        pages: withoutGallery(document.content),
      },
    });
    const { status, body } = await remove(owner, image);
    expect([status, Object.values(body.fields ?? {})]).toEqual([409, ['Published page on Osteria Lupo']]);
    const forced = await remove(owner, image, { force: 'true' });
    expect(forced.body.message).toContain('Published page on Osteria Lupo');
  });

  test('is removed from the content and deleted when forced', async () => {
    const { owner, image, stores, websites, website } = await aWebsiteWithImage();
    const before = await websites.getDocument(website);
    expect((await remove(owner, image, { force: 'true' })).status).toBe(200);
    const [after, row] = [await websites.getDocument(website), await websites.get(website)];
    expect(JSON.stringify(after.content)).not.toContain(image.image_id);
    expect(after.content.menu_items).toHaveLength(before.content.menu_items.length);
    expect(after).toMatchObject({
      version: before.version + 1,
      custom_requirements: before.custom_requirements,
    });
    expect(after.recent_changes.at(-1)).toEqual({
      version: after.version,
      paths: ['hero_image', 'pages[0].sections.gallery.images', 'menu_items[0].image'],
    });
    expect(row).toMatchObject({ hero_image: '', content_version: after.version });
    expect(row.used_images).not.toContain(image.image_id);
    expect(row.used_images.length).toBeGreaterThan(0);
    expect(await stores.sites.list(folderOf(image))).toEqual([]);
  });

  test('is removed without growing the change list past its limit', async () => {
    const { owner, image, websites, website } = await aWebsiteWithImage();
    const document = await websites.getDocument(website);
    const changes = [1, 2, 3].map((version) => ({ version, paths: [`menu_items[0].${'x'.repeat(7_000)}`] }));
    await websites.saveDocument({ ...document, version: 2, recent_changes: changes });
    expect((await remove(owner, image, { force: 'true' })).status).toBe(200);
    const { recent_changes } = await websites.getDocument(website);
    expect(JSON.stringify(recent_changes).length).toBeLessThan(16_100);
  });
});

describe('while the website is changing', () => {
  test('a forced deletion keeps the other change', async () => {
    const scene = await aWebsiteWithImage();
    const { websites, website, image } = scene;
    let hasChanged = false;
    const { anOwner } = setupImages(emulators, {
      interference: async ({ store, name }, proceed) => {
        if (store === 'DynamoDB' && name.startsWith('Put') && !hasChanged) {
          hasChanged = true;
          const document = await websites.getDocument(website);
          const content = { ...document.content, website_name: 'Osteria Orso' };
          await websites.saveDocument({ ...document, version: document.version + 1, content });
        }
        await proceed();
      },
    });
    expect((await remove(anOwner(website.restaurantId), image, { force: 'true' })).status).toBe(200);
    const { content } = await websites.getDocument(website);
    expect(content.website_name).toBe('Osteria Orso');
    expect(JSON.stringify(content)).not.toContain(image.image_id);
  });

  test('a forced deletion keeps the claim of a starting generation', async () => {
    const { websites, website, image } = await aWebsiteWithImage();
    const claims: boolean[] = [];
    const { anOwner } = setupImages(emulators, {
      interference: async ({ store, name }, proceed) => {
        if (store === 'DynamoDB' && name.startsWith('Put') && claims.length === 0) {
          claims.push(await websites.claimRegeneration(website, 'the generation'));
        }
        await proceed();
      },
    });
    expect((await remove(anOwner(website.restaurantId), image, { force: 'true' })).status).toBe(200);
    expect(claims).toEqual([true]);
    const { regeneration_id, content } = await websites.getDocument(website);
    expect(regeneration_id).toBe('the generation');
    expect(JSON.stringify(content)).not.toContain(image.image_id);
  });

  test('an image being deleted can’t be used', async () => {
    const { anOwner, stores } = setupImages(emulators, { parts });
    const owner = anOwner();
    const { image_id } = await owner.hasImage(photo);
    await stores.images.beginDeletion(owner.restaurantId, image_id);
    expect(await stores.images.find(owner.restaurantId, image_id)).toBeUndefined();
    await stores.images.endDeletion(owner.restaurantId, image_id);
    expect(await stores.images.find(owner.restaurantId, image_id)).toBeDefined();
  });

  test('an image that was just used isn’t deleted', async () => {
    const setup = setupWebsites(emulators);
    const websiteOwner = await setup.anOwner();
    const { restaurantId } = websiteOwner;
    const image = await setupImages(emulators, { parts }).anOwner(restaurantId).hasImage(photo);
    const websiteId = await aStoredWebsite({ setup, owner: websiteOwner }, 'Osteria Lupo');
    const { websites } = setup.stores;
    const { anOwner, stores } = setupImages(emulators, {
      interference: async ({ store, name }, proceed) => {
        await proceed();
        if (store !== 'DynamoDB' || !name.startsWith('Update')) return;
        const document = await websites.getDocument({ restaurantId, websiteId });
        if (document.version > 1) return;
        await websites.saveDocument({
          ...document,
          version: 2,
          content: showingImage(image)(document.content),
        });
      },
    });
    expect((await remove(anOwner(restaurantId), image)).body.code).toBe('image_in_use');
    expect(await stores.sites.list(folderOf(image))).not.toEqual([]);
  });
});

describe('an interrupted deletion', () => {
  test('right after any of its store calls is completed by repeating it', async () => {
    const mortal = aMortalProcess();
    const { owner, image, websites, website } = await aWebsiteWithImage(mortal.interference);
    const restart = await sameStart({ emulators });
    for (let call = 1, died = true; died; call += 1) {
      await restart();
      mortal.dieAfter(call);
      await remove(owner, image, { force: 'true' });
      died = mortal.isDead();
      const survivor = setupImages(emulators, { parts }).anOwner(website.restaurantId);
      const { status } = await remove(survivor, image, { force: 'true' });
      expect([200, 404]).toContain(status);
      expect(await setupImages(emulators, { parts }).stores.sites.list(folderOf(image))).toEqual([]);
      const { content } = await websites.getDocument(website);
      expect(JSON.stringify(content)).not.toContain(image.image_id);
    }
  });
});

describe('the image of a dish in the profile', () => {
  test('is rejected with the dish, and removed from the profile when forced', async () => {
    const { owner, websiteOwner, image, stores, website } = await aWebsiteWithImage();
    await websiteOwner.call('updateProfile', {
      json: { 'dishes[0]': { name: 'Gnocchi', price: '$12', image: image.url } },
    });
    expect(await remove(owner, image)).toMatchObject({
      status: 409,
      body: { fields: { 'profile.dishes[0].image': 'Dish “Gnocchi” in your profile' } },
    });
    expect(await remove(owner, image, { force: 'true' })).toMatchObject({ status: 200 });
    expect(await stores.profiles.find(website.restaurantId)).toMatchObject({
      version: 2,
      profile: { dishes: [{ name: 'Gnocchi', price: '$12', image: '' }] },
    });
  });
});
