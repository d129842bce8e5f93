import type { Weekday } from '#shared/site/site-content.ts';
import type { SocialPlatform } from './social-platforms.ts';

/** The best times to post per platform, as dated data. They are habits of readers, not rules. */
export type PostingDays = {
  /** Best day first, at most as many as posts per week. */
  days: readonly Weekday[];
  /** `HH:MM` in the restaurant’s time zone. */
  time: string;
  /** The reason for this time, in one sentence for owners. */
  why: string;
  /** The reason for days that `why` doesn’t fit. */
  whyOn?: Partial<Record<Weekday, string>>;
  source: string;
  asOf: string;
};

const READ_ON = '2026-11-22';
const COMSCORE = 'Comscore, Best Times to Post on Social: Food and Grocery Brands';
const OWN = 'Our recommendation';

export const POSTING_DAYS: Readonly<Record<SocialPlatform, PostingDays>> = {
  facebook: {
    days: ['wednesday', 'friday', 'monday'],
    time: '11:00',
    why: 'Food posts on Facebook get the most views just before noon on weekdays.',
    source: COMSCORE,
    asOf: READ_ON,
  },
  instagram: {
    days: ['thursday', 'friday', 'tuesday'],
    time: '14:30',
    why: 'Food posts on Instagram get the most engagement on Thursday and Friday in the early afternoon.',
    whyOn: { tuesday: 'Early in the week, spaced out from your Thursday and Friday posts.' },
    source: COMSCORE,
    asOf: READ_ON,
  },
  tiktok: {
    days: ['thursday', 'sunday'],
    time: '17:00',
    why: 'Late afternoon, when people decide where to have dinner.',
    source: OWN,
    asOf: READ_ON,
  },
  google_business: {
    days: ['thursday', 'monday'],
    time: '10:00',
    why: 'Google shows a post for about a week, so this one covers the weekend.',
    whyOn: { monday: 'Google shows a post for about a week, so this one goes out at the start of the week.' },
    source: 'docs.zernio.com/platforms/google-business (posts are shown for about 7 days)',
    asOf: READ_ON,
  },
  email: {
    days: ['wednesday'],
    time: '10:00',
    why: 'Early enough for weekend plans, but late enough to remember.',
    source: OWN,
    asOf: READ_ON,
  },
  sms: {
    days: ['thursday'],
    time: '16:00',
    why: 'Before people choose dinner, and within legal texting hours everywhere.',
    source: OWN,
    asOf: READ_ON,
  },
};
