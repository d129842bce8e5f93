import type { OwnerRecord } from '#functions/platform/ai/website-facts.ts';
import type { Diet } from '#shared/domain/diets.ts';
import { type Chooser, createChooser } from '../chooser.ts';
import { readAvoidedWords } from './avoided-words.ts';
import { type HoursReading, readHours } from './hours/read-hours.ts';
import type { MenuEntry } from './menu-entry.ts';
import { type OwnerText, plainLine, readOwnerText } from './owner-text.ts';
import { readContact } from './read-contact.ts';
import { type CuisineReading, readCuisine } from './read-cuisine.ts';
import { readDiets } from './read-diets.ts';
import { type FeatureReading, readFeatures } from './read-features.ts';
import { readMenu } from './read-menu.ts';
import { readPlace, readSince, readVenue } from './read-setting.ts';
import { readTone, type Tone } from './read-tone.ts';

/** Everything the owner said, as facts that copy can be written from. */
export type Brief = CuisineReading &
  FeatureReading & {
    /** For use in sentences: plain text, at most 60 characters. */
    name: string;
    /** What the page is called, likewise; often the same. */
    siteName: string;
    menu: readonly MenuEntry[];
    hours: HoursReading;
    /** As the owner named it, such as "trattoria"; empty when not said. */
    venue: string;
    /** "in Trastevere", "by the harbour"; empty when not said. */
    place: string;
    /** The year as written; empty when not said. */
    since: string;
    tone: Tone;
    /** Kept by the whole kitchen. */
    diets: readonly Diet[];
    /** The restaurant's record first, else the owner's words; empty when neither says. */
    address: string;
    phone: string;
    choose: Chooser;
    /** Words that would contradict what the owner said. */
    avoided: readonly RegExp[];
  };

const LONGEST_NAME = 60;

/** Cut between graphemes, so that no emoji or accent is torn. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let short = '';
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (short.length + segment.length > longest - 1) break;
    short += segment;
  }
  return `${short.trimEnd()}…`;
}

/** Texts among the content preferences ("cuisine": "Thai") are the owner's words like any other. */
function preferenceText(preferences: Record<string, unknown>): string {
  const texts = Object.values(preferences).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return texts
    .filter((value) => typeof value === 'string')
    .join('\n')
    .slice(0, 2_000);
}

function textOf(facts: OwnerRecord): OwnerText {
  return readOwnerText(`${facts.requirements.slice(0, 5_000)}\n${preferenceText(facts.contentPreferences)}`);
}

/** Reads the facts once; pure, and the same for the same facts. */
export function readBrief(facts: OwnerRecord): Brief {
  const text = textOf(facts);
  const fullName = plainLine(facts.restaurantName) || plainLine(facts.websiteName);
  const menu = readMenu(text);
  const cuisine = readCuisine(text, fullName, menu);
  const features = readFeatures(text);
  const contact = readContact(facts.requirements);
  return {
    ...cuisine,
    ...features,
    name: fullName === '' ? 'The house' : shortened(fullName, LONGEST_NAME),
    siteName: shortened(plainLine(facts.websiteName) || fullName || 'us', LONGEST_NAME),
    menu,
    hours: readHours(text),
    venue: readVenue(text, fullName),
    place: readPlace(text),
    since: readSince(text),
    avoided: readAvoidedWords(text, features),
    tone: readTone(text, cuisine.cuisine),
    diets: readDiets(text, features),
    address: (plainLine(facts.address ?? '') || contact.address).slice(0, 160),
    phone: (plainLine(facts.phone ?? '') || contact.phone).slice(0, 40),
    choose: createChooser(`${facts.seed}\u0000${facts.restaurantName}\u0000${facts.websiteName}`),
  };
}
