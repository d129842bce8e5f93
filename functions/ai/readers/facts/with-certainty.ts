import type { ProfileProposal } from '#shared/profile/profile-reading.ts';

type Text = { folded: string };

const DENIES =
  /^(?:we |nous |on |wir )?(?:no|not|non|ne|nur|only|solo|sin|sans|pas|senza|kein|nicht|do not|don't|walk)/;
const LONGEST_ACCESS = 60;

/** Keeps facts in a regular form certain, and marks the others as likely. Pure. */
export function withCertainty(text: Text, facts: readonly ProfileProposal[]): ProfileProposal[] {
  return facts.map((fact) => (fact.confidence === 'likely' || isRegular(text, fact) ? fact : unsure(fact)));
}

/** Only booking and access are checked: other facts have an unambiguous form or are the owner's own words. */
function isRegular(text: Text, fact: ProfileProposal): boolean {
  const written = text.folded.slice(fact.start, fact.end);
  switch (fact.field) {
    case 'booking':
      return fact.value.policy !== 'not_taken' || DENIES.test(written);
    case 'access':
      return written.length <= LONGEST_ACCESS && !/[?(]/.test(written);
    default:
      return true;
  }
}

/** Marks a fact as likely. An access fact becomes a note, in the owner's words. */
function unsure(fact: ProfileProposal): ProfileProposal {
  const { field, value, start, end, words } = fact;
  if (field !== 'access') return { ...fact, confidence: 'likely' };
  return { field: 'house_notes', value: { text: value }, confidence: 'certain', start, end, words };
}
