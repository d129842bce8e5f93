import { colorDifference, labOf } from '#functions/photos/api/pixels/color-difference.ts';
import { compareRasters } from '#functions/photos/api/pixels/compare-rasters.ts';
import { hasWhite } from '#functions/photos/api/pixels/has-white.ts';
import { type LightCorrection, NO_CORRECTION } from '#functions/photos/api/pixels/light-correction.ts';
import type { Raster } from '#functions/photos/api/pixels/raster.ts';
import { type Cast, NO_WHITE, readCast } from '#functions/photos/api/pixels/read-cast.ts';
import { readExposure } from '#functions/photos/api/pixels/read-exposure.ts';
import { valueOfLight } from '#functions/photos/api/pixels/srgb-light.ts';
import { structuralSimilarity } from '#functions/photos/api/pixels/structural-similarity.ts';
import type { LightFound } from '#shared/photos/describe-changes.ts';
import { isNeutral, type PhotoLook } from '#shared/photos/photo-look.ts';
import { clampAdjustments, copyOf, type GivenLight } from './clamp-adjustments.ts';
import {
  decodePhoto,
  encodeOriginal,
  encodePhoto,
  inspectPhoto,
  type PhotoFile,
  smallCopy,
} from './photo-files.ts';
import { renderLook } from './render-look.ts';

/** Measurements of an enhancement, for its summary. */
export type PhotoChange = {
  color_shift: number;
  structural_similarity: number;
  exposure_stops: number;
  white_balance_shift: number;
  stopped: string[];
};

/** The adjustments after all limits. */
export type AppliedLook = { look: PhotoLook; light: LightCorrection };
type Light = GivenLight & { found: LightFound; stopped: string[] };
/** `found`: the photo's light, if it was measured. */
export type EnhancedPhoto = {
  file: PhotoFile;
  change: PhotoChange;
  applied: AppliedLook;
  found: LightFound;
};
export type EnhancePhoto = (bytes: Uint8Array, look: PhotoLook) => Promise<EnhancedPhoto>;

/**
 * Enhances a photo: first its light, if requested, then its look within the limits, at screen size. A look without
 * changes keeps the size. Equal bytes and looks make equal files. Throws `AppError('invalid_image')`.
 */
export const enhancePhoto: EnhancePhoto = async (bytes, look) => {
  const { format, width, height } = await inspectPhoto(bytes);
  if (isNeutral(look) && !look.isAutomatic) {
    const same = await encodeOriginal(bytes, format);
    return {
      file: { bytes: same, format, width, height },
      change: NO_CHANGE,
      applied: { look, light: NO_CORRECTION },
      found: UNTOUCHED.found,
    };
  }
  const photo = await decodePhoto(bytes);
  const copy = await smallCopy(photo);
  const given = look.isAutomatic ? await readLight(copy, look) : UNTOUCHED;
  const { light, found } = given;
  const bound = await clampAdjustments(copy, look, given);
  await renderLook(photo, bound.look, light);
  const after = await smallCopy(photo);
  const file = await encodePhoto(photo, format);
  return {
    file,
    applied: { look: bound.look, light },
    found,
    change: {
      ...measured(copy, after),
      ...lightChange(light),
      stopped: [...given.stopped, ...bound.stopped],
    },
  };
};

const UNTOUCHED: Light = {
  light: NO_CORRECTION,
  proven: NO_CORRECTION,
  stopped: [],
  found: { exposure: 'enough', white: 'right' },
};
const NO_CHANGE: PhotoChange = {
  color_shift: 0,
  structural_similarity: 1,
  exposure_stops: 0,
  white_balance_shift: 0,
  stopped: [],
};
const NO_LOOK: PhotoLook = {
  settings: { brightness: 0, contrast: 0, saturation: 0, sharpness: 0, food_styling: 0 },
  effects: {},
  isAutomatic: true,
};

/**
 * From this brightness on, the owner asked for it. Presets brighten less, even photos with blown highlights, and none
 * darkens.
 */
const REQUESTED_BRIGHTNESS = 15;

/** White balance comes first: a channel may be blown out only by the color of a lamp. */
async function readLight(copy: Raster, look: PhotoLook): Promise<Light> {
  const seen = readCast(copy);
  const isWhiteFound = hasWhite(await balancedBy(seen, copy), seen.found);
  const { found: white, ...cast } = castToCorrect(isWhiteFound ? seen : NO_WHITE, look);
  const read = readExposure(await balancedBy(cast, copy), isWhiteFound);
  const stops = look.kept?.includes('exposure') ? 0 : limitStops(read.stops, look);
  return {
    light: { ...cast, stops },
    proven: { ...cast, stops: stops > 0 ? stops - read.doubtful : stops },
    found: { exposure: look.kept?.includes('exposure') ? 'kept' : read.found, white },
    stopped: stops > 0 ? read.stopped : [],
  };
}

async function balancedBy({ red, green, blue }: Omit<Cast, 'found'>, copy: Raster): Promise<Raster> {
  const balanced = copyOf(copy);
  await renderLook(balanced, NO_LOOK, { red, green, blue, stops: 0 });
  return balanced;
}

/** The cast to correct: none if the request keeps the colors, or wants more of this cast. */
function castToCorrect(cast: Cast, { kept = [] }: PhotoLook): Cast {
  const isWarm = cast.red < cast.blue;
  const isWanted = cast.found === 'tinted' && kept.includes(isWarm ? 'warmth' : 'coolness');
  if (!isWanted && !kept.includes('colors')) return cast;
  return { found: 'kept', red: 1, green: 1, blue: 1 };
}

/** A request for a darker photo adds no light, and one for a brighter photo removes none. */
function limitStops(stops: number, { settings: { brightness } }: PhotoLook): number {
  if (brightness < 0) return Math.min(0, stops);
  return brightness >= REQUESTED_BRIGHTNESS ? Math.max(0, stops) : stops;
}

function measured(before: Raster, after: Raster) {
  return {
    color_shift: rounded(compareRasters(before, after).colorShift),
    structural_similarity: rounded(structuralSimilarity(before, after).similarity),
  };
}

/** Measured on middle gray. */
function lightChange(light: LightCorrection) {
  const gray = (factor: number) => Math.round(255 * valueOfLight(0.18 * factor));
  const shift = colorDifference(
    labOf(gray(1), gray(1), gray(1)),
    labOf(gray(light.red), gray(light.green), gray(light.blue)),
  );
  return { exposure_stops: rounded(light.stops), white_balance_shift: rounded(shift) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
