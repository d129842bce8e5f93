import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on the hours of a day, and who comes along. */
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
  ],
  date_night: [
    {
      text: 'Metti [quella camicia|il profumo|le scarpe belle] e uscite in due. Un buon piatto, [il tempo di parlare|una lunga chiacchierata|nessun piatto da lavare] e tutto è semplice. Scegli il giorno, {name} pensa al resto.',
      photo: 'due cappotti sulla stessa sedia',
      tags: ['indue', 'amore', 'coppia'],
    },
    {
      text: 'Per una volta non parlate [del lavoro|della spesa|dei bambini]. Una tavola per due [basta|fa bene|serve a questo]. Mettete via i telefoni, [prendetevi il tempo|dividete un dolce|sorridete]: vi aspetta {name}.',
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
  ],
} as const satisfies Partial<CopyLibrary['posts']>;
