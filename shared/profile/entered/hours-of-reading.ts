import { isOfDay } from '#shared/profile/menu-lines/hours-words.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

export type HoursReading = {
  /** Undefined if no weekly hours were found. */
  week: Pick<RestaurantProfile, 'services' | 'closed_days'> | undefined;
  /** Words that aren’t part of the hours. */
  unread: string[];
};

type Words = { words: string; start: number; end: number };
type OfService = Extract<ProfileProposal, { field: 'services' }>;

/** Of a service. */
const LONGEST_NOTE = 160;

/**
 * The hours in a text that the owner entered as opening hours. A remark, such as "(kitchen until 9)", is a note of the
 * services before it. Likely hours are shown for review too. Closed days alone, beside words that weren’t read, are
 * no week.
 */
export function hoursOfReading({ proposals }: ProfileReading, text: string): HoursReading {
  const ofWeek = proposals.filter(({ field }) => field === 'services' || field === 'closed_days');
  const certain = ofWeek.filter(({ confidence }) => confidence === 'certain');
  const isRead = ({ start, end }: ProfileProposal) =>
    certain.some((each) => each.start < end && each.end > start);
  const read = ofWeek.filter((each) => each.confidence === 'certain' || !isRead(each));
  const services = read.filter((each): each is OfService => each.field === 'services');
  const closed_days = read.flatMap((each) => (each.field === 'closed_days' ? [each.value] : []));
  const outside = wordsOutside(text, read);
  const remarks = outside.filter(
    (each) => isRemark(each, proposals) && services.some(isAbout(each, { text, services })),
  );
  const unread = outside.filter((each) => !remarks.includes(each)).map(({ words }) => words);
  const isWeek = services.length > 0 || (read.length > 0 && unread.length === 0);
  const noted = services.map((service) => {
    const notes = remarks.filter((each) => isAbout(each, { text, services })(service)).map(plainWords);
    const note = [service.value.note, ...notes].filter((each) => each !== '').join(', ');
    return { ...service.value, note: note.slice(0, LONGEST_NOTE) };
  });
  return {
    week: isWeek ? { services: noted, closed_days: [...new Set(closed_days)] } : undefined,
    unread,
  };
}

function wordsOutside(text: string, read: readonly ProfileProposal[]): Words[] {
  const left = read.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '\n'.repeat(end - start) + rest.slice(end),
    text,
  );
  return [...left.matchAll(/[^\n]+/g)].flatMap(({ 0: part, index }) => {
    const words = part.replace(/^[\s,.;:|)–—-]+|[\s,.;:|–—-]+$/g, '');
    const start = index + part.indexOf(words);
    return /[\p{L}\d]/u.test(words) ? [{ words, start, end: start + words.length }] : [];
  });
}

const plainWords = ({ words }: Words): string => words.replace(/^\(|\)$/g, '');

/** In brackets, or the end of the kitchen: without days, and with one time at most. */
function isRemark({ words, start, end }: Words, proposals: readonly ProfileProposal[]): boolean {
  const isOfHours = proposals.some(
    (each) =>
      each.field === 'hours_text' &&
      each.start < end &&
      each.end > start &&
      each.words.length >= words.length,
  );
  const times = words.match(/\d+(?:[:.h]\d+)?/g)?.length ?? 0;
  return (/^\([^()]*\)$/.test(words) || isOfHours) && times < 2 && !isOfDay(words);
}

/** Whether a remark is about a service: the services just before it, or all of them if it begins a line below. */
function isAbout({ start }: Words, { text, services }: { text: string; services: readonly OfService[] }) {
  const before = services.filter(({ end }) => end <= start);
  const last = before.reduce((latest, { start: at }) => Math.max(latest, at), -1);
  const end = Math.max(...before.map((each) => each.end));
  const isOfAll = before.length === services.length && text.slice(end, start).includes('\n');
  return (service: OfService): boolean => before.includes(service) && (isOfAll || service.start === last);
}
