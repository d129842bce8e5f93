import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on the days a year brings. */
export const POSTS_OCCASIONS = {
  game_day: [
    {
      text: 'Giorno di partita: si mangia [prima|all’intervallo|dopo], come vuoi. Riunisci [la squadra|i tifosi|gli amici] davanti a {food}, e in bocca al lupo. Cucina {name}.',
      photo: 'una sciarpa di squadra accanto al piatto',
      tags: ['partita', 'tifosi', 'amici'],
    },
    {
      text: 'Che la squadra [vinca|perda|soffra], la fame arriva. Vieni con [gli amici|il rivale di sempre|tutta la compagnia], metti i colori: ti aspetta {name}. Poi [si festeggia|ci si consola|si commenta].',
      photo: 'braccia alzate davanti ai piatti',
      tags: ['partita', 'tifo', 'fame'],
    },
    {
      text: 'La partita si guarda meglio [a pancia piena|in compagnia|dopo un buon piatto]. Avvisa [gli amici|i tifosi|la squadra], {name} prepara {food}.',
      photo: 'un pallone sotto una sedia',
      tags: ['partita', 'calcio', 'amici'],
    },
  ],
  birthday: [
    {
      text: 'Il giorno del compleanno [non cucinare|lascia fare agli altri|non lavare niente]. Riunisci [gli amici|la famiglia|i cugini], scegli quello che ami: il posto è {name}. [Tanti auguri|Al resto pensiamo noi|Si festeggia].',
      photo: 'una candelina su un dolce',
      tags: ['compleanno', 'festa', 'auguri'],
    },
    {
      text: 'Il compleanno cade di [lunedì|martedì|mercoledì]? Festeggia lo stesso, oppure [sabato|quando vuoi|due volte]. Vieni con [gli amici|la famiglia|la tua metà]: {name} prepara {food}.',
      photo: 'cappellini di carta su una tavola',
      tags: ['compleanno', 'amici', 'festa'],
    },
    {
      text: 'Manda questo a chi compie gli anni [presto|questo mese|questa settimana]. Regala {food}, [una canzone|una candelina|un bel ricordo] e la tua compagnia. {name} vi aspetta, auguri.',
      photo: 'un pacchetto con un nastro vicino al piatto',
      tags: ['compleanno', 'regalo', 'amici'],
    },
    {
      text: 'Soffiare sulle candeline è più bello [tra amici|con i bambini|con la famiglia]. Scegli una data, [invita tutti|porta la torta|avvisa i parenti], {name} pensa al resto.',
      photo: 'un palloncino legato a una sedia',
      tags: ['compleanno', 'candeline', 'festa'],
    },
  ],
  payday: [
    {
      text: 'È arrivato lo stipendio. Prima delle bollette, [un piacere|un premio|un bel momento]: {food}. Porta [un amico|la tua metà|la famiglia], prenditi il tuo tempo. Ti aspetta {name}.',
      photo: 'un portafoglio sul tavolo',
      tags: ['stipendio', 'voglia', 'mangiarefuori'],
    },
    {
      text: 'Hai pagato [l’affitto|il mutuo|le bollette]. Adesso tocca a te: {food} e [un amico|un po’ di tempo|la compagnia giusta]. Ti aspetta {name}.',
      photo: 'uno scontrino piegato e due forchette',
      tags: ['stipendio', 'piacere', 'voglia'],
    },
    {
      text: 'Un premio dopo un mese di lavoro [ci sta|fa bene|è giusto]. Scegli {food}, chiama [chi ami|i colleghi|un’amica], {name} pensa al resto.',
      photo: 'una moneta accanto a un bicchiere',
      tags: ['stipendio', 'premio', 'amici'],
    },
  ],
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
  ],
  graduation: [
    {
      text: 'La laurea è arrivata, [complimenti|finalmente|bravissimi]. Festeggia con {food} e chi ti ha [sostenuto|aiutato|prestato gli appunti]. {name} vi aspetta, [in famiglia|con gli amici|in tanti], corona d’alloro in testa.',
      photo: 'una corona d’alloro accanto a un piatto',
      tags: ['laurea', 'complimenti', 'festa'],
    },
    {
      text: 'Dopo [gli esami|le notti corte|i libri], una vera festa. Riunisci [i compagni|i genitori|gli amici], fai un brindisi: il posto è {name}. Non c’è più niente da [studiare|consegnare|ripassare].',
      photo: 'libri impilati e una forchetta sopra',
      tags: ['laurea', 'amici', 'finalmente'],
    },
    {
      text: 'Che sia [un diploma|una laurea|un bel voto], si festeggia mangiando. Scegli [il giorno|gli invitati|la compagnia], {name} prepara {food}.',
      photo: 'un tocco di laurea su un tavolo',
      tags: ['diploma', 'orgoglio', 'famiglia'],
    },
  ],
  thanksgiving: [
    {
      text: 'Per il Ringraziamento, di’ grazie con {food}. Invita qualcuno [che ami|a cui devi molto|che sarebbe solo], prenditi il tempo e [fai il bis|racconta|dividi]. Quest’anno cucina {name}.',
      photo: 'mani unite intorno a una tavola',
      tags: ['ringraziamento', 'grazie', 'famiglia'],
    },
    {
      text: 'Tutti riuniti per il Ringraziamento? Tenete [un giorno|un’ora|un momento] per uscire. Al resto pensa {name}, [prima della festa|il giorno dopo|tra una visita e l’altra].',
      photo: 'una tavola lunga pronta per la festa',
      tags: ['ringraziamento', 'famiglia', 'mangiarefuori'],
    },
  ],
  holidays: [
    {
      text: 'Tra i regali e [i parenti|la spesa|gli addobbi] bisogna pur mangiare. Posa le borse, [scaldati|respira un po’|porta i bambini] e prendi {food}. Per un’ora pensa a te {name}.',
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
  ],
} as const satisfies Partial<CopyLibrary['posts']>;
