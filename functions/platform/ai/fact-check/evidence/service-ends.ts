import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

type Service = RestaurantProfile['services'][number];

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A kitchen that serves until ten, in a house that does until eleven: either is said. */
const SEATING =
  /(?<![a-z])(?:last (?:seating|order|table|call|sitting|reservation|booking|food|dish)|final (?:seating|order)|kitchen|serv|cook|seat|food|ultim[oa]s? (?:pedido|comanda|mesa|reserva|turno|ordin|prenot|tavol)|cocina|derni(?:er|ere)s? (?:commande|service|table|reservation)|cuisine|cucina|letzte[nr]? (?:bestell|tisch|reserv)|kuche|essen)/;
/** The words that are said of the last orders alone. */
const LAST =
  /(?<![a-z])(?:last|final|ultim[oa]s?|derni(?:er|ere)s?|letzte[nr]?) (?:seating|order|table|call|sitting|reservation|booking|food|dish|pedido|comanda|mesa|reserva|turno|ordin|prenot|tavol|commande|service|bestell|tisch)/;

/** The end of a service that a time is said of: of its last orders beside their words, of the house elsewhere. */
export function endsOf(
  { closes, last_seating }: Pick<Service, 'closes' | 'last_seating'>,
  words: string,
): number[] {
  const ends = LAST.test(words)
    ? [last_seating ?? closes]
    : SEATING.test(words)
      ? [closes, last_seating]
      : [closes ?? last_seating];
  return ends.flatMap((time) => (time === null ? [] : [minutesOf(time)]));
}
