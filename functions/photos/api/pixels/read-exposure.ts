import { formatDecimal } from '#shared/format/numbers.ts';
import type { ExposureFound } from '#shared/photos/describe-changes.ts';
import { brightestLight } from './brightest-light.ts';
import { isSeen, type Raster } from './raster.ts';

/** Most light that a photo may gain or lose, in stops. More would reveal noise or lose detail. */
export const MOST_STOPS = { given: 2.5, taken: 0.6 };
/**
 * Most light that a photo without white gains: a dark dish in good light looks the same as an underexposed one. Only a
 * photo darker than any dish, by the light of its brightest things, gains light until it matches the darkest dish.
 */
const WITHOUT_WHITE = { stops: 0.33, darkestDish: 0.06 };
/** Light of the brightest things in a well-exposed photo, and the target. */
const WELL_LIT = { least: 0.6, wanted: 0.9 };
/** Below this light, nothing is visible at any exposure. */
const NOTHING = 0.004;
/** The share of blown colors that means overexposure, and the stops to remove. */
const BURNT = { least: 0.03, stops: 0.2, stopsAShare: 1.5 };

/**
 * The result, and the stops of light that are missing (positive) or too much. `doubtful`: the part without evidence in
 * the photo. `stopped`: why no more light is added.
 */
export type Exposure = { found: ExposureFound; stops: number; doubtful: number; stopped: string[] };

/**
 * Measures a photo's exposure. A dark room has bright things in it, an underexposed photo has none; only a known white
 * proves it. Blown areas can't be restored, but their surroundings become calmer.
 */
export function readExposure(photo: Raster, isWhiteFound: boolean): Exposure {
  const burnt = shareOfBurntColors(photo);
  if (burnt > BURNT.least) {
    const stops = Math.min(MOST_STOPS.taken, BURNT.stops + (burnt - BURNT.least) * BURNT.stopsAShare);
    return { ...NOTHING_GIVEN, found: 'too_much', stops: -stops };
  }
  const bright = brightestLight(photo);
  if (bright >= WELL_LIT.least) return { ...NOTHING_GIVEN, found: 'enough' };
  if (bright < NOTHING) return { ...NOTHING_GIVEN, found: 'none' };
  return { found: 'too_little', ...lightFor(bright, isWhiteFound) };
}

const NOTHING_GIVEN = { stops: 0, doubtful: 0, stopped: [] };

function lightFor(bright: number, isWhiteFound: boolean): Omit<Exposure, 'found'> {
  const missing = Math.log2(WELL_LIT.wanted / bright);
  const sure = isWhiteFound ? missing : Math.max(0, Math.log2(WITHOUT_WHITE.darkestDish / bright));
  const allowed = isWhiteFound ? missing : Math.max(sure, WITHOUT_WHITE.stops);
  const stops = Math.min(MOST_STOPS.given, missing, allowed);
  const doubtful = Math.max(0, stops - sure);
  if (stops === missing) return { stops, doubtful, stopped: [] };
  const why =
    stops === MOST_STOPS.given
      ? 'Any more would add noise'
      : 'Nothing in the photo is white, so the dish may really be this dark';
  const amount = formatDecimal(stops);
  const unit = amount === '1' ? 'stop' : 'stops';
  return { stops, doubtful, stopped: [`We brightened the photo by only ${amount} ${unit}. ${why}.`] };
}

/** Pure white may be a tablecloth, but a color with a channel at its maximum is blown. */
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
