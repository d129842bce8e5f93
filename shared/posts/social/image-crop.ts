import type { ImageSpec } from './image-specs.ts';

export type ImageSize = { width: number; height: number };

/** A part of a picture, in its own pixels, and what becomes of it. */
export type ImageCrop = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The size to resize to: never larger than the part itself. */
  output: ImageSize;
  /** False where the part has fewer pixels than the place asks for. */
  isLargeEnough: boolean;
};

/** Of the picture, from 0 to 1: what should stay in the middle. */
export type FocalPoint = { x: number; y: number };

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/** The largest part of a picture that has the form of the place, as near to the focal point as it can be. */
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
