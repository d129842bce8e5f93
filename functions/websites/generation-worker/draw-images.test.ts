import { expect, test } from 'vitest';
import { IMAGE_SUBJECTS } from '#functions/ai/image-subjects.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { ObjectStore, StoredObject } from '#functions/platform/aws/object-store.ts';
import { drawAll } from '#tests/builders/quick-images.ts';
import { aDesign } from '#tests/builders/writer.ts';
import { createDrawImages } from './draw-images.ts';

/** A bucket that stores objects, and that can be set to fail. */
function aBucket() {
  const files = new Map<string, { bytes: Uint8Array; object: StoredObject }>();
  let failures = 0;
  const bucket: Pick<ObjectStore, 'put' | 'find' | 'exists' | 'delete'> = {
    put: async (key, body, object) => {
      if (failures-- > 0) throw new AppError('unavailable');
      files.set(key, { bytes: Buffer.from(body), object });
    },
    find: async () => undefined,
    exists: async (key) => files.has(key),
    delete: async (key) => {
      files.delete(key);
    },
  };
  const failNext = (count: number) => {
    failures = count;
  };
  return { files, bucket, failNext };
}

const DESIGN = aDesign({ gallery_subjects: ['wine', 'bread', 'coffee'] });

test('each width of each image is a WebP file with a content name, cacheable for a year', async () => {
  const { files, bucket } = aBucket();
  const images = await drawAll(createDrawImages({ sites: bucket, imagesAtOnce: 1 }), 'site', DESIGN);
  expect(images).toHaveLength(4);
  for (const { url, asset } of images) {
    expect(url).toMatch(new RegExp(`^/images/site/[0-9a-f]{24}-${asset.width}\\.webp$`));
    expect(IMAGE_SUBJECTS).toContain(asset.drawn);
    expect(asset.alt).toMatch(/^Illustration of /);
    for (const [index, width] of asset.widths.entries()) {
      const file = files.get(url.slice(1).replace(/-\d+\.webp$/, `-${width}.webp`));
      expect(file?.bytes.length).toBe(asset.bytes[index]);
      expect(Buffer.from(file?.bytes.subarray(8, 12) ?? []).toString()).toBe('WEBP');
      expect(file?.object).toEqual({
        contentType: 'image/webp',
        cacheControl: 'public, max-age=31536000, immutable',
      });
    }
  }
  const expected = images.reduce((sum, { asset }) => sum + asset.widths.length, 0);
  expect(files.size).toBe(expected);
});

test('the same website gets the same drawings despite parallel work and failures', async () => {
  const { files, bucket, failNext } = aBucket();
  const atOnce = (imagesAtOnce: number) => createDrawImages({ sites: bucket, imagesAtOnce });
  const first = await drawAll(atOnce(1), 'site', DESIGN);
  const count = files.size;
  const retrying = atOnce(3);
  failNext(1);
  await expect(retrying({ websiteId: 'site', seed: 'site' }, DESIGN, [])).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await drawAll(retrying, 'site', DESIGN)).toEqual(first);
  expect(files.size).toBe(count);
});

test('two websites of one template have different drawings', async () => {
  const { bucket } = aBucket();
  const draw = createDrawImages({ sites: bucket, imagesAtOnce: 2 });
  const [one] = await draw({ websiteId: 'one', seed: 'one' }, DESIGN, []);
  const [two] = await draw({ websiteId: 'two', seed: 'two' }, DESIGN, []);
  expect(one?.url.split('/').at(-1)).not.toBe(two?.url.split('/').at(-1));
});
