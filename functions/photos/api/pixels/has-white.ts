import type { WhiteFound } from '#shared/photos/describe-changes.ts';
import { brightestLight } from './brightest-light.ts';
import { isSeen, type Raster } from './raster.ts';
import { tintDistance } from './read-cast.ts';
import { LIGHT_OF_LEVEL } from './srgb-light.ts';

/** White has at least this share of the brightest light. */
const LEAST_LIGHT = 0.4;
/** Farthest tint from the usual white, after the cast is corrected. */
const FARTHEST = 0.25;
/** Share of the photo that must be white. */
const LEAST_SHARE = 0.02;

/**
 * Whether something bright in the photo is white, which shows how much light there was. Without white, a dark dish may
 * simply be dark. `photo`: after its cast is corrected.
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
