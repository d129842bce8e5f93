import type { UnmeasuredReason } from '#functions/grader/page-facts/page-reading.ts';
import type { PlaceAnswer } from '#functions/grader/places/place-finder.ts';
import { type Gathered, isInOtherLanguage, isShell, isUnread, pageOf } from './gathered.ts';

const NOT_LET_IN: Readonly<Record<Exclude<UnmeasuredReason, 'name_lookup'>, string>> = {
  sign_in: 'it asks for a password',
  forbidden: 'it blocks automated visits',
  rate_limited: 'it limits how often we can visit',
  captcha: 'it asks visitors to prove they’re human',
};

function notMeasured(reason: UnmeasuredReason): string {
  if (reason === 'name_lookup')
    return 'We couldn’t find your website’s server, so we couldn’t check your website. This doesn’t affect your score. Try again later.';
  return `We couldn’t access your website (${NOT_LET_IN[reason]}), so we couldn’t check it. Guests can probably still see it. This doesn’t affect your score.`;
}

const OF_GOOGLE: Readonly<Partial<Record<PlaceAnswer['outcome'], string>>> = {
  off: 'We didn’t check Google, so your rating, reviews, and photos aren’t included.',
  unavailable: 'Google didn’t respond, so we couldn’t check your rating, reviews, and photos.',
  none: 'We couldn’t find a restaurant with this name and location on Google.',
  unsure:
    'Google lists a restaurant with this name, but the address, phone number, and website don’t match yours. Add your address and phone number to your profile.',
};

/** Returns the final host if redirects led to another one than requested. */
function hostLedTo({ reading, address = '' }: Gathered): string | undefined {
  if (reading?.outcome !== 'read') return undefined;
  const hostOf = (url: string) => URL.parse(url)?.host.replace(/^www\./, '');
  const [asked, reached] = [hostOf(address), hostOf(reading.transfer.url)];
  const isSame = asked === undefined || reached === undefined || asked === reached;
  return isSame || reached.endsWith(`.${asked}`) || asked.endsWith(`.${reached}`) ? undefined : reached;
}

/** Explains what makes a grade less certain, one sentence each. `readAt`: when the page was read, if earlier. */
export function notesOf(gathered: Gathered, readAt: string | undefined): string[] {
  const { reading, place, networkPage, isPublishedHere, address } = gathered;
  const notes: string[] = [];
  if (isPublishedHere)
    notes.push(`You didn’t enter a website, so we graded the one you published here: ${address}`);
  const elsewhere = hostLedTo(gathered);
  if (elsewhere !== undefined)
    notes.push(`Your website address redirects to ${elsewhere}, so we graded that website.`);
  if (networkPage !== undefined)
    notes.push(
      `This link goes to your ${networkPage.network} profile, which doesn’t count as your own website.`,
    );
  if (reading?.outcome === 'not_measured') {
    notes.push(notMeasured(reading.reason));
  }
  if (reading?.outcome === 'failed')
    notes.push(
      reading.reason === 'placeholder'
        ? 'We couldn’t find a restaurant website at this URL, so we couldn’t check your menu, social accounts, or address.'
        : 'We couldn’t load your page, so we couldn’t check your menu, social accounts, or address.',
    );
  if (isUnread(reading) && readAt !== undefined)
    notes.push(`We used the copy of your page that we saved on ${readAt.slice(0, 10)}.`);
  const page = pageOf(gathered);
  if (page !== undefined && isShell(page))
    notes.push('Your website needs JavaScript to load, so we couldn’t see all of it.');
  if (page?.isPartlyRead === true) notes.push('Your page is very long, so we only checked the first part.');
  if (page !== undefined && isInOtherLanguage(page))
    notes.push('Your website is in a language we don’t fully support, so some results may be missing.');
  const ofGoogle = OF_GOOGLE[place.outcome];
  return ofGoogle === undefined ? notes : [...notes, ofGoogle];
}
