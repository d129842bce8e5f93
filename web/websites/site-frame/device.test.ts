import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Device, layoutDevice } from './device.ts';

test('a phone in a large window has its true size', () => {
  expect(layoutDevice('mobile', { width: 1000, height: 800 })).toEqual({ width: 375, height: 667, scale: 1 });
});

test('a tablet in a small window keeps its width and is scaled down', () => {
  expect(layoutDevice('tablet', { width: 384, height: 900 })).toEqual({
    width: 768,
    height: 1024,
    scale: 0.5,
  });
});

test('the desktop is 1400 pixels wide even in a narrow window, and wider in a wide one', () => {
  expect(layoutDevice('desktop', { width: 700, height: 500 })).toEqual({
    width: 1400,
    height: 1000,
    scale: 0.5,
  });
  expect(layoutDevice('desktop', { width: 1800, height: 900 })).toEqual({
    width: 1800,
    height: 900,
    scale: 1,
  });
});

test('every device fits every window', () => {
  const room = fc.record({
    width: fc.integer({ min: 1, max: 4000 }),
    height: fc.integer({ min: 1, max: 3000 }),
  });
  const device = fc.constantFrom<Device>('desktop', 'tablet', 'mobile');
  fc.assert(
    fc.property(device, room, (name, { width, height }) => {
      const layout = layoutDevice(name, { width, height });
      expect(layout.scale).toBeLessThanOrEqual(1);
      expect(layout.width * layout.scale).toBeLessThanOrEqual(width + 0.001);
      expect(layout.height * layout.scale).toBeLessThanOrEqual(height + 0.001);
    }),
  );
});
