import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on dishes, offers, and the place: `{dish}` may be one or many, eaten or drunk. */
export const POSTS_DISHES: Pick<
  CopyLibrary['posts'],
  | 'dish'
  | 'two_dishes'
  | 'question'
  | 'behind_the_scenes'
  | 'offer'
  | 'happy_hour'
  | 'hours_tonight'
  | 'town'
  | 'team'
  | 'first_visit'
  | 'takeout'
> = {
  dish: [
    {
      text: 'Volevi solo guardare [un messaggio|il meteo|l’ora] e adesso in testa hai {dish}. [Comincia così|Capita a tutti|Non chiedere scusa]. Metti via il telefono, [cerca le chiavi|avvisa qualcuno|infila le scarpe] e vieni.',
      photo: '{dish} accanto a un telefono capovolto',
      tags: ['voglia', 'fame', 'cosasimangia'],
    },
    {
      text: 'Ricetta per una giornata [lunga|storta|grigia]: scegliere {name}, ordinare {dish}, [respirare|tacere un momento|non rispondere al telefono]. Dose per uno. Se siete in due, [ognuno ordini il suo|si tratta|raddoppia tutto].',
      photo: '{dish} a metà, luce di finestra',
      tags: ['ricetta', 'voglia', 'mangiarefuori'],
    },
    {
      text: 'C’è chi dice “scegli tu” e poi [guarda il tuo|allunga la mano|sospira]. Con {dish} la faccenda [si complica|finisce male|diventa seria]. Tagga quella persona e [metti le regole|avvisala|ordina doppio].',
      photo: 'una mano che si avvicina a {dish}',
      tags: ['giulemani', 'amici', 'voglia'],
    },
    {
      text: 'Oggi hai [fatto la telefonata|finito le pratiche|chiuso la faccenda] che rimandavi da giorni. Nessuno [applaude|ti dà una medaglia|se ne accorge], ma con {dish} si festeggia in modo [dignitoso|onesto|più che giusto]. Ti aspettiamo.',
      photo: '{dish} e una penna, fogli di lato',
      tags: ['telomeriti', 'voglia', 'mangiarefuori'],
    },
  ],
  two_dishes: [
    {
      text: 'Il dilemma di oggi: {dish} o {dish2}. Puoi [tirare una moneta|chiedere in casa|fare un sondaggio], oppure portare qualcuno e [ordinare tutto|dividere|scambiare a metà]. Noi votiamo per [non scegliere|metà e metà|il bis].',
      photo: '{dish} e {dish2}, fianco a fianco',
      tags: ['dilemma', 'cosasimangia', 'voglia'],
    },
    {
      text: 'Squadra {dish} o squadra {dish2}: [scrivilo qui sotto|difendi la tua|nessun neutrale]. Chi perde [offre|assaggia dall’altro|chiede scusa], chi vince [si vanta poco|sceglie il dolce|tace e mangia].',
      photo: 'due piatti uno di fronte all’altro',
      tags: ['sfida', 'amici', 'cosasimangia'],
    },
    {
      text: 'Un programma con la fame: uno ordina {dish}, l’altra ordina {dish2}, e a metà [si scambia|comincia la trattativa|nessuno molla il suo]. Chi [porti|sfidi|inviti]?',
      photo: '{dish} e {dish2} con due forchette',
      tags: ['indue', 'dividere', 'mangiarefuori'],
    },
  ],
  question: [
    {
      text: 'Domanda seria: quando arriva il piatto, prima [la foto|un sospiro|un minuto di silenzio] o prima la forchetta? [Rispondi con onestà|Ti leggiamo|I tuoi amici lo sanno già]. Poi vieni a dimostrarlo.',
      photo: 'un piatto appena servito e un telefono indeciso',
      tags: ['domanda', 'foodie', 'commenti'],
    },
    {
      text: 'Sei di quelli che leggono il menù [tutto|già da casa|tre volte] o di quelli che prendono [il solito|il piatto del vicino|il primo nome che capita]? Tagga il tuo [opposto|complice|indeciso preferito] e venite insieme.',
      photo: 'un menù aperto e un dito che indica',
      tags: ['domanda', 'cosaprendi', 'amici'],
    },
    {
      text: 'Puoi invitare a mangiare una persona sola [questa settimana|domani|in tutto il mese]. Chi chiami, e perché? [Scrivilo qui sotto|Taggala|Il cane non vale]. Poi [scegli il giorno|chiamala|fallo davvero].',
      photo: 'due sedie e un piatto in mezzo',
      tags: ['domanda', 'invito', 'buonacompagnia'],
    },
    {
      text: 'Dolce o salato, se dovessi scegliere [per sempre|una volta sola|davanti a testimoni]? Scrivi [la tua squadra|il verdetto|il motivo] nei commenti. Chi non decide [ordina tutto|lava i piatti|paga il conto].',
      photo: 'qualcosa di dolce accanto a qualcosa di salato',
      tags: ['domanda', 'dolceosalato', 'dibattito'],
    },
    {
      text: 'Chi, nel tuo gruppo, dice [“non ho fame”|“assaggio e basta”|“per me è uguale”] e poi [finisce tutto|si pente dell’ordine|allunga la forchetta]? Tagga quella persona, [con affetto|con le prove|senza pietà], e portala qui con l’appetito.',
      photo: 'un piatto vuoto e una risata',
      tags: ['domanda', 'amici', 'nonhofame'],
    },
    {
      text: 'L’ultimo pezzo nel piatto: va [al più giovane|a chi paga|al più veloce], o resta lì [per educazione|fino alla fine|sotto sorveglianza]? Spiegaci [le tue regole|la legge di casa|come funziona da voi].',
      photo: 'un ultimo pezzo e mani in attesa',
      tags: ['domanda', 'ultimopezzo', 'regole'],
    },
  ],
  behind_the_scenes: [
    {
      text: 'Prima che tu arrivi la cucina [fa già rumore|profuma già|parla già]. Quello che succede lì [non sta in una foto|si capisce da vicino|ha la sua musica], ma il risultato ci sta [nel tuo piatto|su una forchetta|in due bocconi].',
      photo: 'vapore sul fuoco, solo le mani',
      tags: ['dietrolequinte', 'incucina', 'fame'],
    },
    {
      text: 'In cucina c’è un cucchiaio [che nessuno presta|con una lunga storia|per assaggiare tutto], e oggi [ha lavorato parecchio|non ha riposato|si è guadagnato la paga]. Il verdetto è tuo: [vieni e dicci|porta la fame|chiedi un altro assaggio].',
      photo: 'un cucchiaio di legno sul bordo di una pentola',
      tags: ['dietrolequinte', 'assaggi', 'incucina'],
      isSuggested: true,
    },
    {
      text: 'Da qui si vede [il passe|la lavagna|il grembiule] e non la fretta. Si sentono [le padelle|i coltelli|le voci], e ogni tanto [qualcuno canta|parte una risata|cade un coperchio]. Il finale [arriva nel tuo piatto|lo scrivi tu|si mangia].',
      photo: 'grembiuli appesi e una padella in movimento',
      tags: ['dietrolequinte', 'brigata', 'incucina'],
    },
  ],
  offer: [
    {
      text: 'Manda questo a chi dice sempre [“poi vediamo”|“ti faccio sapere”|“questa settimana sì”]: {offer}, {name}. Basta dire {code} quando si ordina. Se non [risponde|si decide|si presenta], vieni lo stesso e [goditela|raccontagli tutto|mandagli la foto].',
      photo: 'un telefono con il messaggio, un piatto dietro',
      tags: ['promo', 'amici', 'mangiarefuori'],
    },
    {
      text: 'Avresti avuto fame [comunque|prima o poi|a metà pomeriggio]. Allora senti: {offer}. La parola è {code}, e si dice quando ordini, [senza timidezza|piano o forte|con un sorriso].',
      photo: 'una mano che scrive su un tovagliolo',
      tags: ['promo', 'fame', 'codice'],
    },
    {
      text: 'Salva questo post per quando [non vuoi cucinare|la dispensa è vuota|arrivano ospiti]: {offer}, {name}, parola {code}. La versione futura di te [ringrazierà|avrà fame|non ci crederà].',
      photo: 'un frigorifero quasi vuoto e la sua luce',
      tags: ['promo', 'salvailpost', 'noncucino'],
    },
  ],
  happy_hour: [
    {
      text: 'Tra [l’ultima riunione|il traffico|le commissioni] e casa c’è l’aperitivo: {hours}. Porta chi [ti deve un favore|dice sempre di no|ha bisogno di ridere] e lascia che [l’orologio|il traffico|il capo] aspetti.',
      photo: 'bicchieri alzati, luce del tardo pomeriggio',
      tags: ['aperitivo', 'dopolavoro', 'amici'],
    },
    {
      text: 'Chiudi [lo schermo|l’ufficio|l’agenda]. Aperitivo, {name}: {hours}. Prima [un sospiro|i pettegolezzi|una sedia], poi [qualcosa da sgranocchiare|le risate|quello che vuoi], e delle mail [nessuna notizia|non si parla|non sappiamo niente].',
      photo: 'un portatile chiuso sotto una giacca',
      tags: ['aperitivo', 'fuoriufficio', 'pausa'],
    },
  ],
  hours_tonight: [
    {
      text: 'Che si mangia oggi? Se rispondono [con un silenzio|“quello che c’è”|con un sospiro], la risposta giusta è {name}, {hours}. Porta [la fame|chi ha fatto la domanda|le tue voglie] e non [aprire quella scatoletta|accendere i fornelli|pensarci troppo].',
      photo: 'la porta aperta e qualcuno che entra',
      tags: ['oggi', 'cosasimangia', 'voglia'],
    },
    {
      text: 'Oggi: {hours}. Abbastanza per [mangiare con calma|una voglia e poi un’altra|arrivare senza correre]. Avvisa [gli amici|chi vive con te|il vicino], e che qualcuno [porti un argomento|racconti la barzelletta|arrivi puntuale, per una volta].',
      photo: 'una tavola pronta e una luce calda',
      tags: ['oggi', 'programmi', 'mangiarefuori'],
    },
  ],
  town: [
    {
      text: 'Con chi mangi a {town} quando [va tutto storto|c’è una bella notizia|non hai voglia di cucinare]? Tagga quella persona e [scegli il giorno|scegli cosa mangiare|dille di avere fame]. {name} vi aspetta, [senza scuse|con calma|quando volete].',
      photo: 'una strada di {town} all’ora di pranzo',
      tags: ['bellagente', 'amici', 'mangiarefuori'],
    },
    {
      text: 'A {town} ognuno ha [un giro preferito|una scorciatoia|una panchina sua]. Serve anche un posto per quando [la fame chiama|salta la cena|nessuno vuole cucinare]. Prova {name} e [facci sapere|decidi tu|porta un testimone].',
      photo: 'la facciata e la gente che passa',
      tags: ['lamiacitta', 'cosasimangia', 'passeggiata'],
    },
    {
      text: 'Hai ospiti a {town} e la domanda [è arrivata|sta arrivando|è nell’aria]: “dove si mangia?” Rispondi {name}, [come se niente fosse|con voce esperta|prima di tuo cognato], e [accetta gli applausi|lascia che ordinino|riposati].',
      photo: 'amici con le valigie sulla porta',
      tags: ['ospiti', 'cosafare', 'mangiarefuori'],
    },
  ],
  team: [
    {
      text: 'Dietro al tuo ordine c’è gente che [canta|ride|si capisce al volo] tra [i piatti|le pentole|le corse]. Quando vieni, [saluta|chiedi un nome|di’ cosa ti è piaciuto]. Dura un attimo e [rallegra il turno|fa piacere|se ne parla dopo].',
      photo: 'la squadra che ride, piatti in mano',
      tags: ['squadra', 'grazie', 'bellagente'],
    },
    {
      text: 'Non sai cosa ordinare? Chiedi a chi [ti serve|porta il grembiule|prende l’ordine] cosa mangerebbe [oggi|con molta fame|nella sua pausa]. La risposta arriva quasi sempre con [un sorriso|un’opinione precisa|gli occhi che brillano]. Fai la prova.',
      photo: 'un grembiule e un sorriso',
      tags: ['squadra', 'cosaordinare', 'bellagente'],
    },
  ],
  first_visit: [
    {
      text: 'Mai stati insieme, tu e {name}? [Che invidia|Meglio|Perfetto]: la prima volta [non si ripete|è un lusso|si racconta]. Vieni con [la fame|curiosità|qualcuno di fidato], ordina quello che ti [strizza l’occhio|chiama|suona bene] e dicci cosa [rifaresti|racconteresti|ti ha stupito].',
      photo: 'la porta aperta vista da fuori',
      tags: ['primavolta', 'scoperte', 'mangiarefuori'],
    },
    {
      text: 'Istruzioni per la prima visita: [arriva con la fame|porta compagnia|salta la merenda], [leggi il menù una volta|guarda cosa passa|chiedi senza timidezza] e ordina [quello che hai indicato|quello che scartavi|due cose]. La seconda visita [viene da sé|è già abitudine|porta testimoni].',
      photo: 'un menù e un mazzo di chiavi sul tavolo',
      tags: ['primavolta', 'istruzioni', 'cosaordinare'],
    },
  ],
  takeout: [
    {
      text: 'Il tuo divano, [la tua serie|il pigiama|la tua musica] e qualcosa di buono: {name}. Da lavare c’è solo [una forchetta|il bicchiere|la coscienza]. Ordina, ritira il sacchetto e [togliti le scarpe|premi play|spegni tutto].',
      photo: 'un sacchetto accanto al divano',
      tags: ['asporto', 'divano', 'noncucino'],
    },
    {
      text: 'L’eroe di casa entra con [il sacchetto|la cena|le mani piene] e dice [“a tavola”|“fatto”|“senti che profumo”]. Oggi [tocca a te|puoi essere tu|il mantello è tuo]. Chiama {name}, poi [entra piano|aspetta l’applauso|non spiegare niente].',
      photo: 'un sacchetto che varca la porta di casa',
      tags: ['asporto', 'eroe', 'cena'],
    },
  ],
};
