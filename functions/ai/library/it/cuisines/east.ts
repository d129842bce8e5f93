import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_EAST: CopyLibrary['cuisines'] = {
  indian: {
    food: 'un piatto indiano',
    hero: [
      'Prima arriva il profumo, [poi il pane|poi il riso|poi la fame vera], e a quel punto [è tardi per scappare|si resta|si ordina per tutti].',
      'Le spezie hanno [memoria|pazienza|molte voci]. Porta [chi le teme|chi le conosce|il più curioso] e lasciale parlare.',
      'Strappa un pezzo di pane, [affonda|raccogli|rincorri la salsa] e la giornata [si colora|cambia clima|torna calda].',
      'Se fuori fa freddo, [dentro c’è il curry|qui si scalda la lingua|basta un cucchiaio]. Se fa caldo, [idem|pure|uguale].',
    ],
    about: [
      'Il piccante si sceglie [con onestà|piano|senza fare gli eroi], e poi si rincorre [col riso|col pane|con lo yogurt].',
      'Al centro le ciotole, intorno [le mani|il pane|le opinioni], e nessuno ricorda chi ha ordinato cosa.',
      'C’è chi viene per [la salsa|il pane|le lenticchie], chi per [curiosità|nostalgia|il profumo], e tornano tutti.',
    ],
    gallery: [
      'Oro, rosso, verde: [mancano le spezie|manca il pane|il profumo non si fotografa].',
      'Ciotole da [svuotare|scambiare|ripulire col pane].',
    ],
    sampleDishes: [
      { name: 'Samosa di verdure', course: 'starters', family: 'samosa' },
      { name: 'Pollo tikka masala', course: 'mains', family: 'curry' },
      { name: 'Naan all’aglio', course: 'mains', family: 'flatbread' },
      { name: 'Mango lassi', course: 'drinks', family: 'smoothie' },
    ],
  },
  turkish: {
    food: 'un piatto turco',
    hero: [
      'Pane caldo, [piattini|spezie|brace] e qualcuno con cui dividere: [comincia da lì|il resto viene|serve altro?].',
      'Si stuzzica, [si chiacchiera|si assaggia|si ride], e quando credi di aver finito [arriva il meglio|ce n’è ancora|spunta il tè].',
      'Porta chi [parla con le mani|mangia con gli occhi|ama stare a tavola] e lascia a casa [l’orologio|la fretta|il telefono].',
    ],
    about: [
      'La tavola si riempie [in un attimo|di colori|da sola], e si svuota [piano|chiacchierando|ridendo].',
      'C’è sempre uno che [spezza il pane per tutti|offre il boccone buono|dice “assaggia”], ed è il cuore della compagnia.',
      'Un bicchierino di tè chiude [i discorsi|i silenzi|i conti in sospeso] e apre [le confidenze|un altro racconto|la serata].',
    ],
    gallery: [
      'Rame, brace e [pane|profumo|mani].',
      'La tavola [prima delle mani|ancora ordinata|in attesa].',
    ],
    sampleDishes: [
      { name: 'Meze misti', course: 'starters', family: 'mezze' },
      { name: 'Adana kebab', course: 'mains', family: 'kebab' },
      { name: 'Lahmacun', course: 'mains', family: 'flatbread' },
      { name: 'Baklava', course: 'desserts', family: 'baklava' },
    ],
  },
  lebanese: {
    food: 'un piatto libanese',
    hero: [
      'Tanti piattini e [tanto pane|poco spazio|mani svelte]: si mangia [allungando le braccia|parlando|di tutto un po’].',
      'Limone, [menta|sesamo|aglio], e la giornata [si schiarisce|prende il sole|cambia vento].',
      'Nessuno ordina per sé: [si mette in mezzo|si divide|si litiga con garbo], e la compagnia [cresce|si scalda|resta].',
    ],
    about: [
      'Il pane fa da [forchetta|cucchiaio|scusa], e quando finisce [se ne chiede altro|si usano le dita|finisce la pace].',
      'Si comincia con [l’hummus|un saluto|un assaggio] e si arriva al dolce [per vie traverse|senza fretta|ridendo].',
      'Ogni famiglia giura che [il suo è diverso|manca il limone|si fa in un altro modo], e intanto [mangiano tutti|il piatto si svuota|si ride].',
    ],
    gallery: ['Piattini in [cerchio|attesa|festa].', 'Verde, oro e [sesamo|limone|pane caldo].'],
    sampleDishes: [
      { name: 'Hummus', course: 'starters', family: 'hummus' },
      { name: 'Tabbouleh', course: 'starters', family: 'salad' },
      { name: 'Shawarma di pollo', course: 'mains', family: 'kebab' },
      { name: 'Baklava', course: 'desserts', family: 'baklava' },
    ],
  },
  persian: {
    food: 'un piatto persiano',
    hero: [
      'Zafferano, [melograno|erbe|riso profumato] e nessuna fretta: certe cene [si leggono come poesie|si fanno ascoltare|vanno piano].',
      'La crosticina del riso [è contesa|va divisa|finisce per prima]. Arriva con [fame|diplomazia|un alleato].',
      'Se cerchi [dolcezza e acidità|un sapore nuovo|una lunga cena], siediti e [lascia fare al riso|annusa|racconta].',
    ],
    about: [
      'L’ospite si serve [per primo|due volte|senza chiedere], e rifiutare [è inutile|è un’arte|richiede tre tentativi].',
      'Il dolce e l’aspro [vanno a braccetto|discutono piano|si cercano], e chi assaggia [tace|sorride|chiede cos’è].',
      'A tavola c’è [chi cita versi|chi allunga il piatto|chi difende il riso], e la serata [continua|profuma|non finisce lì].',
    ],
    gallery: ['Oro di riso e [rubini|menta|vapore].', 'Un tappeto di [colori|profumi|piatti].'],
    sampleDishes: [
      { name: 'Riso allo zafferano', course: 'mains', family: 'rice' },
      { name: 'Ghormeh sabzi', course: 'mains', family: 'stew' },
      { name: 'Spiedini di pollo', course: 'mains', family: 'kebab' },
      { name: 'Tè persiano', course: 'drinks', family: 'tea' },
    ],
  },
  moroccan: {
    food: 'un piatto marocchino',
    hero: [
      'Si alza il coperchio, [esce il profumo|tace la tavola|comincia il viaggio], e la fretta [resta fuori|evapora|si arrende].',
      'Spezie dolci, [cottura lenta|couscous|menta] e qualcuno che racconti: il resto [è silenzio|viene da sé|può aspettare].',
      'Hai un freddo che [non passa col maglione|viene da lontano|sa di lunedì]? Serve [un cucchiaio di couscous|una tagine|un tè alla menta].',
    ],
    about: [
      'Si mangia [dal centro|dal proprio lato|con il pane], e il boccone più tenero [si offre|si spinge verso l’ospite|non si ruba].',
      'Il tè si versa [dall’alto|tre volte|con calma], e ogni volta [dice altro|addolcisce|fa restare].',
      'Tra dolce e salato [non si sceglie|c’è una prugna|passa una mandorla], e chi era scettico [fa il bis|chiede la ricetta|tace].',
    ],
    gallery: [
      'Coperchi [ancora chiusi|appena alzati|pieni di promesse].',
      'Menta, ceramica e [vapore|mani|luce].',
    ],
    sampleDishes: [
      { name: 'Insalata marocchina', course: 'starters', family: 'salad' },
      { name: 'Tagine di agnello', course: 'mains', family: 'tagine' },
      { name: 'Couscous alle verdure', course: 'mains', family: 'vegetables' },
      { name: 'Tè alla menta', course: 'drinks', family: 'tea' },
    ],
  },
  ethiopian: {
    food: 'un piatto etiope',
    hero: [
      'Le posate restano [nel cassetto|a riposo|dove sono]: si mangia con le mani, [dallo stesso piatto|guardandosi|vicini].',
      'Un piatto grande, [tante salse|molte mani|una sola injera], e una confidenza che altrove [richiede anni|non nasce|si cerca].',
      'Vieni con [chi conosci bene|un amico nuovo|chi vuoi conoscere]: dopo il primo boccone [non ci sono estranei|si ride|ci si capisce].',
    ],
    about: [
      'Imboccare qualcuno è [un complimento|un gesto serio|affetto], e rifiutare [non si può|è difficile|sarebbe un peccato].',
      'L’injera raccoglie [tutto|la salsa|le spezie], e alla fine si mangia anche [il piatto|la tovaglia di pane|il fondo].',
      'Si scopre molto di una persona [da come strappa il pane|da quale salsa sceglie|da cosa lascia], e molto di più [dalle chiacchiere|dal bis|dal caffè].',
    ],
    gallery: ['Una tavolozza [da strappare|in tondo|da raccogliere].', 'Colori e [dita|injera|spezie].'],
    sampleDishes: [
      { name: 'Injera con stufati misti', course: 'mains', family: 'stew' },
      { name: 'Lenticchie speziate', course: 'mains', family: 'dal' },
      { name: 'Verdure con curcuma', course: 'mains', family: 'vegetables' },
      { name: 'Caffè etiope', course: 'drinks', family: 'coffee' },
    ],
  },
  african: {
    food: 'un piatto africano',
    hero: [
      'Una pentola grande, [un cucchiaio che gira|molte voci|un profumo denso] e posto per [chi arriva|un altro|tutti].',
      'Se la settimana è stata [fredda|grigia|in salita], serve un piatto che [scaldi|parli forte|abbracci].',
      'Vieni con [la fame lunga|gli amici|le mani libere] e lascia che le spezie [facciano strada|comincino|raccontino].',
    ],
    about: [
      'Si mangia [vicini|dal centro|a voce alta], e il racconto [cresce|passa di mano|prende sale].',
      '[Il riso|Il mais|La salsa] ha sempre un altro accento: chi ascolta [impara|chiede il bis|viaggia].',
      'Un boccone caldo e [il freddo passa|si scioglie il gelo|la schiena si raddrizza], uno piccante e [si ride|si beve|si piange contenti].',
    ],
    gallery: ['Colori caldi e [cucchiai|mani|terra].', 'La pentola [fuma|racconta|aspetta].'],
    sampleDishes: [
      { name: 'Riso jollof', course: 'mains', family: 'rice' },
      { name: 'Stufato di arachidi', course: 'mains', family: 'stew' },
      { name: 'Platano fritto', course: 'starters', family: 'side' },
      { name: 'Succo di ibisco', course: 'drinks', family: 'juice' },
    ],
  },
  greek: {
    food: 'un piatto greco',
    hero: [
      'Olio, [limone|origano|yogurt] e una sedia al sole, anche se [piove|è novembre|c’è il traffico].',
      'Piattini al centro, [pane vicino|tutti intorno|pochi discorsi], e le vacanze [tornano in mente|ricominciano|sembrano ieri].',
      'Ordina per due, [mangia per tre|dividi in cinque|aggiungi un piattino]: la tavola [si allarga|capisce|fa festa].',
    ],
    about: [
      'La cucina greca non ha fretta: [si assaggia|si intinge|si chiacchiera], e il mare [non è mai lontano|sembra lì|si sente].',
      'C’è chi comincia [dallo tzatziki|dalle olive|dal pane] e non arriva [mai al secondo|al dolce|a chiedere il conto].',
      'Porta [chi c’era in quell’estate|un nostalgico|la compagnia rumorosa] e brinda [al ritorno|al mare|a chi manca].',
    ],
    gallery: ['Bianco, azzurro e [origano|limone|pane].', 'Nel piatto è [estate|quasi mare|mezzogiorno].'],
    sampleDishes: [
      { name: 'Tzatziki con pita', course: 'starters', family: 'hummus' },
      { name: 'Insalata greca', course: 'starters', family: 'salad' },
      { name: 'Moussaka', course: 'mains', family: 'pasta_baked' },
      { name: 'Yogurt con miele', course: 'desserts', family: 'dessert' },
    ],
  },
};
