import { stemOf } from '../text/word-forms.ts';

/** What a house is and makes, folded: praise of these is praise of the house; en, es, fr, it, de. */
export const HOUSE_STEMS: ReadonlySet<string> = new Set(
  `restaurant cafe bakery kitchen place spot house pub bar chef cook menu food brunch breakfast lunch dinner dessert service cuisine taqueria bistro
  pizzeria trattoria osteria diner meal dish flavor flavour taste cooking hospitality recipe ingredient quality price value table patio terrace
  restaurante cafeteria panaderia cocina sitio lugar casa bodega carta comida desayuno cena postre servicio plato sabor receta precio calidad terraza
  boulangerie maison adresse table carte dejeuner repas plat gout recette qualite prix terrasse
  ristorante panificio cucina posto casa locale pranzo cena dolce servizio piatto sapore ricetta qualita prezzo terrazza
  gasthaus backerei kuche lokal haus wirtschaft essen fruhstuck mittagessen abendessen nachtisch gericht geschmack rezept qualitat preis terrasse biergarten`
    .split(/\s+/)
    .filter(Boolean)
    .map(stemOf),
);

/** What is nobody's to sell: given away, it is a way of speaking. */
export const NOT_FOR_SALE =
  /(?<![a-z])(?:air|breeze|views?|sunsets?|sunrises?|sunshine|moon(?:light)?|stars|smiles?|hugs?|laugh(?:s|ter)?|advice|compliments?|gossip|people[- ]watching|atmosphere|ambience|goosebumps|memories|charm|sass|good (?:mood|vibes|company|times)|vibes|conversation|porch|seat|napkins|love|aire|vistas?|puesta de sol|sonrisas?|abrazos?|luna|consejos?|buen humor|conversacion|vue|coucher de soleil|sourires?|bonne humeur|conseils?|lune|aria|vista|tramonto|sorrisi?|buonumore|consigli|luna|luft|aussicht|sonnenuntergang|lacheln|gute laune|mond|rat)(?![a-z])/;

/** Words of a promise to those who cannot eat everything. */
export const PROMISES =
  /(?<![a-z])(?:safe\w*|cater\w*|accommodat\w*|friendly|suitable|covered|no problem|worr(?:y|ies)|handle\w*|every(?:one|body|thing)|any(?:one|body|thing)|all|can eat|enjoy|free|relax|geeignet|unbesorgt|sicher|alles|alle|problemlos|apt[oa]s?|sin (?:preocup\w+|problema)|tod[oa]s?|segur[oa]s?|convient|sans (?:souci|crainte)|tout(?:es?)?|tous|adatt[oaie]|tranquill[oaie]|tutt[oaie]|sicur[oaie])(?![a-z])/;

/** Words that ask guests to say something. */
export const TELLS_US =
  /(?<![a-z])(?:tell (?:us|your|our|the)|let (?:us|your|our|the) \p{L}* ?know|let us know|mention|inform|flag|ask (?:us|your|our|the)|speak (?:to|up)|say the word|give us a (?:shout|heads)|dinos|avisanos|avisa|avisad|cuentanos|dites|signalez|prevenez|diteci|dicci|avvisateci|segnala\w*|sagt?|sagen|bescheid|fragt?|meldet)(?![a-z])/u;

/** Words of a warning. */
export const WARNS =
  /(?<![a-z])(?:no-go|not for|avoid|careful|heads[- ]up|contains?|skip|steer clear|not suitable|off limits|beware|cuidado|ojo|contiene|evit\w*|attention|contient|attenzione|vorsicht|achtung|enthalt|nichts fur)(?![a-z])/;

/** Words of guests who crave, dream and work, and of what they have at home: no hours of the house. */
export const OF_GUESTS_TIME =
  /(?<![a-z])(?:i|i'd|i'll|could|would|crav\w+|dream\w*|think\w*|thought\w*|hungry|wish\w*|hunger|appetite|work(?:s|ed|ing)?|your|my|laptops?|cases?|eyes|inbox|office|podria\w*|suen\w+|pens\w+|pienso|tu|tus|mi|reve\w*|ton|ta|tes|votre|mon|ma|sogn\w+|potrei|tuo|tua|mio|mia|traum\w*|konnte\w*|dein\w*|mein\w*)(?![a-z])/;

/** Words beside a French "prix" that make it a prize; else it is what something costs. */
export const IS_PRIZE =
  /(?<![a-z])(?:jury|critique|concours|recu|recoit|remport\w*|gagn\w*|obten\w*|decern\w*|laureats?|vainqueur|palmares|(?:1er|premier|deuxieme|troisieme|grand|second) prix|prix (?:d'excellence|d'honneur|national|regional|culinaire|gastronomique|special|public)|meilleure?s?|20\d\d|19\d\d|distingu\w*|recompens\w*)(?![a-z])/;
