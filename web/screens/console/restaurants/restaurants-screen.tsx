import { ConsoleHeader } from '#web/features/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/features/console/sections.ts';
import { Restaurants } from './restaurants.tsx';

/** Spec, website builder §2.11: Restaurant Management. */
export function RestaurantsScreen() {
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.restaurants} />
      <Restaurants />
    </>
  );
}
