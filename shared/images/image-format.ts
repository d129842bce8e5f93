export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif';

/** The type of a file by its first bytes, ignoring its name and declared type. */
export function imageFormatOf<Format extends ImageFormat>(
  bytes: Uint8Array,
  formats: readonly Format[],
): Format | undefined {
  return formats.find((known) => hasFirstBytesOf(known, bytes));
}

/** JPEG: ITU T.81 B.1.1.3; PNG: W3C PNG §5.2; WebP: RFC 9649 §2.4; GIF: GIF89a §17. */
function hasFirstBytesOf(format: ImageFormat, bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
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
