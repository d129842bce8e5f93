import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { clauseAround } from '../clauses/clause-around.ts';
import type { Span } from '../reader.ts';
import { BOOKING_WORDS, type BookingWords } from './booking-words.ts';
import { proposalAt, wordsBefore } from './passage.ts';
import type { ContactText } from './read-email.ts';

type Policy = keyof BookingWords;
type Found = Span & { policy: Policy; isCertain: boolean };

/** The strongest first: where two are said, it is the one that holds. */
const POLICIES: readonly Policy[] = ['not_taken', 'required', 'recommended', 'accepted'];
/** Holds for some guests or days only. */
const PARTLY =
  /\b(?:except|unless|only for|for (?:parties|groups|tables) of|for larger|for groups|parties of|larger parties|groups of|grupos de|groupes de|gruppi|gruppen|for \w+ tables|(?:los )?fin(?:es)? de semana|week-?ends?|fds|findes?|le we|wochenende|on weekends|fridays?|saturdays?|salvo|sauf|tranne|außer|ab \d+ personen|a partir de \d+|more than \d+|fewer than|under \d+|same[- ]day|at the bar|for brunch|for dinner|for lunch|patio|terrace)\b/;
const FOR_GROUPS =
  /\b(?:for (?:parties|groups|tables) (?:of|over|above)|for larger|for groups|parties of|larger parties|groups of|grupos de|groupes de|gruppi|gruppen|for \w+ tables|ab \d+ personen|more than \d+|fewer than|under \d+|same[- ]day|at the bar)\b/;
const UNREAL =
  /\b(?:used to|want|would like|let (?:people|guests|customers)|so (?:people|guests|customers)|button|link|form|add|feature|website should|don't (?:say|mention|write)|do not (?:say|mention|write)|thinking|considering|soon|boton|bouton|pulsante|knopf|no digas|quiero|queremos|voudrais|vorrei|mochte)\b/;
const DENIED =
  /\b(?:not|no|never|don't|do not|don't need|isn't|aren't|without|pas|sin|non|keine?|nicht)\s(?:\p{L}+\s){0,2}$/u;

/** "Do you take reservations?" says nothing yet. */
const ASKED =
  /^[>\s¿"-]{0,4}(?:do|does|can|could|is|are|should|must|se puede|hay que|teneis|tienen|faut-il|peut-on|prenez|est-ce|si puo|bisogna|si prenota|kann|muss|nehmt|nehmen sie)(?![a-z])/;

function isQuestion(folded: string, { start, end }: Span): boolean {
  return /^[^.!\n]{0,24}\?/.test(folded.slice(end - 1, end + 24)) && ASKED.test(folded.slice(start, end));
}

function find({ free, folded }: ContactText): Found[] {
  return BOOKING_WORDS.flatMap((words) =>
    POLICIES.flatMap((policy) =>
      [...folded.matchAll(new RegExp(words[policy].source, 'gu'))].flatMap(({ 0: said, index }) => {
        const end = index + said.trimEnd().length;
        const before = wordsBefore(folded, index, 40);
        if (UNREAL.test(before)) return [];
        const clause = clauseAround(free, { start: index, end });
        if (isQuestion(folded, clause)) return [];
        const isPart = PARTLY.test(folded.slice(clause.start, clause.end)) || DENIED.test(before);
        /* "recommended on weekends" is recommended, "required on Sundays" is not always so. */
        const isHeld =
          (policy === 'recommended' || policy === 'accepted') &&
          !FOR_GROUPS.test(folded.slice(clause.start, clause.end));
        return [{ ...clause, policy, isCertain: DENIED.test(before) ? false : isHeld || !isPart }];
      }),
    ),
  );
}

function words({ folded }: ContactText, { start, end }: Span): string {
  return folded.slice(start, end);
}

/** Whether tables are booked, with the owner's words; what is denied stays denied. */
export function readBooking(text: ContactText): ProfileProposal[] {
  const all = find(text);
  /* "Book on Resy. No reservations for parties over 8": of groups alone. */
  const ofAll = all.filter((said) => said.policy !== 'not_taken' || !FOR_GROUPS.test(words(text, said)));
  const found = ofAll.some((said) => said.policy !== 'not_taken') ? ofAll : all;
  const policy = POLICIES.find((one) => found.some((said) => said.policy === one));
  if (policy === undefined) return [];
  const isDenied =
    policy === 'not_taken' &&
    found.some(
      (said) => said.policy !== 'not_taken' && !isWithin(said, found) && !isWalkIn(text.folded, said),
    );
  const chosen = found.filter((said) => said.policy === policy).sort((a, b) => a.start - b.start);
  return joined(chosen).map(({ isCertain, ...span }) =>
    proposalAt(text.source, span, {
      field: 'booking',
      value: { policy, note: text.source.slice(span.start, span.end).replace(/\s+/g, ' ').slice(0, 300) },
      isCertain: isCertain && !isDenied,
    }),
  );
}

/** The first passage, with those of the same policy that follow at once: "No reservations, walk-ins only". */
function joined(chosen: readonly Found[]): Found[] {
  const [first, ...others] = chosen;
  if (first === undefined) return [];
  let { end } = first;
  for (const one of others) if (one.start <= end + 3) end = Math.max(end, one.end);
  return [{ ...first, end }];
}

/** Who comes without a table booked denies no "no reservations". */
function isWalkIn(folded: string, { start, end }: Span): boolean {
  const words = folded.slice(start, end);
  return /walk[- ]?ins?/.test(words) && !/reserv|book/.test(words);
}

/** "we don't take reservations" also holds the words of "take reservations". */
function isWithin({ start, end }: Span, found: readonly Found[]): boolean {
  return found.some((one) => one.policy === 'not_taken' && start < one.end && one.start < end);
}
