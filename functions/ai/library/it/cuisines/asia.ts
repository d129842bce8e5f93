import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_ASIA: CopyLibrary['cuisines'] = {
  sushi: {
    food: 'un po’ di sushi',
    hero: [
      'In zona {town} con voglia di sushi? [Vieni da noi|Ti aspettiamo|Passa a trovarci].',
      'Sushi [in due|con gli amici|per conto tuo]: scegli [i pezzi che ami|i tuoi preferiti|qualcosa di nuovo] e mangia con calma.',
      'Un pezzo alla volta, [con calma|senza fretta|con la soia accanto]: il sushi [si divide volentieri|rende piacevole una pausa|mette di buonumore].',
    ],
    about: [
      'C’è chi comincia [dal pezzo preferito|dal pezzo più bello|dal boccone più atteso] e chi lo tiene [per ultimo|lontano dagli altri|nascosto].',
      'Quello che resta al centro del piatto [si guarda|si offre tre volte|si contende con educazione], e vince [il più svelto|chi tace|il più gentile].',
      'Il wasabi insegna [la prudenza|a respirare|l’umiltà], lo zenzero [rimette a posto|perdona|fa pace].',
    ],
    gallery: [
      'Un boccone [in posa|prima di sparire|visto da vicino].',
      'Tagli netti e [mani ferme|colori|silenzio].',
    ],
    sampleDishes: [
      { name: 'Edamame', course: 'starters', family: 'olives_snacks' },
      { name: 'Nigiri misti', course: 'mains', family: 'sushi' },
      { name: 'Uramaki al salmone', course: 'mains', family: 'sushi_roll' },
      { name: 'Tè verde', course: 'drinks', family: 'tea' },
    ],
  },
  ramen: {
    food: 'una ciotola di ramen',
    hero: [
      'Ramen in zona {town}: [noodle e brodo profumato|una ciotola piena e profumata|noodle in brodo, con calma].',
      'Hai [freddo|fame|avuto una giornata lunga]? Un buon ramen [ci vuole proprio|è quello che serve|rimette di buonumore].',
      'Noodle, brodo e [una pausa come si deve|un amico con cui mangiare|il tempo di gustarli].',
    ],
    about: [
      'Si comincia [dal brodo|dall’uovo|dai noodle] e si finisce con [la ciotola a due mani|un sospiro|le guance rosse].',
      'C’è chi mangia [in cinque minuti|a testa bassa|senza alzare gli occhi], e chi [fa parlare il brodo|conta i noodle|chiede altro piccante].',
      'Intorno a una ciotola calda [si perdona molto|il tempo rallenta|fa meno freddo], anche se si viene [senza compagnia|di corsa|in pausa].',
    ],
    gallery: [
      'Il vapore [non viene in foto|si immagina|appanna l’obiettivo].',
      'Una ciotola [vista da sopra|ancora piena|con dentro un pomeriggio].',
    ],
    sampleDishes: [
      { name: 'Ramen shoyu', course: 'mains', family: 'ramen' },
      { name: 'Ramen al miso', course: 'mains', family: 'ramen' },
      { name: 'Gyoza', course: 'starters', family: 'dumplings' },
      { name: 'Tè freddo', course: 'drinks', family: 'lemonade' },
    ],
  },
  japanese: {
    food: 'un piatto giapponese',
    hero: [
      'In zona {town} con voglia di cucina giapponese? [Vieni a trovarci|Ti aspettiamo|Passa da noi].',
      'Cucina giapponese [per una pausa|da dividere in due|per cambiare un po’]: scegli un piatto e [mangia con calma|goditi ogni boccone|prenditi il tuo tempo].',
      '[Conosci già i piatti|È la tua prima volta|Hai voglia di cambiare]? La cucina giapponese ha [sapori delicati e decisi|tanti sapori da provare|molto da assaggiare].',
    ],
    about: [
      'Il bello è nelle cose piccole: [un taglio|una ciotola|una foglia], e nel tempo che ti prendi [per guardarle|prima di mangiarle|per assaggiarle].',
      'C’è chi conosce i nomi, [chi li inventa|chi indica|chi si fida], e mangiano contenti tutti.',
      'Le bacchette [rallentano|uniscono|fanno ridere], e va bene così: [il boccone è piccolo|c’è tempo|si impara].',
    ],
    gallery: [
      'Ordine nel piatto, [fame dietro|per poco|e poi bacchette].',
      'Pochi colori, [quelli giusti|tanta cura|molta calma].',
    ],
    sampleDishes: [
      { name: 'Zuppa di miso', course: 'starters', family: 'soup' },
      { name: 'Sashimi misto', course: 'mains', family: 'sashimi' },
      { name: 'Donburi di pollo', course: 'mains', family: 'rice_bowl' },
      { name: 'Mochi gelato', course: 'desserts', family: 'ice_cream' },
    ],
  },
  izakaya: {
    food: 'qualche piattino giapponese',
    hero: [
      'Un piattino, [un sorso|una storia|una risata], poi un altro. Nessuno [conta|ordina tutto subito|ha fretta].',
      'Dopo il lavoro serve [un tavolo stretto|qualcosa da sgranocchiare|chi ride forte] e niente che assomigli a [una riunione|una mail|un’agenda].',
      'Ordina per [il tavolo|curiosità|chi arriva tardi] e difendi [il tuo spiedino|l’ultimo pezzo|le bacchette].',
    ],
    about: [
      'Qui il piatto grande non c’è: [ce ne sono tanti piccoli|si va a tappe|si va avanti a bocconi], e la serata [segue|si allunga|non protesta].',
      'C’è sempre chi dice [“l’ultimo”|“un altro giro”|“assaggia questo”], e ha sempre [ragione|fame|compagnia].',
      'Gomito a gomito [si parla meglio|spariscono i telefoni|si diventa amici], soprattutto al terzo piattino.',
    ],
    gallery: [
      'Lanterne nella testa, [piattini davanti|fame vera|amici accanto].',
      'Tavolo [pieno|affollato|piccolo] e mani svelte.',
    ],
    sampleDishes: [
      { name: 'Karaage', course: 'starters', family: 'fried_chicken' },
      { name: 'Yakitori', course: 'mains', family: 'kebab' },
      { name: 'Edamame', course: 'starters', family: 'olives_snacks' },
      { name: 'Birra giapponese', course: 'drinks', family: 'beer' },
    ],
  },
  chinese: {
    food: 'un piatto cinese',
    hero: [
      'In zona {town} con voglia di cucina cinese? [Vieni con chi vuoi|Ti aspettiamo|Passa da noi].',
      'Cucina cinese [in famiglia|con gli amici|in due]: ordinate piatti diversi e [assaggiate tutto|divideteli|metteteli al centro].',
      'Riso, noodle o ravioli? [Scegli il tuo piatto preferito|Prova qualcosa di nuovo|Ordina quello che ti va].',
    ],
    about: [
      'I piatti [girano|si passano|viaggiano] e chi è lontano [allunga il braccio|tratta|impara].',
      'Il vapore che sale [mette fame|zittisce tutti|appanna gli occhiali], e poi [si sentono solo le bacchette|si ordina ancora|si ride].',
      'C’è chi viene per [i ravioli|il riso|la salsa] e chi assaggia [di tutto|dal piatto del vicino|senza chiedere].',
      'L’ultimo boccone [non lo prende nessuno|si offre tre volte|aspetta sempre], finché qualcuno [cede|finge di guardare altrove|ha fame].',
    ],
    gallery: [
      'Il vapore non si vede, [ma si sente|bisogna venire|si immagina].',
      'Una tavola [piena di braccia|rotonda e allegra|con molto da passare].',
    ],
    sampleDishes: [
      { name: 'Ravioli al vapore', course: 'starters', family: 'dumplings' },
      { name: 'Riso alla cantonese', course: 'mains', family: 'fried_rice' },
      { name: 'Spaghetti di soia saltati', course: 'mains', family: 'noodles_fried' },
      { name: 'Tè al gelsomino', course: 'drinks', family: 'tea' },
    ],
  },
  sichuan: {
    food: 'un piatto del Sichuan',
    hero: [
      'La lingua formicola, [gli occhi brillano|la fronte suda|il riso aiuta], e tu ne vuoi ancora. Porta [un coraggioso|i fazzoletti|un testimone].',
      'Il piccante qui [ronza|canta|fa le capriole]. Comincia [piano|dal riso|da un boccone] e poi decidi.',
      'Se la giornata è stata [insipida|piatta|grigia], serve qualcosa che [svegli|pizzichi|risponda].',
    ],
    about: [
      'Il primo boccone [avverte|sorride|finge], il secondo [spiega|arriva davvero|ti presenta il pepe].',
      'A tavola si distingue chi [beve acqua|chiede riso|non fa una piega], e nessuno [si ritira|lo ammette|smette].',
      'Dopo il piccante [si ride di più|tutto sembra facile|le parole escono], e la settimana [fa meno paura|brucia meno|passa].',
    ],
    gallery: [
      'Rosso [che parla chiaro|da rispettare|molto sicuro di sé].',
      'Guarda senza [paura|acqua|fiato corto].',
    ],
    sampleDishes: [
      { name: 'Mapo tofu', course: 'mains', family: 'tofu' },
      { name: 'Dan dan noodles', course: 'mains', family: 'noodles_fried' },
      { name: 'Riso bianco', course: 'mains', family: 'rice' },
      { name: 'Tè oolong', course: 'drinks', family: 'tea' },
    ],
  },
  korean: {
    food: 'un piatto coreano',
    hero: [
      'Al centro il piatto grande, [intorno i piattini|tutte le bacchette|mezza compagnia], e nessuno che mangi per conto suo.',
      'Un po’ di [piccante|agro|croccante] e il lunedì [si sveglia|cambia tono|perde potere].',
      'Mescola tutto, [forte|senza pietà|fino al fondo]: è così che [si fa|diventa buono|passa la giornata].',
    ],
    about: [
      'I piattini [si rincorrono|non finiscono|cambiano posto], e la conversazione [li segue|salta da uno all’altro|fa il bis].',
      'C’è chi cerca il piccante, [chi lo evita|chi ne nega l’esistenza|chi piange ridendo], e il riso mette d’accordo tutti.',
      'Mangiare così vuol dire [allungare le braccia|offrire il boccone buono|stare vicini], e serve anche a chi [tace|è di fretta|aveva il muso].',
    ],
    gallery: [
      'Tanti piattini, [poco spazio|molte mani|una sola fame].',
      'Rosso, verde, [bianco|caldo|vapore].',
    ],
    sampleDishes: [
      { name: 'Bibimbap', course: 'mains', family: 'rice_bowl' },
      { name: 'Pollo fritto alla coreana', course: 'mains', family: 'fried_chicken' },
      { name: 'Kimchi', course: 'starters', family: 'vegetables' },
      { name: 'Tè d’orzo', course: 'drinks', family: 'tea' },
    ],
  },
  thai: {
    food: 'un piatto thailandese',
    hero: [
      'Dolce, [aspro|salato|piccante] e tutto insieme: la lingua [viaggia|non si annoia|fa festa] e tu non ti sposti.',
      'Il piccante si decide [prima|con sincerità|da uno a coraggioso]. Poi si soffia, [si ride|si beve|si ricomincia].',
      'Se la giornata sa di [niente|ufficio|pioggia], serve [lime|basilico|una ciotola fumante] e un po’ di altrove.',
    ],
    about: [
      'Ogni cucchiaio [cambia idea|svolta|sposta l’accento], e la conversazione [fa lo stesso|tace un attimo|riparte].',
      'C’è chi va sul sicuro [coi noodle|col riso|coi nomi noti] e chi [punta il dito|si affida|vuole sudare].',
      'Il profumo arriva [prima del piatto|fino alla porta|senza bussare], e da lì [non si torna indietro|si ordina tutto|comincia il viaggio].',
    ],
    gallery: [
      'Lime, erbe e [vapore|una fame lontana|colori].',
      'Un viaggio [corto|senza valigia|che comincia dagli occhi].',
    ],
    sampleDishes: [
      { name: 'Pad thai', course: 'mains', family: 'noodles_fried' },
      { name: 'Curry verde', course: 'mains', family: 'curry' },
      { name: 'Involtini primavera', course: 'starters', family: 'spring_rolls' },
      { name: 'Riso al cocco con mango', course: 'desserts', family: 'pudding' },
    ],
  },
  vietnamese: {
    food: 'un piatto vietnamita',
    hero: [
      'Una ciotola grande, [un mazzetto di erbe|uno spicchio di lime|due mani intorno] e il mondo [parla piano|si scalda|aspetta].',
      'Leggero, [profumato|croccante|caldo] e poi di nuovo: certe voglie [non pesano|tornano presto|non si spiegano].',
      'Arrotola, [intingi|mordi|sporcati un po’] e lascia che la pausa [duri|respiri|faccia il suo lavoro].',
    ],
    about: [
      'Si aggiunge [un’erba|una goccia|un pizzico], si assaggia e si ricomincia: il piatto [è anche tuo|cresce con te|prende forma].',
      'Il brodo chiaro [ha molto da dire|calma|ascolta], e chi arriva [di corsa|col raffreddore|col broncio] riparte meglio.',
      'C’è chi comincia [dal panino|dalla ciotola|dall’involtino] e chi mette in mezzo [tutto|due piatti|le mani].',
    ],
    gallery: ['Verde, vapore e [calma|lime|bacchette].', 'Si sente quasi [il brodo|la menta|il croccante].'],
    sampleDishes: [
      { name: 'Pho di manzo', course: 'mains', family: 'noodle_soup' },
      { name: 'Bánh mì', course: 'mains', family: 'sandwich' },
      { name: 'Involtini di carta di riso', course: 'starters', family: 'spring_rolls' },
      { name: 'Caffè vietnamita', course: 'drinks', family: 'coffee' },
    ],
  },
  southeastasian: {
    food: 'un piatto del Sud-est asiatico',
    hero: [
      'Spezie, [cocco|lime|peperoncino] e una strada lontana: il viaggio dura [un pranzo|una ciotola|finché c’è riso].',
      'Hai presente la fame da [mercato|bancarella|viaggio]? Qui la puoi [portare|scatenare|calmare] senza prendere un aereo.',
      'Un boccone dolce, [uno che pizzica|uno salato|uno fumante], e la testa [cambia fuso|si riposa|è in ferie].',
    ],
    about: [
      'Ogni piatto [ha un porto|racconta una strada|viene con un profumo], e nessuno chiede il passaporto.',
      'Si mangia [sudando un po’|a testa bassa|mescolando], e si finisce [ridendo|a chiedere riso|contenti].',
      'Porta [chi viaggia molto|chi non è mai partito|un appetito curioso] e lascia decidere [al naso|al caso|al più affamato].',
    ],
    gallery: [
      'Colori da [mercato|cartolina|lontano].',
      'Quasi si sente [la strada|il wok|la pioggia calda].',
    ],
    sampleDishes: [
      { name: 'Laksa', course: 'mains', family: 'noodle_soup' },
      { name: 'Nasi goreng', course: 'mains', family: 'fried_rice' },
      { name: 'Satay di pollo', course: 'starters', family: 'kebab' },
      { name: 'Tè al latte', course: 'drinks', family: 'tea' },
    ],
  },
};
