import type { CopyLibrary } from '../../copy-library.ts';

/** Dough, noodles, small things, raw fish, rice, stews, and what is eaten between bread. */
export const DISHES_DOUGH_AND_RICE = {
  pizza: [
    'Sotto scrocchia, sopra si scioglie.',
    'Bordo dorato da mordere, centro morbido.',
    'La prima fetta scotta, [l’ultima|la penultima|la più grande] si contende.',
  ],
  calzone: [
    'Fuori dorato, dentro vapore e sorpresa.',
    'Una mezzaluna dorata che fuma dentro.',
    'Si apre con cautela, si finisce [senza|in fretta|di slancio].',
  ],
  garlic_bread: [
    'Crosta croccante, mollica tenera, aglio [senza timidezza|in abbondanza|che si presenta].',
    'Si sente prima di vederlo, sparisce subito.',
    'Pane caldo che profuma le dita.',
  ],
  pasta: [
    'Gira la forchetta e il sugo segue.',
    'Pasta al dente, sugo fino all’ultimo [filo|boccone|giro].',
    'Morso che resiste, sugo che avvolge.',
  ],
  pasta_tomato: [
    'Pomodoro dolce con un filo di acidità.',
    'Il rosso resta sul piatto e [sulla camicia|sul mento|sul pane].',
    'Il sugo avvolge, il pane aspetta.',
  ],
  pasta_cream: [
    'Crema che avvolge, pasta che resiste.',
    'Velluto sulla forchetta, silenzio [intorno|per un minuto|a tavola].',
    'La forchetta affonda e non vuole uscire.',
  ],
  pasta_seafood: [
    'Il mare si arrotola intorno alla forchetta.',
    'Sapore di scoglio, pasta al dente.',
    'Un giro di pasta, aria di porto.',
  ],
  pasta_filled: [
    'Sfoglia sottile fuori, [il buono|il meglio|la sorpresa] dentro.',
    'Piccoli fagotti teneri con un cuore saporito.',
    'Si contano piano, si finiscono presto.',
  ],
  pasta_baked: [
    'Sopra la crosticina, sotto la morbidezza.',
    'L’angolo bruciacchiato ha sempre [molti pretendenti|un padrone|due forchette].',
    'Crosta in superficie, crema fino in fondo.',
  ],
  mac_and_cheese: [
    'Formaggio che fila, pasta che lo segue.',
    'Un abbraccio di formaggio a cucchiaiate.',
    'Crema sopra, crema sotto, [niente spigoli|tutta morbidezza|nessun dubbio].',
  ],
  gnocchi: [
    'Nuvolette che cedono appena alla forchetta.',
    'Soffici dentro, lucidi di condimento fuori.',
    'Piccoli cuscini per una fame grande.',
  ],
  risotto: [
    'Si muove all’onda, [il chicco|il riso|ogni chicco] resta al dente.',
    'Cremoso al cucchiaio, deciso sotto i denti.',
    'Lento da cuocere, [rapido|svelto|facile] da finire.',
  ],
  ramen: [
    'Brodo profondo, noodle che si aspirano [senza vergogna|con rumore|di gusto].',
    'Prima il vapore, poi i fili elastici.',
    'Una ciotola fonda per una giornata lunga.',
  ],
  noodle_soup: [
    'Brodo bollente e noodle che scappano.',
    'Cucchiaio per il brodo, [pazienza|mira|bacchette] per il resto.',
    'Si soffia, si aspira, ci si scalda.',
  ],
  noodles_fried: [
    'Fuoco alto, fili lucidi e tenaci.',
    'Un po’ di crosta qui, seta là.',
    'Fili lunghi con il carattere della fiamma.',
  ],
  dumplings: [
    'Sfoglia sottile, ripieno succoso, un solo boccone.',
    'Un pizzico di pasta, un cuore caldo.',
    'Si comincia dividendo, si finisce [contando|discutendo|litigando piano].',
  ],
  spring_rolls: [
    'Involucro sottile, ripieno che si fa sentire.',
    'Arrotolati stretti, addentati in fretta.',
    'Due morsi e la mano torna indietro.',
  ],
  bao: [
    'Impasto soffice, ripieno che si fa valere.',
    'Nuvola a vapore, tiepida tra le dita.',
    'Leggerezza in mano, carattere al morso.',
  ],
  samosa: [
    'Guscio che scrocchia, cuore morbido e speziato.',
    'Fuori punge, dentro scalda.',
    'Crosta dorata, spezie che escono al morso.',
  ],
  empanadas: [
    'Bordo pizzicato, ripieno succoso, una mano sola.',
    'Mezzaluna dorata che custodisce il calore.',
    'La sfoglia cede e il ripieno saluta.',
  ],
  tacos: [
    'Testa inclinata, morso grande, tovagliolo pronto.',
    'Tortilla morbida, ripieno che tenta la fuga.',
    'Due morsi e la mano cerca [l’altro|il prossimo|il bis].',
  ],
  burrito: [
    'Tutto arrotolato stretto, ogni morso diverso.',
    'Fuori ordinato, dentro una festa.',
    'Pesa in mano e alleggerisce la fame.',
  ],
  quesadilla: [
    'Tortilla tostata, formaggio che fila [a lungo|per un metro|al primo strappo].',
    'Si piega, si fonde, si allunga.',
    'Croccante ai bordi, filante nel mezzo.',
  ],
  enchiladas: [
    'Tortilla morbida che si arrende alla salsa.',
    'Salsa da bordo a bordo, ripieno nascosto.',
    'Arrotolate, coperte, tenere fino in fondo.',
  ],
  tamales: [
    'Si scarta la foglia, sale il vapore.',
    'Impasto di mais tenero, cuore saporito.',
    'Un pacchetto caldo da aprire con calma.',
  ],
  nachos: [
    'Croccanti sotto, carichi sopra, mani ovunque.',
    'Il più condito si cerca [con lo sguardo|per primo|a due mani].',
    'Una montagna che crolla a morsi.',
  ],
  guacamole: [
    'Avocado cremoso con una punta di lime.',
    'Verde e morbido, da raccogliere [in fretta|fino al fondo|a turno].',
    'Liscio quanto basta, vivo di agrumi.',
  ],
  sushi: [
    'Riso tenero, un boccone, [occhi chiusi|un attimo di silenzio|poi un altro].',
    'Poco da prendere, molto da gustare.',
    'Delicatezza che dura [un boccone|un attimo|un respiro].',
  ],
  sushi_roll: [
    'Riso intorno, sorpresa al centro.',
    'Una spirale da mangiare in un boccone.',
    'Fette tonde, morbide, colorate nel mezzo.',
  ],
  sashimi: [
    'Taglio netto, consistenza di seta.',
    'Pesce e lama, [nient’altro|senza giri di parole|e basta così].',
    'Fettine sottili, sapore pieno.',
  ],
  ceviche: [
    'Il lime pizzica, il mare risponde.',
    'Acido, salino e freddo come un tuffo.',
    'Bocconi teneri svegliati dagli agrumi.',
  ],
  tartare: [
    'Taglio fine, tutto a crudo, forchetta lenta.',
    'Seta sotto i denti, carattere da vendere.',
    'Il coltello ha lavorato, tu no.',
  ],
  poke: [
    'Riso sotto, colori sopra, cucchiaiate tutte diverse.',
    'Cubetti morbidi in una ciotola allegra.',
    'Un po’ di mare e molto colore.',
  ],
  rice_bowl: [
    'Riso sotto, voglie sopra, tutto [in una ciotola|a portata di mano|a strati].',
    'Da mescolare subito o da [scavare con ordine|mangiare a zone|prendere a strati].',
    'Una ciotola piena e nessun protocollo.',
  ],
  fried_rice: [
    'Chicchi sgranati con il profumo della fiamma.',
    'Tostato in qualche punto, morbido nel resto.',
    'Saltato a fuoco vivo, finito al volo.',
  ],
  paella: [
    'Chicco asciutto e un fondo [da grattare|croccante|molto conteso].',
    'In mezzo, e ognuno dal suo lato.',
    'Riso dorato da attaccare con calma.',
  ],
  biryani: [
    'Riso profumato a strati da scoprire.',
    'Chicchi lunghi, spezie profonde, vapore.',
    'Si scoperchia e il profumo arriva lontano.',
  ],
  curry: [
    'Salsa piena, spezie che restano a lungo.',
    'Il calore arriva piano e si accomoda.',
    'Profuma da lontano, convince da vicino.',
  ],
  dal: [
    'Legumi morbidi, spezie che scaldano.',
    'Crema quieta con un fondo [deciso|lungo|caldo].',
    'Poche parole, molta profondità.',
  ],
  stew: [
    'Fuoco lento, tenerezza fino al cucchiaio.',
    'Ore di pentola, bocconi che si sfaldano.',
    'Sugo denso che reclama [pane|silenzio|il bis].',
  ],
  chili: [
    'Denso, scuro, con un calore che cresce.',
    'Il cucchiaio affonda, le spezie salgono.',
    'Scalda prima le mani, poi [l’umore|la giornata|il resto].',
  ],
  tagine: [
    'Cottura lenta, bocconi teneri, spezie gentili.',
    'Si scopre e il profumo [prende posto|fa il giro|arriva per primo].',
    'Tenerezza di ore in una forchettata.',
  ],
  burger: [
    'Pane morbido, cuore succoso, due mani.',
    'Comincia composto, finisce [leccandosi le dita|tra i tovaglioli|a grandi morsi].',
    'Il succo cola, nessuno molla la presa.',
  ],
  cheeseburger: [
    'Il formaggio cola, il pane tiene.',
    'Succo, formaggio fuso e dita lucide.',
    'Si scioglie ai bordi, resiste nel mezzo.',
  ],
  sandwich: [
    'Pane fuori, fame sistemata dentro.',
    'Un po’ di tutto in ogni morso.',
    'Si tiene con due mani, si posa [a fatica|malvolentieri|controvoglia].',
  ],
  grilled_cheese: [
    'Pane tostato, formaggio che non vuole finire.',
    'Scrocchia fuori, fila dentro.',
    'Separa le metà e guarda il filo.',
  ],
  hot_dog: [
    'Pane soffice, morso che schiocca.',
    'Una mano basta, un tovagliolo no.',
    'Morbido intorno, deciso al centro.',
  ],
  kebab: [
    'Bordi abbrustoliti, spezie, succo.',
    'Crosta rosolata, morso tenero.',
    'Il profumo corre avanti, il succo resta.',
  ],
  wrap: [
    'Un rotolo stretto, niente scappa. [Quasi|O quasi|Forse].',
    'Morbidezza fuori, ripieno da cima a fondo.',
    'Sta in una mano, calma la fame.',
  ],
  lobster_roll: [
    'Polpa dolce, pane soffice, sapore di costa.',
    'Pane morbido, polpa ancora più tenera.',
    'Un panino che parla di mare.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
