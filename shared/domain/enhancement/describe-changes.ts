import { ENHANCEMENT_SETTINGS, SETTING_LABELS } from './enhancement-settings.ts';
import { EFFECT_LABELS, PHOTO_EFFECTS } from './photo-effects.ts';
import { isNeutral, type PhotoLook } from './photo-look.ts';

/** What was done about the light: stops of light, and ΔE of a gray. */
export type LightChange = { exposure_stops: number; white_balance_shift: number };

/** The steps of an enhancement as sentences, in the order in which they were done. `look`: as far as it went. */
export function describeChanges(look: PhotoLook, light: LightChange): string[] {
  if (isNeutral(look) && !look.isAutomatic) return ['The photo keeps its look.'];
  return [...(look.isAutomatic ? lightSteps(light) : []), ...lookSteps(look)];
}

function lightSteps({ exposure_stops: stops, white_balance_shift: shift }: LightChange): string[] {
  const balance =
    shift === 0
      ? 'The white balance was right and stays.'
      : 'The tint of the light was taken out of what is white.';
  if (stops === 0) return [balance, 'There was enough light.'];
  const amount = Math.abs(stops).toLocaleString('en-US', { maximumFractionDigits: 1 });
  const unit = amount === '1' ? 'stop' : 'stops';
  return [balance, `${stops > 0 ? 'Light was added' : 'Light was taken away'}: ${amount} ${unit}.`];
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
