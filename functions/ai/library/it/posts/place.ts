import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on offers, hours, and the place. */
export const POSTS_PLACE = {
  offer: [
    {
      text: 'Manda questo a chi dice sempre [“poi vediamo”|“ci sentiamo”|“la prossima settimana”]: {offer}. Scegliete un giorno, [venite in due|porta gli amici|venite con appetito]: vi aspetta {name}.',
      photo: 'un messaggio sul telefono',
      tags: ['promo', 'amici', 'mangiarefuori'],
    },
    {
      text: '[Questa settimana|Domani|In questi giorni] devi pur mangiare, allora approfittane: {offer}. {name} ti aspetta, [in due|in famiglia|con gli amici], e a casa nessuno cucina.',
      photo: 'un piatto pronto sul bancone',
      tags: ['promo', 'fame', 'cosasimangia'],
    },
    {
      text: 'Salva questo post per quando [il frigo è vuoto|non hai voglia di cucinare|arrivano ospiti]: {offer}. Quel giorno [sai cosa fare|chiama chi vuoi|lascia i fornelli]: {name} ti aspetta.',
      photo: 'un frigorifero quasi vuoto',
      tags: ['promo', 'dasalvare', 'noncucino'],
    },
    {
      text: 'Una bella notizia ad {town}: {offer}. [Avvisa gli amici|Dillo a casa|Fai girare la voce], scegli un giorno e vieni [con appetito|in compagnia|ad approfittarne]. Il posto è {name}.',
      photo: 'la porta del locale alla luce del giorno',
      tags: ['promo', 'lamiacitta', 'mangiarefuori'],
    },
    {
      text: 'Se aspettavi [un segno|un motivo|un invito], eccolo: {offer}. Vieni [con un amico|con la famiglia|con chi vuoi] e rilassati, a cucinare pensa {name}.',
      photo: 'un biglietto appoggiato sul tavolo',
      tags: ['promo', 'scusa', 'voglia'],
    },
    {
      text: 'Due persone, [un’ora libera|una bella fame|una buona scusa] e {offer}: il programma c’è. Manca solo [il giorno|la compagnia|il tuo messaggio], al resto pensa {name}.',
      photo: 'due coperti su una tavola apparecchiata',
      tags: ['promo', 'indue', 'programmi'],
    },
  ],
  happy_hour: [
    {
      text: 'Tra il lavoro e casa, [fermati un momento|prenditi un’ora|fai una pausa]. Aperitivo, {name}: {hours}. Porta [un collega|un amico|chi ha molto da raccontare] e [brindate insieme|rilassatevi|raccontatevi la giornata].',
      photo: 'bicchieri sul tavolo, luce del tardo pomeriggio',
      tags: ['aperitivo', 'dopolavoro', 'amici'],
    },
    {
      text: 'Chiudi [il computer|l’agenda|la posta] e vieni. Aperitivo, {name}: {hours}. Un bicchiere, [qualcosa da stuzzicare|due chiacchiere|gli amici] e la giornata [è finita|finisce bene|si dimentica].',
      photo: 'una borsa da lavoro sotto la sedia',
      tags: ['aperitivo', 'fuoriufficio', 'pausa'],
    },
    {
      text: 'Chi viene [a bere qualcosa|per un brindisi|a fare due chiacchiere]? Aperitivo, {name}: {hours}. [Tagga gli amici|Manda questo ai colleghi|Avvisa il gruppo] e tieni loro un posto.',
      photo: 'due bicchieri che si toccano',
      tags: ['aperitivo', 'amici', 'chiviene'],
    },
    {
      text: 'L’aperitivo non ha bisogno di [un’occasione|un programma|inviti]. Basta passare: {name}, {hours}. Si stuzzica, [si brinda|si ride|si chiacchiera] e si torna a casa più leggeri.',
      photo: 'stuzzichini e bicchieri visti dall’alto',
      tags: ['aperitivo', 'stuzzichini', 'amici'],
    },
    {
      text: 'Un’ora tra amici rimette in sesto [una giornata storta|un lunedì|una settimana lunga]. Aperitivo, {name}: {hours}. Porta [chi ti fa ridere|chi non vedi da tanto|i colleghi] e il resto viene da sé.',
      photo: 'risate e bicchieri su un tavolo',
      tags: ['aperitivo', 'risate', 'amici'],
    },
    {
      text: 'Cosa si beve? Aperitivo, {name}: {hours}. Scegli [il bicchiere|la compagnia|il tavolo], aggiungi qualcosa da stuzzicare e [racconta|ascolta|rilassati].',
      photo: 'un vassoio con due bicchieri',
      tags: ['aperitivo', 'cosasibeve', 'pausa'],
    },
  ],
  hours_tonight: [
    {
      text: 'Cosa si mangia? Se a casa nessuno [risponde|ha idee|vuole cucinare], ecco la risposta: {name}, {hours}. Porta [l’appetito|un amico|tutta la famiglia] e dimentica [i fornelli|i piatti|la spesa].',
      photo: 'la porta e le luci accese',
      tags: ['oggi', 'cosasimangia', 'voglia'],
    },
    {
      text: 'Oggi ti aspettiamo: {hours}. [Avvisa gli amici|Chiama qualcuno|Prendi le chiavi] e vieni a mangiare [con calma|in due|in famiglia]. A cucinare pensa {name}, tu [rilassati|scegli|goditi la compagnia].',
      photo: 'un orologio e una tavola apparecchiata',
      tags: ['oggi', 'programmi', 'mangiarefuori'],
    },
    {
      text: 'Programmi per oggi? Ne abbiamo uno: {name}, {hours}. Vieni [con chi vuoi|con appetito|senza fretta], scegli [quello che ti va|il tuo piatto preferito|qualcosa di nuovo] e lascia a noi [i piatti|la cucina|il resto].',
      photo: 'una tavola apparecchiata per due',
      tags: ['oggi', 'programmi', 'cosasimangia'],
    },
    {
      text: 'Oggi siamo qui: {hours}. Se hai fame, [non pensarci troppo|sai dove trovarci|vieni pure]. Porta [qualcuno|la famiglia|un buon appetito]: il posto è {name}.',
      photo: 'il passavivande con un piatto pronto',
      tags: ['oggi', 'fame', 'incucina'],
    },
    {
      text: 'Se oggi [il frigo è vuoto|non hai voglia di cucinare|vuoi uscire un po’], ci siamo noi: {hours}. Vieni [come sei|con chi vuoi|quando ti è comodo], ti aspetta {name}.',
      photo: 'una mano che apre la porta del locale',
      tags: ['oggi', 'frigovuoto', 'mangiarefuori'],
    },
    {
      text: 'Oggi si esce: {name}, {hours}. Basta [un messaggio agli amici|un po’ di appetito|prendere le chiavi], ai fornelli pensiamo noi.',
      photo: 'chiavi di casa su un tavolo',
      tags: ['oggi', 'siesce', 'amici'],
    },
  ],
  town: [
    {
      text: 'Ad {town}, con chi mangi quando [c’è una bella notizia|la giornata è stata lunga|hai voglia di compagnia]? Tagga quella persona, [scegli un giorno|scrivile|proponi una data]: ti aspetta {name}.',
      photo: 'una strada del paese in pieno giorno',
      tags: ['buonacompagnia', 'amici', 'mangiarefuori'],
    },
    {
      text: 'Cerchi dove mangiare ad {town}? {name} ti aspetta, [in due|in famiglia|con gli amici]. Scegli un giorno, [avvisa qualcuno|vieni con appetito|lascia i fornelli] e buon appetito.',
      photo: 'una mappa della città e una matita',
      tags: ['lamiacitta', 'cosasimangia', 'passeggiata'],
    },
    {
      text: 'Ospiti ad {town}? La domanda arriva presto: [“Dove si mangia?”|“E per mangiare?”|“Usciamo?”] Rispondi {name}, e lascia fare [a noi|alla cucina|al menù].',
      photo: 'valigie nell’ingresso',
      tags: ['ospiti', 'cosafare', 'mangiarefuori'],
    },
    {
      text: 'Dopo una passeggiata ad {town}, [una pausa ci vuole|arriva la fame|ci si merita qualcosa]. Fermati per {food}, ti aspetta {name}. Porta [un amico|la famiglia|la tua metà] e prenditi il tuo tempo.',
      photo: 'scarpe comode su una strada al sole',
      tags: ['lamiacitta', 'passeggiata', 'fame'],
    },
    {
      text: 'Chi vive ad {town} conosce [le scorciatoie|le panchine migliori|gli angoli tranquilli]. Per mangiare, prova {name}: vieni [con un’amica|in pausa|con chi vuoi] e poi [dicci com’è andata|raccontalo|torna].',
      photo: 'una piazza con qualche panchina',
      tags: ['lamiacitta', 'scoperte', 'cosasimangia'],
    },
    {
      text: 'Ti è venuta fame in giro per {town}? [Capita|Niente paura|Meglio così]: {name} ti aspetta con {food}. Vieni [a piedi|in bici|come vuoi], anche [in due|con gli amici|in famiglia].',
      photo: 'una bicicletta appoggiata a un muro',
      tags: ['lamiacitta', 'fame', 'pausa'],
    },
  ],
  team: [
    {
      text: 'Dietro al tuo piatto c’è chi [cucina|assaggia|si dà da fare]. Quando vieni, [saluta|chiedi un nome|di’ cosa ti è piaciuto]: basta un attimo e fa [piacere|bene|felici tutti].',
      photo: 'grembiuli appesi',
      tags: ['squadra', 'grazie', 'bellagente'],
    },
    {
      text: 'Non sai scegliere? Chiedici cosa mangeremmo [oggi|al posto tuo|con una gran fame]. Abbiamo sempre [un consiglio|un’idea|una risposta], basta chiedere.',
      photo: 'un blocchetto per le comande e una penna',
      tags: ['squadra', 'consiglio', 'bellagente'],
    },
    {
      text: 'C’è chi [cucina|impasta|taglia], chi [serve|apparecchia|lava] e chi sorride sempre. Insieme siamo {name}, e ti aspettiamo [volentieri|con piacere|quando hai fame].',
      photo: 'mani della squadra intorno a un piatto',
      tags: ['squadra', 'incucina', 'grazie'],
    },
    {
      text: 'Grazie a chi è dietro le quinte, [tra le pentole|ai fornelli|ai preparativi], ogni giorno. Se vieni, [fagli un saluto|digli cosa ti è piaciuto|lasciagli un sorriso]. Un saluto da tutti, {name}.',
      photo: 'la squadra di spalle, al lavoro',
      tags: ['squadra', 'grazie', 'dietrolequinte'],
    },
    {
      text: 'Un buon piatto è merito di chi [apparecchia|sta ai fornelli|lava le pentole]. Oggi il grazie è per loro, [di cuore|con un applauso|da tutti noi]. Passa a salutare, {name}.',
      photo: 'un grembiule piegato su una sedia',
      tags: ['squadra', 'grazie', 'accoglienza'],
    },
    {
      text: 'Arrivate [affamati|stanchi|di corsa] e andate via col sorriso. Per noi [è una gioia|è il bello del mestiere|è il regalo più bello]. Un saluto da tutti, {name}.',
      photo: 'un saluto della squadra dalla porta',
      tags: ['squadra', 'sorrisi', 'bellagente'],
    },
  ],
  first_visit: [
    {
      text: 'Non conosci ancora {name}? [Meglio così|Perfetto|Che bello], c’è tutto da assaggiare. Vieni con [un amico|appetito|chi ami], prendi quello che ti [tenta|incuriosisce|piace] e dicci la tua.',
      photo: 'una porta socchiusa',
      tags: ['primavolta', 'scoperte', 'mangiarefuori'],
    },
    {
      text: 'Per la prima volta è semplice: vieni [con appetito|in due|con gli amici], leggi il menù, [chiedi consiglio|scegli con calma|fatti tentare] e prenditi il tuo tempo. Al resto [pensa|provvede|ci pensa] {name}.',
      photo: 'un dito su un menù',
      tags: ['primavolta', 'menu', 'scoperte'],
    },
    {
      text: 'Conosci {name} [di nome|da un amico|solo di vista]? Questa volta vieni: trovi {food} e [niente piatti da lavare|il tempo di parlare|una pausa da goderti]. Porta [qualcuno|gli amici|la famiglia].',
      photo: 'la facciata e qualcuno che entra',
      tags: ['primavolta', 'voglia', 'mangiarefuori'],
    },
    {
      text: 'La prima volta si viene per [curiosità|fame|un consiglio]. Poi si torna, [con gli amici|per il bis|senza motivo]. Comincia [questa settimana|presto|con chi vuoi]: {name} ti aspetta.',
      photo: 'un tavolo pronto per il primo ospite',
      tags: ['primavolta', 'ritorno', 'curiosita'],
    },
    {
      text: 'Hai dubbi su cosa ordinare? Ti aiutiamo, [con calma|volentieri|senza fretta]. Basta dirci [cosa ti piace|quanta fame hai|se vuoi una novità], {name} pensa al resto.',
      photo: 'qualcuno che consiglia indicando il menù',
      tags: ['primavolta', 'consiglio', 'menu'],
    },
    {
      text: 'Un posto nuovo si prova meglio [in due|con gli amici|con appetito]. Comincia da {food}, poi [assaggia altro|chiedi un consiglio|lascia decidere al menù]. Ti aspetta {name}.',
      photo: 'due persone davanti all’ingresso',
      tags: ['primavolta', 'scoperte', 'amici'],
    },
  ],
  takeout: [
    {
      text: 'Il tuo divano, [la tua serie|il pigiama|la tua musica] e {food}. Ordina, [passa a ritirare|ritira|porta tutto a casa] e mangia [a casa|al parco|dove vuoi]. Alla cucina pensa {name}.',
      photo: 'un sacchetto di carta sul tavolino',
      tags: ['asporto', 'divano', 'noncucino'],
    },
    {
      text: 'Torna a casa con {food} e [sorridono tutti|nessuno cucina|ti fanno festa]. Ordina da asporto: {name} prepara, tu [apparecchi|scegli il film|ti rilassi].',
      photo: 'una mano sulla maniglia, un sacchetto nell’altra',
      tags: ['asporto', 'casa', 'cosasimangia'],
    },
    {
      text: 'Una giornata così piena che [non hai tempo per cucinare|il frigo è vuoto|la cucina può aspettare]? Prendi {food} da portar via. {name} prepara, tu ritiri e [ti riposi|apparecchi|mangi con calma].',
      photo: 'sul sedile dell’auto, un sacchetto di carta',
      tags: ['asporto', 'giornatapiena', 'fame'],
    },
    {
      text: 'Film, [coperta|divano|amici] e {food}: il piano c’è. Ordina e [ritira|porta via|vieni a prenderlo], poi premi play. Al resto pensa {name}.',
      photo: 'il telecomando e un sacchetto di carta',
      tags: ['asporto', 'film', 'divano'],
    },
    {
      text: 'Stai tornando a casa e nessuno ha [fatto la spesa|pensato a cosa mangiare|voglia di cucinare]? Passa a prendere {food}. {name} prepara, tu [apparecchi|scegli il film|chiami tutti in cucina].',
      photo: 'due mani e un sacchetto di carta',
      tags: ['asporto', 'casa', 'fame'],
    },
    {
      text: 'Un picnic [al parco|sul balcone|in spiaggia] comincia da {food}. Ordina, ritira e [stendi la coperta|scegli l’ombra|chiama gli amici]. Al resto pensa {name}.',
      photo: 'una coperta sull’erba e un sacchetto',
      tags: ['asporto', 'picnic', 'ariaaperta'],
    },
  ],
} as const satisfies Partial<CopyLibrary['posts']>;
