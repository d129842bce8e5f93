import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on the days of the week. */
export const POSTS_WEEK = {
  monday: [
    {
      text: 'Il lunedì, concediti {food} con [un amico|la famiglia|un buon libro]. La settimana [comincia bene|sembra più corta|ha un altro sapore], e i piatti li lava {name}.',
      photo: 'un piatto solo in una bella luce',
      tags: ['lunedi', 'coraggio', 'mangiarefuori'],
    },
    {
      text: 'Hai superato [la sveglia|la riunione|le mail] del lunedì. Ora tocca a {food} e [a una pausa|a un po’ di calma|a due chiacchiere]. Ti aspetta {name}, [con un collega|con un amico|anche per conto tuo].',
      photo: 'due giacche su due sedie',
      tags: ['lunedi', 'pausa', 'fame'],
    },
    {
      text: 'Perché aspettare venerdì? Comincia la settimana con [qualcosa di buono|un bel piatto|un piccolo piacere]. {name} ti aspetta, [con i colleghi|in famiglia|anche per conto tuo], e il martedì [arriva prima|pesa meno|può aspettare].',
      photo: 'un calendario e una forchetta',
      tags: ['lunedi', 'cominciarebene', 'voglia'],
    },
    {
      text: 'Il frigo del lunedì è [vuoto|mezzo vuoto|pieno di avanzi]. [Non importa|La spesa può aspettare|Lascialo chiuso]: vieni a mangiare, cucina {name}. Porta [la famiglia|un amico|una bella fame].',
      photo: 'un frigorifero aperto con ripiani vuoti',
      tags: ['lunedi', 'frigovuoto', 'cosasimangia'],
    },
    {
      text: 'Il lunedì ha bisogno di [un incoraggiamento|un sorriso|qualcosa di buono]. Noi proponiamo {food}, tu porta [un collega|un’amica|la famiglia], e la settimana parte meglio. Ti aspetta {name}.',
      photo: 'una tazza e un’agenda aperta sul lunedì',
      tags: ['lunedi', 'buonasettimana', 'voglia'],
    },
    {
      text: 'Di lunedì si può anche [festeggiare|uscire|vedere gli amici]. Basta poco: {food}, [due chiacchiere|un po’ di calma|una bella compagnia] e nessun piatto da lavare. Ci pensa {name}.',
      photo: 'un tavolo piccolo in un giorno qualunque',
      tags: ['lunedi', 'amici', 'mangiarefuori'],
    },
  ],
  midweek: [
    {
      text: 'A metà settimana [il tempo va piano|il frigo è a metà|la lista è lunga]. Concediti {food} con [un amico|una collega|chi ti fa ridere]: ti aspetta {name}. Venerdì [si avvicina|è dietro l’angolo|arriva prima].',
      photo: 'un’agenda chiusa accanto al piatto',
      tags: ['mercoledi', 'metasettimana', 'fame'],
    },
    {
      text: 'Mercoledì la spesa è [finita|da rifare|solo un’idea] e sabato è lontano. Lasciaci cucinare: {name} ti aspetta [in famiglia|in due|con i bambini].',
      photo: 'una borsa della spesa vuota',
      tags: ['mercoledi', 'frigovuoto', 'mangiarefuori'],
    },
    {
      text: 'Non serve aspettare sabato per vedere [un amico|tua sorella|i tuoi]. Proponi mercoledì, [scegli l’ora|manda questo messaggio|di’ di sì per primo] e trovatevi davanti a {food}, {name} vi aspetta.',
      photo: 'un messaggio mandato e un pollice in su',
      tags: ['mercoledi', 'programmi', 'amici'],
    },
    {
      text: 'Sei a metà strada: [respira|fermati un’ora|concediti una pausa]. Un piatto, [due chiacchiere|un po’ di calma|nessuna mail] e la seconda metà [pesa meno|va più veloce|è in discesa]. Ti aspetta {name}.',
      photo: 'una finestra, una sedia e un piatto',
      tags: ['mercoledi', 'pausa', 'voglia'],
    },
    {
      text: 'Mercoledì senza idee? Eccone una: {food} con [chi ami|i bambini|un collega simpatico]. Ai fornelli [pensa|provvede|ci pensa] {name}, tu goditi la pausa.',
      photo: 'una lampadina accesa sopra un tavolo',
      tags: ['mercoledi', 'idee', 'voglia'],
    },
    {
      text: 'La settimana è lunga: a metà c’è {name}. Prendi [un’ora|una pausa|un po’ di tempo], scegli un piatto e [ricarica le energie|chiacchiera|stacca un po’].',
      photo: 'un orologio fermo a metà giornata',
      tags: ['mercoledi', 'ricarica', 'pausa'],
    },
  ],
  thursday: [
    {
      text: 'Giovedì è quasi [venerdì|fine settimana|un giorno di festa]. Portati avanti con {food} e [un amico|i colleghi|tutta la compagnia]. Il posto è {name}, e domani [vola|è leggero|aspetta].',
      photo: 'posate pronte su una tavola apparecchiata',
      tags: ['giovedi', 'quasivenerdi', 'amici'],
    },
    {
      text: 'Gli amici ripetono [“presto”|“uno di questi giorni”|“ci sentiamo”]? Proponi giovedì e {name}. Basta [un sì|un messaggio|un pollice in su], e la compagnia [si ritrova|mangia bene|è al completo].',
      photo: 'una chat di gruppo sul telefono',
      tags: ['giovedi', 'amici', 'programmi'],
    },
    {
      text: 'Manca un giorno al [fine settimana|venerdì sera|riposo]. Resisti con {food}, [un amico|una pausa|un po’ di calma] e niente da cucinare. Ci pensa {name}.',
      photo: 'una borsa da lavoro accanto al piatto',
      tags: ['giovedi', 'quasiweekend', 'pausa'],
    },
    {
      text: 'Il giovedì è il giorno giusto per [rivedersi|una pausa|una buona idea]. Scegli [la compagnia|l’ora|il piatto], {name} ti aspetta, e il venerdì [arriva con il sorriso|comincia bene|è già vicino].',
      photo: 'due sedie vuote e una tavola pronta',
      tags: ['giovedi', 'amici', 'pausa'],
    },
    {
      text: 'Di giovedì si può cominciare a [respirare|sorridere|fare programmi]. Il primo è semplice: {food}, [un’amica|la famiglia|la compagnia], e al resto pensa {name}.',
      photo: 'un programma scritto su un tovagliolo',
      tags: ['giovedi', 'programmi', 'buonumore'],
    },
    {
      text: 'Hai un amico che non vedi da [settimane|mesi|troppo tempo]? Giovedì va benissimo. Scegliete {food}, [raccontatevi tutto|ridete|fate con calma], vi aspetta {name}.',
      photo: 'due amici che si salutano da lontano',
      tags: ['giovedi', 'amici', 'ritrovarsi'],
    },
  ],
  friday: [
    {
      text: 'È venerdì. Chiudi [il computer|la posta|l’agenda], chiama [gli amici|la famiglia|la tua metà] e vieni a mangiare. {name} ti aspetta, e la settimana [è finita|può aspettare|si dimentica].',
      photo: 'un computer che si chiude',
      tags: ['venerdi', 'finalmente', 'mangiarefuori'],
    },
    {
      text: 'Qualcuno deve proporre: venerdì, {name}, [chi viene|chi ha fame|chi è libero]? [Rispondi qui|Tagga gli amici|Manda questo al gruppo], scegliete l’ora e venite con appetito.',
      photo: 'un telefono pieno di risposte',
      tags: ['venerdi', 'chiviene', 'amici'],
    },
    {
      text: 'La settimana l’hai [finita|guadagnata|superata]. Il programma del venerdì: {food}, [gli amici|la famiglia|la tua metà] e nessun piatto da lavare. Ti aspetta {name}.',
      photo: 'giacche ammucchiate su una panca',
      tags: ['venerdi', 'weekend', 'meritato'],
    },
    {
      text: 'Di venerdì nessuno ha voglia di [cucinare|fare la spesa|lavare una pentola]. Ci pensa {name}. Porta [gli amici|la famiglia|una bella fame], prenditi il tuo tempo e [buon weekend|buon appetito|dimentica la settimana].',
      photo: 'un grembiule appeso e una porta aperta',
      tags: ['venerdi', 'noncucino', 'voglia'],
    },
    {
      text: 'Venerdì, finalmente. Invece di [fare la spesa|accendere i fornelli|finire sul divano], esci per {food}. Porta [chi ami|gli amici|i colleghi], ti aspetta {name}.',
      photo: 'un divano vuoto e la porta aperta',
      tags: ['venerdi', 'finalmente', 'siesce'],
    },
    {
      text: 'C’è chi il venerdì [va a dormire presto|guarda la televisione|non ha programmi], e chi si concede {food}. Tu da che parte stai? [Scrivilo qui|Tagga chi viene|Rispondi nei commenti], vi aspetta {name}.',
      photo: 'una luce calda dietro una vetrina',
      tags: ['venerdi', 'programmi', 'commenti'],
    },
  ],
  weekend: [
    {
      text: 'Il fine settimana vola. Tieni un’ora per {food} con [le persone che ami|gli amici|la famiglia] e lascia [il bucato|la lista|le pulizie] a un altro giorno. Ti aspetta {name}.',
      photo: 'una tavola dopo una bella mangiata',
      tags: ['weekend', 'mangiarefuori', 'calma'],
    },
    {
      text: 'Programma del weekend: [dormire|vedere gli amici|non fare niente] e {food}. Per il secondo punto c’è {name}, [in famiglia|in due|con gli amici], con tutto il tempo che vuoi.',
      photo: 'una lista con una riga spuntata',
      tags: ['weekend', 'programmi', 'voglia'],
    },
    {
      text: 'Qualcuno chiederà cosa si fa [sabato|domenica|nel weekend]. Rispondi {name}, fissa l’ora e [il programma è fatto|ti seguono tutti|il gruppo ringrazia]. Porta una bella fame.',
      photo: 'un pollice in su in una chat',
      tags: ['weekend', 'amici', 'programmi'],
    },
    {
      text: 'Niente sveglia, [niente mail|niente fretta|niente impegni]: si mangia con calma. Scegli [chi portare|il piatto|l’ora], {name} ti aspetta, e il lunedì [è lontano|può attendere|non si nomina].',
      photo: 'occhiali da sole e scarpe comode',
      tags: ['weekend', 'calma', 'buonappetito'],
    },
    {
      text: 'Nel fine settimana il tempo è [tuo|poco|prezioso]. Passane un po’ con {food} e [la famiglia|gli amici|chi ti fa stare bene]. I piatti li lava {name}.',
      photo: 'una tovaglia e raggi di sole',
      tags: ['weekend', 'tempoinsieme', 'calma'],
    },
    {
      text: 'Sabato o domenica? Scegli tu, noi [cuciniamo|prepariamo tutto|vi aspettiamo]. Porta [i bambini|gli amici|i nonni] e un buon appetito, vi accoglie {name}.',
      photo: 'due caselle del calendario cerchiate',
      tags: ['weekend', 'famiglia', 'programmi'],
    },
  ],
  sunday: [
    {
      text: 'La domenica è fatta per [mangiare a lungo|stare in famiglia|stare a tavola]. Porta [i nonni|i cugini|gli amici], prendi [qualcosa da dividere|un dolce|quello che ti tenta] e lascia cucinare {name}.',
      photo: 'una tavola lunga e più generazioni',
      tags: ['domenica', 'famiglia', 'calma'],
    },
    {
      text: 'Domenica, lascia la cucina di casa [tranquilla|pulita|chiusa]. Ci pensa {name}. Vieni [dopo la passeggiata|dopo il riposino|in famiglia], mangia bene e torna a casa [senza piatti da lavare|di buonumore|con calma].',
      photo: 'una poltrona e un piatto vuoto',
      tags: ['domenica', 'noncucino', 'voglia'],
    },
    {
      text: 'Chiudi il fine settimana con {food} e qualcuno [che ami|che ti fa ridere|con cui parlare]. Il lunedì [può aspettare|arriva dopo|è ancora lontano]. Intanto ti aspetta {name}.',
      photo: 'luce di domenica sulla tovaglia',
      tags: ['domenica', 'compagnia', 'mangiarefuori'],
    },
    {
      text: 'Di domenica si mangia meglio [in tanti|con i bambini|senza fretta]. Scegli un’ora, [chiama i parenti|avvisa gli amici|porta i bambini], al resto pensa {name}.',
      photo: 'una tovaglia bianca e un piatto al centro',
      tags: ['domenica', 'tavolata', 'famiglia'],
    },
    {
      text: 'Domenica vuol dire [famiglia|calma|una lunga chiacchierata] e un buon piatto. Scegliete voi quale, [noi cuciniamo|ai fornelli stiamo noi|a noi il resto]. Vi aspetta {name}.',
      photo: 'posate d’argento su una tovaglia bianca',
      tags: ['domenica', 'famiglia', 'insieme'],
    },
    {
      text: 'Se la domenica piove, [meglio ancora|si mangia più a lungo|il divano può aspettare]. {name} vi aspetta con {food}, e fuori può fare [quello che vuole|freddo|brutto tempo].',
      photo: 'una finestra bagnata e una tavola accogliente',
      tags: ['domenica', 'pioggia', 'alcaldo'],
    },
  ],
} as const satisfies Partial<CopyLibrary['posts']>;
