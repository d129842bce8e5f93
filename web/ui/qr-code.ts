import { create } from 'qrcode';

/** The white margin that cameras need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** `path` draws the dark modules in a square of `size` modules. */
export type QrCode = { size: number; path: string };

/** The QR code of a URL, readable with up to a quarter of it damaged. */
export function qrCode(url: string): QrCode {
  const { size, data } = create(url, { errorCorrectionLevel: 'Q' }).modules;
  const dark = Array.from(data.keys()).filter((index) => data[index] === 1);
  const square = (index: number) =>
    `M${(index % size) + QUIET_ZONE} ${Math.floor(index / size) + QUIET_ZONE}h1v1h-1z`;
  return { size: size + 2 * QUIET_ZONE, path: dark.map(square).join('') };
}
