import type { ImageSpec } from './image-specs.ts';

export type ImageSize = { width: number; height: number };

/** A part of an image in pixels, and its output size. */
export type ImageCrop = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The output size, never larger than the part. */
  output: ImageSize;
  /** False if the part has too few pixels. */
  isLargeEnough: boolean;
};

/** The focal point, from 0 to 1. */
export type FocalPoint = { x: number; y: number };

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/** The largest part with this aspect ratio, as close to the focal point as possible. */
export function cropFor(
  image: ImageSize,
  spec: Pick<ImageSpec, 'width' | 'height' | 'minWidth' | 'minHeight'>,
  focus: FocalPoint = MIDDLE,
): ImageCrop {
  const scale = Math.min(image.width / spec.width, image.height / spec.height);
  const width = within(1, image.width, Math.round(spec.width * scale));
  const height = within(1, image.height, Math.round(spec.height * scale));
  const output = scale >= 1 ? { width: spec.width, height: spec.height } : { width, height };
  return {
    left: within(0, image.width - width, Math.round(image.width * focus.x - width / 2)),
    top: within(0, image.height - height, Math.round(image.height * focus.y - height / 2)),
    width,
    height,
    output,
    isLargeEnough: width >= spec.minWidth && height >= spec.minHeight,
  };
}

function within(least: number, most: number, value: number): number {
  return Math.min(most, Math.max(least, value));
}
