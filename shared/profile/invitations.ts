import { isRegularService } from '#shared/site/services.ts';
import type { Invitation } from './phrases/phrases.ts';
import { phrasesOf } from './phrases/phrases-of-language.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';
import { seatsGuests } from './takes-reservations.ts';

/** Words for dinner, in five languages. */
const DINNER =
  /(?<!\p{L})(?:dinners?|suppers?|evening menu|cenas?|cene|d[iî]ners?|(?:service|carte|menu) du soir|abendessen|abendkarte|abendmen[uü]|abends)(?!\p{L})/iu;
const DENIED_DINNER =
  /(?<!\p{L})(?:no|not|never|without|sin|pas de|sans|kein|keine|nicht|senza|niente|non) (?:\p{L}+ ){0,3}(?:dinners?|suppers?|cenas?|cene|cenamos|d[iî]ners?|abendessen|abends)(?!\p{L})|(?<!\p{L})(?:breakfast|brunch)(?: and | & |\/)(?:brunch|lunch) only/iu;
/** A restaurant that closes before this serves lunch or coffee. */
const EARLIEST_END_OF_DINNER = '20:00';

const RULES: Readonly<Record<NonNullable<Invitation['follows']>, (profile: RestaurantProfile) => boolean>> = {
  seats: seatsGuests,
  dinner: servesDinner,
};

/** Welcome lines whose conditions are met; none in unsupported languages. */
export function invitationsFor(profile: RestaurantProfile, language: string): readonly string[] {
  const invitations = phrasesOf(language)?.invitations ?? [];
  return invitations
    .filter(({ follows }) => follows === undefined || RULES[follows](profile))
    .map(({ text }) => text);
}

/** True if dinner is mentioned, or a restaurant with tables is open in the evening, and nothing contradicts it. */
function servesDinner(profile: RestaurantProfile): boolean {
  const { services, menus, house_notes, story, hours_text } = profile;
  const said = [...house_notes, ...story].map(({ text }) => text);
  if ([...said, hours_text].some((text) => DENIED_DINNER.test(text))) return false;
  if ([...services, ...menus].some(({ name }) => DINNER.test(name))) return true;
  return seatsGuests(profile) && services.filter(isRegularService).some(isEvening);
}

const isEvening = ({ opens, closes }: { opens: string; closes: string | null }): boolean =>
  closes !== null && (closes >= EARLIEST_END_OF_DINNER || closes < opens);
