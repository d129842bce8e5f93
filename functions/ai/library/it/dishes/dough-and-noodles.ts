import type { CopyLibrary } from '../../copy-library.ts';

/** Pizza, pasta, noodles, and the small things that are wrapped in dough. */
export const DISHES_DOUGH_AND_NOODLES = {
  pizza: [
    'Impasto dorato e tanto sapore.',
    'Bordo dorato, cuore morbido.',
    'Un buon impasto, cotto come si deve.',
    'Calda, dorata e piena di gusto.',
    'Il profumo del forno in ogni morso.',
    'Il piacere di un impasto ben cotto.',
  ],
  calzone: [
    'Impasto dorato e ripieno generoso.',
    'Dorato fuori, morbido dentro.',
    'Tutto il ripieno in un guscio dorato.',
  ],
  garlic_bread: [
    'Pane dorato e profumo d’aglio.',
    'Pane tostato con tutto il gusto dell’aglio.',
    'Il croccante del pane, il profumo dell’aglio.',
  ],
  pasta: [
    'Pasta cotta a puntino, piena di gusto.',
    'Un bel piatto di pasta che conforta.',
    'Pasta ben condita, dal primo boccone.',
    'La bontà semplice della pasta.',
    'Pasta al punto giusto, sapore deciso.',
    'Un primo saporito e ben condito.',
  ],
  pasta_tomato: [
    'Pasta e tutto il gusto del pomodoro.',
    'La dolcezza del pomodoro.',
    'Un classico al pomodoro.',
    'Il pomodoro che abbraccia la pasta.',
  ],
  pasta_cream: [
    'Pasta cremosa, boccone dopo boccone.',
    'Cremosità e sapore a ogni forchettata.',
    'Una cremosità che avvolge la pasta.',
  ],
  pasta_seafood: [
    'Pasta al punto giusto, profumo di mare.',
    'Tutto il gusto del mare.',
    'Il mare incontra la pasta.',
  ],
  pasta_filled: [
    'Pasta tenera, ripieno saporito.',
    'Il gusto è tutto nel ripieno.',
    'Una sfoglia tenera dal cuore saporito.',
  ],
  pasta_baked: [
    'Dal forno, con la superficie dorata.',
    'Gratinato sopra, morbido sotto.',
    'Il forno dà il suo tocco dorato.',
  ],
  mac_and_cheese: [
    'Pasta e tanto formaggio fuso.',
    'Un piatto filante e generoso.',
    'Tutto il conforto del formaggio fuso.',
  ],
  gnocchi: [
    'Bocconi morbidi, condimento saporito.',
    'Piccoli, morbidi, pieni di gusto.',
    'Tutta la morbidezza degli gnocchi.',
  ],
  risotto: [
    'Riso cremoso, mantecato con cura.',
    'Chicchi al punto giusto, tutta cremosità.',
    'La cremosità di un buon risotto.',
  ],
  ramen: [
    'Brodo intenso e noodles al punto giusto.',
    'Un brodo profondo, di carattere.',
    'Il calore del brodo.',
    'Noodles e un brodo pieno di sapore.',
  ],
  noodle_soup: [
    'Noodles morbidi e profumati.',
    'Tanto profumo e noodles teneri.',
    'Sapori profondi, noodles morbidi.',
  ],
  noodles_fried: [
    'Noodles saporiti e ben conditi.',
    'Sapore deciso in ogni noodle.',
    'Noodles al punto giusto, pieni di gusto.',
  ],
  dumplings: [
    'Sfoglia tenera e ripieno saporito.',
    'Piccoli bocconi dal cuore saporito.',
    'Una sfoglia delicata, un ripieno gustoso.',
    'Tutto il gusto sta dentro.',
  ],
  spring_rolls: [
    'Ben arrotolati e pieni di gusto.',
    'Piccoli rotoli dal ripieno saporito.',
    'Pochi bocconi, tanto sapore.',
  ],
  bao: [
    'Soffice impasto al vapore, ben farcito.',
    'Morbido come una nuvola.',
    'Impasto soffice e ripieno deciso.',
  ],
  samosa: [
    'Croccante fuori, speziato dentro.',
    'Un guscio dorato pieno di spezie.',
    'Prima il croccante, poi le spezie.',
  ],
  empanadas: [
    'Impasto dorato, ripieno saporito.',
    'Bordi dorati e un ripieno generoso.',
    'Un guscio dorato e ben farcito.',
  ],
  tacos: [
    'Tortilla calda e tanto sapore.',
    'Un piccolo boccone di carattere.',
    'Tutto il sapore su una tortilla.',
    'Una buona tortilla, un buon ripieno.',
  ],
  burrito: [
    'Ben arrotolato e ben farcito.',
    'Tortilla morbida, ripieno generoso.',
    'Pieno di gusto da un capo all’altro.',
  ],
  quesadilla: [
    'Tortilla dorata, cuore fondente.',
    'Bordi dorati e ripieno caldo.',
    'Una tortilla calda e ben farcita.',
  ],
  enchiladas: [
    'Tortillas morbide con tanta salsa.',
    'Una bella salsa su tortillas tenere.',
    'Tortillas avvolte nella salsa.',
  ],
  tamales: [
    'Impasto di mais tenero e profumato.',
    'Tutto il profumo del mais.',
    'Mais morbido, cotto con calma.',
  ],
  nachos: [
    'Croccanti, saporiti, da condividere.',
    'Tanto croccante, tanto gusto.',
    'Croccanti a ogni morso.',
  ],
  guacamole: [
    'Avocado cremoso con una punta di lime.',
    'Cremoso, vivace e profumato.',
    'La dolcezza dell’avocado, il tocco del lime.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
