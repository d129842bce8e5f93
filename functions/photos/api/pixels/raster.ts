/** Pixels in sRGB, 8 bits per channel, row by row. An optional fourth channel is transparency. */
export type Raster = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };

/** Whether a pixel is visible: fully transparent pixels have meaningless colors. */
export function isSeen({ data, channels }: Raster, at: number): boolean {
  return channels === 3 || (data[at + 3] ?? 255) > 127;
}
