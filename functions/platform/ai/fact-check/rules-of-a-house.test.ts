import { describe, expect, test } from 'vitest';
import { aProfile } from '#tests/builders/a-profile.ts';
import { kindsInPlain, kindsInPrinted } from '#tests/builders/kinds-in-printed.ts';
import { createFactCheck } from './create-fact-check.ts';

describe('what a house asks of its guests and makes itself', () => {
  test.each([
    ['en', 'Cats welcome.'],
    ['en', 'Dogs welcome in the dining room.'],
    ['en', 'Reservations required.'],
    ['en', 'Walk-ins only.'],
    ['en', 'Tip included.'],
    ['en', 'Pets are welcome inside.'],
    ['en', 'Bring your dog into the dining room.'],
    ['fr', 'Chiens acceptés en salle.'],
    ['de', 'Hunde dürfen mit in den Gastraum.'],
    ['en', 'Booking is essential.'],
    ['en', 'First come, first served.'],
    ['en', 'Reservations only.'],
    ['es', 'Solo con reserva.'],
    ['it', 'Prenotazione obbligatoria.'],
    ['fr', 'Tickets restaurant acceptés.'],
    ['en', 'Service is included.'],
    ['es', 'Propina incluida.'],
    ['en', 'No tipping, please.'],
    ['en', 'Adults only.'],
    ['en', 'Seats at the bar are for walk-ins.'],
    ['en', 'Counter seating only.'],
    ['fr', 'Salle privatisable.'],
    ['en', 'A deposit is required for groups.'],
    ['en', 'Split bills are not possible.'],
    ['en', 'Shorts are not allowed.'],
    ['en', 'Strollers do not fit.'],
    ['en', 'Booster seats on request.'],
    ['en', 'Crayons for the little ones.'],
    ['en', 'Order by text message.'],
    ['en', 'Table service only.'],
    ['en', 'Order at the counter.'],
    ['en', 'Self-service lunch.'],
    ['en', 'Our windows look onto the park.'],
    ['en', 'A quiet back room.'],
    ['es', 'Perros bienvenidos en el comedor.'],
    ['de', 'Nur mit Reservierung.'],
    ['de', 'Katzen willkommen.'],
    ['fr', 'Chats bienvenus.'],
    ['fr', 'Réservation obligatoire.'],
    ['it', 'Gatti benvenuti.'],
    ['it', 'Solo adulti.'],
    ['en', 'Well-behaved pups are welcome at every table.'],
    ['en', 'Please keep animals outside.'],
    ['en', 'Tables are held for ten minutes.'],
    ['en', 'Walk in any time, we hold no tables.'],
    ['en', 'Call at least a day ahead.'],
    ['en', 'We seat complete parties only.'],
    ['en', 'No checks, please.'],
    ['en', 'Tips go straight to the kitchen.'],
    ['en', 'Leave the tie at home, we ask for jackets only on Saturdays.'],
    ['en', "Sit at the chef's counter."],
    ['es', 'Sin propina obligatoria.'],
    ['de', 'Bedienung inklusive.'],
    ['fr', 'Service non compris.'],
    ['en', 'Our pasta is frozen.'],
    ['en', 'Our pasta comes dried, from a box.'],
    ['en', 'Our desserts are bought in.'],
    ['en', 'The carbonara is finished at the table.'],
    ['en', 'Our sauce simmers all night.'],
    ['en', 'We cure our own guanciale.'],
    ['en', 'Cooked in cast iron.'],
    ['es', 'La pasta viene congelada.'],
    ['fr', 'Pâtes surgelées.'],
    ['it', 'La pasta è surgelata.'],
    ['en', 'Pasta cut by machine.'],
  ])('is found where the record does not say it, in %s: %s', (language, marked) => {
    expect(kindsInPlain(marked, language)).not.toEqual([]);
    expect(kindsInPrinted(marked, language)).not.toEqual([]);
  });

  test.each([
    ['en', 'Cats have nine lives, you have one dinner.'],
    ['en', 'The dog gets the terrace, you get the [Tiramisù].'],
    ['en', 'Dogs are welcome on the terrace, so bring yours.'],
    ['en', 'A table for two? A table for ten? Call (212) 555-0147.'],
    ['en', 'Booking ahead is a good idea.'],
    ['en', 'Nothing fancy to wear, just come hungry.'],
    ['en', "Don't worry about the tip of your nose, there is foam on it."],
    ['en', 'Frozen fingers? [Carbonara].'],
    ['en', 'My phone is frozen. So is my diary. [Carbonara].'],
    ['en', 'Think outside the box, eat outside the office.'],
    ['en', 'Rain from the east, hunger from the office.'],
    ['en', 'Here is a tip: start with [Carbonara].'],
    ['en', 'A tip from us: come hungry.'],
    ['en', 'The cat can wait. [Carbonara] cannot.'],
    ['en', 'Cool cats order [Tiramisù].'],
    ['en', 'Bar talk, pasta talk.'],
    ['en', 'Reserve your judgement until dessert.'],
    ['en', 'A good book must wait.'],
    ['en', 'Call ahead, or try your luck.'],
    ['en', 'No reservations about dessert.'],
  ])('is not meant, in %s: %s', (language, marked) => {
    expect(kindsInPlain(marked, language)).toEqual([]);
    expect(kindsInPrinted(marked, language)).toEqual([]);
  });
});

/** A trattoria that tells its guests more than others do. */
const check = (text: string, language: string) =>
  createFactCheck({
    language,
    names: ['Osteria Lupo'],
    said: [],
    profile: aProfile({
      closed_days: ['sunday', 'monday'],
      booking: { policy: 'required', note: '' },
      people: [
        { name: 'Ada Rossi', role: 'chef', sentence: 'Ada learned to cook from her grandfather.' },
        { name: 'Marco Bruni', role: 'sommelier', sentence: '' },
      ],
      house_notes: [
        'Gratuity is included.',
        'Dogs are welcome in the dining room.',
        'Adults only after 9 PM.',
        'Seats at the bar are for walk-ins.',
        'The gnocchi are frozen.',
        'Tiramisù leaves the menu on Sunday.',
        'Carbonara is new on the menu.',
        'Fair prices.',
        'We are in Little Italy.',
      ].map((text) => ({ text })),
    }),
  })(text);

test.each([
  ['en', 'Reservations are required.'],
  ['en', 'By reservation only, and worth the call.'],
  ['en', 'Booking ahead is essential.'],
  ['en', 'Gratuity is included, so put the calculator away.'],
  ['en', 'The tip is included.'],
  ['en', 'Bring your dog into the dining room.'],
  ['en', 'Dogs are welcome inside.'],
  ['en', 'Adults only after 9 PM.'],
  ['en', 'Seats at the bar are kept for walk-ins.'],
  ['en', 'The gnocchi are frozen.'],
  ['en', 'New on the menu: Carbonara.'],
  ['en', 'Tiramisù leaves the menu on Sunday.'],
  ['en', 'Fair prices, full plates.'],
  ['en', 'Little Italy, New York'],
  ['en', 'Find us in Little Italy.'],
  ['en', 'Ada learned from her grandfather.'],
  ['en', 'Ada is in the kitchen.'],
  ['de', 'Reservierung erforderlich.'],
  ['de', 'Trinkgeld inklusive.'],
  ['fr', 'Sur réservation uniquement.'],
  ['fr', 'Service compris.'],
  ['es', 'Propina incluida.'],
  ['es', 'Solo con reserva.'],
  ['it', 'Prenotazione obbligatoria.'],
  ['it', 'Servizio incluso.'],
  ['en', 'Marco is at the bar.'],
  ['en', 'We take Sundays and Mondays off.'],
])('what the record says is let through, in %s: %s', (language, text) => {
  expect(check(text, language)).toEqual([]);
});

test.each([
  ['en', 'Walk-ins only.'],
  ['en', 'Ada learned from her grandmother.'],
  ['en', 'Pets welcome, cats included.'],
  ['en', 'We take Saturdays and Sundays off.'],
])('the opposite of what the record says is found, in %s: %s', (language, text) => {
  expect(check(text, language)).not.toEqual([]);
});
