import { restaurantDay } from '#shared/profile/restaurant-zone.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { useProfile } from '#web/profile/api/profile.ts';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Prints the day of a moment by the restaurant's clock, "Mar 5, 2026"; by this device's until the profile is there. */
export function useRestaurantDay(): (moment: string) => string {
  const profile = useProfile().data?.profile;
  return (moment) =>
    printedDay(
      profile === undefined
        ? new Intl.DateTimeFormat('sv-SE', { timeZone: ownZone() }).format(new Date(moment))
        : restaurantDay(moment, profile),
    );
}
