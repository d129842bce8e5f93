import type { CopyLibrary, CuisineCopy } from '../../copy-library.ts';

/** From pasta to steak. */
export const CUISINES_ITALY: CopyLibrary['cuisines'] = {
  italian: {
    food: 'un buon piatto di pasta',
    hero: [
      'Pasta, un buon pane e [la compagnia giusta|il tempo di goderseli|qualcuno con cui parlare].',
      'Voglia di un piatto di pasta ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta chi vuoi].',
      'Un primo, un secondo o [tutti e due|solo un dolce|quello che ti va]: scegli con calma.',
      'Porta [la famiglia|gli amici|chi ami] e dividete qualche piatto.',
      'Olio buono, pomodoro e [un filo di basilico|una bella forchettata|la scarpetta finale].',
      'A tavola si sta bene quando [nessuno ha fretta|il piatto è pieno|si è in compagnia].',
    ],
    about: [
      'Una buona pasta è al dente e [lucida di sugo|ben condita|avvolta dal sugo], e si mangia calda.',
      'La scarpetta è permessa, [anzi consigliata|e la fanno tutti|soprattutto con il sugo].',
      'Aglio, olio e [pomodoro|basilico|un po’ di formaggio] bastano a far venire fame.',
      'Si comincia con un antipasto, [si passa il pane|si divide un primo|si chiacchiera] e si finisce con un caffè.',
      'Mettersi a tavola insieme fa bene [agli amici|alle famiglie|a chi ha avuto una giornata lunga].',
      'C’è chi sceglie la pasta corta, [chi quella lunga|chi vuole il ripieno|chi chiede il bis], e vanno d’accordo tutti.',
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
      'Bordo croccante, centro filante e [una fetta per tutti|gli amici intorno|niente da cucinare].',
      'Voglia di pizza ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta tutta la compagnia].',
      'Una pizza calda rimette in sesto [una giornata lunga|un giorno di pioggia|anche il lunedì].',
      'Vieni con [i bambini|la squadra|gli amici] e ognuno sceglie la sua.',
      'La pizza piace a tutti, [grandi e piccoli|anche agli indecisi|soprattutto in compagnia].',
      'Spicchio dopo spicchio, la pizza [finisce presto|mette allegria|fa compagnia].',
    ],
    about: [
      'Una buona pizza ha il bordo [dorato|croccante|ben gonfio] e il centro morbido.',
      'Margherita o farcita, [rossa o bianca|semplice o piccante|sottile o alta]: ognuno ha la sua preferita.',
      'La pizza va bene per [un compleanno|una partita|un ritrovo in famiglia] e quando nessuno vuole cucinare.',
      'La prima fetta scotta sempre, [ma nessuno sa aspettare|la seconda arriva presto|e il bordo scrocchia].',
      'Una pizza mette d’accordo [i bambini|tutta la squadra|anche chi discute sempre].',
      'Mentre il formaggio fila, [si parla e si ride|i bambini contano le fette|ci si scambia un assaggio].',
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
      'Pesce, limone e [un buon pane|una bella compagnia|un filo d’olio].',
      'Voglia di pesce ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta chi ami].',
      'Il sapore del mare mette [di buonumore|appetito|voglia di vacanza].',
      'Tra antipasti, primi e [un piatto di pesce|un sorbetto|tante chiacchiere] prenditi il tuo tempo.',
      'Vieni con [la famiglia|gli amici|la tua metà] e dividete un piatto di mare.',
      'Una giornata grigia migliora con [un piatto di mare|un po’ di limone|il profumo di mare].',
    ],
    about: [
      'Il pesce è delicato, [il limone lo ravviva|l’olio lo accompagna|e si mangia con calma].',
      'Tra cozze, gamberi e [calamari|vongole|polpo] ognuno trova il suo preferito.',
      'Con i gusci aperti nel piatto, [si mangia con le dita|il sughetto chiede il pane|nessuno ha fretta].',
      'Per [una ricorrenza|un ritrovo in famiglia|due chiacchiere] un piatto di mare va sempre bene.',
      'Chi ama il pesce lo riconosce [dal profumo|dal primo boccone|senza pensarci].',
      'Da dividere o [da tenere tutto per sé|da gustare in due|da gustare con calma], un piatto di mare è sempre gradito.',
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
      'Una bella bistecca e [gli amici giusti|il tempo di gustarla|un buon contorno].',
      'Voglia di carne ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta chi ama mangiare].',
      'Fuori rosolata, dentro tenera: [una bistecca così|un taglio così|la carne] chiede appetito.',
      'Certe giornate meritano [una bistecca|un buon taglio|qualcosa di speciale].',
      'Al sangue, media o ben cotta: [la scelta è tua|come piace a te|decidi tu].',
      'Porta [un amico|tuo padre|la tua metà] e un grande appetito.',
    ],
    about: [
      'Una buona bistecca è rosolata fuori e [succosa al centro|tenera al taglio|rosata dentro].',
      'Il contorno è da dividere, [la bistecca forse no|la bistecca dipende|la bistecca è tua].',
      'Una bistecca va bene per [un compleanno|una promozione|una bella notizia], o solo perché ne hai voglia.',
      'C’è chi preferisce la bistecca al sangue, [chi ben cotta|chi media|chi con le patate], e ognuno ha le sue ragioni.',
      'Un buon taglio si mangia [con calma|senza fretta|in buona compagnia], una fetta dopo l’altra.',
      'La carne rosolata fa venire fame [già dal profumo|a tutti|anche a chi diceva di no].',
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
    'Qualcosa di buono da mangiare e [una bella compagnia|niente piatti da lavare|tutto il tempo che vuoi].',
    'Hai fame ad {town}? [Ti aspettiamo|Vieni a trovarci|Siamo qui per questo].',
    'Vieni con appetito e porta [un amico|la famiglia|qualcuno che ami].',
    'Lascia i fornelli e [vieni a mangiare|goditi una pausa|lascia cucinare noi].',
    'Un buon piatto cambia [una giornata lunga|un giorno qualunque|una settimana piena].',
    'In compagnia si mangia [ancora meglio|con più gusto|più volentieri].',
  ],
  about: [
    'Mangiare bene aiuta a [rallentare|ritrovarsi|stare meglio].',
    'Amici e famiglia si ritrovano [davanti a un piatto|mangiando insieme|quando c’è qualcosa di buono].',
    'Ordina quello che ti va e [dividi un boccone|prenditi il tuo tempo|goditelo con calma].',
    'Compleanni, [belle notizie|ritorni|fine settimana]: tutto si festeggia mangiando.',
    'Vieni in compagnia o [per conto tuo|con un buon libro|con un vecchio amico], sarà un piacere.',
    'Con un buon piatto si parla meglio, [si ride di più|ci si ascolta|e il tempo vola].',
  ],
  sampleDishes: [
    { name: 'Zuppa del giorno', course: 'starters', family: 'soup' },
    { name: 'Pollo al forno', course: 'mains', family: 'chicken' },
    { name: 'Verdure al forno', course: 'mains', family: 'vegetables' },
    { name: 'Torta al cioccolato', course: 'desserts', family: 'chocolate' },
  ],
};
