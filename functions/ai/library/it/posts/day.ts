import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about times of day and company. */
export const POSTS_DAY = {
  lunch_break: [
    {
      text: 'A mezzogiorno lascia lo schermo. Prendi {food} con [un collega|un amico|un buon libro] e il pomeriggio [va meglio|sembra più corto|riparte bene]. La scrivania [può aspettare|non scappa|resta lì], ti aspetta {name}.',
      photo: 'una sedia d’ufficio vuota',
      tags: ['pausapranzo', 'pausa', 'ufficio'],
    },
    {
      text: 'Un pranzo davanti al computer [si dimentica|si mangia freddo|non è una pausa]. Alzati, porta [un collega|una collega|tutto l’ufficio] e vieni a mangiare. Al pranzo [pensa|provvede|ci pensa] {name}.',
      photo: 'un piatto nel sole di mezzogiorno',
      tags: ['pausapranzo', 'fame', 'cosasimangia'],
    },
    {
      text: 'Il collega ha ancora [gli avanzi di ieri|lo stesso panino|il riso freddo]? Portalo a pranzo. {name} vi aspetta, e tornate [di buonumore|con il sorriso|con qualche idea].',
      photo: 'un portapranzo chiuso, visto dall’alto',
      tags: ['pausapranzo', 'colleghi', 'pausa'],
    },
    {
      text: 'Mezz’ora senza [mail|telefono|riunioni] cambia il pomeriggio. Mangia [con calma|in compagnia|vicino alla finestra], parla d’altro e [torna più leggero|respira|goditi il caffè]. Ti aspetta {name}.',
      photo: 'un telefono capovolto accanto al piatto',
      tags: ['pausapranzo', 'calma', 'pausa'],
    },
    {
      text: 'Hai un’ora? Usala bene: {food}, [un collega simpatico|un po’ di silenzio|una passeggiata dopo], e il pomeriggio [pesa meno|passa prima|comincia meglio]. Ti aspetta {name}.',
      photo: 'un orologio da polso accanto al piatto',
      tags: ['pausapranzo', 'unora', 'fame'],
    },
    {
      text: 'La riunione delle due va meglio [a stomaco pieno|con il sorriso|dopo un buon piatto]. Vieni a pranzo con [chi lavora con te|un cliente|tutta la squadra], {name} vi aspetta.',
      photo: 'un quaderno chiuso accanto al piatto',
      tags: ['pausapranzo', 'colleghi', 'ufficio'],
    },
  ],
  after_work: [
    {
      text: 'La giornata è finita. Prima di rientrare, [fermati un momento|rilassati|respira un po’]: {name} ti aspetta con {food}. Il bucato e [i piatti|la spesa|le mail] possono aspettare.',
      photo: 'uno zaino ai piedi di una sedia',
      tags: ['dopolavoro', 'pausa', 'voglia'],
    },
    {
      text: 'Hai tante cose da raccontare? Chiama [un amico|una collega|tua sorella], prendete {food} e [sfogatevi|ridetene|parlate a lungo]. Al resto pensa {name}.',
      photo: 'due persone che parlano con le mani',
      tags: ['dopolavoro', 'amici', 'chiacchiere'],
    },
    {
      text: 'Dopo il lavoro ci sono due strade: [il frigo|gli avanzi|cucinare] oppure {food}. Se scegli la seconda, porta [un collega|un amico|la tua metà]. Ti aspetta {name}, e la giornata finisce bene.',
      photo: 'un orologio e un piatto in arrivo',
      tags: ['dopolavoro', 'riposo', 'cosasimangia'],
    },
    {
      text: 'L’ufficio è chiuso, [la testa no|e la fame arriva|finalmente]. Vieni a mangiare con [gli amici|i colleghi|chi vuoi], e ai [fornelli|piatti|preparativi] pensa {name}.',
      photo: 'una giacca appesa alla sedia',
      tags: ['dopolavoro', 'amici', 'fame'],
    },
    {
      text: 'Hai detto “arrivo” [dieci volte|a tutti|anche al capo]. Adesso tocca a te: {food}, [una sedia comoda|due chiacchiere|niente mail] e {name} che ti aspetta.',
      photo: 'una borsa posata e un bicchiere',
      tags: ['dopolavoro', 'pausa', 'meritato'],
    },
    {
      text: 'Dalla scrivania alla tavola il passo è [breve|piacevole|facile]. Vieni per {food} e [brinda|racconta|rilassati] con chi vuoi. Ai piatti pensa {name}.',
      photo: 'scarpe da ufficio sotto un tavolo',
      tags: ['dopolavoro', 'relax', 'amici'],
    },
  ],
  date_night: [
    {
      text: 'Metti [quella camicia|il profumo|le scarpe belle] e uscite in due. Un buon piatto, [il tempo di parlare|una lunga chiacchierata|nessun piatto da lavare] e tutto è semplice. Scegli il giorno, {name} pensa al resto.',
      photo: 'due cappotti sulla stessa sedia',
      tags: ['indue', 'amore', 'coppia'],
    },
    {
      text: 'Per una volta non parlate [del lavoro|della spesa|dei bambini]. Una tavola per due [basta|fa bene|serve a questo]. Mettete via i telefoni, [fate con calma|dividete un dolce|sorridete]: vi aspetta {name}.',
      photo: 'due mani vicine sulla tovaglia',
      tags: ['indue', 'amore', 'mangiarefuori'],
    },
    {
      text: 'Primo appuntamento o [decimo|ventesimo|centesimo]? In ogni caso serve {food} e qualcuno [che ti fa ridere|che ti ascolta|che ami]. Per mangiare c’è {name}.',
      photo: 'un cucchiaino per due',
      tags: ['indue', 'amore', 'appuntamento'],
    },
    {
      text: 'Una volta ogni tanto, solo voi due: [niente serie|niente bucato|niente liste]. Scegli [il tavolo|il piatto|il dolce da dividere], e lascia che {name} [pensi al resto|cucini per voi|vi accolga].',
      photo: 'un tavolo piccolo con due bicchieri',
      tags: ['coppia', 'indue', 'calma'],
    },
    {
      text: 'Da quanto non uscite in due? Rimediate [questa settimana|presto|con calma]: {food}, [tempo per parlare|niente telefoni|un dolce da dividere]. Vi aspetta {name}.',
      photo: 'due sedie vicine e una candela',
      tags: ['coppia', 'indue', 'uscire'],
    },
    {
      text: 'Un invito semplice: [“Usciamo?”|“Ci pensi tu?”|“Ti va?”] Poi {food}, uno di fronte all’altra, e [il tempo rallenta|le parole vengono|il resto non conta]. Vi aspetta {name}.',
      photo: 'un biglietto scritto a mano con un invito',
      tags: ['invito', 'amore', 'indue'],
    },
  ],
  family: [
    {
      text: 'I bambini hanno fame, [anche tu|i grandi pure|il frigo è vuoto], e nessuno vuole cucinare. Porta [la famiglia|i cugini|i nonni]: cucina {name}, e voi [parlate|vi rilassate|ridete].',
      photo: 'piccole mani intorno a un piatto',
      tags: ['famiglia', 'bambini', 'mangiarefuori'],
    },
    {
      text: 'Chiama [i cugini|i nonni|la zia] e riunite tutti davanti a {food}. Mangiare in famiglia [lascia bei ricordi|non si dimentica|fa bene a tutti], soprattutto quando cucina {name}.',
      photo: 'una grande tavola, più generazioni',
      tags: ['famiglia', 'cugini', 'tavolata'],
    },
    {
      text: 'Non vedi [i tuoi|tua sorella|i cugini] da tanto? Mangiare insieme aggiusta tutto. Scegli [un giorno|una data|una domenica], porta [le novità|le foto|i bambini]: il posto è {name}.',
      photo: 'un abbraccio davanti alla porta',
      tags: ['famiglia', 'abbracci', 'insieme'],
    },
    {
      text: 'In famiglia c’è chi [arriva tardi|mangia piano|ordina prima il dolce]. Portali tutti, {name} vi aspetta: [si ride|si parla|si mangia] insieme, e nessuno [lava i piatti|cucina|ha fretta].',
      photo: 'un piatto di un bambino mezzo vuoto',
      tags: ['famiglia', 'bambini', 'risate'],
    },
    {
      text: 'Mangiare insieme è [un’abitudine da tenere|il momento più bello|un regalo]. Porta [i bambini|i nonni|gli zii], scegliete quello che vi piace e [parlate|ridete|raccontatevi la settimana]. Cucina {name}.',
      photo: 'una brocca d’acqua e tanti bicchieri',
      tags: ['famiglia', 'insieme', 'abitudini'],
    },
    {
      text: 'C’è [una pagella|un dente caduto|una gara vinta] da festeggiare? Ogni scusa è buona per {food}. Vi aspetta {name}, [con calma|con piacere|quando volete].',
      photo: 'disegni di bambini su una tovaglia di carta',
      tags: ['famiglia', 'festeggiare', 'bambini'],
    },
  ],
  friends: [
    {
      text: '“Dobbiamo vederci”, e intanto passano [le settimane|i mesi|le stagioni]. Proponi un giorno, un’ora e {name}. [Gli altri verranno|Manda questo al gruppo|Chi risponde per primo sceglie].',
      photo: 'amici che si abbracciano sul marciapiede',
      tags: ['amici', 'dobbiamovederci', 'programmi'],
    },
    {
      text: 'Buoni amici, {food} e [una lunga chiacchierata|tante risate|nessuna fretta]: il programma è fatto. Tagga [gli amici|chi deve venire|il gruppo], scegliete un giorno: vi aspetta {name}.',
      photo: 'risate e un piatto che passa di mano',
      tags: ['amici', 'chiacchiere', 'risate'],
    },
    {
      text: 'Tagga chi [assaggia dal tuo piatto|arriva in ritardo|dice “non ho fame”]. Invitalo lo stesso: {name} vi aspetta con {food} e [un posto in più|due forchette|il tempo di ridere].',
      photo: 'una mano che si avvicina a un altro piatto',
      tags: ['amici', 'risate', 'tagga'],
    },
    {
      text: 'Un amico ha [una bella notizia|bisogno di parlare|compiuto gli anni]? Portalo a mangiare. Davanti a {food} [si racconta tutto|si parla meglio|si ride di più], e i piatti li lava {name}.',
      photo: 'due amici di profilo, uno di fronte all’altro',
      tags: ['amici', 'bellanotizia', 'mangiarefuori'],
    },
    {
      text: 'Amici di sempre o [nuovi|di scuola|di quartiere], a tavola si sta bene. Scegliete {food}, [raccontate|brindate|ridete] e non guardate l’ora. Vi aspetta {name}.',
      photo: 'mani che brindano sopra i piatti',
      tags: ['amici', 'brindisi', 'compagnia'],
    },
    {
      text: 'Chi organizza questa volta? Basta [un messaggio|una data|un “ci sono”] e {name}. Il primo che risponde sceglie [l’ora|il piatto|dove sedersi], gli altri portano l’appetito.',
      photo: 'una chat con tanti cuori',
      tags: ['amici', 'programmi', 'chiorganizza'],
    },
  ],
  solo: [
    {
      text: 'Mangiare per conto tuo è [una vera pausa|un piccolo lusso|un’ora tutta tua]. Porta [un libro|le cuffie|un giornale], ordina [quello che ti piace|il tuo piatto preferito|qualcosa di nuovo] e rilassati. {name} ti aspetta.',
      photo: 'un libro aperto accanto al piatto',
      tags: ['dasolo', 'pausa', 'tempoperte'],
    },
    {
      text: 'Un’ora per te, [un libro|la calma|i tuoi pensieri] e {food}. Nessuno [assaggia dal piatto|chiede altro|mette fretta], e {name} pensa al resto.',
      photo: 'un piatto, una finestra, nient’altro',
      tags: ['dasolo', 'tranquillita', 'voglia'],
    },
    {
      text: 'Un posto al banco o [vicino alla finestra|in un angolo|dove preferisci], e il tempo è tuo. Ordina [senza fretta|quello che ami|con calma], leggi, [respira|guarda fuori|ascolta], {name} ti aspetta.',
      photo: 'un solo bicchiere vicino a una finestra',
      tags: ['dasolo', 'calma', 'pausa'],
    },
    {
      text: 'A volte la compagnia giusta è [un libro|un po’ di silenzio|la tua musica]. Scegli {food}, [prenditi il tuo tempo|guarda fuori|respira] e non pensare ad altro. Ti aspetta {name}.',
      photo: 'occhiali da lettura accanto a un bicchiere',
      tags: ['dasolo', 'libro', 'tranquillita'],
    },
    {
      text: 'Un appuntamento con te: [un’ora libera|il telefono spento|il tuo piatto preferito]. Ordina senza fretta, [goditi ogni boccone|leggi qualche pagina|pensa a te]. Al resto pensa {name}.',
      photo: 'un tavolo per uno, ben apparecchiato',
      tags: ['dasolo', 'appuntamento', 'relax'],
    },
    {
      text: 'Nessuno ruba le patatine, nessuno [mette fretta|chiede un assaggio|cambia programma]. Mangiare per conto proprio ha [i suoi vantaggi|il suo bello|del buono], e {name} ti accoglie volentieri.',
      photo: 'una sedia sola nel sole',
      tags: ['dasolo', 'liberta', 'sorriso'],
    },
  ],
} as const satisfies Partial<CopyLibrary['posts']>;
