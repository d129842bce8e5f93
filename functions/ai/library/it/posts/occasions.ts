import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on days to celebrate. */
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
    {
      text: 'Prima della partita si fanno [pronostici|scongiuri|discorsi], dopo si mangia. O il contrario. Per {food} c’è {name}, per il tifo [ci pensi tu|porta gli amici|porta la sciarpa].',
      photo: 'una bandiera appoggiata a una sedia',
      tags: ['partita', 'pronostici', 'amici'],
    },
    {
      text: 'Rigore o no, [si discute|si ride|si grida] meglio a stomaco pieno. Raduna [i tifosi|la famiglia|il gruppo] per {food}, vi aspetta {name}.',
      photo: 'un fischietto su un tavolo',
      tags: ['partita', 'tifo', 'compagnia'],
    },
    {
      text: 'Oggi si gioca. Metti la maglia, [chiama i soliti|avvisa il gruppo|porta il vicino] e vieni per {food}. Vinca chi vuole, [si mangia bene|si sta insieme|il tifo resta], ci pensa {name}.',
      photo: 'una maglia sulla spalliera della sedia',
      tags: ['partita', 'maglia', 'squadra'],
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
    {
      text: 'Un anno in più merita [una festa|un brindisi|un bel piatto]. Scegli {food}, [chi invitare|il dolce|la canzone], e ai piatti pensa {name}.',
      photo: 'coriandoli accanto a un bicchiere',
      tags: ['compleanno', 'brindisi', 'auguri'],
    },
    {
      text: 'Chi compie gli anni [sceglie tutto|comanda|riposa], almeno per un giorno. Portalo a mangiare {food}, [con gli amici|con la famiglia|a sorpresa], vi aspetta {name}.',
      photo: 'una corona di carta su un piatto',
      tags: ['compleanno', 'sorpresa', 'festa'],
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
    {
      text: 'A fine mese arriva [lo stipendio|un sospiro|una buona notizia]. Prima di fare i conti, concediti {food} con [chi ami|un amico|la famiglia]. Ti aspetta {name}.',
      photo: 'una penna e un piccolo calendario',
      tags: ['stipendio', 'finemese', 'voglia'],
    },
    {
      text: 'Le bollette possono aspettare [un giorno|fino a domani|un momento], {food} no. Porta [un’amica|i colleghi|la tua metà] e festeggia il mese, vi aspetta {name}.',
      photo: 'una busta chiusa e un bicchiere',
      tags: ['stipendio', 'festa', 'amici'],
    },
    {
      text: 'Hai lavorato [tanto|tutto il mese|anche di sabato]: un premio è giusto. Noi proponiamo {food}, tu porta [chi vuoi|gli amici|la famiglia]. Cucina {name}.',
      photo: 'un paio di guanti da lavoro e un piatto',
      tags: ['stipendio', 'premio', 'meritato'],
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
    {
      text: 'Dopo tanto studio, [un applauso|un abbraccio|una lunga tavolata]. Festeggiate la laurea con {food} e [i nonni|gli amici del corso|tutta la famiglia], vi aspetta {name}.',
      photo: 'mani che lanciano un tocco di laurea',
      tags: ['laurea', 'applausi', 'famiglia'],
    },
    {
      text: 'Dottore o dottoressa, [complimenti|bravissimi|che emozione]. Adesso si mangia: {food}, [un brindisi|tante foto|i parenti intorno] e nessun esame. Cucina {name}.',
      photo: 'un brindisi con una tesi sul tavolo',
      tags: ['laurea', 'brindisi', 'emozione'],
    },
    {
      text: 'I libri [tornano sullo scaffale|possono riposare|si chiudono], gli amici arrivano. Per la laurea scegliete {food}, [mille foto|un discorso breve|tante risate] e {name}.',
      photo: 'libri legati con un nastro',
      tags: ['laurea', 'amici', 'festa'],
    },
  ],
} as const satisfies Partial<CopyLibrary['posts']>;
