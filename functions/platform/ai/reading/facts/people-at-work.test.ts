import { describe, expect, test } from 'vitest';
import { isNamedForJob, peopleIn } from './people.ts';

const names = (sentence: string) => peopleIn(sentence).map(({ name }) => name);

describe('people by what they do in the house', () => {
  test.each([
    ['Orla bakes, Conor pours the pints.', ['Orla', 'Conor']],
    ["Fergus is front of house, Maeve's in the kitchen.", ['Fergus', 'Maeve']],
    ['Auntie Mavis makes the dumplings every morning.', ['Auntie Mavis']],
    ['Heike backt, Torsten steht am Grill.', ['Heike', 'Torsten']],
    ['Bei uns zapft Uwe und Silke kocht.', ['Silke']],
    ['Corentin pétrit et Solène accueille.', ['Corentin', 'Solène']],
    ["C'est Josiane qui prépare les tartes.", ['Josiane']],
    ['Encarni hornea el pan y Paco atiende.', ['Encarni', 'Paco']],
    ['Es Lupe quien amasa.', ['Lupe']],
    ['Elvira impasta, Tonino sta in sala.', ['Elvira', 'Tonino']],
    ['È Concetta che fa i cannoli.', ['Concetta']],
    ["it's Imran who grills", ['Imran']],
    ['Mi socio Nacho lleva la barra.', ['Nacho']],
  ])('%j', (sentence, expected) => expect(names(sentence)).toEqual(expected));

  test.each([
    ['We are three sisters, Ngozi, Ada and Chidi.', ['Ngozi', 'Ada', 'Chidi']],
    ['Somos dos hermanas: Pilar y Rosario', ['Pilar', 'Rosario']],
    ['On est deux copines, Manon et Lucie.', ['Manon', 'Lucie']],
    ['Siamo tre fratelli, Piero, Sandro e Nino', ['Piero', 'Sandro', 'Nino']],
    ['Wir zwei (Jana + Mia) kochen für zwölf Leute.', ['Jana', 'Mia']],
    ['Somos Nico y Germán, primos.', ['Nico', 'Germán']],
    ['Al frente Neus Ferrer (sala) y Marta Boix (cocina).', ['Neus Ferrer', 'Marta Boix']],
    ['the daughters are Tess and Polly and they run the show', ['Tess', 'Polly']],
  ])('several at once: %j', (sentence, expected) => expect(names(sentence)).toEqual(expected));

  test.each([
    ['Contact Mr. Sundaram 99999 00155', ['Mr. Sundaram']],
    ['Prenotazioni da Loretta 333 555 0121.', ['Loretta']],
    ['Reservas con Begoña, 944 555 012', ['Begoña']],
    ['Anmeldung bei Gisela 0511 555 0142', ['Gisela']],
    ['Réservations auprès de Mireille 04 65 71 23 90', ['Mireille']],
    ['to book call Teresa Vaughan on 01632 960 101', ['Teresa Vaughan']],
  ])('whom guests call: %j', (sentence, expected) => expect(names(sentence)).toEqual(expected));

  test.each([
    'Any questions about the site call Sarah 07700 900123',
    'Rückfragen zur Webseite bei Anna 0511 555 0142',
    'The kitchen bakes and the bar pours.',
    'Monday bakes are half price',
    'St. Anna serves as our landmark',
    'Chef cooks what the boat brings',
    'Arturo Prat 77, Chillán',
    'Av. Simón Bolívar 1450, Rosario',
    '3055 Lawrence-Kedzie Chicago 60625',
    'Everybody makes the same mistake',
    'Two friends, one oven',
    'Caesar serves two',
    'Our two brothers-in-arms: salt and smoke',
    'Grill does the rest',
    'We are Lola & Co, a flower shop',
    'Somos Mar y Sol, marisquería',
  ])('nobody: %j', (sentence) => expect(names(sentence)).toEqual([]));

  test.each([
    ['Propietario zurdo: Curro Lasheras.', 'Curro Lasheras'],
    ['1 salariée : Aurore.', 'Aurore'],
    ['Gestione: Carla Bassi', 'Carla Bassi'],
    ['Maître brasseur : Rémi Tremblay-Gauthier', 'Rémi Tremblay-Gauthier'],
    ['El asador es Rubén Cardozo, hace 22 años', 'Rubén Cardozo'],
    ['In 1998 Maria Lopez opened it.', 'Maria Lopez'],
  ])('behind a job or a year: %j', (sentence, name) => expect(names(sentence)).toEqual([name]));
});

test.each([
  ['sides are four bucks my wife Darlene makes the pies every morning phone number is 918', true],
  ['mein Mann Sepp Hollerer macht die Brotzeiten', true],
  ['Landlords: Tom and Alice Fenwick.', true],
  ['my ex-wife Darlene makes trouble', false],
  ['ask Darlene, she makes the pies', false],
  ['my wife Darlene is from Tulsa', false],
])('whether a first name stands for a job: %j', (sentence, isNamed) => {
  expect(peopleIn(sentence).some((person) => isNamedForJob(person, sentence))).toBe(isNamed);
});
