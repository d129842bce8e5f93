import type { ExposureFound } from '#shared/domain/enhancement/describe-changes.ts';
import { brightestLight } from './brightest-light.ts';
import { isSeen, type Raster } from './raster.ts';

/** Most light that a photo may be given or have taken, in stops: beyond it there is noise, or nothing to be seen. */
export const MOST_STOPS = { given: 2.5, taken: 0.6 };
/** Light of the brightest things in a photo that is exposed well, and what is worked toward. */
const WELL_LIT = { least: 0.6, wanted: 0.9 };
/** Below it there is nothing to be seen, whatever light is given. */
const NOTHING = 0.004;
/** Share of colors that are burnt out, from which on a photo has too much light; what is taken then. */
const BURNT = { least: 0.03, stops: 0.2, stopsAShare: 1.5 };

/** What was found, and the light that is missing (positive) or too much, in stops. */
export type Exposure = { found: ExposureFound; stops: number };

/**
 * How a photo is exposed. A dark room has bright things in it, a photo that got too little light has none. What is burnt
 * out cannot come back; its surroundings get calmer.
 */
export function readExposure(photo: Raster): Exposure {
  const burnt = shareOfBurntColors(photo);
  if (burnt > BURNT.least) {
    const stops = Math.min(MOST_STOPS.taken, BURNT.stops + (burnt - BURNT.least) * BURNT.stopsAShare);
    return { found: 'too_much', stops: -stops };
  }
  const bright = brightestLight(photo);
  if (bright >= WELL_LIT.least) return { found: 'enough', stops: 0 };
  if (bright < NOTHING) return { found: 'none', stops: 0 };
  return { found: 'too_little', stops: Math.min(MOST_STOPS.given, Math.log2(WELL_LIT.wanted / bright)) };
}

/** Pure white may be a tablecloth; a color with a channel at its end was brighter than it could be told. */
function shareOfBurntColors(photo: Raster): number {
  const { data, channels } = photo;
  let [burnt, seen] = [0, 0];
  for (let at = 0; at < data.length; at += channels) {
    if (!isSeen(photo, at)) continue;
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    seen += 1;
    if (Math.max(red, green, blue) >= 252 && Math.min(red, green, blue) < 235) burnt += 1;
  }
  return seen === 0 ? 0 : burnt / seen;
}
