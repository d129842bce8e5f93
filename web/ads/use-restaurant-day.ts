import { restaurantDay } from '#shared/profile/restaurant-zone.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { useProfile } from '#web/profile/api/profile.ts';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats a day in the restaurant’s time zone, "Mar 5, 2026". Until the profile has loaded, it uses this device’s. */
export function useRestaurantDay(): (moment: string) => string {
  const profile = useProfile().data?.profile;
  return (moment) =>
    printedDay(
      profile === undefined
        ? new Intl.DateTimeFormat('sv-SE', { timeZone: ownZone() }).format(new Date(moment))
        : restaurantDay(moment, profile),
    );
}
