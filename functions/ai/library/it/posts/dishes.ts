import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about dishes, and questions. `{dish}` may be singular or plural, food or a drink. */
export const POSTS_DISHES = {
  dish: [
    {
      text: 'Hai una voglia in testa? {dish}. [Vieni ad assaggiare|Concediti un piacere|Non rimandare a domani]: {name} ti aspetta, [con un amico|con la famiglia|quando hai fame].',
      photo: 'il piatto visto dall’alto, vicino alla finestra',
      tags: ['voglia', 'fame', 'cosasimangia'],
    },
    {
      text: 'La giornata è stata [lunga|piena|impegnativa], e un’idea c’è: {dish}. Lascia stare [i fornelli|la spesa|i piatti da lavare] e vieni [a mangiare|a rilassarti|con chi vuoi]. Al resto pensa {name}.',
      photo: 'una forchetta e un tovagliolo accanto al piatto',
      tags: ['buonappetito', 'menu', 'mangiarefuori'],
    },
    {
      text: 'Qualcuno [in ufficio|nel gruppo|in casa] ha voglia di uscire? Proponi questo: {dish}. Scegliete un giorno, [avvisate tutti|chiamate gli altri|prendete le chiavi]: il posto è {name}.',
      photo: 'più mani intorno allo stesso piatto',
      tags: ['amici', 'menu', 'mangiarefuori'],
    },
    {
      text: 'C’è chi legge [tutto il menù|il menù due volte|anche i dolci] e chi sa già cosa prendere: {dish}. E tu? [Scrivilo nei commenti|Rispondi qui|Siamo curiosi]. {name} ti aspetta in ogni caso.',
      photo: 'il menù chiuso accanto al piatto',
      tags: ['ilsolito', 'menu', 'golosi'],
    },
    {
      text: 'Volevi guardare solo [un messaggio|l’ora|il meteo] e adesso pensi a questo: {dish}. [Capita a tutti|È normale|Ti capiamo]. Prendi [le chiavi|un amico|una pausa] e vieni ad assaggiare, {name} ti aspetta.',
      photo: 'un telefono spento vicino al piatto',
      tags: ['voglia', 'fame', 'golosi'],
    },
    {
      text: 'Il programma [di oggi|della settimana|del fine settimana]: {dish}. Il resto può [aspettare|venire dopo|attendere]. Vieni [in due|in famiglia|con appetito], al resto pensa {name}.',
      photo: 'una lista scritta a mano accanto al piatto',
      tags: ['programmi', 'menu', 'voglia'],
    },
    {
      text: 'Te ne hanno parlato [in ufficio|gli amici|al telefono] e avevi promesso di assaggiare: {dish}. [È il momento giusto|Ecco un promemoria|Ora tocca a te]. Poi [raccontaci|dicci com’era|mandaci una foto].',
      photo: 'un amico che fotografa il piatto',
      tags: ['passaparola', 'menu', 'finalmente'],
    },
    {
      text: 'Non sai cosa [prendere|ordinare|scegliere]? Comincia da questo: {dish}. Poi si vede [se c’è ancora posto|cosa prendono gli altri|il resto del menù]. Prenditi il tuo tempo, {name} pensa a tutto.',
      photo: 'un menù aperto sotto il piatto',
      tags: ['cosasimangia', 'menu', 'idea'],
    },
    {
      text: 'Se questa settimana [è stata lunga|non finisce più|va di corsa], fermati un’ora. Il motivo è questo: {dish}. Porta [chi ti fa ridere|la famiglia|un collega] e goditi la pausa: il posto è {name}.',
      photo: 'una sedia tirata indietro davanti al piatto',
      tags: ['pausa', 'voglia', 'settimana'],
    },
    {
      text: 'Mangiare bene comincia da [una bella fame|un piatto che ti piace|chi hai accanto]. Noi proponiamo questo: {dish}. Tu scegli [il giorno|la compagnia|cosa bere], {name} pensa al resto.',
      photo: 'in primo piano il piatto, la sala sfocata',
      tags: ['idea', 'menu', 'buonappetito'],
    },
    {
      text: 'Salva questa foto per [il prossimo giorno libero|quando hai fame|il fine settimana]: {dish}. Quando arriva il momento, [avvisa un amico|vieni in due|porta la famiglia]. {name} ti aspetta.',
      photo: 'luce di mezzogiorno sul piatto',
      tags: ['dasalvare', 'voglia', 'menu'],
    },
    {
      text: 'A casa servono [tempo|pentole|pazienza], qui basta la fame: {dish}. I piatti [li laviamo noi|non li lavi tu|restano a noi], e tu vieni [con chi ami|in due|con gli amici]. Cucina {name}.',
      photo: 'una tovaglia pulita e il piatto al centro',
      tags: ['noncucino', 'menu', 'mangiarefuori'],
    },
  ],
  two_dishes: [
    {
      text: 'La domanda del giorno: {dish} o {dish2}? Venite in due, [assaggiate tutto|dividete|fate a metà], e non serve scegliere. {name} vi aspetta.',
      photo: 'due piatti uno accanto all’altro',
      tags: ['dilemma', 'cosasimangia', 'voglia'],
    },
    {
      text: 'Tu scegli {dish}, chi è con te sceglie {dish2}. A metà [si scambia|si assaggia|si confronta], e siete contenti. Con chi verresti? [Taggalo qui|Scrivilo nei commenti|Mandagli la foto].',
      photo: 'due mani che si passano un piatto',
      tags: ['indue', 'dividere', 'mangiarefuori'],
    },
    {
      text: '{dish} oppure {dish2}? [Vota nei commenti|Rispondi qui|Dicci la tua]. E se proprio non sai decidere, [assaggia tutto|venite in due|chiedi un consiglio]: {name} ti aspetta.',
      photo: 'due forchette sopra i piatti',
      tags: ['sondaggio', 'amici', 'cosasimangia'],
    },
    {
      text: 'Due buoni motivi per venire: {dish} e {dish2}. Un motivo per [oggi|questa volta|te], l’altro per [la prossima volta|la prossima settimana|chi viene con te]. Da quale cominci?',
      photo: 'i due piatti sulla stessa tavola',
      tags: ['menu', 'dividere', 'golosi'],
    },
    {
      text: 'Per chi non sa mai decidere: {dish} o {dish2}. Chiama [un amico|tua sorella|un collega], ordinate tutto e [dividete|assaggiate|scambiatevi i piatti]. Vi aspetta {name}.',
      photo: 'un menù aperto tra due piatti',
      tags: ['indecisi', 'menu', 'amici'],
    },
    {
      text: 'Oggi {dish}, la prossima volta {dish2}. O il contrario, [decidi tu|come preferisci|secondo la fame]. Intanto [scegli un giorno|invita qualcuno|segna la data], {name} ti aspetta.',
      photo: 'un calendario accanto a due piatti',
      tags: ['programmi', 'voglia', 'menu'],
    },
  ],
  question: [
    {
      text: 'Quando arriva il piatto, prima [la foto|un brindisi|un messaggio agli amici] o subito la forchetta? [Scrivilo nei commenti|Rispondi con sincerità|Diccelo qui], e tagga chi fa [il contrario|come te|sempre le foto].',
      photo: 'un telefono capovolto accanto al piatto',
      tags: ['domanda', 'golosi', 'commenti'],
    },
    {
      text: 'Leggi il menù [fino in fondo|due volte|già da casa], o prendi sempre lo stesso piatto? [Rispondi qui|Raccontaci|Dicci la verità], e tagga qualcuno che fa [l’opposto|come te|anche di peggio].',
      photo: 'un menù e due dita che indicano',
      tags: ['domanda', 'menu', 'amici'],
    },
    {
      text: 'Chi inviteresti a mangiare [questa settimana|domani|nel fine settimana]? [Taggalo|Scrivilo qui|Mandagli questo post], scegli un giorno: ti aspetta {name}. Il resto è [facile|semplice|compito nostro].',
      photo: 'due sedie una di fronte all’altra',
      tags: ['domanda', 'invito', 'buonacompagnia'],
    },
    {
      text: 'Dividi quello che hai nel piatto? Sì, [sempre|un assaggio|volentieri], oppure no, [mai|neanche per sogno|ognuno il suo]? [Vota nei commenti|Dicci la tua|Rispondi qui], e tagga chi assaggia sempre dal tuo.',
      photo: 'una forchetta sopra il piatto di un altro',
      tags: ['domanda', 'dividere', 'dibattito'],
    },
    {
      text: 'Dolce o salato? Scrivi la tua [risposta|scelta|preferenza] nei commenti, con [un buon motivo|il tuo piatto preferito|un esempio]. Anche gli indecisi sono i benvenuti.',
      photo: 'qualcosa di dolce accanto a qualcosa di salato',
      tags: ['domanda', 'dolceosalato', 'dibattito'],
    },
    {
      text: 'Quale piatto ti fa [sempre felice|pensare a casa|tornare indietro nel tempo]? [Raccontaci|Scrivilo qui|Diccelo nei commenti], e manda la domanda a qualcuno [che ama mangiare|che ha fame|che risponderà meglio].',
      photo: 'un piatto vuoto e qualcuno che ride',
      tags: ['domanda', 'ricordi', 'golosi'],
    },
    {
      text: 'L’ultimo pezzo nel piatto lo prende [il più giovane|chi paga|il più svelto], o resta lì [per educazione|fino alla fine|senza padrone]? Raccontaci [come fate voi|le vostre regole|com’è a casa tua].',
      photo: 'un ultimo pezzo nel piatto',
      tags: ['domanda', 'ultimopezzo', 'regole'],
    },
    {
      text: 'Il caffè dopo mangiato: [subito|dopo le chiacchiere|con il dolce], oppure [niente caffè|solo un dolce|si resta a parlare]? [Rispondi qui|Dicci la tua|Vota nei commenti], siamo curiosi.',
      photo: 'una tazzina accanto a un piatto vuoto',
      tags: ['domanda', 'caffe', 'dolce'],
    },
  ],
  behind_the_scenes: [
    {
      text: 'Prima che arrivi tu, in cucina [c’è già profumo|si lavora da un pezzo|i fuochi sono accesi]. Tu vedi [il piatto|il risultato|la parte bella], noi [le pentole|i fornelli|tutto il resto]. Ti aspetta {name}.',
      photo: 'una pentola che fuma, senza volti',
      tags: ['dietrolequinte', 'incucina', 'fame'],
    },
    {
      text: 'In cucina si assaggia [tutto|ogni salsa|ogni piatto] prima di te. Qualcuno deve pur [farlo|cominciare|dire che va bene]. Vieni [a dire la tua|ad assaggiare anche tu|a sentire il risultato], {name} ti aspetta.',
      photo: 'un cucchiaio sul bordo di una pentola',
      tags: ['dietrolequinte', 'assaggi', 'incucina'],
      isSuggested: true,
    },
    {
      text: 'Quello che vedi: [un piatto|un sorriso|una tavola pronta]. Quello che non vedi: [le pentole|la preparazione|il lavoro di squadra]. Grazie a chi [cucina|lava|serve] ogni giorno: anche questo è {name}.',
      photo: 'un piatto pronto, la cucina sfocata dietro',
      tags: ['dietrolequinte', 'squadra', 'incucina'],
    },
    {
      text: 'Rumore [di padelle|di pentole|di mani all’opera] e un profumo che arriva [fino alla porta|prima del piatto|dappertutto]: è la nostra cucina. Vieni [con appetito|in due|con chi vuoi], {name} ti aspetta.',
      photo: 'mani che lavorano l’impasto, da vicino',
      tags: ['dietrolequinte', 'profumi', 'incucina'],
    },
    {
      text: 'Cosa ci fa felici? Un piatto tornato [vuoto|pulito|senza una briciola]. Per noi [è un gran complimento|ne vale la pena|è una bella notizia]. Vi aspetta {name}.',
      photo: 'di ritorno in cucina, un piatto vuoto',
      tags: ['dietrolequinte', 'incucina', 'grazie'],
    },
    {
      text: 'Prima dell’apertura c’è [silenzio|profumo di caffè|un po’ di calma], poi arrivate voi. È la parte [più bella|più viva|più attesa] della giornata. Vi aspetta {name}.',
      photo: 'la sala vuota prima dell’apertura',
      tags: ['dietrolequinte', 'buongiorno', 'squadra'],
    },
  ],
} as const satisfies Partial<CopyLibrary['posts']>;
