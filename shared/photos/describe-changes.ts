import { formatDecimal } from '#shared/format/numbers.ts';
import { ENHANCEMENT_SETTINGS, SETTING_LABELS } from './enhancement-settings.ts';
import { EFFECT_LABELS, PHOTO_EFFECTS } from './photo-effects.ts';
import { isNeutral, type PhotoLook } from './photo-look.ts';

/** `none`: the photo is black. `kept`: the owner asked to leave it. */
export type ExposureFound = 'enough' | 'too_little' | 'too_much' | 'none' | 'kept';
/** `not_found`: we found nothing white in the photo. */
export type WhiteFound = 'right' | 'tinted' | 'not_found' | 'kept';
export type LightFound = { exposure: ExposureFound; white: WhiteFound };
/** The automatic light correction: stops of exposure, and ΔE of a gray. */
export type LightChange = LightFound & { exposure_stops: number; white_balance_shift: number };

const BALANCE: Readonly<Record<WhiteFound, string>> = {
  right: 'White balance already looked right.',
  tinted: 'We removed the color tint.',
  not_found: 'We couldn’t find a white area to balance the colors, so we left the color tint.',
  kept: 'We kept the color tint, as you asked.',
};
const NO_STOPS: Readonly<Record<ExposureFound, string>> = {
  enough: 'The photo was bright enough.',
  too_little: 'We didn’t brighten the photo because you asked for a darker one.',
  too_much: 'We didn’t darken the photo because you asked for a brighter one.',
  none: 'The photo is black, so we couldn’t brighten it.',
  kept: 'We kept the brightness, as you asked.',
};

/** Describes the steps of an enhancement in order. `look`: the applied adjustments. */
export function describeChanges(look: PhotoLook, light: LightChange): string[] {
  if (isNeutral(look) && !look.isAutomatic) return ['We didn’t change the photo.'];
  return [...(look.isAutomatic ? lightSteps(light) : []), ...lookSteps(look)];
}

function lightSteps({ exposure, white, exposure_stops: stops }: LightChange): string[] {
  const balance = BALANCE[white];
  if (stops === 0) return [balance, NO_STOPS[exposure]];
  const amount = formatDecimal(Math.abs(stops));
  const unit = amount === '1' ? 'stop' : 'stops';
  return [balance, `We ${stops > 0 ? 'brightened' : 'darkened'} the photo by ${amount} ${unit}.`];
}

function lookSteps({ settings, effects }: PhotoLook): string[] {
  return [
    ...ENHANCEMENT_SETTINGS.map((setting) => step(SETTING_LABELS[setting], settings[setting])),
    ...PHOTO_EFFECTS.map((effect) => step(EFFECT_LABELS[effect], effects[effect] ?? 0)),
  ].filter((text) => text !== undefined);
}

function step(label: string, value: number): string | undefined {
  const rounded = Math.round(value);
  if (rounded === 0) return undefined;
  return `${label} ${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}.`;
}
