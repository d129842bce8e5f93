import type { CopyLibrary } from '../copy-library.ts';

/** Breakfast, sweets, drinks, and what fits when nothing more is known of a dish. */
export const DISHES_SWEETS_AND_DRINKS = {
  eggs: [
    'Morbidezza di uovo per mattine storte.',
    'Tenero, tiepido, amico del pane.',
    'Un risveglio gentile, anche [a mezzogiorno|tardi|con il muso lungo].',
  ],
  omelet: [
    'Dorata fuori, soffice nel mezzo.',
    'Uovo piegato su un cuore caldo.',
    'Morbida al taglio, semplice da finire.',
  ],
  pancakes: [
    'Soffici al centro, dorati ai bordi.',
    'Una pila tenera per mattine lente.',
    'La forchetta affonda e non trova resistenza.',
  ],
  waffles: [
    'Quadretti croccanti che trattengono la dolcezza.',
    'Scrocchia la griglia, cede il cuore.',
    'Dorati sopra e sotto, morbidi nel mezzo.',
  ],
  french_toast: [
    'Pane dorato, dentro tenero come un budino.',
    'Crosticina dolce, mollica che si scioglie.',
    'Il pane di ieri con l’abito della festa.',
  ],
  avocado_toast: [
    'Sotto croccante, sopra cremoso.',
    'Pane tostato sotto una coperta verde.',
    'Prima il crac, poi la morbidezza.',
  ],
  granola_bowl: [
    'Cucchiaiate croccanti per svegliarsi piano.',
    'Scrocchia, si ammorbidisce, finisce.',
    'Un buongiorno che fa [rumore|allegria|compagnia].',
  ],
  smoothie_bowl: [
    'Frutta densa da mangiare col cucchiaio.',
    'Freddo e vellutato, con il colore addosso.',
    'Un frullato che si è preso tempo.',
  ],
  bagel: [
    'Crosta tesa, mollica densa.',
    'Tondo, compatto, lento da masticare.',
    'Un buco al centro e niente che manchi.',
  ],
  croissant: [
    'Sfoglie che si rompono, briciole ovunque.',
    'Fuori fragile, dentro [una nuvola|burroso|morbido].',
    'Profuma di mattina e di burro.',
  ],
  pastry: [
    'Un morso dolce, qualche briciola di prova.',
    'Piccola dolcezza per una pausa lunga.',
    'Fragrante tra le dita, gentile al palato.',
  ],
  cake: [
    'Una fetta morbida e tutto rallenta.',
    'Tenera alla forchetta, con o senza candeline.',
    'Dolcezza a spicchi da non dividere troppo.',
  ],
  chocolate: [
    'Scuro, intenso, senza [rimorsi|scuse|fretta].',
    'Si scioglie prima che tu decida di dividere.',
    'Profondo al cucchiaio, lungo in bocca.',
  ],
  cheesecake: [
    'Crema densa con un pizzico di acidità.',
    'Vellutata sopra, più decisa sotto.',
    'La forchetta scende piano e torna piena.',
  ],
  fruit_crisp: [
    'Frutta calda sotto un tetto di briciole.',
    'Scrocchia sopra, diventa sciroppo sotto.',
    'Croccante al cucchiaio, morbido nel fondo.',
  ],
  pie: [
    'Guscio friabile, ripieno che si trattiene.',
    'Il bordo si sbriciola, il centro consola.',
    'Uno spicchio che profuma di forno.',
  ],
  custard: [
    'Trema nel piatto, si scioglie in bocca.',
    'Il cucchiaio entra senza fare rumore.',
    'Seta dolce, [lenta|lieve|fredda] sulla lingua.',
  ],
  tiramisu: [
    'Caffè sotto, crema sopra, cucchiaio fino in fondo.',
    'Strati morbidi con un risveglio dentro.',
    'Baffi di cacao, nessun pentimento.',
  ],
  ice_cream: [
    'Freddo sulla lingua, sorriso subito dopo.',
    'Si scioglie in fretta, meglio [di te|sbrigarsi|non parlare].',
    'Crema gelata che non sa aspettare.',
  ],
  doughnuts: [
    'Soffici dentro, zucchero sulle dita.',
    'Dorati, morbidi, pericolosi in coppia.',
    'Un morso tenero e il naso si imbianca.',
  ],
  cookies: [
    'Briciole dolci che tradiscono chiunque.',
    'Uno adesso, uno [in tasca|per dopo|per il viaggio].',
    'Piccoli da tenere, difficili da contare.',
  ],
  crepes: [
    'Sottile come un velo, pieghe che nascondono.',
    'Bordi di pizzo, cuore tiepido.',
    'Si piega in quattro, finisce in tre morsi.',
  ],
  pudding: [
    'Morbido al cucchiaio, sa di pomeriggi lunghi.',
    'Dolcezza lenta che invita a raschiare.',
    'Liscio, quieto, finito [troppo presto|sul più bello|fino al fondo].',
  ],
  baklava: [
    'Sfoglie che scrocchiano, frutta secca, dolcezza.',
    'Appiccicoso alle dita, croccante ai denti.',
    'Piccolo il pezzo, lunga la dolcezza.',
  ],
  fruit: [
    'Succo dolce e morsi di colore.',
    'Leggera sul finale, dolce senza insistere.',
    'Pulisce il palato, rallegra il cucchiaio.',
  ],
  coffee: [
    'Prima l’aroma, poi le parole.',
    'Scuro in tazza, gentile con la mattina.',
    'Amaro il primo sorso, chiaro il pensiero.',
  ],
  latte: [
    'Metà carezza, metà sveglia.',
    'Latte morbido, caffè sottovoce.',
    'Schiuma sulle labbra, calma nelle mani.',
  ],
  tea: [
    'Foglie, acqua e qualche minuto di pace.',
    'Profumo leggero per rallentare.',
    'Tazza tra le mani, pensieri in fila.',
  ],
  juice: [
    'Frutta da bere, sole sulla lingua.',
    'Dolce, vivo, finito in tre sorsi.',
    'Colore nel bicchiere, sveglia per il palato.',
  ],
  smoothie: [
    'Freddo e denso, da bere piano.',
    'Cremoso fino all’ultimo giro di cannuccia.',
    'Sorsi vellutati che saziano un pochino.',
  ],
  lemonade: [
    'Prima pizzica, poi addolcisce.',
    'Sole di limone in un sorso freddo.',
    'Aspra quanto basta per far sorridere.',
  ],
  soft_drink: [
    'Un sorso freddo tra due bocconi.',
    'Fredda nel bicchiere, allegra in gola.',
    'Per la sete, senza [complicazioni|cerimonie|pensieri].',
  ],
  beer: [
    'Schiuma sopra, freddo sotto, amici accanto.',
    'L’amaro giusto per sgranocchiare qualcosa.',
    'Un sorso lungo dopo una giornata lunga.',
  ],
  wine: [
    'Si gira, si annusa, si chiacchiera.',
    'Un sorso lento per un racconto lungo.',
    'Si apre piano, come certe conversazioni.',
  ],
  cocktail: [
    'Bicchiere freddo, discorsi caldi.',
    'Equilibrio al primo sorso, allegria al secondo.',
    'Il ghiaccio tintinna e la serata comincia.',
  ],
  spirits: [
    'Piccolo il bicchiere, lungo il ricordo.',
    'Sorsi corti, calore che scende piano.',
    'Si beve poco e si racconta tanto.',
  ],
  starter: [
    'Il primo assaggio, quello che apre [la fame|il discorso|le danze].',
    'Piccolo per misura, grande per intenzioni.',
    'Un boccone per ingannare l’attesa.',
  ],
  main: [
    'Il piatto per una fame [seria|vera|senza trucchi].',
    'Forchetta in mano e telefono in tasca.',
    'Quello che la pancia chiedeva da stamattina.',
  ],
  side: [
    'Sta di fianco e finisce per primo.',
    'Un angolo di piatto molto frequentato.',
    'Accompagna in silenzio, si fa notare dopo.',
  ],
  dessert: [
    'Un finale dolce per chi [era pieno|diceva basta|aveva giurato].',
    'C’è sempre un angolino per il dolce.',
    'L’ultima parola, con lo zucchero.',
  ],
  drink: [
    'Il primo sorso mette in moto i discorsi.',
    'Tra un boccone e l’altro, un sorso.',
    'Per la sete, per il brindisi, [per compagnia|per la pausa|per cominciare].',
  ],
  set_menu: [
    'Decidi una volta, goditi ogni portata.',
    'Un piatto dopo l’altro, senza scegliere.',
    'Dall’inizio alla fine, tu pensa [a mangiare|alla compagnia|alla forchetta].',
  ],
  dish: [
    'Di quelli che si ordinano col dito.',
    'Per una fame che non sa fingere.',
    'Si prende per curiosità, si finisce per gusto.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
