import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { MAX_IMAGE_BYTES } from '#shared/images/contract/site-image.ts';

type Size = { width: number; height: number };

/** An image with detail everywhere, always the same. */
function aScene({ width, height }: Size): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      pixels[at] = 128 + 100 * Math.sin(x / 37 + Math.sin(y / 23));
      pixels[at + 1] = 128 + 100 * Math.sin(y / 41);
      pixels[at + 2] = 128 + 60 * Math.sin((x + y) / 53);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export function aJpeg(size: Size = { width: 1920, height: 1080 }): Promise<Buffer> {
  return aScene(size).jpeg({ quality: 85 }).toBuffer();
}

export function aPng(size: Size): Promise<Buffer> {
  return aScene(size).png().toBuffer();
}

export function aWebp(size: Size): Promise<Buffer> {
  return aScene(size).webp().toBuffer();
}

/** Red above, blue below, stored as an upright phone does: rotated, with its location. */
export async function aSidewaysPhoto(size: Size = { width: 800, height: 600 }): Promise<Buffer> {
  const { width, height } = size;
  const left = await sharp({ create: { width: width / 2, height, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'the owner' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 26/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '12/1 20/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export function aCmykJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#d03020' } })
    .toColorspace('cmyk')
    .jpeg()
    .toBuffer();
}

export function aTransparentPng(): Promise<Buffer> {
  return sharp({
    create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
}

/** Three frames: red, green, blue. */
export async function anAnimatedWebp(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 200, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(frame));
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer();
}

/** Two thirds of a JPEG. */
export async function aTruncatedJpeg(): Promise<Buffer> {
  const whole = await aJpeg({ width: 800, height: 600 });
  return whole.subarray(0, Math.floor((whole.length * 2) / 3));
}

/** A JPEG with a web page after its last byte, and one in a comment. */
export async function aPolyglot(): Promise<Buffer> {
  const page = Buffer.from('<html><body><script>alert(document.domain)</script></body></html>');
  const jpeg = await aJpeg({ width: 300, height: 200 });
  const comment = Buffer.alloc(4);
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(page.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), comment, page, jpeg.subarray(2), page]);
}

export function aNonImage(): Buffer {
  return Buffer.from('This is no picture, whatever it is called.\n'.repeat(50));
}

export function anSvg(): Buffer {
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script><rect width="300" height="300"/></svg>',
  );
}

export function aGif(): Promise<Buffer> {
  return sharp({ create: { width: 200, height: 200, channels: 3, background: '#123456' } })
    .gif()
    .toBuffer();
}

/** The start of a photo in the format of iPhones. */
export function aHeic(): Buffer {
  const box = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  return Buffer.concat([box, Buffer.alloc(4_000)]);
}

/** A photo of a menu: black letters on white paper. */
export function aPhotoOfText(): Promise<Buffer> {
  const lines = Array.from(
    { length: 12 },
    (_, line) => `<text x="40" y="${60 + line * 45}">Cacio e pepe ${12 + line}.50</text>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="620" font-size="32"><rect width="600" height="620" fill="#fff"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(page)).jpeg().toBuffer();
}

/** 20,000 × 20,000 pixels of one color: about 50 KB as a file, 1.2 GB as pixels. */
export function aDecompressionBomb(width = 20_000, height = width): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 1, grayscale.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A valid JPEG with extra bytes that make the file one byte too large. */
export async function aTooLargeFile(): Promise<Buffer> {
  const jpeg = await aJpeg({ width: 400, height: 300 });
  return Buffer.concat([jpeg, Buffer.alloc(MAX_IMAGE_BYTES + 1 - jpeg.length)]);
}
