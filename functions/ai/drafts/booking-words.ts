/** Statements in five languages that a restaurant which takes reservations makes, wherever the owner said so. */
export const BOOKING_WORDS = [
  'Book a table. Reserve. Reservations. Tisch reservieren. Réserver, réservations. Prenotare, prenotazioni. Reserva, reservas.',
];
