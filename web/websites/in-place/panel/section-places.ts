import { SECTION_NAMES, type SectionName } from '#shared/site/site-content.ts';
import { placeHidden } from './place-hidden.ts';

const USUAL_ORDER: readonly SectionName[] = SECTION_NAMES.filter((name) => name !== 'hero');

const keyOf = (websiteId: string) => `section-places/${websiteId}`;

/** For browsers that refuse storage: until the page is left. */
const kept = new Map<string, string>();

/** All sections of a website, hidden ones where they last stood in this browser, else where they usually stand. */
export function sectionPlaces(websiteId: string): readonly SectionName[] {
  const words = readPlaces(websiteId).split(',');
  const known = words.flatMap((word) => USUAL_ORDER.filter((name) => name === word));
  return placeHidden([...new Set(known)], USUAL_ORDER);
}

/** The content lists only the sections that are shown, so the places of the others are kept here, beyond a reload. */
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
