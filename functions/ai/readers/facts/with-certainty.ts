import type { ProfileProposal } from '#shared/profile/profile-reading.ts';

type Text = { folded: string };

const DENIES =
  /^(?:we |nous |on |wir )?(?:no|not|non|ne|nur|only|solo|sin|sans|pas|senza|kein|nicht|do not|don't|walk)/;
const LONGEST_ACCESS = 60;

/** The facts whose form is regular stay certain; the others are only proposed. Pure. */
export function withCertainty(text: Text, facts: readonly ProfileProposal[]): ProfileProposal[] {
  return facts.map((fact) => (fact.confidence === 'likely' || isRegular(text, fact) ? fact : unsure(fact)));
}

/** Kinds of facts that are not asked have a form that nothing else has, or are the owner's own words. */
function isRegular(text: Text, fact: ProfileProposal): boolean {
  const said = text.folded.slice(fact.start, fact.end);
  switch (fact.field) {
    case 'booking':
      return fact.value.policy !== 'not_taken' || DENIES.test(said);
    case 'access':
      return said.length <= LONGEST_ACCESS && !/[?(]/.test(said);
    default:
      return true;
  }
}

/** How to get in is the owner's words anyway: they only stand among the notes. */
function unsure(fact: ProfileProposal): ProfileProposal {
  const { field, value, start, end, words } = fact;
  if (field !== 'access') return { ...fact, confidence: 'likely' };
  return { field: 'house_notes', value: { text: value }, confidence: 'certain', start, end, words };
}
