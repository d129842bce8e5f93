/** Pixels in sRGB, 8 bits a channel, row by row; the fourth channel, where there is one, is transparency. */
export type Raster = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };

/** Whether a pixel can be seen at all: what is transparent has a color that nobody sees. */
export function isSeen({ data, channels }: Raster, at: number): boolean {
  return channels === 3 || (data[at + 3] ?? 255) > 127;
}
