import { fold } from '#functions/ai/fold.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** What of a profile says which feasts its kitchen keeps. */
export type KitchenFacts = Pick<RestaurantProfile, 'kind' | 'cuisines' | 'diets'>;

/** Whether the kitchen is one that keeps a feast. */
export function keepsFeast(about: RegExp, { kind, cuisines, diets }: KitchenFacts): boolean {
  return about.test(fold([kind, ...cuisines, ...diets].join(' ').normalize('NFC')));
}
