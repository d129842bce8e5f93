/** Spec, website builder §9: device widths and heights in CSS pixels. Desktop is at least that wide. */
export const DEVICES = {
  desktop: { width: 1400 },
  tablet: { width: 768, height: 1024 },
  mobile: { width: 375, height: 667 },
} as const;

export type Device = keyof typeof DEVICES;

type Size = { width: number; height: number };

/** The layout of a device: the page’s true size, so that media queries match, and its scale. */
export type DeviceLayout = Size & { scale: number };

/** Fits a device into the available space (CSS pixels). Never enlarges; the desktop fills the height. */
export function layoutDevice(device: Device, room: Size): DeviceLayout {
  const shape: { width: number; height?: number } = DEVICES[device];
  if (shape.height !== undefined) {
    const scale = Math.min(1, room.width / shape.width, room.height / shape.height);
    return { width: shape.width, height: shape.height, scale };
  }
  const width = Math.max(shape.width, room.width);
  const scale = room.width / width;
  return { width, height: room.height / scale, scale };
}
