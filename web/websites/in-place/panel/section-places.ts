import { SECTION_NAMES, type SectionName } from '#shared/site/site-content.ts';
import { placeHidden } from './place-hidden.ts';

const USUAL_ORDER: readonly SectionName[] = SECTION_NAMES.filter((name) => name !== 'hero');

const keyOf = (websiteId: string) => `section-places/${websiteId}`;

/** For browsers without storage, kept until the page closes. */
const kept = new Map<string, string>();

/** All sections of a website. Hidden ones are at their last position in this browser, or at their default. */
export function sectionPlaces(websiteId: string): readonly SectionName[] {
  const words = readPlaces(websiteId).split(',');
  const known = words.flatMap((word) => USUAL_ORDER.filter((name) => name === word));
  return placeHidden([...new Set(known)], USUAL_ORDER);
}

/** The content lists only visible sections, so the positions of the others are stored here. */
export function keepSectionPlaces(websiteId: string, places: readonly SectionName[]): void {
  kept.set(websiteId, places.join(','));
  try {
    localStorage.setItem(keyOf(websiteId), places.join(','));
  } catch {}
}

function readPlaces(websiteId: string): string {
  try {
    return localStorage.getItem(keyOf(websiteId)) ?? kept.get(websiteId) ?? '';
  } catch {
    return kept.get(websiteId) ?? '';
  }
}
