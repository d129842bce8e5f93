import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { foldText } from '../text/fold-text.ts';

const DAY =
  /(?<![a-z])(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ados?)?|dom(?:ingos?)?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|m[oi]|d[io]|fr|s[ao])(?![a-z])/;
/** Closed, in five languages. */
const CLOSED =
  /(?<![a-z])(?:clos|shut|cerr|cierr|descans|vacacion|ferm|conge|chius|chiud|ferie|geschlossen|betriebs|urlaub|ruhetag|zu(?![a-z]))/;
/** Parts of the year, which take the hours beside them from the rest of it. */
const SEASON =
  /(?<![a-z])(?:summer|winter|spring|autumn|season|verano|invierno|temporada|ete|hiver|saison|estate|estiv[oi]|invernale?|inverno|stagione|sommer|herbst|jan(?:uar[iy]?|vier)?|ene(?:ro)?|gennaio|feb(?:ruar[iy]?|rero|braio)?|fevrier|mar(?:ch|zo|s)|marz|apr(?:il|ile)?|abril|avril|ma[iy](?:o|ggio)?|jun[ie]?|junio|juin|giugno|jul[iy]?|julio|juillet|luglio|aug(?:ust)?|agosto|aout|sep(?:t(?:ember|embre|iembre)?)?|settembre|o[ck]t(?:ober|obre|ubre)?|ottobre|nov(?:ember|embre|iembre)?|de[cz](?:ember|embre)?|dicembre|diciembre|easter|ostern|pascua|pasqua|paques)(?![a-z])/;
/** What follows the hours and takes them back: "… zu", "… closed". */
const TAKEN_BACK = /^\s?(?:closed|shut|zu|geschlossen|cerrad[oa]s?|ferme|chius[oi]|no|not|nicht)(?![a-z])/;
const NEAR = 60;
const FEWEST_DAYS = 2;
const MOST_DAYS = 6;
/** The day of a date: months alone come back each year. */
const DATED = /(?<![\d.:])\d{1,2}(?!\d|[.:]\d\d)/;

type Dated = ProfileProposal & { field: 'dated_hours' };
type Placed = ProfileProposal & { field: 'address' };
type Served = ProfileProposal & { field: 'services' };

/** "Closed Jan 7 for stocktaking": the words give the dates, and that nothing is served then. */
function isDatedRest(folded: string, { value, start, end }: Dated): boolean {
  const words = folded.slice(start, end);
  return value.services.length === 0 && CLOSED.test(words) && DATED.test(words);
}

/** "Dinner Tuesday through Saturday 5:00 to 9:30": days by their names and both ends, of no part of the year. */
function isWeek(folded: string, { value, start, end }: Served): boolean {
  const { days, closes, season } = value;
  const words = folded.slice(start, end);
  const before = folded.slice(Math.max(0, start - NEAR), start);
  const after = folded.slice(end, end + NEAR);
  const line = `${before.slice(before.lastIndexOf('\n') + 1)} ${words} ${after.split(/[.\n]/)[0] ?? ''}`;
  return (
    days.length >= FEWEST_DAYS &&
    days.length <= MOST_DAYS &&
    closes !== null &&
    season === null &&
    DAY.test(words) &&
    !SEASON.test(line) &&
    !TAKEN_BACK.test(after)
  );
}

/** "Reservas al 341 555-0162", "Réservation obligatoire : …": how it is done, or that it has to be. */
const BOOKED =
  /^(?:las |les |le |table |tisch)?(?:reserv(?:as?|ation|ations|ierung|ierungen|acion|aciones)|bookings?|prenotazion[ei]|resas?)(?:\s?:|\s(?:al|allo|au|a|unter|on|at|by|per|por|tel\.?|telefon|whatsapp|whats|via|sur|su|nur|only|solo|tambien)){0,3}[^a-z\d]{0,3}\(?\d[\d ()./-]{5,}$|^(?:las |les )?(?:reserv(?:as?|ation|ations|ierung|acion)|bookings?|prenotazion[ei])\s?:?\s(?:obligatoire|obligatoria|indispensable|imprescindible|essential|required|necessari[ae]|obbligatori[ae]|erforderlich|erwunscht|empfohlen)$/;

/** "Entrée de plain-pied par la cour", "Ascensore" */
const GETS_IN =
  /(?<![a-z])(?:wheelchairs?|step[- ]free|no steps?|ramp|lift|elevator|level (?:access|entrance)|accessible (?:wc|toilets?|entrance|restroom)|plain[- ]pied|ascenseur|fauteuils?|rampe|ascensore|gradini|sedia a rotelle|carrozzin[ae]|accessibile|rollstuhl[a-z]*|barrierefrei|ebenerdig|aufzug|stufen(?:los|frei)?|sillas? de ruedas|adaptad[oa]s?|accesible|ascensor|escalones)(?![a-z])/;
const LONGEST_ACCESS = 90;
const LABEL =
  /(?:address|adresse|direccion|domicilio|ubicacion|indirizzo|anschrift|location|straße\/nr\.?)[^\n:.]{0,40}[:=]\s*$/;

/** A street behind the word for it. Numbers alone leave doubt: others' houses have some, too. */
function isLabeled(folded: string, { value, start }: Placed): boolean {
  return value.street !== '' && LABEL.test(folded.slice(Math.max(0, start - NEAR), start));
}

/** "@azotea.comal", "…/reservieren" */
const OWN_LINK = /^@|\/(?:book(?:ings?)?|reserv[a-z]*|reservieren|tisch|table|tables|prenota[a-z]*)\/?$/i;

/** Money, hours and questions: then something else is said besides. */
const MORE_THAN_ACCESS = /[$€£?]|\d[.,:]\d\d/;

/** Short words on how to get in, and on nothing else. */
function isAccess(access: string): boolean {
  if (access.length > LONGEST_ACCESS) return false;
  const said = foldText(access);
  return GETS_IN.test(said) && !MORE_THAN_ACCESS.test(said);
}

/** Facts of which the words themselves leave no doubt, so that nothing around them is asked. */
export function isPlainlySaid(folded: string, fact: ProfileProposal): boolean {
  if (fact.field === 'dated_hours') return isDatedRest(folded, fact);
  if (fact.field === 'address') return isLabeled(folded, fact);
  if (fact.field === 'services') return isWeek(folded, fact);
  if (fact.field === 'booking') return BOOKED.test(foldText(fact.value.note).replace(/[.!]+$/, ''));
  if (fact.field === 'links') return OWN_LINK.test(fact.value.typed);
  return fact.field === 'access' && isAccess(fact.value);
}
