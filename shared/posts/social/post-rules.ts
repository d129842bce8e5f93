import type { SocialPlatform } from './social-platforms.ts';

/** `most`: the platform’s limit. `advised`: the recommendation of the platform or of studies. */
type HashtagRule = { most: number; advised: number; note: string };

/** A platform’s rules for posts. Characters are UTF-16 units, as platforms count. */
export type PostRule = {
  /** The most characters of a post with hashtags; for an email, of the body. */
  maxCharacters: number;
  /** Characters that a phone shows before "more"; null if it shows all. Depends on font and device. */
  visibleCharacters: number | null;
  hashtags: HashtagRule;
  /** The platform rejects posts with phone numbers in the text. */
  refusesPhones?: true;
  /** The platform’s own guidelines for posts. */
  notes: readonly string[];
  source: string;
  asOf: string;
};

const READ_ON = '2026-11-22';

/** The most characters of a subject that a phone’s inbox shows. */
export const SUBJECT_CHARACTERS = 50;

/** Platform limits as dated data. They change without notice. */
export const POST_RULES: Readonly<Record<SocialPlatform, PostRule>> = {
  facebook: {
    maxCharacters: 63_206,
    visibleCharacters: 477,
    hashtags: { most: 30, advised: 2, note: 'Hashtags don’t add much on Facebook. Use one or two.' },
    notes: [],
    source: 'socialk.it, Facebook post size (verified June 2026); charactercounter.com',
    asOf: READ_ON,
  },
  instagram: {
    maxCharacters: 2_200,
    visibleCharacters: 125,
    hashtags: {
      most: 5,
      advised: 4,
      note: 'Instagram has limited posts to five hashtags since December 2025.',
    },
    notes: ['Guests can’t tap links in a caption.'],
    source: 'countcharacters.net (2026); Instagram’s announcement of 2025-12-18 at socialsamosa.com',
    asOf: READ_ON,
  },
  tiktok: {
    maxCharacters: 2_200,
    visibleCharacters: 100,
    hashtags: { most: 5, advised: 3, note: 'Use up to five hashtags about what the image shows.' },
    notes: ['TikTok removes line breaks from captions posted through other apps.'],
    source: 'docs.zernio.com/platforms/tiktok; ayrshare.com/docs (TikTok); visible part: our estimate',
    asOf: READ_ON,
  },
  google_business: {
    maxCharacters: 1_500,
    visibleCharacters: 100,
    hashtags: { most: 0, advised: 0, note: 'Hashtags don’t work on Google.' },
    refusesPhones: true,
    notes: ['Google rejects posts with phone numbers. Use the Call button instead.'],
    source: 'lettercounter.org (2026); ayrshare.com/docs (Google Business Profile)',
    asOf: READ_ON,
  },
  email: {
    maxCharacters: 5_000,
    visibleCharacters: null,
    hashtags: { most: 0, advised: 0, note: 'Hashtags don’t work in email.' },
    notes: [
      'US law requires your mailing address and a way to unsubscribe in every marketing email (CAN-SPAM).',
    ],
    source:
      'FTC, CAN-SPAM Act: A Compliance Guide for Business. The lengths are our recommendation for phones',
    asOf: READ_ON,
  },
  sms: {
    maxCharacters: 160,
    visibleCharacters: null,
    hashtags: { most: 0, advised: 0, note: 'Hashtags don’t work in text messages.' },
    notes: ['Text only guests who agreed to texts. Include opt-out instructions in every text.'],
    source: '3GPP TS 23.040: 160 units of GSM-7 in one segment',
    asOf: READ_ON,
  },
};
