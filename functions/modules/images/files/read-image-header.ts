import sharp, { type Metadata } from 'sharp';

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif';
/** Size in pixels as people see the picture. */
export type ImageHeader = { format: ImageFormat; width: number; height: number };

/**
 * Reads what a picture's header says, and decodes nothing: so a small file that claims to be an enormous picture
 * is refused before it costs memory. What the file is called, or was declared to be, plays no part.
 */
export async function readImageHeader(
  bytes: Uint8Array,
  formats: readonly ImageFormat[],
  refused: (reason: 'type' | 'invalid', cause?: unknown) => Error,
): Promise<ImageHeader> {
  const format = formats.find((known) => hasFirstBytesOf(known, bytes));
  // Nothing else reaches the decoders: they read far more kinds of files than we take.
  if (format === undefined) throw refused('type');
  let header: Metadata;
  try {
    header = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw refused('invalid', cause);
  }
  if (header.format !== format) throw refused('type');
  const { width, height } = header.autoOrient;
  return { format, width, height };
}

/** JPEG: ITU T.81 B.1.1.3; PNG: W3C PNG §5.2; WebP: RFC 9649 §2.4; GIF: GIF89a §17. */
function hasFirstBytesOf(format: ImageFormat, bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  switch (format) {
    case 'jpeg':
      return text.startsWith('\xff\xd8\xff');
    case 'png':
      return text.startsWith('\x89PNG\r\n\x1a\n');
    case 'webp':
      return text.startsWith('RIFF') && text.endsWith('WEBP');
    case 'gif':
      return text.startsWith('GIF87a') || text.startsWith('GIF89a');
  }
}
