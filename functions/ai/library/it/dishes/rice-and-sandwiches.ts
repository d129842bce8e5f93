import type { CopyLibrary } from '../../copy-library.ts';

/** Raw fish, rice, stews, and what is eaten between bread. */
export const DISHES_RICE_AND_SANDWICHES = {
  sushi: [
    'Riso morbido e sapori delicati.',
    'Piccoli bocconi in equilibrio.',
    'Tagli netti e gusto pulito.',
    'Bocconi delicati, uno dopo l’altro.',
  ],
  sushi_roll: [
    'Riso morbido intorno a un cuore saporito.',
    'Bocconi rotondi e ben equilibrati.',
    'Gusto ed equilibrio in ogni pezzo.',
    'Piccoli rotoli pieni di sapore.',
  ],
  sashimi: [
    'Taglio sottile e gusto pulito.',
    'La purezza di un bel taglio.',
    'Consistenza morbida, sapore delicato.',
  ],
  ceviche: [
    'Vivace, agrumato, pieno di carattere.',
    'Una bella acidità che risveglia.',
    'Il lime risveglia ogni boccone.',
  ],
  tartare: [
    'Taglio sottile e condimento delicato.',
    'Morbida consistenza, gusto deciso.',
    'Tutta la finezza di un bel taglio.',
  ],
  poke: ['Una ciotola piena di colori.', 'Colori e consistenze diverse.', 'Bocconi morbidi e colori vivaci.'],
  rice_bowl: [
    'Una ciotola completa e saporita.',
    'Tante consistenze in una ciotola.',
    'Una ciotola generosa e colorata.',
  ],
  fried_rice: ['Riso dorato e saporito.', 'Chicchi sgranati, pieni di gusto.', 'Riso saltato e ben condito.'],
  paella: [
    'Tutto il sapore della padella.',
    'Un piatto generoso, da condividere.',
    'Sapore profondo, dal centro al bordo.',
  ],
  biryani: [
    'Riso profumato di spezie.',
    'Chicchi lunghi e spezie calde.',
    'Il profumo delle spezie nel riso.',
  ],
  curry: [
    'Spezie calde e profumate.',
    'Il profumo delle spezie.',
    'Spezie da scoprire a poco a poco.',
    'Speziato, profumato, avvolgente.',
  ],
  dal: ['Lenticchie morbide e speziate.', 'Cremosità e spezie calde.', 'Un piatto morbido e profumato.'],
  stew: [
    'Cottura lenta, sapore profondo.',
    'Tenero, saporito, confortante.',
    'Cottura paziente, gusto pieno.',
    'Il tempo gli dà sapore.',
  ],
  chili: [
    'Speziato, con un piccante piacevole.',
    'Un calore che conforta.',
    'Sapore intenso e una punta piccante.',
  ],
  tagine: [
    'Cottura dolce e spezie profumate.',
    'Spezie calde, cottura lenta.',
    'Il profumo delle spezie, con calma.',
  ],
  burger: [
    'Succoso e pieno di gusto.',
    'Dorato fuori, succoso dentro.',
    'Un morso tira l’altro.',
    'Il piacere di un buon burger.',
    'Succoso, saporito, generoso.',
  ],
  cheeseburger: [
    'Formaggio fuso e cuore succoso.',
    'Il formaggio si scioglie a ogni morso.',
    'Succoso, con tanto formaggio fuso.',
  ],
  sandwich: [
    'Buon pane e tanto gusto.',
    'Un morso di buon pane.',
    'Un buon pane fa la differenza.',
    'Tutto il gusto in un buon pane.',
  ],
  grilled_cheese: [
    'Pane dorato e formaggio fuso.',
    'Croccante fuori, filante dentro.',
    'Un classico dorato e filante.',
  ],
  hot_dog: [
    'Pane morbido e morso succoso.',
    'Un classico in un pane morbido.',
    'La morbidezza del pane, il gusto dentro.',
  ],
  kebab: ['Bocconi dorati e ben speziati.', 'Bordi dorati, cuore succoso.', 'Spezie e sapore deciso.'],
  wrap: [
    'Morbidezza fuori, gusto dentro.',
    'Tutto il gusto, ben arrotolato.',
    'Una sfoglia sottile e ben farcita.',
  ],
  lobster_roll: [
    'Astice dolce in un pane morbido.',
    'Pane soffice, pieno di astice.',
    'La dolcezza dell’astice nel pane.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
