import { describe, expect, test } from 'vitest';
import { aProfile } from '#tests/builders/a-profile.ts';
import { kindsInPrinted } from '#tests/builders/kinds-in-printed.ts';
import { createFactCheck } from './create-fact-check.ts';

/** A Roman trattoria that serves dinner from Tuesday to Saturday and is closed on Mondays. */
const kindsIn = (text: string, language: string, said: readonly string[] = []) =>
  createFactCheck({ language, names: ['Osteria Lupo'], profile: aProfile(), said: [...said] })(text).map(
    ({ kind }) => kind,
  );

describe('hours without an hour', () => {
  test.each([
    ['en', 'Come for lunch.'],
    ['en', 'Open for lunch'],
    ['en', 'Lunch is served.'],
    ['en', 'Dinner is from Tuesday to Saturday, 6 PM to 11 PM. Lunch too.'],
    ['en', 'Dinner is from Tuesday to Saturday, 6 PM to 11 PM. And on Sundays.'],
    ['en', 'Dinner is from Tuesday to Saturday, 6 PM to 11 PM. On holidays, too.'],
    ['en', 'Seven nights a week'],
    ['en', 'Nightly pasta'],
    ['en', 'Any night of the week'],
    ['en', 'Come any night.'],
    ['en', 'Round-the-clock'],
    ['en', 'We stay open till the small hours.'],
    ['en', 'Drinks until the wee hours.'],
    ['en', 'We open at sunrise.'],
    ['es', 'Abierto hasta la madrugada.'],
    ['fr', 'Ouvert jusqu’à l’aube.'],
    ['it', 'Aperti fino all’alba.'],
    ['de', 'Geöffnet bis in die frühen Morgenstunden.'],
    ['en', 'Closed tonight'],
    ['en', 'We are closed today.'],
    ['en', 'Closed on Mondays. Not any more.'],
    ['en', 'Closed on Mondays. Except this one.'],
    ['es', 'Siete noches a la semana.'],
    ['es', 'Abrimos para el almuerzo.'],
    ['es', 'Cerrado hoy.'],
    ['es', 'Cerrado los lunes. Ya no.'],
    ['fr', 'Sept jours sur sept.'],
    ['fr', 'Venez déjeuner chez nous.'],
    ['fr', 'Fermé ce soir.'],
    ['fr', 'Fermé le lundi. Plus maintenant.'],
    ['it', 'Sette giorni su sette.'],
    ['it', 'Aperti a pranzo.'],
    ['it', 'Chiuso stasera.'],
    ['it', 'Chiuso il lunedì. Non più.'],
    ['de', 'Sieben Tage die Woche'],
    ['de', 'Mittagstisch mit Carbonara'],
    ['de', 'Heute Abend geschlossen.'],
    ['de', 'Rund um die Uhr'],
    ['de', 'Montags geschlossen. Nicht mehr.'],
  ])('are those of the record, in %s: %s', (language, text) => {
    expect(kindsIn(text, language)).toContain('time');
  });

  test.each([
    ['en', 'No lunch.'],
    ['en', 'Closed on Mondays. See you on Tuesday.'],
    ['en', 'Closed on Mondays. The pasta needs a rest, too.'],
    ['en', 'Open Tuesday to Friday. And on Saturdays.'],
    ['en', 'Everyone shares. Not me.'],
    ['en', 'Skip the sad desk lunch: Carbonara tonight.'],
    ['en', 'Lunch was a while ago. Carbonara.'],
    ['en', 'Bring your lunch crew to dinner: Carbonara.'],
    ['en', 'I could dream of pasta around the clock.'],
    ['en', 'Talk until the wee hours about Carbonara.'],
    ['fr', 'Rêvez de Carbonara jusqu’à l’aube.'],
    ['en', 'Your kitchen is closed tonight. Carbonara.'],
    ['en', 'Case closed: Carbonara wins.'],
    ['en', 'The night is young. Carbonara.'],
    ['en', 'After a nightly walk there is room for dessert.'],
    ['es', 'Ven a comer Carbonara.'],
    ['es', 'La semana ha sido larga. Carbonara.'],
    ['fr', 'La semaine a été longue. Carbonara.'],
    ['it', 'Dopo il pranzo di ieri, Carbonara.'],
    ['de', 'Die Woche war lang. Carbonara.'],
  ])('are not meant, in %s: %s', (language, text) => expect(kindsIn(text, language)).toEqual([]));

  test('till the morning are let through where the house is open then', () => {
    const [service] = aProfile().services;
    if (service === undefined) throw new Error('The house has hours.');
    const profile = { ...aProfile(), services: [{ ...service, closes: '04:00' }] };
    const check = createFactCheck({ language: 'en', names: ['Osteria Lupo'], profile, said: [] });
    expect(check('We stay open till the small hours.')).toEqual([]);
  });

  test('are let through where the record says them', () => {
    expect(
      kindsIn('Nightly pasta, seven nights a week.', 'en', ['Pasta nightly, seven nights a week.']),
    ).toEqual([]);
  });
});

test('lunch is on every day that the house is open, whatever days a lunch menu has', () => {
  const services = aProfile().services.map((service) => ({ ...service, opens: '12:00' }));
  const check = createFactCheck({
    language: 'en',
    names: ['Osteria Lupo'],
    profile: aProfile({ services }),
    said: ['Our lunch menu is served on Wednesdays.'],
  });
  expect(check('Open for lunch from Tuesday to Saturday.')).toEqual([]);
  expect(check('Open for lunch from Monday to Saturday.')).not.toEqual([]);
});

describe('prices without a figure', () => {
  test.each([
    ['en', 'Tiramisu, half the price today'],
    ['en', 'Carbonara, two for the price of one'],
    ['en', 'Carbonara $19, prices slashed'],
    ['en', 'Carbonara $19 per hour'],
    ['en', "Tiramisu, dessert's on us"],
    ['en', 'First drink on us'],
    ['en', 'Carbonara on sale'],
    ['es', 'Carbonara a mitad del precio'],
    ['es', 'Postre a cuenta de la casa'],
    ['es', 'Carbonara, dos al precio de uno'],
    ['fr', 'Tiramisu à moitié du prix'],
    ['fr', 'Carbonara, prix cassés'],
    ['it', 'Tiramisu a metà del prezzo'],
    ['it', 'Il dolce lo offriamo noi'],
    ['de', 'Carbonara für einen Zehner'],
    ['de', 'Das Dessert geht auf uns'],
    ['de', 'Zwei zum Preis von einem: Carbonara'],
  ])('are those of the record, in %s: %s', (language, text) => {
    expect(kindsIn(text, language)).toContain('price');
  });

  test.each([
    ['en', 'Half the fun is the last bite of Tiramisu.'],
    ['en', 'Half of the table wants Tiramisu.'],
    ['en', 'Two for the price of good company.'],
    ['en', 'The joke is on us: Carbonara.'],
    ['en', 'Count on us for Carbonara.'],
    ['en', 'Carbonara $19 a plate'],
    ['en', 'One fork or two for the Tiramisu?'],
    ['es', 'La mitad del Tiramisu es para ti.'],
    ['fr', 'La moitié du tiramisu est pour toi.'],
    ['it', 'Metà della tavola vuole Tiramisu.'],
    ['de', 'Die Hälfte vom Tiramisu ist für dich.'],
    ['de', 'Auf uns kannst du zählen: Carbonara'],
  ])('are not meant, in %s: %s', (language, text) => expect(kindsIn(text, language)).toEqual([]));

  test('are let through where the record has the offer', () => {
    const said = ['Half the price on tiramisù for students.', 'First drink on us for birthdays.'];
    expect(kindsIn('Tiramisù at half the price for students.', 'en', said)).toEqual([]);
    expect(kindsIn('First drink on us for birthdays.', 'en', said)).toEqual([]);
  });
});

describe('what nobody can know of a dish or a house', () => {
  test.each([
    ['en', 'Wheatless tiramisu', 'allergen'],
    ['en', 'Carbonara, no animal products', 'allergen'],
    ['en', 'Cacio e pepe: nothing from an animal', 'allergen'],
    ['en', 'Cacio e pepe, safe for everyone at the table', 'allergen'],
    ['en', 'Carbonara (V)', 'allergen'],
    ['en', 'Diabetic-friendly tiramisu', 'allergen'],
    ['en', 'Paleo carbonara', 'allergen'],
    ['es', 'Sin productos animales: Carbonara', 'allergen'],
    ['es', 'Apto para diabéticos: Tiramisu', 'allergen'],
    ['fr', 'Sans produit animal : Carbonara', 'allergen'],
    ['it', 'Carbonara senza prodotti animali', 'allergen'],
    ['de', 'Carbonara ohne tierische Produkte', 'allergen'],
    ['en', 'Fax (212) 555-0147', 'phone'],
    ['es', 'Fax: (212) 555-0147', 'phone'],
    ['en', 'Sicilian trattoria', 'claim'],
    ['en', 'Our pizzeria', 'claim'],
    ['es', 'Nuestra pizzería', 'claim'],
    ['fr', 'Notre pizzeria', 'claim'],
    ['it', 'Trattoria siciliana', 'claim'],
    ['de', 'Unsere Pizzeria', 'claim'],
  ])('is found, in %s: %s', (language, text, kind) => expect(kindsIn(text, language)).toContain(kind));

  test.each([
    ['en', 'Call us: (212) 555-0147'],
    ['en', 'Roman trattoria'],
    ['en', 'Our trattoria'],
    ['en', 'An Italian kitchen in New York'],
    ['de', 'Unsere Trattoria, römische Küche'],
    ['fr', 'Notre trattoria'],
    ['it', 'La nostra trattoria romana'],
    ['en', 'No animal can resist Carbonara.'],
    ['en', 'A paleontologist would dig Carbonara.'],
    ['en', 'Keep a safe distance from my Tiramisu.'],
    ['en', 'Tell everyone at the table: Carbonara.'],
  ])('is known or not meant, in %s: %s', (language, text) => expect(kindsIn(text, language)).toEqual([]));
});

test.each(['[Closed on Mondays.] Not any more.', 'Fax [(212) 555-0147]', '[Carbonara], [$19] per hour'])(
  'what turns a printed fact is found: %s',
  (marked) => expect(kindsInPrinted(marked)).not.toEqual([]),
);
