import type { CopyLibrary, CuisineCopy } from '../../copy-library.ts';

/** From pasta to steak. */
export const CUISINES_ITALY: CopyLibrary['cuisines'] = {
  italian: {
    food: 'un buon piatto di pasta',
    hero: [
      'Cucina italiana, semplice e generosa.',
      'Il piacere della buona tavola.',
      'Un buon piatto e buona compagnia.',
      'I sapori che amiamo da sempre.',
      'Una cucina per [ritrovarsi|condividere|festeggiare] senza fretta.',
      'Cucina italiana ad {town}.',
    ],
    about: [
      'Pochi ingredienti bastano per tanto gusto.',
      'Un buon piatto di pasta conforta sempre.',
      'L’olio d’oliva e le erbe fanno [il profumo|il gusto|il carattere] di molti piatti.',
      'A tavola si parla volentieri.',
      'La buona tavola comincia dal profumo.',
      'La semplicità ha un gran sapore.',
    ],
    sampleDishes: [
      { name: 'Bruschetta al pomodoro', course: 'starters', family: 'bread' },
      { name: 'Tagliatelle al ragù', course: 'mains', family: 'pasta' },
      { name: 'Parmigiana di melanzane', course: 'mains', family: 'vegetables' },
      { name: 'Tiramisù', course: 'desserts', family: 'tiramisu' },
    ],
  },
  pizzeria: {
    food: 'una pizza',
    hero: [
      'Pizze dorate e piene di gusto.',
      'Un buon impasto, un bordo dorato.',
      'Il piacere di una buona pizza.',
      'Forno caldo, impasto e sapore.',
      'Pizze da [condividere|gustare|mangiare] con gli amici.',
      'Le tue pizze ad {town}.',
    ],
    about: [
      'Una buona pizza comincia dall’impasto.',
      'Il forno dora il bordo e [profuma tutto|completa il lavoro|sveglia l’appetito].',
      'Ognuno ha la sua pizza preferita.',
      'La pizza riunisce grandi e piccoli.',
      'Con gli amici, una pizza è festa.',
      'Il profumo del forno apre l’appetito.',
    ],
    sampleDishes: [
      { name: 'Pizza margherita', course: 'mains', family: 'pizza' },
      { name: 'Calzone al prosciutto', course: 'mains', family: 'calzone' },
      { name: 'Focaccia al rosmarino', course: 'starters', family: 'flatbread' },
      { name: 'Tiramisù', course: 'desserts', family: 'tiramisu' },
    ],
  },
  seafood: {
    food: 'un piatto di pesce',
    hero: [
      'Il gusto del mare nel piatto.',
      'Pesce e frutti di mare.',
      'Sapori di mare, semplici e netti.',
      'Il mare, con semplicità.',
      'Sapori di mare da [condividere|gustare|assaporare] con calma.',
      'Pesce e frutti di mare ad {town}.',
    ],
    about: [
      'Il mare ha bisogno di poco.',
      'Un filo d’olio, e [il mare fa il resto|il sapore c’è|il gusto si apre].',
      'Ogni pesce ha la sua consistenza.',
      'Un pranzo di mare invita alla calma.',
      'I frutti di mare amano la compagnia.',
      'Il profumo del mare sa di vacanza.',
    ],
    sampleDishes: [
      { name: 'Insalata di polpo', course: 'starters', family: 'octopus_squid' },
      { name: 'Spaghetti alle vongole', course: 'mains', family: 'pasta_seafood' },
      { name: 'Orata al forno', course: 'mains', family: 'fish' },
      { name: 'Sorbetto al limone', course: 'desserts', family: 'ice_cream' },
    ],
  },
  steakhouse: {
    food: 'una bella bistecca',
    hero: [
      'Belle carni, dorate e tenere.',
      'Un bel taglio, cotto al punto giusto.',
      'La carne, tenera e saporita.',
      'Per chi ama la buona carne.',
      'Belle carni per [festeggiare|condividere|gustare] un bel momento.',
      'Belle carni ad {town}.',
    ],
    about: [
      'Una bella carne chiede poche cose.',
      'Una crosta dorata, un cuore tenero e [un pizzico di sale|la cottura giusta|un po’ di tempo].',
      'Ogni taglio ha il suo sapore.',
      'La cottura fa la differenza.',
      'Una bella carne si gusta senza fretta.',
      'Si festeggia volentieri [una bella notizia|un compleanno|un ritorno] davanti a una bella carne.',
    ],
    sampleDishes: [
      { name: 'Tagliere di salumi', course: 'starters', family: 'charcuterie' },
      { name: 'Tagliata di manzo', course: 'mains', family: 'steak' },
      { name: 'Patate al forno', course: 'mains', family: 'potatoes' },
      { name: 'Mousse al cioccolato', course: 'desserts', family: 'chocolate' },
    ],
  },
};

/** For restaurants whose cuisine is unknown. */
export const GENERAL_CUISINE: CuisineCopy = {
  food: 'qualcosa di buono',
  hero: [
    'Una cucina sincera e generosa.',
    'Il piacere di mangiare bene.',
    'Mangiare bene, semplicemente.',
    'Buoni piatti e bei momenti.',
    'Una cucina per [ritrovarsi|condividere|festeggiare] con semplicità.',
    'Mangiare bene ad {town}.',
    'Un bel momento, [in due|con gli amici|in famiglia] o da soli.',
  ],
  about: [
    'Mangiare bene è un piacere semplice.',
    'Un buon piatto rallegra la giornata.',
    'In compagnia tutto ha più gusto.',
    'La semplicità dà i piatti più belli.',
    'Si condivide volentieri [un piatto|la tavola|un dolce] con chi si ama.',
    'Ogni piatto è preparato con cura.',
  ],
  sampleDishes: [
    { name: 'Zuppa del giorno', course: 'starters', family: 'soup' },
    { name: 'Pollo al forno', course: 'mains', family: 'chicken' },
    { name: 'Verdure al forno', course: 'mains', family: 'vegetables' },
    { name: 'Torta al cioccolato', course: 'desserts', family: 'chocolate' },
  ],
};
