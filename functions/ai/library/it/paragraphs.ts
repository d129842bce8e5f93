import type { Paragraph } from '../copy-library.ts';

/**
 * Paragraphs for About, each a complete thought. A paragraph still reads well without the sentences whose slots
 * can’t be filled.
 */
export const PARAGRAPHS: readonly Paragraph[] = [
  [
    'Ci sono voglie che [un biscotto non calma|non se ne vanno da sole|battono ogni buon proposito].',
    'Per quelle c’è {name}, [e conviene dar loro retta|e non serve resistere|senza pensarci troppo].',
    '{taste}',
    'Per [cominciare|prima cosa|il primo assaggio]: {dish}. [Se resta spazio|Per continuare|Da dividere]: {dish2}.',
    'Cedi [subito|volentieri|senza rimpianti]. [Hai aspettato abbastanza|La forza di volontà servirà domani|Dopo, l’umore è un altro].',
  ],
  [
    'Chiedi [a dieci persone|in famiglia|ai colleghi] che cosa mangiare, e [nessuno decide|parte la discussione|ognuno dice la sua].',
    'Di’ {name}, e [sono tutti d’accordo|la discussione è chiusa|la fame si sveglia].',
    '{taste}',
    'Due [certezze|buone ragioni|idee per mettersi d’accordo]: {dish} e {dish2}.',
    'Ordinate [un po’ di tutto|una cosa a testa|più di quanto pensate], [a metà scambiatevi l’assaggio|mettete tutto in mezzo|fate assaggiare gli altri], e [l’ultimo boccone si divide|poi si vede chi aveva ragione|nessuno resta a guardare].',
  ],
  [
    'Nessuno ricorda [il panino mangiato davanti al computer|che cosa c’era in TV giovedì scorso|che cosa ha mangiato di corsa].',
    'Si ricorda [chi c’era|chi ha fatto ridere tutti|chi ha lasciato l’ultimo boccone].',
    '{name} [parte da questa idea|è per momenti così|crede proprio in questo].',
    '{taste}',
    'Da [dividere|assaggiare insieme|mettere in mezzo]: {dish}.',
    'Allora chiama [un’amica|tuo fratello|i vecchi compagni di scuola], [spegni la TV|scegli un giorno|lascia il telefono in tasca] e [mangiate senza fretta|raccontatevi tutto|ridete più del dovuto].',
  ],
  [
    'Cucinare è bello fino [alle cipolle|alla lista della spesa|alle pentole da lavare].',
    'Con {name} ti tocca [la parte con la forchetta|il bello|solo il piacere], e [le pentole restano a noi|alle pentole pensiamo noi|il resto lo facciamo noi].',
    '{taste}',
    'L’unica [decisione|domanda|difficoltà] di oggi: {dish} o {dish2}?',
    'Mangia con calma, [racconta la tua settimana|ridi un po’|prenditi il tuo tempo] e [lascia riposare la cucina di casa|dimentica la spugna|pensa ad altro].',
  ],
  [
    'Ci sono due modi di mangiare: [di corsa|per abitudine|guardando l’orologio], o [con gusto|con calma|godendosi ogni boccone].',
    '{name} [preferisce il secondo|è per il secondo|sceglie il secondo].',
    '{taste}',
    'La prima volta [assaggia questo|prova così|fidati di questo]: {dish}.',
    'Fai una pausa [vera|come si deve|senza telefono] e [goditela tutta|mangia con gusto|non correre]. [Il resto della giornata peserà meno|Anche il lunedì sembra più corto|I messaggi possono aspettare].',
  ],
  [
    'Per un compleanno [mangiare bene|qualcosa di buono|una bella mangiata] è un bel regalo: [va bene a tutti|non serve la carta|nessuno lo chiude in un cassetto].',
    'Per un mercoledì qualunque [è ancora più bello|è una piccola festa|è un motivo per sorridere].',
    '{name} [va bene per tutti e due|è una buona idea in entrambi i casi|dice sì a tutti e due].',
    '{taste}',
    'Per [festeggiare|il primo assaggio|iniziare]: {dish}.',
    'Esprimi un desiderio, [magari goloso|anche piccolo|o anche due], e [dividi la gioia con chi ami|concediti qualcosa in più|fai durare la festa].',
  ],
  [
    'C’è chi legge tutto [due volte|ad alta voce|partendo dal fondo] e chi [sa già cosa vuole|indica col dito|copia il vicino].',
    'Con {name} [hanno ragione entrambi|vanno bene tutti e due|ognuno fa a modo suo].',
    '{taste}',
    'Per chi [non sa decidere|ha fretta|vuole un consiglio], un’idea: {dish}.',
    'E se [ti tentano due cose|vuoi tutto|esiti ancora], [trova qualcuno con cui dividere|ordina e poi si vede|lascia qualcosa per la prossima volta].',
  ],
  [
    'Tra [la scuola e l’ufficio|la spesa e i messaggi|il primo caffè e l’ultima riunione] ci vuole [una pausa|un momento per sé|un po’ di respiro].',
    '{name} è [un’ottima scusa|un buon pretesto|quello che serve].',
    '{taste}',
    'L’idea di oggi: {dish}.',
    '[Respira|Metti via la lista|Dimentica l’orologio], [mangia piano|gustati ogni boccone|non rispondere a nessuno] e [lascia correre gli altri|lascia che il mondo aspetti|riparti quando vuoi].',
  ],
  [
    'Se stai leggendo [a stomaco vuoto|tra una riunione e l’altra|dal divano], [hai di sicuro fame|la pancia ha già deciso|si capisce come va a finire].',
    '[Bene|Meglio così|Nessun problema]: {name} c’è per questo.',
    '{taste}',
    'Intanto [immagina|pensa a questo|tieni a mente]: {dish}.',
    'Poi [avvisa un amico|scegli l’ora|deciditi], perché [a guardare non si è mai saziato nessuno|dallo schermo il profumo non arriva|la fame non se ne va leggendo].',
  ],
  [
    'Tutti abbiamo un sapore che [raddrizza una brutta giornata|ricorda le domeniche|fa chiudere gli occhi].',
    '{name} potrebbe avere proprio [il tuo|quello che cerchi|quello che ti manca].',
    '{taste}',
    '[Un indizio|Un inizio|Una prova]: {dish}. [E poi|Oppure|E ancora]: {dish2}.',
    'Per saperlo basta [un boccone|un po’ di appetito|la curiosità]. [Fai con calma|Non c’è fretta|Assaggia senza correre].',
  ],
  [
    'Ad {town} [ognuno ha i suoi gusti|si sa che cosa si vuole|di cibo si parla volentieri].',
    'La nostra opinione: [con {food} si sta meglio|per {food} ogni giorno è buono|la voglia di {food} va ascoltata].',
    '{name} ti lascia [giudicare|assaggiare e rispondere|dire la tua].',
    '{taste}',
    'Il primo argomento: {dish}. [Il secondo|Per confronto|Il prossimo]: {dish2}.',
    'Riunisci [gli amici|la famiglia|i colleghi] e [votate|parlatene a bocca piena|aprite il dibattito]. [Vincono tutti|Chi perde offre|La fame è un buon giudice].',
  ],
  [
    'Le storie riescono meglio con [un bicchiere in mano|qualcosa da sgranocchiare|i vecchi amici], e gli amici sono [più simpatici|più pazienti|più chiacchieroni] se nessuno ha fame.',
    '{name} pensa [al resto|alla fame|a quello che serve], tu [alle storie|alla compagnia|alle risate].',
    '{taste}',
    'Per [il primo giro|sciogliere la lingua|accompagnare l’inizio]: {dish}.',
    'Racconta tutto, [anche quello che sanno già|senza saltare niente|con i gesti], e [tieni il finale per ultimo|lascia parlare anche gli altri|ridi pure forte].',
  ],
  [
    'Ci si mette a tavola [per fame|per un boccone|con un po’ di fretta] e si resta [per le chiacchiere|per il dolce|perché si sta bene].',
    '{name} [conosce bene questa storia|non chiede di meglio|ne sa qualcosa].',
    '{taste}',
    'Per [rompere il ghiaccio|aprire le danze|cominciare bene]: {dish}. Per [continuare|restare ancora un po’|dividere]: {dish2}.',
    'Vieni con [chi ami|i tuoi genitori|qualcuno che racconta bene], [metti via il telefono|dimentica l’ora|allenta la cintura] e [parlate a lungo|prendete ancora qualcosa|lasciate fuori la settimana].',
  ],
  [
    'Vieni [dopo il lavoro|dopo la partita|senza un motivo], [con i bambini o senza|in due o in dieci|con una bella notizia o nessuna].',
    '{name} [ti accoglie volentieri|ti aspetta|ti apre la porta].',
    '{taste}',
    'Un modo per [cominciare|farsi venire appetito|partire bene]: {dish}. [Un altro|E poi|Oppure]: {dish2}.',
    'Non devi [preparare|sbucciare|lavare] niente. [Basta l’appetito|Porta solo la fame|Il resto è un piacere].',
  ],
  [
    'Di’ a qualcuno «offro io», e [guarda che faccia fa|senti come risponde in fretta|vedrai che dice di sì].',
    'Aggiungi {name}, e [la risposta arriva prima|il programma è fatto|siete già in due].',
    '{taste}',
    'Per fare bella figura: {dish}. Per [farla ancora più bella|viziarsi un po’|chiudere in bellezza]: {dish2}.',
    'Parlate di [tutto tranne il lavoro|vecchi ricordi|progetti], [mangiate con calma|assaggiate ogni cosa|dividete] e [la prossima volta offre l’altro|rifatelo presto|fatevi due risate].',
  ],
  [
    'Il primo boccone è [per te|in silenzio|sempre troppo veloce]. Il secondo è [per chi è con te|più lento|quello di cui si parla].',
    '{name} [te li augura tutti e due|è per tutti e due|conta anche sul terzo].',
    '{taste}',
    'Un indizio? {dish}. E [per dopo|per l’altra mano|per andare sul sicuro], {dish2}.',
    '[Con un libro|In due|In tanti] [si mangia con gusto|si riparte di buonumore|la fame mette d’accordo tutti].',
  ],
];
