import type { CopyLibrary } from '../../copy-library.ts';

/** Wine, cocktails, beer, and food from a truck. */
export const CUISINES_BARS_AND_TRUCKS: CopyLibrary['cuisines'] = {
  winebar: {
    food: 'un calice e qualcosa di buono',
    hero: [
      'Un calice, qualcosa da stuzzicare e [una lunga chiacchierata|gli amici giusti|nessuna fretta].',
      'Voglia di un calice ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta chi vuoi].',
      'Rosso, bianco o [bollicine|rosato|quello che ti va]: scegli con calma.',
      'Il vino è più buono [in compagnia|con un tagliere|quando si ha tempo].',
      'Vieni per un bicchiere e [resta per le chiacchiere|assaggia qualcosa|brinda alla giornata].',
      'Una giornata lunga finisce bene con [un calice|un brindisi|qualcosa da dividere].',
    ],
    about: [
      'Un buon calice chiede [un po’ di formaggio|del pane|qualche salume] e qualcuno con cui dividerlo.',
      'Non serve essere esperti: [basta che ti piaccia|un consiglio aiuta|si assaggia e si sceglie].',
      'Si stuzzica, [si brinda|si chiacchiera|si assaggia], e il tempo passa in fretta.',
      'C’è chi ama i rossi, [chi i bianchi|chi le bollicine|chi cambia ogni volta], e ognuno trova il suo.',
      'Qualcosa da dividere in mezzo e [le chiacchiere vengono da sole|si sta bene|si assaggia di tutto].',
      'Un calice va bene per [un incontro tra amici|due chiacchiere|una bella notizia], o solo per rilassarsi.',
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
      'Un cocktail ben fatto e [gli amici giusti|un brindisi|la voglia di stare insieme].',
      'Voglia di un cocktail ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta la compagnia].',
      'Dolce, amaro o [agrumato|deciso|leggero]: di’ cosa ti piace e si comincia.',
      'La giornata è finita: [brindiamo|ci vuole un bicchiere|è ora di vedere gli amici].',
      'Vieni per un brindisi e [resta per la compagnia|provane uno nuovo|raccontaci la giornata].',
      'Classico o diverso dal solito, [scegli tu|con o senza alcol|un cocktail mette allegria].',
    ],
    about: [
      'Un buon cocktail è freddo, equilibrato e [si beve a piccoli sorsi|va gustato con calma|accompagna le chiacchiere].',
      'C’è chi ordina sempre lo stesso, [chi cambia ogni volta|chi si fa consigliare|chi sceglie dal colore].',
      'Chi non beve alcol [trova il suo bicchiere|brinda con gli altri|si diverte uguale], e la compagnia è la stessa.',
      'Ghiaccio, agrumi e [qualche amico|una buona storia|un brindisi] bastano per stare bene.',
      'Per un compleanno o [un primo appuntamento|una promozione|un ritorno] si brinda volentieri.',
      'Qualcosa da sgranocchiare accanto e [si resta un po’ di più|la serata comincia|le chiacchiere si allungano].',
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
      'Una birra fredda, qualcosa da mangiare e [gli amici|due chiacchiere|la partita].',
      'Voglia di una birra ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta gli amici].',
      'Chiara, scura o [ambrata|rossa|una mai provata]: scegli la tua.',
      'Dopo una giornata lunga [una birra fredda ci sta|si brinda volentieri|è bello vedere gli amici].',
      'Vieni con [i colleghi|la compagnia|un vecchio amico] e fate un brindisi.',
      'La birra è più buona [in compagnia|con qualcosa di salato|dopo il lavoro].',
    ],
    about: [
      'Una buona birra ha schiuma fine e [un gusto pulito|un bel colore|un sorso lungo], e va bevuta in compagnia.',
      'Con qualcosa di croccante accanto [è ancora più buona|si chiacchiera meglio|si resta volentieri].',
      'C’è chi ama le birre amare, [chi le più dolci|chi quelle scure|chi le prova tutte], e ognuno trova la sua.',
      'Si brinda, [si racconta|si ride|si guarda la partita], e il tempo passa bene.',
      'Amici, [patatine|un panino|qualcosa da dividere] e una birra: non serve altro.',
      'Per una partita o [un compleanno|un ritrovo|la fine della settimana] un brindisi ci vuole.',
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
      'Qualcosa di buono da [tenere in mano|mangiare all’aria aperta|mordere subito].',
      'Voglia di street food ad {town}? [Ti aspettiamo|Vieni a trovarci|Segui il profumo].',
      'Si mangia con le mani e [si sta bene insieme|si chiacchiera in piedi|ci si sporca un po’].',
      'Una pausa all’aperto con [qualcosa di caldo|gli amici|un buon appetito].',
      'Porta [un amico|i colleghi|una bella fame] e scegliete insieme.',
      'Lo street food si mangia [in piedi|su un muretto|camminando], e il bello è anche questo.',
    ],
    about: [
      'Il profumo arriva prima, [poi la fame|poi la voglia di provare tutto|poi tocca a te].',
      'Caldo, saporito e [facile da mangiare|da tenere in mano|pronto da mordere]: così si mangia per strada.',
      'Bastano due amici, [un muretto|un po’ di sole|un tovagliolo] e qualcosa di buono.',
      'Si mangia con le mani, [si ride|ci si sporca un po’|si assaggia da tutti], e va bene così.',
      'Per una pausa o [un concerto|una passeggiata|un mercato] è quello che ci vuole.',
      'Chi assaggia da un amico [poi ordina il suo|torna a prenderne|capisce subito].',
    ],
    sampleDishes: [
      { name: 'Hot dog', course: 'mains', family: 'hot_dog' },
      { name: 'Tacos di pollo', course: 'mains', family: 'tacos' },
      { name: 'Patatine fritte', course: 'starters', family: 'fries' },
      { name: 'Limonata', course: 'drinks', family: 'lemonade' },
    ],
  },
};
