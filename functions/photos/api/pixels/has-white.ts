import type { WhiteFound } from '#shared/photos/describe-changes.ts';
import { brightestLight } from './brightest-light.ts';
import { isSeen, type Raster } from './raster.ts';
import { tintDistance } from './read-cast.ts';
import { LIGHT_OF_LEVEL } from './srgb-light.ts';

/** White is among the brightest things: it has at least this share of the brightest light. */
const LEAST_LIGHT = 0.4;
/** How far it may be from the usual white once the cast is taken away. */
const FARTHEST = 0.25;
/** How much of the photo must be so. */
const LEAST_SHARE = 0.02;

/**
 * Whether something among the brightest things of a photo is white: with it one can tell how much light there was. Without it
 * a dish may be as dark as it looks. `photo`: with its cast taken away.
 */
export function hasWhite(photo: Raster, found: WhiteFound): boolean {
  if (found !== 'right' && found !== 'tinted') return false;
  const { data, channels } = photo;
  const least = LEAST_LIGHT * brightestLight(photo);
  let [white, seen] = [0, 0];
  for (let at = 0; at < data.length; at += channels) {
    if (!isSeen(photo, at)) continue;
    seen += 1;
    const [red, green, blue] = [light(data[at]), light(data[at + 1]), light(data[at + 2])];
    if (Math.max(red, green, blue) < least || Math.min(red, green, blue) === 0) continue;
    if (tintDistance(red, green, blue) <= FARTHEST) white += 1;
  }
  return white > LEAST_SHARE * seen;
}

function light(level = 0): number {
  return LIGHT_OF_LEVEL[level] ?? 0;
}
