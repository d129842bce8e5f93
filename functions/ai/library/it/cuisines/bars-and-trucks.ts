import type { CopyLibrary } from '../../copy-library.ts';

/** Wine, cocktails, beer, and food from a truck. */
export const CUISINES_BARS_AND_TRUCKS: CopyLibrary['cuisines'] = {
  winebar: {
    food: 'un calice e qualcosa di buono',
    hero: [
      'Vini da scoprire, senza formalità.',
      'Un calice e una bella conversazione.',
      'Vini e qualcosa di sfizioso.',
      'Il piacere di un vino ben scelto.',
      'Un calice per [chiacchierare|ritrovarsi|brindare] in compagnia.',
      'Il tuo wine bar ad {town}.',
    ],
    about: [
      'Un vino si racconta volentieri.',
      'Rosso, bianco o rosato, [secondo l’umore|secondo la stagione|a seconda dei gusti] del momento.',
      'Il vino ama la conversazione.',
      'Ogni calice ha la sua storia.',
      'Un vino si scopre con calma.',
      'Qualcosa di sfizioso accompagna bene un calice.',
    ],
    sampleDishes: [
      { name: 'Tagliere di formaggi', course: 'starters', family: 'cheese_board' },
      { name: 'Crostini misti', course: 'starters', family: 'bread' },
      { name: 'Tartare di manzo', course: 'mains', family: 'tartare' },
      { name: 'Calice di rosso', course: 'drinks', family: 'wine' },
    ],
  },
  cocktailbar: {
    food: 'un cocktail',
    hero: [
      'Cocktail equilibrati e buona atmosfera.',
      'Il piacere di un drink ben fatto.',
      'Buoni cocktail e belle conversazioni.',
      'Un drink, [un incontro|una pausa|due chiacchiere] e un po’ di tempo.',
      'L’arte di un buon cocktail.',
      'I tuoi cocktail ad {town}.',
    ],
    about: [
      'Un buon cocktail è questione di equilibrio.',
      'L’amaro e il dolce si cercano.',
      'Un drink apre bene la serata.',
      'Ognuno trova [il suo cocktail|il suo momento|il suo gusto], anche senza alcol.',
      'La conversazione fa parte del momento.',
      'Una scorza può cambiare tutto.',
    ],
    sampleDishes: [
      { name: 'Negroni', course: 'drinks', family: 'cocktail' },
      { name: 'Spritz', course: 'drinks', family: 'cocktail' },
      { name: 'Analcolico agli agrumi', course: 'drinks', family: 'drink' },
      { name: 'Olive e mandorle', course: 'starters', family: 'olives_snacks' },
    ],
  },
  brewery: {
    food: 'una birra e qualcosa da mangiare',
    hero: [
      'Birra e bei momenti.',
      'Birre di carattere.',
      'La birra, tra amici.',
      'Birre chiare, [scure|ambrate|rosse] o più particolari.',
      'Schiuma leggera e un bell’amaro.',
      'Birra ad {town}.',
    ],
    about: [
      'La birra ha mille sfumature.',
      'Ognuno trova la sua birra, [dolce|amara|rotonda] o più vivace.',
      'Una birra si beve tra amici.',
      'L’amaro ha il suo fascino.',
      'Le chiacchiere vanno bene con la birra.',
      'Una birra si gusta senza fretta.',
    ],
    sampleDishes: [
      { name: 'Birra chiara alla spina', course: 'drinks', family: 'beer' },
      { name: 'Hamburger', course: 'mains', family: 'burger' },
      { name: 'Stinco al forno', course: 'mains', family: 'roast' },
      { name: 'Patatine fritte', course: 'starters', family: 'fries' },
    ],
  },
  foodtruck: {
    food: 'un po’ di street food',
    hero: [
      'Street food pieno di gusto.',
      'Gusto, semplicemente, all’aperto.',
      'Cucina di strada, schietta e generosa.',
      'Un boccone caldo per [la pausa|la passeggiata|la giornata] di oggi.',
      'Sapori di strada, fatti con cura.',
      'Street food ad {town}.',
    ],
    about: [
      'Lo street food va dritto al gusto.',
      'Un buon boccone fa una bella pausa.',
      'All’aperto tutto ha più sapore.',
      'Ci piace cucinare vicino alla gente.',
      'Lo street food si gusta [in piedi|su una panchina|passeggiando], senza formalità.',
      'Poche cerimonie, tanto gusto.',
    ],
    sampleDishes: [
      { name: 'Hot dog', course: 'mains', family: 'hot_dog' },
      { name: 'Tacos di pollo', course: 'mains', family: 'tacos' },
      { name: 'Patatine fritte', course: 'starters', family: 'fries' },
      { name: 'Limonata', course: 'drinks', family: 'lemonade' },
    ],
  },
};
