/** Spec, website builder §9: device widths and heights in CSS pixels. Desktop is at least that wide. */
export const DEVICES = {
  desktop: { width: 1400 },
  tablet: { width: 768, height: 1024 },
  mobile: { width: 375, height: 667 },
} as const;

export type Device = keyof typeof DEVICES;

type Size = { width: number; height: number };

/** How a device is laid out: the page's own size, so that its media queries are true, and how much it is shrunk. */
export type DeviceLayout = Size & { scale: number };

/** Fits a device into the room there is (CSS pixels). Nothing is enlarged; the desktop fills the whole height. */
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
