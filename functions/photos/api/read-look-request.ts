import type { RouteInput } from '#shared/contract/route.ts';
import type { LookRequest } from '#shared/photos/compose-look.ts';
import type { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import { QUICK_ENHANCE, settingOf } from '#shared/photos/enhancement-settings.ts';

type Body = RouteInput<typeof imageEnhancerRoutes.enhanceImage>['body'];

/** Converts the API's factors to the sliders on the screen. */
export function readLookRequest(body: Body): LookRequest {
  const settings: LookRequest['settings'] = {};
  for (const name of ['brightness', 'contrast', 'saturation', 'sharpness'] as const) {
    const factor = body[name];
    if (factor !== undefined) settings[name] = settingOf(factor);
  }
  const styling = foodStyling(body);
  if (styling !== undefined) settings.food_styling = styling;
  return { settings, preset: body.preset, prompt: body.enhancement_prompt };
}

/**
 * Turned off, it is 0, whatever amount was sent. Turned on without an amount, it is that of the preset or of Quick
 * Enhance.
 */
function foodStyling({ food_styling_optimization: isOn, food_styling, preset }: Body): number | undefined {
  if (isOn === false && (food_styling ?? 0) > 0) return 0;
  if (food_styling !== undefined) return food_styling;
  if (isOn === undefined || preset !== undefined) return undefined;
  return isOn ? QUICK_ENHANCE.food_styling : 0;
}
