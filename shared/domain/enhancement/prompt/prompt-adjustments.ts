import type { EnhancementSettings } from '../enhancement-settings.ts';
import type { PhotoEffects } from '../photo-effects.ts';

/** What words add to the sliders and effects. */
export type Adjustments = { settings: Partial<EnhancementSettings>; effects: PhotoEffects };

/** Two wishes for the same are the stronger of them; a wish and its opposite are what is left. */
export function addAdjustments(one: Adjustments, other: Adjustments): Adjustments {
  return {
    settings: merged(one.settings, other.settings),
    effects: merged(one.effects, other.effects),
  };
}

export function scaledAdjustments({ settings, effects }: Adjustments, factor: number): Adjustments {
  return { settings: scaled(settings, factor), effects: scaled(effects, factor) };
}

export const NO_ADJUSTMENTS: Adjustments = { settings: {}, effects: {} };

function merged<Values extends Record<string, number>>(one: Partial<Values>, other: Partial<Values>) {
  const all: Record<string, number> = { ...one } as Record<string, number>;
  for (const [name, value] of Object.entries(other)) all[name] = joined(all[name] ?? 0, Number(value));
  return all as Partial<Values>;
}

function joined(one: number, other: number): number {
  if (one * other <= 0) return one + other;
  return Math.abs(one) > Math.abs(other) ? one : other;
}

function scaled<Values extends Record<string, number>>(values: Partial<Values>, factor: number) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Math.round(Number(value) * factor)]),
  ) as Partial<Values>;
}
