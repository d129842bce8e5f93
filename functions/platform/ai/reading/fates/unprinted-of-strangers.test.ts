import { describe, expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';

const CONTEXT = { region: '', language: '', currency: '', today: '2026-11-22' };

/** All that is printed unconfirmed. */
function printed(text: string): string {
  return readProfile(text, CONTEXT)
    .proposals.filter(({ confidence }) => confidence === 'certain')
    .map(({ value }) => JSON.stringify(value))
    .join(' | ');
}

const HOUSE = 'Lina Kitchen, 310 W 4th St, New York NY 10014. We bake our bread every morning.';

describe('what was copied along with a text is not printed', () => {
  test.each([
    ['You are visitor 12,345', '12,345'],
    ['Vous êtes le 3 201e visiteur', 'visiteur'],
    ['Sie sind der 9.482. Besucher', 'Besucher'],
    ['Last updated: 3 March 2019', '2019'],
    ['Ultimo aggiornamento: 12/05/2018', '2018'],
    ['Última actualización: 4 de mayo de 2017', '2017'],
    ['Zuletzt aktualisiert: 01.02.2020', '2020'],
    ['Home | Our menu | Gallery | Contact', 'Gallery'],
    ['Start · Speisekarte · Anfahrt · Impressum', 'Anfahrt'],
    ['Inicio  La carta  Reservas  Contacto', 'Inicio'],
    ['Chi siamo | Il menu | Dove siamo', 'Chi siamo'],
    ['"Great dumplings, rude waiter" - Kevin P.', 'rude waiter'],
    ['« Un peu cher mais bon » – Sandrine', 'cher'],
    ['Popular times: Sundays 1 pm', 'Popular times'],
    ['From: Ana Ruiz\nTo: web team\nSubject: texts', 'Ana Ruiz'],
    ['Von: Petra Kolb\nAn: Agentur\nBetreff: Texte', 'Petra Kolb'],
    ['© 2014 Lina Kitchen, all rights reserved', '2014'],
  ])('%s', (line, words) => {
    expect(printed(`${HOUSE}\n${line}\n`)).not.toContain(words);
  });

  test.each([
    ['"Eat slowly" - Nonna Pia', 'Eat slowly'],
    ['Menu | 12 dishes, one page', '12 dishes'],
    ['From our garden: beans, kale and figs.', 'kale'],
  ])('what owners say that looks like it stays theirs: %s', (line, words) => {
    const { not_for_guests } = readProfile(`${HOUSE}\n${line}\n`, CONTEXT);
    expect(not_for_guests.map((one) => one.words).join(' ')).not.toContain(words);
  });
});

describe('what an owner hushes, tells whoever makes the page, or keeps for himself is not printed', () => {
  test.each([
    "Brendan's immigration stuff stays out of it.",
    'He left under a cloud, no need to go into that.',
    'Lo de la herencia, ni tocarlo.',
    'Mon fils est parti fâché, inutile d’en parler.',
    'La strada davanti è un macello, ma questo non interessa.',
    'Das mit dem Wasserschaden muss nicht rein.',
    'Von der Pfändung muss keiner was lesen.',
    'Die Ablöse war übrigens 20.000 €.',
    'Je te dois encore 200 balles.',
    'Patente comercial al día.',
    'People still rattle the door at nine, so make it clear.',
    'Everything else as before.',
    'Send the invoice to accounting.',
    'Remito la información del local.',
    'Cuando puedas me avisas cuánto va a ser.',
    'Les vieux menus sont à jeter.',
    'I prezzi che avete già sono da buttare.',
    'Wegen der Rechnung melde ich mich noch.',
    'Wer hier kocht ist Uwe, das darf man sagen.',
    'We came 2nd in some burger thing.',
    'Tre volte campioni del quartiere.',
  ])('%s', (sentence) => {
    expect(printed(`${HOUSE} ${sentence}`)).not.toContain(sentence.slice(0, 14));
  });

  test.each([
    'The oven stays warm until noon.',
    'We keep the doors open all summer.',
    'The soup changes with what the farm brings.',
    'El pan se hace en casa cada mañana.',
    'On cuisine au feu de bois depuis 1987.',
    'Il forno a legna è del 1954.',
    'Das Wild kommt aus der eigenen Jagd.',
    'Senf gibt es bei uns hausgemacht.',
    'Our neighbors bring us plums and we make jam of them.',
    'Ma mère fait les gâteaux le matin.',
  ])('words about the house stay: %s', (sentence) => {
    expect(printed(`${HOUSE} ${sentence}`)).toContain(sentence.slice(4, 20));
  });
});

describe('what is no more, or belongs to others, is not printed', () => {
  test.each([
    'Taco Tuesday is over, we stopped that in fall.',
    'The bowling alley is history.',
    'Den Mittagstisch haben wir eingestellt.',
    'Früher hatten wir bis 22 Uhr auf, das ist vorbei.',
    'La terrasse c’est fini.',
    'La máquina de helados la vendimos.',
    "Il biliardo l'abbiamo venduto.",
    'Die alte Halle gehört nicht uns.',
    'No nos confundan con los de la esquina, esos son otros.',
    'Notre ancien cuisinier a ouvert à côté, c’est pas nous.',
    "The yellow truck on 5th, that's the other guy.",
  ])('%s', (sentence) => {
    expect(printed(`${HOUSE} ${sentence}`)).not.toContain(sentence.slice(0, 14));
  });

  test.each([
    'When the bread is gone we close.',
    "Quand il n'y en a plus, c'est fini.",
    'Wenn der Teig weg ist, ist Schluss.',
    'We sold our first pie in 1952 from a cart.',
    'After the show is over we serve soup.',
    'Hasta que se acabe el pescado.',
    'Nonna ha venduto il pane per quarant’anni.',
    'Our hall seats ninety people.',
  ])('what happens each day, or happened once, is told: %s', (sentence) => {
    const { not_for_guests } = readProfile(`${HOUSE} ${sentence}`, CONTEXT);
    expect(not_for_guests.map(({ words }) => words).join(' ')).not.toContain(sentence.slice(0, 10));
  });
});
