import type { CopyLibrary } from '../../copy-library.ts';

/** Breakfast, sweets, drinks, and what fits when nothing more is known of a dish. */
export const DISHES_SWEETS_AND_DRINKS = {
  eggs: [
    'Morbidezza di uovo per mattine storte.',
    'Tenerezza tiepida, amica del pane.',
    'Un risveglio gentile, anche [a mezzogiorno|tardi|con il muso lungo].',
  ],
  omelet: [
    'Dorata fuori, soffice nel mezzo.',
    'Uova, calore e una fetta di calma.',
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
    'Pane vestito con l’abito della festa.',
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
    'Velluto freddo, con il colore addosso.',
    'Un frullato che si è preso tempo.',
  ],
  bagel: [
    'Crosta tesa, mollica densa.',
    'Tondo, compatto, lento da masticare.',
    'Un buco al centro, niente che manchi.',
  ],
  croissant: [
    'Sfoglie che si rompono, briciole ovunque.',
    'Fuori fragile, dentro [una nuvola|un soffio|tutta morbidezza].',
    'Profuma di mattina e di burro.',
  ],
  pastry: [
    'Un morso dolce, qualche briciola di prova.',
    'Piccola dolcezza per una pausa lunga.',
    'Fragrante tra le dita, gentile al palato.',
  ],
  cake: [
    'Una fetta morbida e tutto rallenta.',
    'Tenerezza alla forchetta, con o senza candeline.',
    'Dolcezza da non dividere troppo.',
  ],
  chocolate: [
    'Cacao profondo, [nessun rimorso|zero scuse|poca fretta].',
    'Si scioglie mentre decidi se dividere.',
    'Scioglie i cucchiai e i buoni propositi.',
  ],
  cheesecake: [
    'Crema densa con un pizzico di acidità.',
    'Velluto sopra, carattere sotto.',
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
    'Caffè sotto, crema sopra, [cucchiaio pronto|poche parole|niente fretta].',
    'Strati morbidi con un risveglio dentro.',
    'Baffi di cacao, nessun pentimento.',
  ],
  ice_cream: [
    'Freddo sulla lingua, sorriso subito dopo.',
    'Si scioglie in fretta, meglio [sbrigarsi|non parlare|cominciare subito].',
    'Un freddo dolce che non sa aspettare.',
  ],
  doughnuts: [
    'Soffici dentro, zucchero sulle dita.',
    'Doratura morbida, pericolosa in coppia.',
    'Un morso tenero e il naso bianco.',
  ],
  cookies: [
    'Briciole dolci che tradiscono chiunque.',
    'Uno adesso, uno [in tasca|per dopo|per il viaggio].',
    'Piccoli da tenere, difficili da contare.',
  ],
  crepes: [
    'Un velo sottile, pieghe da scoprire.',
    'Bordi di pizzo, cuore tiepido.',
    'Si piega piano, finisce in fretta.',
  ],
  pudding: [
    'Morbido al cucchiaio, sa di pomeriggi lunghi.',
    'Dolcezza lenta che invita a raschiare.',
    'Liscio, quieto, finito [troppo presto|sul più bello|in silenzio].',
  ],
  baklava: [
    'Sfoglie che scrocchiano, frutta secca, dolcezza.',
    'Scrocchia ai denti, resta sulle dita.',
    'Piccolo il pezzo, lunga la dolcezza.',
  ],
  fruit: [
    'Succo dolce e morsi di colore.',
    'Un finale leggero, dolce senza insistere.',
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
    'Tre sorsi dolci e si accende tutto.',
    'Colore nel bicchiere, sveglia per il palato.',
  ],
  smoothie: [
    'Freddo, denso, nemico della fretta.',
    'Cremoso fino all’ultimo giro di cannuccia.',
    'Velluto freddo da sorseggiare piano.',
  ],
  lemonade: [
    'Prima pizzica, poi addolcisce.',
    'Sole di limone in un sorso freddo.',
    'Un’asprezza che fa sorridere.',
  ],
  soft_drink: [
    'Un sorso freddo tra due bocconi.',
    'Freddo nel bicchiere, allegria in gola.',
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
    'Piccola misura, grandi intenzioni.',
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
    'Il primo sorso avvia i discorsi.',
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
    'Si prende [per curiosità|per caso|per prova], si finisce di gusto.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
