import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import compress from 'wawoff2/compress.js';
import decompress from 'wawoff2/decompress.js';
import { BASIC_LETTERS } from '#shared/site/basic-letters.ts';
import { FONT_FAMILIES } from '#shared/site/fonts.ts';

/*
 * Writes the typefaces of the sites again with only the letters that most pages need:
 * `node scripts/subset-site-fonts.ts`, when a family is added or its package has another version. Glyphs keep their
 * numbers, so that kerning, ligatures and weights work as before; those that are not needed lose their outlines.
 * Prints the bytes that `shared/site/font-families.ts` has to name.
 */

const FOLDER = new URL('../infra/site-fonts/', import.meta.url);
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
/** With the features that browsers turn on by themselves, and those that the designs ask for. */
const FEATURES = [[], ['tnum', 'lnum']];
/** A bold dollar sign may be another glyph than a light one. */
const WEIGHTS = [100, 300, 400, 500, 600, 700, 800, 900];
const COMPOSITE_MORE = 0x20;

type Tables = Map<string, Buffer>;

function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const row = 12 + index * 16;
    const start = font.readUInt32BE(row + 8);
    const body = font.subarray(start, start + font.readUInt32BE(row + 12));
    tables.set(font.toString('latin1', row, row + 4), body);
  }
  return tables;
}

function writeTables(version: number, tables: Tables): Buffer {
  const names = [...tables.keys()].sort();
  const head = Buffer.alloc(12 + names.length * 16);
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(names.length, 4);
  let offset = head.length;
  const bodies = names.map((name, index) => {
    const body = tables.get(name) ?? Buffer.alloc(0);
    head.write(name, 12 + index * 16, 'latin1');
    head.writeUInt32BE(offset, 12 + index * 16 + 8);
    head.writeUInt32BE(body.length, 12 + index * 16 + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name);
  if (found === undefined) throw new Error(`the font has no table ${name}`);
  return found;
}

/** Where each glyph's part of a table begins, and where the last one ends. */
function offsetsOf(read: { index: Buffer; start: number; isLong: boolean; count: number }): number[] {
  const { index, start, isLong, count } = read;
  return Array.from({ length: count + 1 }, (_, glyph) =>
    isLong ? index.readUInt32BE(start + glyph * 4) : index.readUInt16BE(start + glyph * 2) * 2,
  );
}

/** The parts of the glyphs that are kept, one after the other, and their offsets as 32-bit numbers. */
function keptParts(data: Buffer, offsets: number[], kept: ReadonlySet<number>) {
  const parts: Buffer[] = [];
  const index = Buffer.alloc(offsets.length * 4);
  let length = 0;
  for (let glyph = 0; glyph < offsets.length - 1; glyph += 1) {
    index.writeUInt32BE(length, glyph * 4);
    if (!kept.has(glyph)) continue;
    const part = data.subarray(offsets[glyph], offsets[glyph + 1]);
    parts.push(part, Buffer.alloc((4 - (part.length % 4)) % 4));
    length += part.length + ((4 - (part.length % 4)) % 4);
  }
  index.writeUInt32BE(length, (offsets.length - 1) * 4);
  return { index, data: Buffer.concat(parts) };
}

/** Every glyph that text in the basic letters can show, at any weight. */
function neededGlyphs(font: Font): Set<number> {
  const needed = new Set<number>([0]);
  const pairs = LETTERS.flatMap((first) => LETTERS.slice(26).map((second) => first + second));
  const texts = [...BASIC_LETTERS, ...pairs, 'ffi', 'ffl', 'ffj', 'fft', 'ffb', 'ffh', 'ffk'];
  for (const wght of WEIGHTS) {
    const drawn = font.getVariation({ wght });
    for (const features of FEATURES) {
      for (const text of texts) for (const { id } of drawn.layout(text, features).glyphs) needed.add(id);
    }
  }
  return needed;
}

/** Adds the parts that glyphs are composed of. */
function addComponents(glyf: Buffer, offsets: number[], needed: Set<number>): void {
  for (const glyph of needed) {
    const [start = 0, end = 0] = [offsets[glyph], offsets[glyph + 1]];
    if (end - start < 10 || glyf.readInt16BE(start) >= 0) continue;
    for (let at = start + 10, flags = COMPOSITE_MORE; flags & COMPOSITE_MORE; ) {
      flags = glyf.readUInt16BE(at);
      needed.add(glyf.readUInt16BE(at + 2));
      at += 4 + (flags & 1 ? 4 : 2) + (flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    }
  }
}

function subset(ttf: Buffer): Buffer {
  const tables = readTables(ttf);
  const font = create(ttf) as Font;
  const count = font.numGlyphs;
  const head = Buffer.from(table(tables, 'head'));
  const glyf = table(tables, 'glyf');
  const isLong = head.readInt16BE(50) === 1;
  const offsets = offsetsOf({ index: table(tables, 'loca'), start: 0, isLong, count });
  const needed = neededGlyphs(font);
  addComponents(glyf, offsets, needed);
  const outlines = keptParts(glyf, offsets, needed);
  head.writeInt16BE(1, 50);
  const post = Buffer.from(table(tables, 'post').subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  const smaller = new Map([
    ...tables,
    ['head', head],
    ['glyf', outlines.data],
    ['loca', outlines.index],
    ['post', post],
  ]);
  smaller.set('gvar', subsetVariations(table(tables, 'gvar'), count, needed));
  return writeTables(ttf.readUInt32BE(0), smaller);
}

function subsetVariations(gvar: Buffer, count: number, needed: ReadonlySet<number>): Buffer {
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const dataStart = gvar.readUInt32BE(16);
  const offsets = offsetsOf({ index: gvar, start: 20, isLong, count });
  const kept = keptParts(gvar.subarray(dataStart), offsets, needed);
  const sharedStart = gvar.readUInt32BE(8);
  const shared = gvar.subarray(sharedStart, sharedStart + gvar.readUInt16BE(6) * gvar.readUInt16BE(4) * 2);
  const head = Buffer.from(gvar.subarray(0, 20));
  head.writeUInt32BE(20 + kept.index.length, 8);
  head.writeUInt16BE(gvar.readUInt16BE(14) | 1, 14);
  head.writeUInt32BE(20 + kept.index.length + shared.length, 16);
  return Buffer.concat([head, kept.index, shared, kept.data]);
}

const require = createRequire(import.meta.url);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const { family, files, basic } of FONT_FAMILIES) {
  const written: number[] = [];
  for (const file of basic) {
    const whole = files.find(({ subset, style }) => subset === 'latin' && style === file.style);
    if (whole === undefined) continue;
    const packed = await readFile(require.resolve(whole.source));
    const bytes = await compress(subset(Buffer.from(await decompress(packed))));
    await writeFile(new URL(file.path.replace('/fonts/', ''), FOLDER), bytes);
    written.push(bytes.length);
  }
  console.log(`${family}: basicBytes: [${written.join(', ')}]`);
}
