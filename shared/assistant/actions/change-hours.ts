import { type Answer, answer } from '#shared/assistant/assistant-answer.ts';
import { hoursOfDay } from '#shared/assistant/profile-hours.ts';
import type { Service } from '#shared/profile/hours.ts';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import { proposeChange, type StoredProfile } from './profile-proposal.ts';

const SCREEN = 'profileHours';
export const WHICH_HOURS = 'Which days, and what hours? For example, “Monday to Friday, 11 AM to 9 PM.”';
const UNREAD = 'I couldn’t read those hours. Include the day and both times, like “Monday 11 AM to 9 PM.”';

type Week = Pick<RestaurantProfile, 'services' | 'closed_days'>;

/** "Change Monday to 11–9" sets the hours of those days. Other days keep theirs. */
export function changeHours(stored: StoredProfile, { proposals }: ProfileReading): Answer {
  const services = proposals.flatMap((each) => (each.field === 'services' ? [each.value] : []));
  const closed = proposals.flatMap((each) => (each.field === 'closed_days' ? [each.value] : []));
  const days = WEEKDAYS.filter(
    (day) => closed.includes(day) || services.some((service) => service.days.includes(day)),
  );
  if (days.length === 0 || services.some(({ closes }) => closes === null))
    return answer(UNREAD, { screen: SCREEN });
  const { profile } = stored;
  if ([...services, ...ofDays(profile.services, days)].some(isSpecial))
    return answer('You have named or seasonal hours on those days. Change them in your profile.', {
      screen: SCREEN,
    });
  const next: Week = {
    services: [...withoutDays(profile.services, days), ...services],
    closed_days: [...profile.closed_days.filter((day) => !days.includes(day)), ...closed],
  };
  const [before, after] = [inWords(profile, days), inWords(next, days)];
  if (before === after) return answer(`Your profile already has these hours: ${after}.`, { screen: SCREEN });
  const when = days.length === WEEKDAYS.length ? 'every day' : days.map(nameOf).join(', ');
  return proposeChange(stored, {
    text: `Change your hours on ${when}?`,
    title: `Hours on ${when}`,
    before,
    after,
    changes: { services: [...next.services], closed_days: [...next.closed_days] },
    screen: SCREEN,
  });
}

/** Hours that the profile keeps apart, such as lunch, the bar, or summer. */
const isSpecial = ({ name, season }: Service) => name !== '' || season !== null;
const ofDays = (services: readonly Service[], days: readonly Weekday[]) =>
  services.filter((service) => service.days.some((day) => days.includes(day)));

function withoutDays(services: readonly Service[], days: readonly Weekday[]): Service[] {
  return services
    .map((service) => ({ ...service, days: service.days.filter((day) => !days.includes(day)) }))
    .filter((service) => service.days.length > 0);
}

const nameOf = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

/** Formats "Monday 11:00–21:00, Tuesday Closed", with the hours once if all days have the same. */
function inWords(week: Week, days: readonly Weekday[]): string {
  const hours = days.map((day) => hoursOfDay(week, day));
  const [first = ''] = hours;
  if (days.length > 1 && hours.every((each) => each === first)) return `${first}, each day`;
  return days.map((day, at) => (days.length === 1 ? first : `${nameOf(day)} ${hours[at]}`)).join(', ');
}
