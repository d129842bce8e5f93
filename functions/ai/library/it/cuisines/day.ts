import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_DAY: CopyLibrary['cuisines'] = {
  brunch: {
    food: 'un brunch',
    hero: [
      'Colazione tardi o [pranzo presto|pranzo in anticipo|pranzo senza fretta]? Non serve decidere. Serve [la fame|qualcuno con cui parlare|non avere la sveglia].',
      'Il letto [ha fatto la sua parte|capirà|non si offende]. Adesso tocca [alle uova|al primo caffè|alla forchetta].',
      'Prima il dolce, [poi il salato|poi di nuovo il dolce|e nessuno dice niente]: a quest’ora [vale tutto|non ci sono regole|decidi tu].',
      'Hai [una serata da raccontare|un sonno da smaltire|un’amica da ascoltare]? Vieni, [c’è tempo|c’è il caffè|nessuno corre].',
    ],
    about: [
      'Le mattine lente si riconoscono [dal secondo caffè|dai capelli|dalle risate], e nessuno [le mette in agenda|ha fretta|guarda la posta].',
      'Il brunch è [una colazione che ha preso coraggio|un pranzo in pantofole|una scusa ben riuscita], e si fa meglio in [due|tanti|compagnia].',
      'C’è chi vuole [lo sciroppo|le uova|il pane tostato] e chi vuole [tutto nello stesso piatto|solo caffè|assaggiare il tuo].',
    ],
    gallery: [
      'Ecco come [si sveglia la fame|comincia bene un giorno|finisce il sonno].',
      'Luce di mattina, [tuorlo|sciroppo|caffè] e niente sveglie.',
    ],
    sampleDishes: [
      { name: 'Uova alla Benedict', course: 'mains', family: 'eggs' },
      { name: 'Pancake ai mirtilli', course: 'mains', family: 'pancakes' },
      { name: 'Toast con avocado', course: 'starters', family: 'avocado_toast' },
      { name: 'Cappuccino', course: 'drinks', family: 'latte' },
    ],
  },
  burger: {
    food: 'un hamburger',
    hero: [
      'Niente [posate|cerimonie|scuse]: due mani, e non si [posa|molla|divide] più.',
      'Metti alla tua [giornata|settimana|fame] un pane sopra e uno [sotto|di sostegno|per sicurezza]. Si risolve [a morsi|subito|quasi da sola].',
      'Chi finisce per primo [se ne pente|guarda gli altri|ruba patatine]. Vieni con [calma|i tovaglioli|le mani libere].',
      'Un hamburger vuole [due mani|tutta l’attenzione|silenzio]. Per una volta [il telefono|il lavoro|la chat] resta fuori.',
    ],
    about: [
      'Ognuno ha [una tecnica|un lato preferito|un primo morso], e finiscono tutti [uguali|con la salsa sul naso|contenti].',
      'Si mangia [in avanti|con fiducia|senza guardarsi allo specchio], perché il buono [cola|scappa|cade], ed è giusto così.',
      'Porta chi [non divide mai|prende il doppio|vuole solo patatine] e tieni vicino [un tovagliolo|il tuo piatto|la bibita].',
      'Ci sono appuntamenti [eleganti|formali|difficili] e ci sono gli hamburger. Indovina [dove si ride di più|quale si ripete|chi si diverte].',
    ],
    gallery: [
      'Altezza, succo e [due mani|buone intenzioni|zero eleganza].',
      'Qui ci vuole [una bocca grande|il morso giusto|un piano].',
    ],
    sampleDishes: [
      { name: 'Cheeseburger', course: 'mains', family: 'cheeseburger' },
      { name: 'Burger di pollo', course: 'mains', family: 'sandwich' },
      { name: 'Patatine fritte', course: 'starters', family: 'fries' },
      { name: 'Milkshake alla vaniglia', course: 'drinks', family: 'smoothie' },
    ],
  },
  american: {
    food: 'un piatto all’americana',
    hero: [
      'Certi [venerdì|ritorni|incontri] chiedono qualcosa di [dorato|grande|semplice] e un tavolo dove ci stiano tutti.',
      'Non sempre hai voglia di [decifrare il menù|stupirti|seguire le mode]. A volte vuoi qualcosa [che conosci|da prendere con le mani|con le patatine].',
      'Porta [i bambini|i suoceri|l’amico meno avventuroso]: qui il menù [si capisce subito|accontenta tutti|non fa paura].',
      'Dopo [un trasloco|una partita|tanta strada] sa tutto di più, soprattutto [con gli amici|con la fame vera|a due mani].',
    ],
    about: [
      'Ci sono piatti che non [impressionano|spaventano|confondono] nessuno e che tutti [finiscono|richiedono|sognano].',
      'Una giornata [lunga|di pioggia|qualunque] si accorcia con un piatto [pieno|familiare|senza domande].',
      'Una tavola grande [fa ridere|fa famiglia|raduna tutti], e c’è posto per [la zia|il vicino|chi arriva tardi].',
    ],
    gallery: [
      'I soliti noti, [da vicino|con la luce giusta|a tavola].',
      'Un piatto che non [va tradotto|dà spiegazioni|chiede permesso].',
    ],
    sampleDishes: [
      { name: 'Pollo fritto', course: 'mains', family: 'fried_chicken' },
      { name: 'Club sandwich', course: 'mains', family: 'sandwich' },
      { name: 'Insalata Caesar', course: 'starters', family: 'salad' },
      { name: 'Torta di mele', course: 'desserts', family: 'pie' },
    ],
  },
  diner: {
    food: 'un piatto da diner',
    hero: [
      'Hai fame a un’ora [strana|sbagliata|tutta tua]? Il menù è lungo e [non chiede perché|ha pazienza|capisce].',
      'Due uova, [un caffè|qualche chiacchiera|il giornale] e il mondo [si rimette dritto|aspetta fuori|sembra più piccolo].',
      'Torna dove si ordina [il solito|col dito|senza pensarci], anche se è la prima volta.',
    ],
    about: [
      'C’è chi fa colazione [a cena|a mezzogiorno|due volte] e chi [comincia dalla torta|vuole solo caffè|prende il piatto più grande].',
      'Le storie migliori cominciano [su uno sgabello|davanti a una tazza|con una patatina rubata], e nessuno [ha fretta di finirle|guarda l’ora|le racconta uguali].',
      'Un posto così serve dopo [il cinema|il turno|un lungo viaggio], quando la fame [è sincera|non fa complimenti|parla chiaro].',
    ],
    gallery: [
      'Tazza piena, [piatto pieno|giornata lunga|tempo davanti].',
      'Un angolo di film, [ma si mangia|con le posate|senza titoli di coda].',
    ],
    sampleDishes: [
      { name: 'Pancake con sciroppo d’acero', course: 'mains', family: 'pancakes' },
      { name: 'Uova e patate', course: 'mains', family: 'eggs' },
      { name: 'Hamburger', course: 'mains', family: 'burger' },
      { name: 'Caffè americano', course: 'drinks', family: 'coffee' },
    ],
  },
  bbq: {
    food: 'un po’ di barbecue',
    hero: [
      'Il fumo [fa segnali|si sente da lontano|ha già scelto per te]. Seguilo con [le maniche su|i tovaglioli|gli amici].',
      'Il fuoco ha avuto [pazienza|tempo|tutta la calma]. Tu puoi anche [non averne|mangiare in fretta|saltare le cerimonie].',
      'Lascia a casa [la camicia bianca|le buone maniere|la dieta] e porta [chi mangia con le mani|l’amico più affamato|tutta la squadra].',
    ],
    about: [
      'Si riconosce chi è stato qui [dalle dita|dal sorriso|dal tovagliolo], e nessuno [si vergogna|si lava subito|chiede scusa].',
      'La carne lenta insegna [la pazienza|il silenzio|a non parlare di lavoro], almeno finché il piatto è pieno.',
      'In mezzo al tavolo c’è [un vassoio|una montagna|la pace], e intorno [mani|risate|trattative].',
    ],
    gallery: [
      'Fumo, brace e [pazienza|dita lucide|buona fame].',
      'Guarda la crosta [senza fretta|da vicino|e poi chiama gli amici].',
    ],
    sampleDishes: [
      { name: 'Costine di maiale', course: 'mains', family: 'ribs' },
      { name: 'Pulled pork', course: 'mains', family: 'pulled_pork' },
      { name: 'Pane di mais', course: 'starters', family: 'cornbread' },
      { name: 'Limonata', course: 'drinks', family: 'lemonade' },
    ],
  },
  southern: {
    food: 'un piatto di soul food',
    hero: [
      'Quando serve un abbraccio, [prendi il cucchiaio|comincia dal pane|mangia qualcosa di fritto]: qui la fame [si sente a casa|parla piano|trova conforto].',
      'Ci sono piatti che [consolano|coccolano|mettono pace], e giornate che [li chiedono|li meritano|non finiscono senza].',
      'Porta [chi ha il cuore pesante|la zia|un appetito da domenica] e non parlare di [calorie|lavoro|bilance].',
    ],
    about: [
      'Si mangia [piano|insieme|con le dita], si parla [forte|di chi manca|di chi arriva], e nessuno [si alza presto|resta zitto|conta i bocconi].',
      'Un boccone [croccante|caldo|morbido] e la settimana [pesa meno|si perdona|torna umana].',
      'Quello che avanza [si porta a casa|non avanza|è conteso], e quello che si racconta [resta|torna a galla|vale il viaggio].',
    ],
    gallery: [
      'Si vede la crosta, [il resto si sente|il cuore no|manca la musica].',
      'Conforto [in un piatto|da vicino|a fuoco lento].',
    ],
    sampleDishes: [
      { name: 'Pollo fritto', course: 'mains', family: 'fried_chicken' },
      { name: 'Maccheroni al formaggio', course: 'mains', family: 'mac_and_cheese' },
      { name: 'Pane di mais', course: 'starters', family: 'cornbread' },
      { name: 'Tè freddo', course: 'drinks', family: 'lemonade' },
    ],
  },
  deli: {
    food: 'un panino',
    hero: [
      'Due fette di pane e [in mezzo la pausa|in mezzo tutto il resto|nessuna riunione]. Vieni e [scegli il ripieno|di’ cosa vuoi|mordi].',
      'La fame di [mezzogiorno|metà mattina|chi corre] non vuole discorsi: vuole [pane|ripieno|due mani].',
      'Il panino si decide [al bancone|in fila|guardando quello davanti], e si difende [dai colleghi|a gomiti larghi|fino all’ultimo morso].',
    ],
    about: [
      'C’è chi ordina [a memoria|indicando|cambiando idea tre volte] e chi chiede [“come il suo”|“un po’ di tutto”|“fate voi”].',
      'Un buon panino [zittisce l’ufficio|accorcia il viaggio|salva il pomeriggio], soprattutto se [nessuno te lo ruba|lo mangi al sole|ne hai due].',
      'Porta [il collega nuovo|chi salta il pranzo|un amico di passaggio], e lascia che [scelga|sbagli|impari] da solo.',
    ],
    gallery: [
      'Strati in [bella vista|equilibrio|attesa di un morso].',
      'Tagliato a metà [per la foto|per sincerità|e già conteso].',
    ],
    sampleDishes: [
      { name: 'Panino con pastrami', course: 'mains', family: 'sandwich' },
      { name: 'Bagel al salmone', course: 'mains', family: 'bagel' },
      { name: 'Insalata di patate', course: 'starters', family: 'potatoes' },
      { name: 'Biscotto al cioccolato', course: 'desserts', family: 'cookies' },
    ],
  },
  foodtruck: {
    food: 'un po’ di street food',
    hero: [
      'Niente tovaglia, [niente attese eleganti|niente camicia|niente discorsi]: si mangia in piedi e si [ride|parla|ricomincia].',
      'Il profumo [ti ferma per strada|fa cambiare marciapiede|chiama da lontano]. Non resistere: [vieni|mettiti in fila|segui il naso].',
      'Una mano per [mangiare|il tovagliolo|la bibita], l’altra per [salutare|difenderti|gli amici].',
    ],
    about: [
      'In fila si fanno [amicizie|previsioni|calcoli], e al primo morso [finiscono i discorsi|si dimentica l’attesa|si guarda il cielo].',
      'Il pranzo più bello è quello [trovato per caso|mangiato sul muretto|con le dita unte], e non serve [apparecchiare|la tovaglia|il tovagliolo di stoffa].',
      'C’è chi mangia [camminando|appoggiato a un muro|seduto sul marciapiede], e nessuno [chiede la sedia|guarda l’ora|si lamenta].',
    ],
    gallery: [
      'Da mangiare [in piedi|con le mani|all’aria].',
      'Visto dal [marciapiede|finestrino|muretto di fronte].',
    ],
    sampleDishes: [
      { name: 'Hot dog', course: 'mains', family: 'hot_dog' },
      { name: 'Tacos di pollo', course: 'mains', family: 'tacos' },
      { name: 'Patatine fritte', course: 'starters', family: 'fries' },
      { name: 'Limonata', course: 'drinks', family: 'lemonade' },
    ],
  },
};
