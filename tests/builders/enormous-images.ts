import { constants, crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** Bytes of zeros that are compressed once; the block is then repeated. */
const BLOCK_BYTES = 4_000_000;
/** The modulus of Adler-32 (RFC 1950 §9). */
const ADLER_BASE = 65_521;

/**
 * A black PNG, as small as possible: 16,000 × 16,000 is 768 MB of pixels in 750 KB. The height must be a multiple of a
 * power of ten, so that blocks of rows fill it.
 */
export function anEnormousPng(size: { width: number; height: number }): Buffer {
  return Buffer.concat([
    pngHeader(size),
    chunk('IDAT', blackRows(1 + size.width * 3, size.height)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The parts of a PNG that state its size: signature, `IHDR`, and an empty `IDAT`. */
export function pngHeaderAlone(size: { width: number; height: number }): Buffer {
  return Buffer.concat([pngHeader(size), chunk('IDAT', Buffer.alloc(0))]);
}

function pngHeader({ width, height }: { width: number; height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8-bit RGB.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header)]);
}

/** Compressed zeros that never exist uncompressed: independent deflate blocks (RFC 1951 §3.2). */
function blackRows(rowBytes: number, rows: number): Buffer {
  const rowsOfBlock = 10 ** Math.floor(Math.log10(BLOCK_BYTES / rowBytes));
  const block = deflateRawSync(Buffer.alloc(rowBytes * rowsOfBlock), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const end = Buffer.alloc(6);
  end.set([3, 0], 0);
  end.writeUInt32BE((((rowBytes * rows) % ADLER_BASE) * 65_536 + 1) >>> 0, 2);
  const blocks = Array.from({ length: rows / rowsOfBlock }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, end]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A red frame, then blue ones (RFC 9649 §2.7). */
export async function aWebpOfFrames(frames: number, edge = 200): Promise<Buffer> {
  const [red, blue] = await Promise.all(['#ff0000', '#0000ff'].map((color) => webpFrame(color, edge)));
  const canvas = Buffer.alloc(10);
  // The animation flag.
  canvas.set([0x02], 0);
  canvas.writeUIntLE(edge - 1, 4, 3);
  canvas.writeUIntLE(edge - 1, 7, 3);
  const rest = Array.from({ length: frames - 1 }, () => blue ?? Buffer.alloc(0));
  const chunks = [
    riffChunk('VP8X', canvas),
    riffChunk('ANIM', Buffer.alloc(6)),
    red ?? Buffer.alloc(0),
    ...rest,
  ];
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]));
}

async function webpFrame(background: string, edge: number): Promise<Buffer> {
  const image = await sharp({ create: { width: edge, height: edge, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();
  const frame = Buffer.alloc(16);
  frame.writeUIntLE(edge - 1, 6, 3);
  frame.writeUIntLE(edge - 1, 9, 3);
  frame.writeUIntLE(100, 12, 3);
  // After `RIFF`, its length, and `WEBP` comes the one chunk with the pixels.
  return riffChunk('ANMF', Buffer.concat([frame, image.subarray(12)]));
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
