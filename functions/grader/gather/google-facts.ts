import type { PageFacts } from '#functions/grader/page-facts/read-page-facts.ts';
import type { Place } from '#functions/grader/places/place-finder.ts';
import type { GraderFact, GraderFacts } from '#shared/grader/grader-facts.ts';
import { absent, firstSeen, type Gathered, notMeasured, pageOf, seen, unseen } from './gathered.ts';

type GoogleRule = Extract<keyof GraderFacts, `google_${string}`>;

/** Uses Google's data if Google was asked, or else what the page tells Google. */
export function googleFacts(gathered: Gathered): Record<GoogleRule, GraderFact> {
  const place = gathered.place.outcome === 'found' ? gathered.place.place : undefined;
  const page = pageOf(gathered);
  return {
    google_profile: profileAt(gathered, place),
    google_address: said(place?.address) ?? proved(page, 'address') ?? unseen(gathered),
    google_phone: said(place?.phone) ?? proved(page, 'telephone') ?? unseen(gathered),
    google_hours: said(place?.hours.join('; ')) ?? dataOf(page, 'hours') ?? unseen(gathered),
    google_structured_data: structuredData(page) ?? unseen(gathered),
    ...ratings(place),
  };
}

function profileAt(gathered: Gathered, place: Place | undefined): GraderFact {
  const { googleBusinessUrl, profile } = gathered;
  if (place !== undefined)
    return seen({ value: 'profile', snippet: place.mapsUrl || place.name, source: 'google' });
  if (isGoogleProfile(googleBusinessUrl)) {
    const isOwn = profile.links.some(({ url }) => url === googleBusinessUrl);
    return seen({ value: 'profile', snippet: googleBusinessUrl, source: isOwn ? 'profile' : 'call' });
  }
  const map = firstSeen(pageOf(gathered)?.maps, 'map');
  if (map !== undefined) return map;
  if (gathered.place.outcome === 'unsure') return notMeasured('google');
  return gathered.place.outcome === 'none' ? absent('google') : unseen(gathered);
}

const GOOGLE_ADDRESS =
  /^(?:https?:\/\/)?(?:(?:[a-z]{1,20}\.)?google\.[a-z.]{2,6}\/|g\.page\/|goo\.gl\/|maps\.app\.goo\.gl\/|share\.google\/)/i;

export function isGoogleProfile(url: string): boolean {
  return GOOGLE_ADDRESS.test(url.trim());
}

function said(text = ''): GraderFact | undefined {
  return text === '' ? undefined : seen({ snippet: text, source: 'google' });
}

/** An `address` element, a link to call, or structured data. */
function proved(page: PageFacts | undefined, what: 'address' | 'telephone'): GraderFact | undefined {
  const marked = what === 'address' ? page?.addresses : page?.phones;
  return firstSeen(marked) ?? dataOf(page, what);
}

function dataOf(
  page: PageFacts | undefined,
  what: 'address' | 'telephone' | 'hours',
): GraderFact | undefined {
  const said = page?.structuredData.first.map(({ value }) => value[what]).find((text) => text);
  return said === undefined ? undefined : seen({ snippet: said, source: 'page' });
}

function structuredData(page: PageFacts | undefined): GraderFact | undefined {
  const items = page?.structuredData.first ?? [];
  const complete = items.find(({ value }) => value.address !== undefined && value.hours !== undefined);
  if (complete !== undefined) return seen({ value: 'complete', snippet: complete.snippet, source: 'page' });
  return firstSeen(page?.structuredData, 'partial');
}

/** Only Google knows ratings. */
function ratings(place: Place | undefined) {
  const count = (value: number | null | undefined, what: string) => {
    if (value === undefined) return notMeasured('google');
    const isNone = value === null || value === 0;
    return isNone ? absent('google') : seen({ value, snippet: `${value} ${what}`, source: 'google' });
  };
  return {
    google_rating: count(place?.rating, 'of 5 stars'),
    google_reviews: count(place?.reviews, 'reviews'),
    google_photos: count(place?.photos, 'photos'),
  } satisfies Partial<Record<GoogleRule, GraderFact>>;
}
