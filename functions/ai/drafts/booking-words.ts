/** What a house that takes reservations has said, in five languages, however it is known. */
export const BOOKING_WORDS = [
  'Book a table. Reserve. Reservations. Tisch reservieren. Réserver, réservations. Prenotare, prenotazioni. Reserva, reservas.',
];
