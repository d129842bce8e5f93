import type { WhiteFound } from '#shared/photos/describe-changes.ts';
import { brightestLight } from './brightest-light.ts';
import type { LightCorrection } from './light-correction.ts';
import { isSeen, type Raster } from './raster.ts';
import { LIGHT_OF_LEVEL } from './srgb-light.ts';

/** A color without its lightness: ln(red ÷ green) and ln(blue ÷ green) of the light. */
type Tint = { u: number; v: number };

/** Bins per axis, from -REACH to REACH. */
const BINS = 61;
const REACH = 0.75;
const BIN = (2 * REACH) / (BINS - 1);
/** How close tints of the same white are. */
const SPREAD = 0.04;
/** White tableware is slightly warm and stays so. */
const USUAL_WHITE: Tint = { u: 0.07, v: -0.08 };
/**
 * How far light sources are from it: along the axis from daylight to lamps, and across it, where fluorescent tubes are
 * green and few sources are magenta.
 */
const USUAL_LIGHTS = { along: 0.42, green: 0.2, magenta: 0.08 };
/** A group of tints with this share of the highest density may be the photo's white. */
const ENOUGH = 0.15;
/**
 * A white this close to the usual one is kept. Others keep this much of their cast, because the light of the room
 * belongs in the photo.
 */
const LEAST_CAST = 0.14;
/** The share of a strong cast that is corrected. */
const SHARE = 0.95;
/** Weighs bright areas, such as plates and napkins, above the food. */
const BRIGHTNESS_POWER = 6;

/** Lowest level of a white with a blown channel. */
const BURNT_WHITE = 205;

/** A group of tints. `light`: its mean green. */
type Peak = Tint & { light: number; score: number };
/** The factors that correct the cast, and the kind of white that was found. */
export type Cast = { found: WhiteFound } & Pick<LightCorrection, 'red' | 'green' | 'blue'>;
const UNCHANGED = { red: 1, green: 1, blue: 1 };
export const NO_WHITE: Cast = { found: 'not_found', ...UNCHANGED };
/** If more of the bright light is beyond `REACH`, the photo's white is uncertain. */
const MOST_BEYOND = 0.5;

/**
 * Finds a photo's white balance from the group of bright tints that is most likely white. Keeps the lightness of
 * grays. A photo without such a group stays unchanged: one strong color may be a tomato soup.
 */
export function readCast(photo: Raster): Cast {
  const { weights, light, beyond } = tintHistogram(photo);
  const white = whiteOf(smooth(weights), smooth(light));
  if (white === undefined) return NO_WHITE;
  const [du, dv] = [white.u - USUAL_WHITE.u, white.v - USUAL_WHITE.v];
  const distance = Math.hypot(du, dv);
  if (distance <= LEAST_CAST) {
    return { found: beyond > MOST_BEYOND ? 'not_found' : 'right', ...UNCHANGED };
  }
  const share = SHARE * (1 - (LEAST_CAST / distance) ** 2);
  const [red, blue] = [Math.exp(-du * share), Math.exp(-dv * share)];
  const luma = 0.2126 / red + 0.7152 + 0.0722 / blue;
  return { found: 'tinted', red: red * luma, green: luma, blue: blue * luma };
}

/** Distance of a color from the usual white. No channel may be 0. */
export function tintDistance(red: number, green: number, blue: number): number {
  return Math.hypot(Math.log(red / green) - USUAL_WHITE.u, Math.log(blue / green) - USUAL_WHITE.v);
}

/** `weights`: how much of the photo has each tint. `light`: its green light. `beyond`: the share outside all bins. */
type TintHistogram = { weights: Float64Array; light: Float64Array; beyond: number };

function tintHistogram(photo: Raster): TintHistogram {
  const weights = new Float64Array(BINS * BINS);
  const light = new Float64Array(BINS * BINS);
  const { data, channels } = photo;
  const bright = brightestLight(photo);
  let [within, beyond] = [0, 0];
  for (let at = 0; at < data.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    const most = Math.max(red, green, blue);
    const least = Math.min(red, green, blue);
    // Black and blown colors say nothing about the light source. Slightly blown white does.
    if (least < 4 || (most >= 252 && least < BURNT_WHITE) || !isSeen(photo, at)) continue;
    const [r, g, b] = [LIGHT_OF_LEVEL[red] ?? 1, LIGHT_OF_LEVEL[green] ?? 1, LIGHT_OF_LEVEL[blue] ?? 1];
    const [u, v] = [Math.log(r / g), Math.log(b / g)];
    const weight = Math.min(1, (LIGHT_OF_LEVEL[most] ?? 0) / bright) ** BRIGHTNESS_POWER;
    if (Math.abs(u) > REACH || Math.abs(v) > REACH) {
      beyond += weight;
      continue;
    }
    within += weight;
    const bin = Math.round((v + REACH) / BIN) * BINS + Math.round((u + REACH) / BIN);
    weights[bin] = (weights[bin] ?? 0) + weight;
    light[bin] = (light[bin] ?? 0) + weight * g;
  }
  return { weights, light, beyond: beyond === 0 ? 0 : beyond / (within + beyond) };
}

/**
 * The usual white if a dense enough group is near it, else the densest group. White has at least as much light of
 * every color as anything else: whatever the densest group outshines is a colored wall in colored light.
 */
function whiteOf(density: Float64Array, light: Float64Array): Tint | undefined {
  const peaks: Peak[] = [];
  for (let row = 1; row < BINS - 1; row += 1) {
    for (let column = 1; column < BINS - 1; column += 1) {
      const at = row * BINS + column;
      if (!isPeak(density, at)) continue;
      const tint = { u: column * BIN - REACH, v: row * BIN - REACH };
      const here = density[at] ?? 0;
      peaks.push({ ...tint, light: (light[at] ?? 0) / here, score: here * likelihood(tint) });
    }
  }
  const best = peaks.toSorted((one, other) => other.score - one.score)[0];
  if (best === undefined) return undefined;
  const isUsual = (peak: Peak) =>
    Math.hypot(peak.u - USUAL_WHITE.u, peak.v - USUAL_WHITE.v) <= LEAST_CAST &&
    peak.score >= ENOUGH * best.score;
  return peaks.some((peak) => isUsual(peak) && !outshines(best, peak)) ? USUAL_WHITE : best;
}

/** Whether a tint has more light than another in every channel. */
function outshines(one: Peak, other: Peak): boolean {
  const isMore = (of: (peak: Peak) => number) =>
    one.light * Math.exp(of(one)) > other.light * Math.exp(of(other));
  return isMore(() => 0) && isMore(({ u }) => u) && isMore(({ v }) => v);
}

const NEIGHBORS = [1, -1, BINS, -BINS, BINS + 1, BINS - 1, 1 - BINS, -BINS - 1];

function isPeak(density: Float64Array, at: number): boolean {
  const here = density[at] ?? 0;
  return here > 0 && NEIGHBORS.every((step) => (density[at + step] ?? 0) <= here);
}

/** Warm light has more red and less blue, shade the reverse. Green and magenta are on the other axis. */
function likelihood({ u, v }: Tint): number {
  const [du, dv] = [u - USUAL_WHITE.u, v - USUAL_WHITE.v];
  const along = (du - dv) / Math.SQRT2 / USUAL_LIGHTS.along;
  const tint = (du + dv) / Math.SQRT2;
  const across = tint / (tint > 0 ? USUAL_LIGHTS.magenta : USUAL_LIGHTS.green);
  return Math.exp(-0.5 * (along ** 2 + across ** 2));
}

const KERNEL_REACH = Math.ceil((3 * SPREAD) / BIN);
const KERNEL = Array.from({ length: 2 * KERNEL_REACH + 1 }, (_, index) =>
  Math.exp(-0.5 * (((index - KERNEL_REACH) * BIN) / SPREAD) ** 2),
);

/** Gaussian blur, first along rows, then along columns. */
function smooth(weights: Float64Array): Float64Array {
  return smoothLines(smoothLines(weights, 1), BINS);
}

function smoothLines(from: Float64Array, step: number): Float64Array {
  return from.map((_, at) => {
    const place = Math.floor(at / step) % BINS;
    const start = at - place * step;
    let sum = 0;
    for (let offset = -KERNEL_REACH; offset <= KERNEL_REACH; offset += 1) {
      const near = place + offset;
      if (near >= 0 && near < BINS)
        sum += (KERNEL[offset + KERNEL_REACH] ?? 0) * (from[start + near * step] ?? 0);
    }
    return sum;
  });
}
