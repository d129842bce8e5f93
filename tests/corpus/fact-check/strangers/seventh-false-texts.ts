import type { StrangersText } from './strangers-text.ts';

/** Four each of a false price, hour, phone, day, address, allergen, dish, number, award and date. Seventh round. */
export const SEVENTH_FALSE: readonly StrangersText[] = [
  // A price.
  ['Nopal Verde', 'Birria szn is here. 🌮 Three tacos, one cup of consommé, fifteen dollars, endless dunks.'],
  [
    'Bombay Basement',
    'Thali night is back this Wednesday: one big steel platter, £17 a head, zero washing-up. 🍛',
  ],
  [
    'Juniper & Oat',
    'Bring your own cup, save a whole dollar. Your oat latte (and the planet) will thank you. ♻️',
  ],
  ['Casa Lumbre', 'Menú del día por 14 €, de miércoles a viernes. ¿Quién se apunta? 🙌'],
  // An hour.
  ['Nopal Verde', 'Happy hour just got happier: $9 margaritas Tuesday to Friday, 4 to 6:30. 🍹'],
  [
    'Juniper & Oat',
    'Early birds of Asheville, rise up! Buns are out from 6 a.m., Wednesday through Friday. 🐦',
  ],
  [
    'The Thatched Heron',
    'The roast runs from midday right through till six on Sundays, so there’s no rush. 🥩',
  ],
  ['Haus Jasmin', 'Donnerstag ab 20 Uhr wird’s laut und schön: Livemusik im Haus Jasmin! 🎶'],
  // A phone.
  ['Nopal Verde', 'Big group? Bigger table. Give us a ring at (520) 555-0143 and we’ll make it happen. 🎉'],
  ['Bombay Basement', 'Fancy a curry? Book your table: 0113 496 0281 📞'],
  ['The Thatched Heron', 'Rooms and roasts: just call 01632 960 445 and ask for Ellie. 🛏️'],
  ['Haus Jasmin', 'Tisch für heute Abend gefällig? Einfach anrufen: 0341 5550168 ☎️'],
  // A day.
  ['Nopal Verde', 'Mondays are for margaritas. We’ll see you at the bar tonight! 🍹'],
  ['Bombay Basement', 'Wednesday = bring your own bottle, no corkage. You’re welcome, Leeds. 🍷'],
  ['The Thatched Heron', 'Quiz night is the last Thursday of the month at 8pm. Team names at the ready! 🧠'],
  ['Casa Lumbre', '¿Cena de miércoles? Te esperamos a partir de las 20:30 con la sidra fría. 🍏'],
  // An address.
  ['Nopal Verde', 'Find us under the big green cactus at 413 E Congress St, Tucson. 🌵'],
  [
    'Juniper & Oat',
    'New here? Look for the old filling station at 88 Haywood Street and follow your nose. 👃',
  ],
  ['The Thatched Heron', 'Sat nav at the ready: The Thatched Heron, 3 Staithe Lane, Blakeney, NR25 7EP. 🚗'],
  ['Haus Jasmin', 'Ihr findet uns in der Karl-Liebknecht-Straße 57, mitten in Leipzig. 📍'],
  // An allergen or a diet.
  ['Nopal Verde', 'Nut allergy? Sip easy. Our horchata is completely nut-free and all kinds of dreamy. 🥛'],
  [
    'Juniper & Oat',
    'Gluten-free friends, this one’s yours: mushroom toast with cashew ricotta and thyme. 🍄',
  ],
  ['Casa Lumbre', 'Noche vegana en casa: nuestros tortos de maíz son 100 % veganos y están de muerte. 🌱'],
  ['Haus Jasmin', 'Mutabbal: geröstete Aubergine, Sesam, rein vegan. Löffel für Löffel ein Gedicht. 💚'],
  // A dish.
  ['Bombay Basement', 'Nothing beats a bowl of our black dal on a rainy Leeds night. 🌧️'],
  ['Juniper & Oat', 'Flaky, buttery (without the butter!) almond croissants are fresh out of the oven. 🥐'],
  [
    'The Thatched Heron',
    'Finish with our sticky toffee pudding. You’ve walked the marsh, you’ve earned it. 🍮',
  ],
  ['Casa Lumbre', 'De postre, nuestra tarta de queso casera. Cremosa, tostada, imposible de compartir. 🍰'],
  // A number.
  ['Nopal Verde', 'It all started with eight tables and a grandmother’s comal. Look at us now, Tucson. 💚'],
  ['Bombay Basement', 'Fourteen steps down and you’re somewhere else entirely. 🪔'],
  [
    'The Thatched Heron',
    'Stay the night in one of our seven bedrooms and wake up to the sound of the geese. 🪿',
  ],
  ['Haus Jasmin', '30 Plätze im Hof und einer davon ist deiner. 🌙'],
  // An award.
  ['Bombay Basement', 'Voted Best Curry House at the Yorkshire Curry Awards 2022. We’re still grinning. 🏆'],
  ['Juniper & Oat', 'Named one of the best bakeries in North Carolina, and we still can’t believe it. 🥹'],
  ['The Thatched Heron', 'Two AA Rosettes and a very happy chef. Come and see what the fuss is about. 🌹🌹'],
  ['Casa Lumbre', 'Nuestra fabada, segundo premio del concurso de Gijón en 2019. ¡Gracias! 🥈'],
  // A date.
  [
    'Nopal Verde',
    'Since May 2016, Rosa has been pressing tortillas and winning hearts on Congress Street. 🌮',
  ],
  ['Bombay Basement', 'In 2016 two friends from uni opened a basement. The rest is gravy. 🍛'],
  ['The Thatched Heron', 'Pouring pints on this very spot since 1724. Cheers to that. 🍺'],
  ['Haus Jasmin', 'Seit Mai 2015 kocht Amal Haddad für euch die Rezepte ihrer Mutter. 💛'],
];
