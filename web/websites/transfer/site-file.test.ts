import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { readSiteFile } from './site-file.ts';

const siteJson = () => strToU8(JSON.stringify({ format: 'tableside-site/1', content: aSiteContent() }));

function aFile(name: string, bytes: Uint8Array, size = bytes.length) {
  return { name, size, arrayBuffer: async () => bytes.slice().buffer };
}

test('a downloaded zip contains its site and images', async () => {
  const image = new Uint8Array([1, 2, 3]);
  const zip = zipSync({
    'index.html': strToU8('<!doctype html>'),
    'site.json': siteJson(),
    'images/hero-1600.webp': image,
    'fonts/lora.woff2': new Uint8Array([9]),
  });
  const { site, images } = await readSiteFile(aFile('osteria.zip', zip));
  expect(site.content).toEqual(aSiteContent());
  expect([...images]).toEqual([['images/hero-1600.webp', image]]);
});

test('a zip that was repacked with its folder can be read', async () => {
  const zip = zipSync({ 'osteria/site.json': siteJson(), 'osteria/images/a.webp': new Uint8Array([1]) });
  const { images } = await readSiteFile(aFile('osteria.zip', zip));
  expect([...images.keys()]).toEqual(['images/a.webp']);
});

test('a site.json alone can be read', async () => {
  const { site, images } = await readSiteFile(aFile('site.json', siteJson()));
  expect(site.content.website_name).toBe(aSiteContent().website_name);
  expect(images.size).toBe(0);
});

test('a file that isn’t a website is rejected with a message', async () => {
  const refusal = async (file: ReturnType<typeof aFile>) =>
    readSiteFile(file).then(
      () => 'taken',
      (error: Error) => error.message,
    );
  expect(await refusal(aFile('menu.pdf', strToU8('%PDF-1.7')))).toMatch(/^Choose the ZIP/);
  expect(await refusal(aFile('site.zip', strToU8('not a zip')))).toMatch(/couldn’t open/);
  expect(await refusal(aFile('site.zip', zipSync({ 'site.json': siteJson() }).slice(0, 200)))).toMatch(
    /couldn’t open/,
  );
  expect(await refusal(aFile('other.zip', zipSync({ 'readme.txt': strToU8('hi') })))).toMatch(
    /doesn’t include site\.json/,
  );
  expect(await refusal(aFile('site.json', strToU8('{"format":"other/9"}')))).toMatch(/couldn’t read this/);
  expect(await refusal(aFile('site.json', strToU8('{"format":')))).toMatch(/couldn’t read this/);
});

test('a file that would exhaust memory is refused before it is unpacked', async () => {
  const zeros = new Uint8Array(65 * 1024 * 1024);
  const bomb = zipSync({ 'site.json': siteJson(), 'a.webp': zeros, 'b.webp': zeros }, { level: 1 });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expect(readSiteFile(aFile('bomb.zip', bomb))).rejects.toThrow('too large');
  const many = Object.fromEntries(
    Array.from({ length: 2_001 }, (_, index) => [`${index}.txt`, new Uint8Array()]),
  );
  await expect(readSiteFile(aFile('many.zip', zipSync(many)))).rejects.toThrow('too large');
  await expect(readSiteFile(aFile('huge.zip', new Uint8Array(), 2 ** 30))).rejects.toThrow('too large');
});
