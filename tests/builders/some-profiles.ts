import fc from 'fast-check';
import { DIETS } from '#shared/menu/diets.ts';
import { emptyProfile, type RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { aDish } from './a-profile.ts';

/** A restaurant of which only these facts are known. */
export function aSparseProfile(facts: Partial<RestaurantProfile> = {}): RestaurantProfile {
  return { ...emptyProfile('Osteria Lupo'), ...facts };
}

type Vocabulary = {
  kinds: readonly string[];
  cuisines: readonly string[];
  towns: readonly string[];
  dishes: readonly string[];
  /** As owners write them: without a capital or an end, too. */
  story: readonly string[];
  notes: readonly string[];
};

const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {
  en: {
    kinds: [
      'noodle bar',
      'neighborhood bistro',
      'oyster bar',
      'bakery',
      'omakase counter',
      'gastropub',
      'taco truck',
    ],
    cuisines: ['Sichuan', 'Italian', 'Oaxacan', 'Ethiopian', 'Nordic'],
    towns: ['Oakland', 'Ann Arbor', 'Leeds', 'Galway', 'Hobart'],
    dishes: ['Dandan noodles', 'Half chicken', 'Fish & chips', 'Chicken 65', 'mac and cheese', 'Pho'],
    story: [
      'we opened in 2011 with six stools and a rice cooker',
      'My grandmother taught me to fold dumplings.',
      'Everything is cooked over oak!',
      'iPhone photos do not do it justice',
    ],
    notes: [
      'dogs welcome on the patio',
      'Cash only.',
      'No BYO, sorry',
      'high chairs available',
      'Jackets not required',
    ],
  },
  es: {
    kinds: ['taberna', 'panadería', 'marisquería', 'mesón', 'taquería'],
    cuisines: ['andaluza', 'oaxaqueña', 'vasca'],
    towns: ['Sevilla', 'San Sebastián', 'A Coruña', 'Ávila'],
    dishes: ['Croquetas de jamón', 'Ñoquis', 'Tortilla', 'pulpo a la gallega'],
    story: ['abrimos en 1987', '¡La brasa manda!', 'Mi abuela hacía el pan aquí mismo.'],
    notes: [
      'se admiten perros en la terraza',
      'Solo efectivo.',
      '¿Alergias? Avise al reservar',
      'tronas disponibles',
    ],
  },
  fr: {
    kinds: ['bistrot', 'boulangerie', 'crêperie', 'table d’hôtes'],
    cuisines: ['lyonnaise', 'bretonne', 'libanaise'],
    towns: ['Lyon', 'Le Havre', 'Les Sables-d’Olonne', 'Épinal', 'La Rochelle'],
    dishes: ['Quenelles', 'Œuf parfait', 'galette complète', 'Île flottante'],
    story: ['on a ouvert en 2004', 'Tout est fait maison !', 'Mon père était boulanger.'],
    notes: ['chiens acceptés en terrasse', 'Pas de carte bancaire.', 'sur réservation le soir'],
  },
  it: {
    kinds: ['trattoria', 'osteria', 'gelateria', 'forno'],
    cuisines: ['romana', 'siciliana', 'piemontese'],
    towns: ['Roma', 'Ancona', 'Orvieto', 'L’Aquila'],
    dishes: ['Tonnarelli', 'Carciofi alla giudia', 'arancini', 'Ùrtiga'],
    story: ['siamo qui dal 1962', 'La pasta la tira mia madre.', 'Solo vino del posto!'],
    notes: ['i cani sono i benvenuti', 'Coperto 2,50.', 'seggioloni disponibili'],
  },
  de: {
    kinds: ['Gasthaus', 'Bäckerei', 'Weinstube', 'Imbiss'],
    cuisines: ['schwäbisch', 'wienerisch', 'fränkisch'],
    towns: ['Ulm', 'Graz', 'Äpfingen', 'Zürich'],
    dishes: ['Maultaschen', 'Kässpätzle', 'Zwiebelrostbraten', 'Öpfelchüechli'],
    story: ['seit 1953 in dritter Hand', 'Der Teig geht über Nacht.', 'Bei uns kocht die Oma!'],
    notes: ['Hunde sind willkommen', 'Nur Barzahlung.', 'Hochstühle vorhanden'],
  },
};

const some = <Value>(values: readonly Value[], max: number) =>
  fc.shuffledSubarray([...values], { maxLength: Math.min(max, values.length) });
const maybe = (values: readonly string[]) => fc.oneof(fc.constant(''), fc.constantFrom(...values));

/** Profiles that owners of one language might have: full, empty and everything between. */
export function profilesIn(language: string): fc.Arbitrary<RestaurantProfile> {
  const words = VOCABULARIES[language] ?? VOCABULARIES['en'];
  if (words === undefined) throw new Error('There is a vocabulary for English.');
  return fc
    .record({
      kind: maybe(words.kinds),
      cuisines: some(words.cuisines, 2),
      town: maybe(words.towns),
      dishes: some(words.dishes, 4),
      story: some(words.story, 4),
      notes: some(words.notes, 5),
      diets: some(DIETS, 2),
      booking: maybe(words.notes),
    })
    .map(({ town, dishes, story, notes, booking, ...said }) =>
      aSparseProfile({
        ...said,
        languages: [language],
        address: { ...emptyProfile('').address, locality: town },
        dishes: dishes.map((name) => aDish({ name })),
        story: story.map((text) => ({ text })),
        house_notes: notes.map((text) => ({ text })),
        booking: { policy: booking === '' ? 'unknown' : 'accepted', note: booking },
      }),
    );
}
