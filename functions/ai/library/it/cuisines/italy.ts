import type { CopyLibrary, CuisineCopy } from '../../copy-library.ts';

export const CUISINES_ITALY: CopyLibrary['cuisines'] = {
  italian: {
    food: 'un buon piatto di pasta',
    hero: [
      'Il pane serve per [la scarpetta|l’ultimo sugo|non lasciare tracce]. Vieni pure: [nessuno ti guarda|qui si può|lo facciamo tutti].',
      'Un piatto di pasta e la giornata [cambia faccia|si raddrizza|torna dalla tua parte]. Con [chi ti vuole bene|un amico davanti|tutta la famiglia], ancora meglio.',
      'Primo, secondo o [tutti e due|si vede dopo|solo il dolce]? Intanto [vieni|chiama gli altri|prendi la giacca], che la fame [decide|sceglie|si regola] da sola.',
      'La domenica si può fare anche [di martedì|di giovedì|in mezzo alla settimana]: bastano [un sugo|quattro forchette|le persone giuste] e un po’ di calma.',
    ],
    about: [
      'Si arriva parlando [di lavoro|del traffico|del tempo] e al primo boccone si parla [di mangiare|di un altro piatto|di cosa ordinare ancora].',
      'C’è chi arrotola, [chi taglia di nascosto|chi chiede il cucchiaio|chi finge disinvoltura], e in fondo al piatto [siamo tutti pari|vince il pane|si va d’accordo].',
      'Il dolce non lo vuole [nessuno|mai nessuno|quasi nessuno], poi spuntano [due cucchiaini|tre cucchiaini|i cucchiaini di tutti]. Ordinane uno per te.',
      'Le discussioni serie sono [tra pasta corta e lunga|tra primo e secondo|sull’ultima forchettata]: per il resto [si trova un accordo|c’è tempo|basta il pane].',
    ],
    gallery: [
      'Mancano solo [il profumo|il pane|la forchetta] e tu.',
      'Il sugo [si sente quasi|macchia anche in foto|non si vede tutto].',
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
      'Calda, croccante e [da finire con le mani|tutta tua|pronta a sparire]: la risposta a [un martedì|una riunione|un frigo vuoto] esiste.',
      'Quattro amici, [cinque gusti|sei opinioni|nessun accordo]. Con la pizza [si fa pace|nessuno litiga|ognuno ha la sua].',
      'Il bordo si [lascia|ruba|mangia per primo], dipende [da chi guarda|da quanta fame c’è|da chi hai accanto]. Vieni e [schierati|difendi il tuo|mostra come fai].',
      'La pizza non chiede [programmi|eleganza|motivi]. Chiede [due mani|un po’ di appetito|qualcuno con cui parlare] e [un morso alla volta|un giorno qualunque|zero pensieri].',
    ],
    about: [
      'C’è chi parte [dalla punta|dal bordo|dal centro] e chi [piega|arrotola|usa le posate], e nessuno cambierà mai idea.',
      'La pizza ha visto [compleanni|addii|partite perse] e [primi appuntamenti|traslochi|pagelle]: finisce sempre [allo stesso modo|con le mani|in allegria].',
      'Offrire una fetta è [amore|diplomazia|un gesto serio]: chi la accetta [ti deve qualcosa|ricambia|ne chiede un’altra].',
      'I bambini [si macchiano|ridono|restano seduti], i grandi [fanno lo stesso|raccontano|smettono di guardare l’ora], e per un po’ va tutto bene.',
    ],
    gallery: [
      'Guarda [il bordo|il centro|la prossima fetta] e decidi da dove cominciare.',
      'La fetta è [ferma|in posa|intera] ancora per poco.',
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
      'Se al mare non puoi andare, [mangialo|assaggialo|mettilo nel piatto]: bastano due bocconi per [sentire la salsedine|dimenticare l’ufficio|cambiare umore].',
      'Un po’ di limone, [occhi chiusi|un respiro|un boccone] e sei già [sulla riva|in vacanza|lontano dalle mail].',
      'Arriva per tutti il giorno di [mangiare con le mani|sporcarsi le dita|aprire conchiglie]. Facciamo che sia [oggi|questa settimana|in compagnia].',
      'Una volta alla settimana serve [un po’ di sale|un po’ di mare|aria di porto], con qualcuno che sappia [stare in silenzio|usare le dita|dividere].',
    ],
    about: [
      'Il pesce si mangia [piano|parlando|con calma], e chi ha fretta [trova le spine|si perde il meglio|resta a guardare].',
      'Un piatto che sa di [costa|scoglio|porto] porta via [la stanchezza|il malumore|i pensieri] un boccone dopo l’altro.',
      'Porta [tua suocera|il collega scettico|chi dice “non mi piace”] e guarda come [si convince|allunga la mano|chiede un assaggio].',
      'Il limone [sveglia|accende|ravviva] tutto quello che tocca, e anche [la conversazione|l’umore|la giornata] ne approfitta.',
    ],
    gallery: [
      'Si sente quasi [l’onda|il gabbiano|il vento].',
      'Il mare, [a pezzetti|da vicino|con la forchetta].',
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
      'Certi [traguardi|lunedì|mesi] si chiudono con un bel taglio, [in silenzio|con gli amici|con il pane vicino] e senza orologio.',
      'Di’ la cottura, [al sangue|media|ben cotta], poi [posa il telefono|respira|aspetta]. Al resto pensa il fuoco.',
      'Qualcuno ha [compiuto gli anni|avuto l’aumento|passato l’esame] e merita un coltello [serio|grande|affilato] e buona compagnia.',
      'Taglia, [assaggia|respira|chiudi gli occhi] e lascia che la conversazione [aspetti|si fermi|riprenda dopo].',
    ],
    about: [
      'Un bel taglio [si affronta con calma|chiede una pausa|zittisce la tavola], e dopo parlano tutti [più piano|meglio|con affetto].',
      'I contorni sono per [dividere|tutti|il centro tavola], la carne [no|è affare tuo|si difende].',
      'Porta [tuo padre|tuo fratello|il tuo amico più affamato], lascia che [scelga|ordini per primo|festeggi] e non [chiedere perché|rubare un pezzo|guardare l’ora].',
      'Ci sono cene di [passaggio|routine|dovere], e cene che si [ricordano|raccontano|tagliano con cura].',
    ],
    gallery: [
      'La crosta [dice quasi tutto|si sente|si vede da lontano].',
      'Coltello [in mano|affilato|pronto] e niente fretta.',
    ],
    sampleDishes: [
      { name: 'Tagliere di salumi', course: 'starters', family: 'charcuterie' },
      { name: 'Tagliata di manzo', course: 'mains', family: 'steak' },
      { name: 'Patate al forno', course: 'mains', family: 'potatoes' },
      { name: 'Mousse al cioccolato', course: 'desserts', family: 'chocolate' },
    ],
  },
  cafe: {
    food: 'un caffè',
    hero: [
      'Il [computer|telefono|mondo] aspetta il tempo di un caffè, [e un po’ di più|anche di due|e del secondo].',
      'Nessuno ragiona [bene|con chiarezza|con gentilezza] prima del primo sorso. Vieni e [ne riparliamo|svegliati|cominciamo].',
      'Certe conversazioni vogliono [una tazza|qualcosa di dolce|qualcosa di caldo] tra le mani. Porta la tua, o [cominciala qui|inventala|ascolta quelle degli altri].',
      'Un [quaderno|libro|amico] e un caffè: per molti è [una vacanza|un programma|il lusso della giornata].',
    ],
    about: [
      'Una tazza è [una pausa|un respiro|un abbraccio] che si tiene con due mani.',
      'C’è chi [legge|chiacchiera|guarda passare la gente] e chi [arriva assonnato|cerca un po’ di pace|ha cinque minuti].',
      'Le [idee buone|riconciliazioni|amicizie] arrivano al secondo sorso, mai [prima|per mail|in riunione].',
      'Qualcosa di dolce accanto al caffè [sistema quasi tutto|abbassa il volume|fa compagnia], e il resto [può aspettare|si discute|si dimentica].',
    ],
    gallery: [
      'Tazza, profumo e [calma|metà mattina|buona luce].',
      'Una pausa [con la schiuma|in fotografia|senza fretta].',
    ],
    sampleDishes: [
      { name: 'Cappuccino', course: 'drinks', family: 'latte' },
      { name: 'Cornetto alla crema', course: 'desserts', family: 'croissant' },
      { name: 'Tramezzino', course: 'mains', family: 'sandwich' },
      { name: 'Spremuta d’arancia', course: 'drinks', family: 'juice' },
    ],
  },
  bakery: {
    food: 'pane e dolci',
    hero: [
      'Il profumo di pane [ti viene a cercare|gira l’angolo|cambia i programmi]. Seguilo [fin qui|senza domande|con un sacchetto vuoto].',
      'Prendine uno per [la strada|casa|l’ufficio] e uno [di scorta|da regalare|per sicurezza]. Il primo non [arriva|dura|conta] mai.',
      'Una mattina con [le briciole addosso|lo zucchero sulle dita|un sacchetto tiepido] comincia diversamente. Vieni a prenderti la tua.',
      'C’è chi si presenta con [i fiori|un palloncino|le mani vuote]. Tu arriva con qualcosa di dolce e [ti fanno festa|nessuno nota il ritardo|ti invitano ancora].',
    ],
    about: [
      'Il pane si spezza [a casa|in due|a tavola], e di colpo [c’è compagnia|profuma tutto|hanno fame tutti].',
      'Un bancone si guarda [piano|due volte|con il naso sul vetro], e si finisce per indicare [una cosa in più|qualcosa in fondo|quasi tutto].',
      'Poche [scuse|visite|sorprese] funzionano come un vassoio di dolci [con il fiocco|tra le mani|da scartare].',
      'Il dolce è per [dividere|il caffè|il pomeriggio], anche se qualcuno [lo finisce per strada|dice di no|ha già le briciole].',
    ],
    gallery: [
      'Profuma, [anche attraverso lo schermo|o quasi|con un po’ di fantasia].',
      'Briciole [in arrivo|tra poco|con destinazione].',
    ],
    sampleDishes: [
      { name: 'Pane a lievitazione naturale', course: 'mains', family: 'bread' },
      { name: 'Crostata di albicocche', course: 'desserts', family: 'pie' },
      { name: 'Biscotti al burro', course: 'desserts', family: 'cookies' },
      { name: 'Caffè', course: 'drinks', family: 'coffee' },
    ],
  },
  icecream: {
    food: 'un gelato',
    hero: [
      'Cono o coppetta: [decidi in fila|decide la camicia|ci pensi dopo]. La domanda seria è [quanti gusti|quale gusto sopra|chi assaggia il tuo].',
      'Una passeggiata senza gelato è [solo camminare|esercizio fisico|una strada lunga]. Vieni e [rimedia|allunga il giro|cambia passo].',
      'Si scioglie [in fretta|sulle dita|mentre parli], quindi [lecca|sbrigati|taci] e goditi il momento.',
      'Hai [quarant’anni|trent’anni|la tua età] finché non scegli il gusto. Poi [ne hai sette|torni a sette|scendi a sette].',
    ],
    about: [
      'Il gelato si prende [per caldo|per noia|per festeggiare], e si finisce sempre [sorridendo|con le dita appiccicose|troppo presto].',
      'C’è chi prende [sempre gli stessi gusti|quello più strano|solo cioccolato] e chi blocca la fila [per scegliere|per assaggiare|per un dubbio].',
      'Le notizie difficili si danno [davanti a un gelato|con un cono in mano|tra due palline]: vanno giù meglio.',
      'Una cucchiaiata del tuo [vale una promessa|è un gesto d’amore|si chiede con gli occhi], e chi la nega [ha i suoi motivi|prima o poi se ne pente|non ha cuore].',
    ],
    gallery: [
      'Fotografato [di corsa|prima che colasse|in tempo].',
      'Colori da [leccare|scegliere|contendersi].',
    ],
    sampleDishes: [
      { name: 'Gelato al pistacchio', course: 'desserts', family: 'ice_cream' },
      { name: 'Granita al limone', course: 'desserts', family: 'ice_cream' },
      { name: 'Affogato al caffè', course: 'desserts', family: 'ice_cream' },
      { name: 'Frappè alla fragola', course: 'drinks', family: 'smoothie' },
    ],
  },
  winebar: {
    food: 'un calice e qualcosa di buono',
    hero: [
      'Un calice per [cominciare|raccontarsi|guardarsi negli occhi], un altro perché [la storia è lunga|manca il finale|si sta bene].',
      'Rosso o bianco? Dipende [dall’umore|dalla compagnia|dalla giornata]. Vieni e [ne parliamo|scegli a naso|lasciati consigliare].',
      'Certe confidenze hanno bisogno di [un bicchiere|un angolo tranquillo|qualcosa da sgranocchiare] e di nessuno che [guardi l’ora|abbia fretta|tiri fuori il telefono].',
      'Non serve [intendersene|saper roteare il calice|dire “sentori”]. Basta sapere se [ti piace|ne vuoi ancora|fa per te].',
    ],
    about: [
      'Il vino si sceglie [dal nome|dall’etichetta|per istinto] e si giudica [al secondo sorso|in compagnia|senza paroloni].',
      'Si arriva per [un bicchiere|un saluto|mezz’ora], e il tempo [si allunga|si dimentica|cambia passo].',
      'Un po’ di [pane|formaggio|sale], qualcosa nel calice, e i discorsi [si fanno sinceri|prendono quota|arrivano al punto].',
      'C’è chi annusa, [chi beve e basta|chi fa finta|chi prende appunti], e alla fine brindano tutti.',
    ],
    gallery: [
      'Luce buona, [calici pieni|bicchieri a mezz’aria|tappi già fuori].',
      'Qui manca [il brindisi|il tintinnio|la tua mano].',
    ],
    sampleDishes: [
      { name: 'Tagliere di formaggi', course: 'starters', family: 'cheese_board' },
      { name: 'Crostini misti', course: 'starters', family: 'bread' },
      { name: 'Tartare di manzo', course: 'mains', family: 'tartare' },
      { name: 'Calice di rosso', course: 'drinks', family: 'wine' },
    ],
  },
};

/** For a restaurant of which no cuisine is known. */
export const GENERAL_CUISINE: CuisineCopy = {
  food: 'qualcosa di buono',
  hero: [
    'I tuoi fornelli possono [aspettare|riposare|restare spenti]. Vieni con [la fame|la famiglia|un amico] e per una volta cucina qualcun altro.',
    'C’è [una chiacchierata|una scusa|un abbraccio] in sospeso da tempo. Mettici in mezzo [un piatto|qualcosa di buono|due forchette].',
    'Ordina qualcosa che a casa [non ti riesce|non faresti mai|sporca tre pentole]. Si esce [per questo|anche per questo|apposta].',
    'Non pensare [alla spesa|ai piatti|a niente]: pensa [alla compagnia|a cosa prendi|al primo boccone].',
    'Mangiare fuori è il viaggio [più corto|più semplice|più goloso] che puoi fare [oggi|questa settimana|senza valigia].',
    'Chiedi in casa chi ha [fame|voglia di uscire|una storia da raccontare] e che [si metta le scarpe|ti segua|faccia in fretta].',
  ],
  about: [
    'Un piatto [in due|caldo|diviso] ha [salvato|allungato|cominciato] molte conversazioni che sembravano chiuse.',
    'Vieni [dritto dal lavoro|con la camicia buona|con le scarpe comode] e porta [la fame|una storia|qualcun altro].',
    'Il menù si legge [una volta|due volte|con la fame], e alla fine sceglie [lo stomaco|il naso|la gola].',
    'Qui non devi [lavare|cucinare|sparecchiare], e questo migliora qualsiasi [giornata|conversazione|umore].',
    'I compleanni che cadono di [lunedì|martedì|giovedì] vanno festeggiati [lo stesso|a tavola|come gli altri].',
    'Mangiare in compagnia [ha più gusto|alleggerisce|cambia la giornata], anche se accanto hai [un libro|il tuo appetito|il vicino].',
  ],
  gallery: [
    'Guarda [con calma|da vicino|con la fame] e scegli.',
    'Se si presenta così, [immagina il profumo|pensa al sapore|vieni a mordere].',
  ],
  sampleDishes: [
    { name: 'Zuppa del giorno', course: 'starters', family: 'soup' },
    { name: 'Pollo al forno', course: 'mains', family: 'chicken' },
    { name: 'Verdure al forno', course: 'mains', family: 'vegetables' },
    { name: 'Torta al cioccolato', course: 'desserts', family: 'chocolate' },
  ],
};
