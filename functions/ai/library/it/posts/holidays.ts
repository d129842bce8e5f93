import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on the holidays of a year. */
export const POSTS_HOLIDAYS = {
  valentines: [
    {
      text: 'Per San Valentino [non cucinate|mettete via il telefono|uscite in due]. Un buon piatto, [una lunga chiacchierata|qualcuno che ami|tutto il tempo che volete], e non serve altro. {name} vi aspetta.',
      photo: 'due mani e una candela',
      tags: ['sanvalentino', 'amore', 'indue'],
    },
    {
      text: 'Chi ami tanto da [dividere il dolce|cedere l’ultimo boccone|prestare la forchetta]? Invita quella persona per San Valentino. {name} vi aspetta con {food} e [due coperti|tempo per parlare|qualcosa da dividere].',
      photo: 'un boccone teso su una forchetta',
      tags: ['sanvalentino', 'amore', 'dividere'],
    },
    {
      text: 'San Valentino è anche [degli amici|delle sorelle|di chi sta insieme da una vita]. Vieni con chi vuoi bene, [brindate|mangiate con calma|dividete un dolce], {name} vi aspetta.',
      photo: 'una rosa accanto a un bicchiere',
      tags: ['sanvalentino', 'amicizia', 'amore'],
    },
    {
      text: 'L’amore si dice anche [con un boccone diviso|passando il pane|lasciando l’ultimo pezzo]. Per San Valentino scegliete {food}, [mettete via il telefono|guardatevi negli occhi|ridete insieme]. Vi aspetta {name}.',
      photo: 'due forchette nello stesso piatto',
      tags: ['sanvalentino', 'amore', 'coppia'],
    },
    {
      text: 'Niente cuori di carta, [se non vi va|per quest’anno|se preferite]: bastano {food} e voi due. Per San Valentino cucina {name}, voi [parlate|brindate|tenetevi per mano].',
      photo: 'due bicchieri vicini su una tovaglia',
      tags: ['sanvalentino', 'indue', 'semplicita'],
    },
    {
      text: 'Il giorno di San Valentino passa, [l’appetito resta|le coccole no|la tavola resta]. Comincia con {food} e [chi ami|la tua metà|il tuo amore di sempre]. Vi aspetta {name}.',
      photo: 'un fiore infilato in un bicchiere',
      tags: ['sanvalentino', 'coccole', 'amore'],
    },
  ],
  mothers_day: [
    {
      text: 'Mamma dice [“non disturbarti”|“non mi serve niente”|“cucino io”]. Per la sua festa portala fuori: cucina {name}, e tu pensi [ai fiori|alle chiacchiere|a lei].',
      photo: 'un mazzo di fiori accanto a un piatto',
      tags: ['festadellamamma', 'mamma', 'famiglia'],
    },
    {
      text: 'Ti ha preparato [le merende|i pranzi|le torte] per [anni|tutta l’infanzia|una vita]. Per la festa della mamma lasciala [riposare|scegliere|ordinare] e offrile {food}. Venite tutti, {name} vi aspetta.',
      photo: 'una mano che serve un piatto',
      tags: ['festadellamamma', 'grazie', 'mamma'],
    },
    {
      text: 'A mamma basta [stare insieme|un abbraccio|una chiacchierata]. Per la sua festa [scegliete il giorno|chiamate i fratelli|lasciatele il posto migliore], al resto pensa {name}.',
      photo: 'mani di mamma su una tovaglia',
      tags: ['festadellamamma', 'abbracci', 'famiglia'],
    },
    {
      text: 'Per un giorno mamma [non cucina|non apparecchia|non lava]. Portala a mangiare {food}, [con i nipoti|con i fratelli|tutti insieme], e scelga lei il posto. Vi aspetta {name}.',
      photo: 'una sedia con un fiore sopra',
      tags: ['festadellamamma', 'riposo', 'insieme'],
    },
    {
      text: 'Quante volte ti ha chiesto [“hai mangiato?”|“hai fame?”|“vuoi altro?”] Adesso chiediglielo tu, davanti a {food}. Per la sua festa, [con affetto|con piacere|con un sorriso], vi aspetta {name}.',
      photo: 'due tazze e due mani che si tengono',
      tags: ['festadellamamma', 'affetto', 'mamma'],
    },
    {
      text: 'Un mazzo di fiori, [un abbraccio|una lettera|una telefonata] e poi {food}. La festa della mamma si fa [così|in famiglia|senza fretta], vi aspetta {name}.',
      photo: 'fiori di campo accanto a un tovagliolo',
      tags: ['festadellamamma', 'fiori', 'famiglia'],
    },
  ],
  fathers_day: [
    {
      text: 'Papà dice che [non vuole niente|ha già mangiato|sta bene così]. Portalo fuori. Per la sua festa, {food}, [le sue battute|i suoi racconti|tutta la famiglia], e cucina {name}.',
      photo: 'due bicchieri e un cappello',
      tags: ['festadelpapa', 'papa', 'famiglia'],
    },
    {
      text: 'Più di una cravatta, papà vorrà {food} e [tutta la famiglia|una lunga chiacchierata|un bel momento]. Lascialo scegliere, [ridi alle sue battute|fai qualche foto|siediti accanto a lui], {name} vi aspetta.',
      photo: 'una cravatta ancora nella scatola',
      tags: ['festadelpapa', 'regalo', 'famiglia'],
    },
    {
      text: 'Per la festa del papà, [niente regali complicati|niente discorsi|niente scuse]: basta {food} e [il tempo di ascoltarlo|i nipoti|la famiglia intorno]. Al resto pensa {name}.',
      photo: 'papà che ride davanti a un piatto',
      tags: ['festadelpapa', 'risate', 'papa'],
    },
    {
      text: 'Papà ti ha insegnato [ad andare in bici|a guidare|a non arrenderti]. Per la sua festa offrigli {food} e [un’ora tutta per lui|la sua storia preferita|i nipoti intorno]. Vi aspetta {name}.',
      photo: 'una vecchia bicicletta davanti al locale',
      tags: ['festadelpapa', 'ricordi', 'papa'],
    },
    {
      text: 'Le battute di papà si capiscono meglio [a tavola|a stomaco pieno|con la famiglia]. Per la sua festa portalo a mangiare {food}, [ridi anche tu|lascialo parlare|brinda con lui], ci pensa {name}.',
      photo: 'un cappello appeso alla sedia',
      tags: ['festadelpapa', 'battute', 'risate'],
    },
    {
      text: 'Che regalo vuole papà? [Tempo|Compagnia|Poche storie], e {food}. Per la sua festa [chiama i fratelli|porta i bambini|scegli un’ora], al resto pensa {name}.',
      photo: 'un orologio e due bicchieri',
      tags: ['festadelpapa', 'tempo', 'regalo'],
    },
  ],
  thanksgiving: [
    {
      text: 'Per il Ringraziamento, di’ grazie con {food}. Invita qualcuno [che ami|a cui devi molto|che sarebbe solo], prenditela con calma e [fai il bis|racconta|dividi]. Quest’anno cucina {name}.',
      photo: 'mani unite intorno a una tavola',
      tags: ['ringraziamento', 'grazie', 'famiglia'],
    },
    {
      text: 'Tutti riuniti per il Ringraziamento? Tenete [un giorno|un’ora|un momento] per uscire. Al resto pensa {name}, [prima della festa|il giorno dopo|tra una visita e l’altra].',
      photo: 'una tavola lunga pronta per la festa',
      tags: ['ringraziamento', 'famiglia', 'mangiarefuori'],
    },
    {
      text: 'Grazie a chi [ci vuole bene|c’è sempre|arriva da lontano]. Per il Ringraziamento ditelo con {food}, [in tanti|in due|in famiglia], e lasciate cucinare {name}.',
      photo: 'foglie, candele e piatti vuoti',
      tags: ['ringraziamento', 'grazie', 'insieme'],
    },
    {
      text: 'C’è sempre un motivo per dire grazie: [un’amicizia|una mano tesa|un anno passato insieme]. Vieni con chi vuoi per {food}, [racconta|brinda|abbraccia], vi aspetta {name}.',
      photo: 'un biglietto con scritto grazie',
      tags: ['ringraziamento', 'amicizia', 'gratitudine'],
    },
    {
      text: 'Al Ringraziamento la tavola [si allunga|si riempie|fa posto]. Invita [un vicino|un collega lontano da casa|chi vive da solo] e dividete {food}. Al resto pensa {name}.',
      photo: 'una sedia in più accanto al tavolo',
      tags: ['ringraziamento', 'tavola', 'ospiti'],
    },
    {
      text: 'Tacchino o no, conta [chi c’è|la compagnia|dire grazie]. Il giorno del Ringraziamento, o [il giorno prima|quello dopo|quando preferisci], vieni per {food}. Cucina {name}.',
      photo: 'mele e foglie su una tovaglia',
      tags: ['ringraziamento', 'compagnia', 'autunno'],
    },
  ],
  holidays: [
    {
      text: 'Tra i regali e [i parenti|la spesa|gli addobbi] bisogna pur mangiare. Posa le borse, [scaldati|respira un po’|porta i bambini] e prendi {food}. Per un’ora a te pensa {name}.',
      photo: 'borse della spesa sotto una sedia',
      tags: ['feste', 'pausa', 'voglia'],
    },
    {
      text: 'Nella lista delle feste aggiungi {food} con [i colleghi|gli amici|una zia che ti manca]. È un regalo [facile|senza carta|da dividere], e cucina {name}.',
      photo: 'luci colorate vicino a un piatto',
      tags: ['feste', 'finedanno', 'amici'],
    },
    {
      text: 'Le feste sono fatte per [stare insieme|mangiare con calma|ritrovarsi]. Scegli un giorno, [chiama i parenti|invita gli amici|porta i bambini], {name} prepara {food}.',
      photo: 'una candela e un ramo di pino',
      tags: ['feste', 'natale', 'famiglia'],
    },
    {
      text: 'Un pacchetto in meno, [un abbraccio in più|una chiacchiera in più|un amico in più]. Durante le feste concediti {food} con chi ami, [senza fretta|senza fornelli|senza liste]. Ti aspetta {name}.',
      photo: 'un nastro rosso sopra un tovagliolo',
      tags: ['feste', 'abbracci', 'natale'],
    },
    {
      text: 'I parenti arrivano, [il forno è pieno|i letti sono pronti|la casa si riempie]. Portali un giorno a mangiare {food}: [riposi anche tu|fate due passi|si sta tutti insieme]. Cucina {name}.',
      photo: 'stivali in fila davanti alla porta',
      tags: ['feste', 'parenti', 'insieme'],
    },
    {
      text: 'Auguri, [brindisi|luci|canzoni] e {food}: le feste sono anche questo. Chiama [i colleghi|gli amici di sempre|i cugini], scegliete un giorno, vi aspetta {name}.',
      photo: 'lucine accese intorno a un bicchiere',
      tags: ['feste', 'auguri', 'brindisi'],
    },
  ],
  new_year: [
    {
      text: 'Un buon proposito: mangiare più spesso con [gli amici|la famiglia|chi ami]. È [facile da mantenere|piacevole|semplice], e si comincia presto. {name} ti aspetta con {food}.',
      photo: 'un’agenda aperta alla prima pagina',
      tags: ['annonuovo', 'propositi', 'amici'],
    },
    {
      text: 'Anno nuovo, [stessa fame|calendario nuovo|voglie nuove]. Comincialo con {food}, [un amico|la famiglia|la tua metà] e qualche progetto. {name} ti aspetta, [buon anno|auguri|tanti auguri].',
      photo: 'coriandoli su una tovaglia',
      tags: ['annonuovo', 'fame', 'siricomincia'],
    },
    {
      text: 'Per cominciare bene l’anno basta [una bella compagnia|un buon piatto|un invito]. Scegli [il giorno|chi portare|l’ora], {name} prepara {food}, e il resto [viene da sé|si vedrà|può aspettare].',
      photo: 'un brindisi visto dall’alto',
      tags: ['annonuovo', 'brindisi', 'amici'],
    },
    {
      text: 'L’anno nuovo comincia con [un brindisi|un abbraccio|un buon piatto]. Porta [chi vuoi bene|gli amici|la famiglia] per {food}, e tanti auguri da {name}.',
      photo: 'un calendario nuovo appeso al muro',
      tags: ['annonuovo', 'auguri', 'brindisi'],
    },
    {
      text: 'Buoni propositi: [camminare di più|telefonare alla zia|andare a dormire presto], e mangiare bene insieme. Per questo c’è {name}, con {food} e [tanti auguri|buon anno|buona fortuna].',
      photo: 'una lista di propositi scritta a mano',
      tags: ['annonuovo', 'propositi', 'buonanno'],
    },
    {
      text: 'Cosa ti aspetti dall’anno nuovo? [Dicci la tua|Scrivilo nei commenti|Rispondi qui]. Noi speriamo di vederti [spesso|presto|con chi ami], davanti a {food}. Buon anno, {name}.',
      photo: 'un foglio bianco e una penna',
      tags: ['annonuovo', 'domanda', 'auguri'],
    },
  ],
} as const satisfies Partial<CopyLibrary['posts']>;
