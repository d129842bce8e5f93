import type { FactSource } from '#functions/platform/ai/fact-check/fact-source.ts';
import { passagesOf } from '#shared/profile/page-words.ts';
import { profileOf, sourceOf, type ToldRestaurant } from './a-told-restaurant.ts';
import { dayName, phonesOf, pricesOf, timesOf } from './spellings.ts';
import { TOLD_RESTAURANTS } from './told-restaurants.ts';

/** A text and what it may state. */
export type CheckedCase = { text: string; source: FactSource };

/** Ways to say a fact. `{}` stands for the parts in order. */
type Frames = Readonly<
  Record<
    'price' | 'hours' | 'opens' | 'closed' | 'phone' | 'address' | 'place' | 'menu' | 'mail',
    readonly string[]
  >
>;

const FRAMES: Readonly<Record<string, Frames>> = {
  en: {
    price: [
      '{} for {}.',
      'Try the {} ({}).',
      'Order the {}, {} a plate, and take your time.',
      'At {1}, the {0} is made for a slow evening.',
    ],
    hours: [
      'Open {} to {}, {} to {}.',
      'We cook {} through {} from {} until {}.',
      'From {2} to {3}, {0} to {1}, the kitchen is yours.',
    ],
    opens: ['On {} we open at {}.', 'Doors open at {1} on {0}s.'],
    closed: ['Closed {}s.', 'We are closed on {}.', 'On {}s we rest.'],
    phone: ['Call {}.', 'Give us a ring on {}.'],
    address: ['Find us at {}, {}.', 'You will find {2} at {0} in {1}.'],
    place: ['A {} in {}.', 'Come by: a {} for {} and for you.'],
    menu: [
      'On the menu: {} and {}.',
      'Start with {}, go on with {}.',
      'Hungry? {} or {}: both are good company.',
    ],
    mail: ['Write to {} or follow {}.'],
  },
  es: {
    price: ['{} por {}.', 'Prueba {} ({}).', 'Por {1}: {0}.'],
    hours: ['Abierto de {} a {}, de {} a {}.', 'De {2} a {3}, de {0} a {1}.'],
    opens: ['El {} abrimos a las {}.'],
    closed: ['Cerrado el {}.', 'Los {} cerramos.'],
    phone: ['Llama al {}.', 'Teléfono: {}.'],
    address: ['Estamos en {}, {}.'],
    place: ['Una {} en {}.'],
    menu: ['En la carta: {} y {}.', 'Empieza con {} y sigue con {}.'],
    mail: ['Escribe a {} o sigue a {}.'],
  },
  fr: {
    price: ['{} à {}.', 'Goûtez : {} ({}).', 'Pour {1}, {0}.'],
    hours: ['Ouvert du {} au {}, de {} à {}.', 'De {2} à {3}, du {0} au {1}.'],
    opens: ['Le {}, nous ouvrons à {}.'],
    closed: ['Fermé le {}.', 'Le {}, on se repose.'],
    phone: ['Appelez le {}.', 'Au téléphone : {}.'],
    address: ['Retrouvez-nous {}, à {}.'],
    place: ['{} à {}.'],
    menu: ['À la carte : {} et {}.', 'Commencez par {}, continuez avec {}.'],
    mail: ['Écrivez à {} ou suivez {}.'],
  },
  it: {
    price: ['{} a {}.', 'Da provare: {} ({}).', 'Con {1} si mangia {0}.'],
    hours: ['Aperto da {} a {}, dalle {} alle {}.', 'Dalle {2} alle {3}, da {0} a {1}.'],
    opens: ['Il {} apriamo alle {}.'],
    closed: ['Chiuso il {}.', 'Il {} siamo chiusi.'],
    phone: ['Chiama lo {}.', 'Telefono: {}.'],
    address: ['Ci trovi in {}, {}.'],
    place: ['{} a {}.'],
    menu: ['Nel menù: {} e {}.', 'Si comincia con {}, si continua con {}.'],
    mail: ['Scrivi a {} o segui {}.'],
  },
  de: {
    price: ['{} für {}.', 'Probieren Sie: {} ({}).', 'Für {1} gibt es {0}.'],
    hours: ['Geöffnet {} bis {}, {} bis {}.', 'Von {2} bis {3} kochen wir, {0} bis {1}.'],
    opens: ['Am {} öffnen wir um {}.'],
    closed: ['{} geschlossen.', 'Am {} ist Ruhetag.'],
    phone: ['Rufen Sie an: {}.', 'Telefon {}.'],
    address: ['Sie finden uns in der {}, {}.'],
    place: ['{} in {}.'],
    menu: ['Auf der Karte: {} und {}.', 'Erst {}, dann {}.'],
    mail: ['Schreiben Sie an {} oder folgen Sie {}.'],
  },
};

export function filled(frame: string, parts: readonly string[]): string {
  let next = 0;
  return frame.replace(
    /\{(\d?)\}/g,
    (_all, place: string) => parts[place === '' ? next++ : Number(place)] ?? '',
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences of our own that say what the record says, in other spellings. */
export function paraphrasesOf(told: ToldRestaurant): string[] {
  const { language, currency, phone, email, handle } = told;
  const frames = FRAMES[language];
  const profile = profileOf(told);
  if (frames === undefined) return [];
  const prices = profile.dishes.flatMap(({ name, amount }) =>
    amount === null
      ? []
      : pricesOf(amount, language, currency).flatMap((price) =>
          frames.price.map((frame) => filled(frame, [name, price])),
        ),
  );
  const hours = profile.services.flatMap(({ days, opens, closes }) => {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined || closes === null) return [];
    const [from, to] = [timesOf(opens, language), timesOf(closes, language)];
    const ranges = from.flatMap((time, index) =>
      frames.hours.map((frame) =>
        filled(
          frame,
          [dayName(first, language), dayName(last, language), time, to[index % to.length] ?? ''].map(String),
        ),
      ),
    );
    return [
      ...ranges,
      ...from.flatMap((time) => frames.opens.map((frame) => filled(frame, [dayName(first, language), time]))),
    ];
  });
  const closed = profile.closed_days.flatMap((day) =>
    frames.closed.map((frame) => filled(frame, [dayName(day, language)])),
  );
  const others = [
    ...phonesOf(phone).flatMap((number) => frames.phone.map((frame) => filled(frame, [number]))),
    ...frames.address.map((frame) => filled(frame, [told.street, told.town, told.name])),
    ...frames.place.map((frame) =>
      filled(frame, [[told.cuisine, told.kind].filter(Boolean).join(' '), told.town]),
    ),
    ...profile.dishes.flatMap(({ name }, index) =>
      frames.menu.map((frame) =>
        filled(frame, [name, profile.dishes[(index + 1) % profile.dishes.length]?.name ?? name]),
      ),
    ),
    ...frames.mail.map((frame) => filled(frame, [email, `@${handle}`])),
  ];
  return [...prices, ...hours, ...closed, ...others].map(capital);
}

/** What is printed of a restaurant: its own sentences, and an ad for each dish. */
export function composedTexts(told: ToldRestaurant): CheckedCase[] {
  const source = sourceOf(told);
  const profile = profileOf(told);
  const page = [...passagesOf(profile), `${told.name}.`];
  const ads = profile.dishes.flatMap(({ name }): CheckedCase[] => {
    const said = { item: name, offer: '10% off on Tuesdays', promoCode: 'TABLE7KQ', place: told.street };
    const adSource = { language: told.language, names: [told.name], said: Object.values(said) };
    const text = `${said.offer}. ${name}, ${told.name}. ${said.promoCode}. ${told.street}.`;
    return [{ text, source: adSource }];
  });
  return [...page.map((text) => ({ text, source })), ...ads];
}

/** Texts that are true of their restaurant. */
export function trueTexts(): CheckedCase[] {
  return TOLD_RESTAURANTS.flatMap((told) => [
    ...composedTexts(told),
    ...paraphrasesOf(told).map((text) => ({ text, source: sourceOf(told) })),
  ]);
}
