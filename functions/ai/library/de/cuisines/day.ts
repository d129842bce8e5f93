import type { CopyLibrary, CuisineCopy } from '../../copy-library.ts';

/** Cafés, bakeries, and casual food, and copy for restaurants of unknown cuisine. */
export const CUISINES_DAY: CopyLibrary['cuisines'] = {
  cafe: {
    food: 'Kaffee',
    hero: [
      'Guter Kaffee und ein Moment Ruhe.',
      'Kaffee und gute Gesellschaft in {town}.',
      'Kaffee, etwas Süßes und ein wenig Zeit.',
      'Eine gute Tasse, eine ruhige Stunde.',
      'Guter Kaffee macht den Tag schöner.',
      'Eine Pause mit gutem Kaffee.',
    ],
    about: [
      'Ein guter Kaffee ist eine kleine Pause.',
      'Manche Gespräche brauchen [einen Kaffee|eine zweite Tasse|etwas Zeit].',
      'Kaffee schmeckt in Ruhe noch besser.',
      'Zu Kaffee passt etwas Süßes.',
      'Nach einem guten Kaffee geht es leichter.',
      'Ein Café ist ein Ort zum [Lesen|Reden|Ausruhen].',
    ],
    sampleDishes: [
      { name: 'Milchkaffee', course: 'drinks', family: 'latte' },
      { name: 'Apfelkuchen', course: 'desserts', family: 'cake' },
      { name: 'Avocadobrot', course: 'mains', family: 'avocado_toast' },
      { name: 'Darjeeling', course: 'drinks', family: 'tea' },
    ],
  },
  bakery: {
    food: 'Brot und Gebäck',
    hero: [
      'Brot, Gebäck und der Duft dazu.',
      'Brot und Gebäck in {town}.',
      'Goldbraun, duftend, mit Sorgfalt gebacken.',
      'Gutes aus dem Ofen.',
      'Mehl, Zeit und ein heißer Ofen.',
      'Gutes Gebäck macht den Tag schöner.',
    ],
    about: [
      'Gutes Brot braucht Mehl, Zeit und Sorgfalt.',
      'Der Duft aus dem Ofen [lädt ein|verrät viel|tut gut].',
      'Eine gute Kruste braucht einen heißen Ofen.',
      'Brot und Gebäck gehören zu jedem Tag.',
      'Kleine Freuden kommen oft aus dem Ofen.',
      'Über gutes Gebäck freuen sich alle.',
    ],
    sampleDishes: [
      { name: 'Bauernbrot', course: 'mains', family: 'bread' },
      { name: 'Zimtschnecke', course: 'desserts', family: 'pastry' },
      { name: 'Streuselkuchen', course: 'desserts', family: 'cake' },
      { name: 'Filterkaffee', course: 'drinks', family: 'coffee' },
    ],
  },
  brunch: {
    food: 'Brunch',
    hero: [
      'Ein langer Brunch und guter Kaffee.',
      'Brunch in {town}.',
      'Süß oder herzhaft, ohne Eile.',
      'Guter Kaffee und gute Gesellschaft.',
      'In Ruhe in den Tag.',
      'Kaffee, ein voller Teller, gute Gespräche.',
    ],
    about: [
      'Brunch ist eine Mahlzeit ohne Eile.',
      'Süßes und Herzhaftes haben beide Platz.',
      'Guter Brunch beginnt mit gutem Kaffee.',
      'Beim Brunch wird [erzählt|gefeiert|gelacht].',
      'Ein spätes Frühstück ist ein kleiner Luxus.',
      'Freunde und Brunch gehören zusammen.',
    ],
    sampleDishes: [
      { name: 'Rührei mit Schnittlauch', course: 'mains', family: 'eggs' },
      { name: 'Pfannkuchen', course: 'mains', family: 'pancakes' },
      { name: 'Müsli mit Obst', course: 'starters', family: 'granola_bowl' },
      { name: 'Orangensaft', course: 'drinks', family: 'juice' },
    ],
  },
  burger: {
    food: 'Burger',
    hero: [
      'Burger in {town}.',
      'Herzhafte Burger, gute Gesellschaft.',
      'Ein guter Burger macht gute Laune.',
      'Saftig, herzhaft und sättigend.',
      'Burger mit viel Geschmack.',
      'Wenn es ein Burger sein soll.',
    ],
    about: [
      'Ein Burger ist einfach und gut.',
      'Bei Burgern kommt es auf Balance an.',
      'Manchmal muss es ein Burger sein.',
      'Ein Burger passt zu [freien Tagen|vollen Tagen|guter Gesellschaft].',
      'Jeder mag seinen Burger anders.',
      'Einfaches Essen, richtig gemacht.',
    ],
    sampleDishes: [
      { name: 'Cheeseburger', course: 'mains', family: 'cheeseburger' },
      { name: 'Veggie-Burger', course: 'mains', family: 'burger' },
      { name: 'Pommes frites', course: 'starters', family: 'fries' },
      { name: 'Zitronenlimonade', course: 'drinks', family: 'lemonade' },
    ],
  },
  american: {
    food: 'amerikanisches Essen',
    hero: [
      'Amerikanische Klassiker, mit Sorgfalt gekocht.',
      'Amerikanische Klassiker in {town}.',
      'Herzhaft, großzügig und vertraut.',
      'Vertraute Klassiker, große Teller.',
      'Amerikanische Küche, herzhaft und sättigend.',
      'Herzhafte Küche für guten Appetit.',
    ],
    about: [
      'Amerikanische Küche ist großzügig und herzhaft.',
      'Klassiker brauchen keine Erklärung.',
      'Herzhaftes Essen passt zu [Freunden|der Familie|guter Laune].',
      'Große Teller, gute Gespräche.',
      'Ein guter Klassiker macht Freude.',
      'Vertrautes Essen tut gut.',
    ],
    sampleDishes: [
      { name: 'Mac and Cheese', course: 'mains', family: 'mac_and_cheese' },
      { name: 'Truthahn-Sandwich', course: 'mains', family: 'sandwich' },
      { name: 'Krautsalat', course: 'starters', family: 'salad' },
      { name: 'Apple Pie', course: 'desserts', family: 'pie' },
    ],
  },
  steakhouse: {
    food: 'Steak',
    hero: [
      'Ein gutes Steak, mit Sorgfalt gebraten.',
      'Steaks in {town}.',
      'Feuer, Salz und ein gutes Stück.',
      'Kräftige Kruste, zartes Steak.',
      'Ein gutes Steak ist ein Anlass.',
      'Steaks für ruhige Stunden.',
    ],
    about: [
      'Ein gutes Steak braucht Hitze und Ruhe.',
      'Salz, Feuer und Zeit genügen.',
      'Ein Steak macht gewöhnliche Tage besonders.',
      'Rosa oder durch, Sie entscheiden.',
      'Die Kruste gibt dem Steak [Charakter|Tiefe|Würze].',
      'Zu einem Steak passt gute Gesellschaft.',
    ],
    sampleDishes: [
      { name: 'Gemischter Salat', course: 'starters', family: 'salad' },
      { name: 'Rumpsteak', course: 'mains', family: 'steak' },
      { name: 'Bratkartoffeln', course: 'mains', family: 'potatoes' },
      { name: 'Mousse au Chocolat', course: 'desserts', family: 'chocolate' },
    ],
  },
};

/** For restaurants whose cuisine is unknown. */
export const GENERAL_CUISINE: CuisineCopy = {
  food: 'gutes Essen',
  hero: [
    'Gutes Essen und Zeit dafür.',
    'Gutes Essen in {town}, mit Sorgfalt gekocht.',
    'Mit Sorgfalt gekocht, zum Genießen gemacht.',
    'Einfach gut essen.',
    'Gute Küche, gute Gesellschaft.',
    'Genuss für jeden Tag.',
    'Ein guter Ort für gutes Essen.',
  ],
  about: [
    'Gutes Essen verdient ein wenig Zeit.',
    'In guter Gesellschaft schmeckt es noch besser.',
    'Ein gutes Essen macht [den Alltag|lange Tage|gewöhnliche Tage] schöner.',
    'Gutes Essen bringt Menschen zusammen.',
    'Gutes Essen und gute Gespräche gehören zusammen.',
    'Gute Zutaten und Sorgfalt genügen.',
  ],
  sampleDishes: [
    { name: 'Tagessuppe', course: 'starters', family: 'soup' },
    { name: 'Gebratenes Hähnchen', course: 'mains', family: 'chicken' },
    { name: 'Ofengemüse', course: 'mains', family: 'vegetables' },
    { name: 'Apfelschorle', course: 'drinks', family: 'soft_drink' },
  ],
};
