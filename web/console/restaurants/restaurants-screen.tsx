import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
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
