import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on the days of the week and the hours of a day. */
export const POSTS_WEEK: Pick<
  CopyLibrary['posts'],
  | 'monday'
  | 'midweek'
  | 'thursday'
  | 'friday'
  | 'weekend'
  | 'sunday'
  | 'lunch_break'
  | 'after_work'
  | 'date_night'
  | 'family'
  | 'friends'
  | 'solo'
> = {
  monday: [
    {
      text: 'Il lunedì [non piace a nessuno|ha pochi amici|ce la mette tutta], e si vede. Dagli [un motivo|qualcosa di buono|un bel boccone] e vedrai come [si addolcisce|abbassa la voce|scorre meglio]. {name} è qui anche per questo.',
      photo: 'un piatto pieno su un’agenda aperta',
      tags: ['lunedi', 'coraggio', 'mangiarefuori'],
    },
    {
      text: 'Sveglia, [riunione|mail|traffico], lunedì: superati. Non ti danno [la medaglia|il diploma|la musica di coda], ma c’è un rimedio: {food}. Porta chi ha resistito con te e [confronta le ferite|racconta la tua versione|riposa un po’].',
      photo: 'una tazza vuota e un piatto pieno',
      tags: ['lunedi', 'celhofatta', 'fame'],
    },
    {
      text: 'Comincia la settimana [dal dolce|da un capriccio|dal piatto preferito]. Nessuno lo [nota|controlla|scrive sul registro], e il martedì [non ci fa caso|ringrazia|arriva prima]. {name} ti aspetta, [senza lista|senza fretta|con la tua fame].',
      photo: 'un lunedì cancellato sul calendario',
      tags: ['lunedi', 'cominciarebene', 'voglia'],
    },
  ],
  midweek: [
    {
      text: 'A metà settimana [il frigo|l’entusiasmo|lo stipendio] è a metà, la fame [intera|al completo|intatta]. Vieni, mangia qualcosa da non [scongelare|spiegare|lavare dopo] e tira dritto fino a venerdì. {name} è dove sai.',
      photo: 'un frigorifero mezzo vuoto',
      tags: ['mercoledi', 'metasettimana', 'fame'],
    },
    {
      text: 'Di mercoledì l’agenda [è mezza vuota|non protesta|sa di libertà]. Scrivi a qualcuno, [di’ un’ora|scegli tu|non dare alternative] e vieni a mangiare: {name} ti aspetta.',
      photo: 'un calendario con il mercoledì libero',
      tags: ['mercoledi', 'programmi', 'amici'],
    },
    {
      text: 'Sei a metà della [settimana|salita|lista]. Fermati un attimo e guarda tutto [dall’alto|da lontano|da un altro tavolo]. Programma: {food}. La discesa [va da sola|è più corta|pesa meno] con lo stomaco contento.',
      photo: 'vista dalla finestra con un piatto davanti',
      tags: ['mercoledi', 'pausa', 'voglia'],
    },
  ],
  thursday: [
    {
      text: 'Il giovedì ha la faccia di [un venerdì|una vigilia|una buona notizia], e va [trattato bene|assecondato|portato a mangiare]. Chiama gli amici e scegli {name}: domani si lavora, oggi si [ride|mangia|chiacchiera].',
      photo: 'risate intorno a un piatto',
      tags: ['giovedi', 'quasivenerdi', 'amici'],
    },
    {
      text: 'Se [il gruppo|tua sorella|il tuo migliore amico] ripete da giorni [“ci siamo quasi”|“poi vediamo”|“questa settimana sì”], il giovedì [basta e avanza|va benissimo|è il giorno giusto]. Proponi tu: {food}, e [anticipa il venerdì|chi c’è c’è|non aspettare risposta].',
      photo: 'una chat di gruppo e un tavolo che aspetta',
      tags: ['giovedi', 'cisiamoquasi', 'programmi'],
    },
  ],
  friday: [
    {
      text: 'L’unica urgenza di un venerdì è [sapere cosa prendi|chi arriva prima|non guardare la posta]. Spegni [lo schermo|la sveglia|le notifiche], chiama chi vuoi e [chiudi|racconta|dimentica] la settimana. {name} ti aspetta.',
      photo: 'un telefono spento e piatti intorno',
      tags: ['venerdi', 'finalmente', 'mangiarefuori'],
    },
    {
      text: 'Il venerdì si riconosce perché [sorride anche il capo|nessuno risponde alle mail|tutti chiedono “e adesso?”]. La risposta: {food}, con chi [ha sopportato la tua settimana|ti ha fatto ridere|vuole festeggiare].',
      photo: 'amici che entrano con la giacca in spalla',
      tags: ['venerdi', 'weekend', 'amici'],
    },
    {
      text: 'Poche frasi suonano come “è venerdì e [non cucino|si esce|ho fame]”. [Dilla forte|Scrivila nel gruppo|Cantala], poi mantienila: {name}, con qualcuno che [mangia piano|ordina strano|racconta barzellette].',
      photo: 'una cucina con la luce spenta',
      tags: ['venerdi', 'noncucino', 'voglia'],
    },
  ],
  weekend: [
    {
      text: 'Il fine settimana dura [un pisolino|una canzone|due starnuti]. Spendine un pezzo bene: {name}, con chi [non vedi mai|ti aspetta|ti fa fare tardi], e lascia [la lavatrice|la lista|la sveglia] a un altro giorno.',
      photo: 'scarpe comode, occhiali da sole e un piatto',
      tags: ['weekend', 'mangiarefuori', 'calma'],
    },
    {
      text: 'Programmi per il fine settimana: [dormire senza sveglia|vedere gli amici|non fare niente], e in mezzo {food}. Quest’ultima voce [non si discute|rallegra le altre|è facile]: {name} ti aspetta.',
      photo: 'una lista corta scritta a mano',
      tags: ['weekend', 'programmi', 'voglia'],
    },
    {
      text: 'Qualcuno del gruppo [chiederà|sta per chiedere|ha già scritto]: “allora, che si fa?” Anticipalo: [proponi qualcosa di buono|convoca tutti|di’ un’ora], poi aggiungi {name}. Chi propone [riposa|mangia in pace|vince].',
      photo: 'un gruppo che ride guardando un telefono',
      tags: ['weekend', 'gruppo', 'programmi'],
    },
  ],
  sunday: [
    {
      text: 'La domenica serve a [fare colazione due volte|telefonare a casa|mangiare a lungo]. Porta la famiglia, [i vicini|i suoceri|chi ti manca], e lascia che il lunedì [aspetti fuori|non venga nominato|arrivi da solo].',
      photo: 'una tavola lunga con mani di ogni età',
      tags: ['domenica', 'famiglia', 'calma'],
    },
    {
      text: 'Domenica: il pisolino è [previsto|meritato|vicino], i fornelli [in sciopero|in lutto|chiusi per ferie], la fame sveglissima. Scegli {name}, mangia senza [orari|fretta|rimorsi] e torna [al divano|all’amaca|al tuo film].',
      photo: 'un divano vuoto e un piatto pieno',
      tags: ['domenica', 'pisolino', 'voglia'],
    },
    {
      text: 'La malinconia della domenica ha una cura: {food} e qualcuno che [parla molto|ascolta|ti ruba un boccone]. Vieni, {name} è qui: dopo il lunedì [sembra diverso|pesa meno|fa meno paura].',
      photo: 'luce di domenica dalla finestra',
      tags: ['domenica', 'compagnia', 'mangiarefuori'],
    },
  ],
  lunch_break: [
    {
      text: 'Per una volta mangia lontano [dallo schermo|dalle mail|dalla tua sedia]. Nessuno [ricorda|racconta|rimpiange] un pranzo fatto [scrivendo|in videochiamata|davanti al microonde]. La pausa è tua: [usala|dalla alla fame|spendila bene].',
      photo: 'una sedia d’ufficio vuota',
      tags: ['pausapranzo', 'pausa', 'ufficio'],
    },
    {
      text: 'A mezzogiorno lo stomaco [smette di lavorare|chiede spiegazioni|presiede la riunione]. Ha voglia di {food}: [dagli retta|porta anche il collega nuovo|non rispondere al telefono] e torna con un’altra faccia. {name} è qui.',
      photo: 'un piatto nella luce di mezzogiorno',
      tags: ['pausapranzo', 'fame', 'cosasimangia'],
    },
    {
      text: 'La collega ha portato [gli avanzi di ieri|una mela triste|riso nella scatola]. Puoi [fingere di non vedere|farle coraggio|offrirle un biscotto], oppure invitarla fuori e [salvarle la giornata|dimenticare l’ufficio|tornare ridendo]. {name} non è lontano.',
      photo: 'un portapranzo chiuso, visto da sopra',
      tags: ['pausapranzo', 'colleghi', 'pausa'],
    },
  ],
  after_work: [
    {
      text: 'Uscendo dal lavoro [l’auto va da sola|i piedi sanno la strada|sceglie la fame]. Prima di tornare a casa [siediti|fermati|mangia qualcosa]: {name}. Il telegiornale e [la lavatrice|la cena da fare|la borsa della palestra] possono aspettare.',
      photo: 'uno zaino appeso a una sedia',
      tags: ['dopolavoro', 'pausa', 'voglia'],
    },
    {
      text: 'Quello che hai raccontato [al cuscino|allo specchio|alla pianta] merita orecchie migliori. Chiama qualcuno, poi {food}, poi [esagera|sfogati|ridi] quanto vuoi. Da noi nessuno [prende appunti|ha fretta|apre l’agenda].',
      photo: 'due amici che parlano con le mani',
      tags: ['dopolavoro', 'amici', 'chiacchiere'],
    },
    {
      text: 'Fine dell’orario. Ora puoi [sorridere sul serio|allentare la cravatta|smettere di annuire]. Scegli {name}, ordina [qualcosa di confortante|il solito|la prima cosa che vedi] e ascolta: così suona [la libertà|il riposo|una testa senza mail].',
      photo: 'un orologio e un piatto appena arrivato',
      tags: ['dopolavoro', 'riposo', 'cosasimangia'],
    },
  ],
  date_night: [
    {
      text: 'Metti [il profumo|quella camicia|le scarpe belle] e invita chi ami come [al primo appuntamento|la prima volta|anni fa]. Il posto: {name}. [La serie|Il bucato|La lista della spesa] non sentirà la tua mancanza.',
      photo: 'due cappotti sulla stessa sedia',
      tags: ['appuntamento', 'amore', 'coppia'],
    },
    {
      text: 'Per parlare di tutto [tranne il lavoro|e di niente|quello che conta] servono un tavolo e {food}. Porta [chi ami|la tua metà|chi ti piace] e non [guardare il telefono|correggere il racconto|chiedere due conti].',
      photo: 'due mani che quasi si toccano sul tavolo',
      tags: ['appuntamento', 'coppia', 'cena'],
    },
    {
      text: 'Primo appuntamento: [emozione|sorrisi|battute preparate]. Quinto appuntamento: si divide [l’ultimo boccone|l’ultima patatina|il tovagliolo]. Si mangia in tutti e due. Scegli {name} e qualcuno che ti [guarda bene|fa ridere|lascia l’ultimo pezzo].',
      photo: 'un cucchiaino in due',
      tags: ['appuntamento', 'amore', 'mangiarefuori'],
    },
  ],
  family: [
    {
      text: 'I bambini vogliono [la stessa cosa di ieri|quello che non c’è|due dolci], i grandi vogliono [silenzio|sedersi|mangiare caldo]. Qui [si tratta|si trova un accordo|vincono tutti]. Portali, e [respira|falli scegliere|guarda chi finisce prima]: {name}.',
      photo: 'manine intorno a un piatto',
      tags: ['famiglia', 'bambini', 'mangiarefuori'],
    },
    {
      text: 'Il cugino che [arriva tardi|racconta sempre la stessa|mangia per due], la zia che [riempie i piatti|comanda|abbraccia forte], tu in mezzo. Riuniscili, {name} vi aspetta: così [nascono|si raccontano|si tramandano] le storie di famiglia.',
      photo: 'una tavola lunga, molte generazioni',
      tags: ['famiglia', 'cugini', 'domenica'],
    },
    {
      text: 'Certi abbracci [durano poco|si danno di corsa|cercano una scusa], e un pranzo li allunga. Chiama [i tuoi|tua sorella|la cugina lontana] e vieni con [la fame|le foto vecchie|un po’ di tempo]. {name} vi aspetta.',
      photo: 'un abbraccio sulla porta',
      tags: ['famiglia', 'abbracci', 'pranzoinfamiglia'],
    },
  ],
  friends: [
    {
      text: 'Il gruppo scrive “dobbiamo vederci” da [settimane|mesi|due compleanni]. Rispondi {name}, [un’ora|un giorno|una data], e nessuna alternativa. [Chi conferma per primo sceglie|Gli altri verranno|Chi manca offre la prossima].',
      photo: 'amici che si abbracciano all’ingresso',
      tags: ['amici', 'dobbiamovederci', 'programmi'],
    },
    {
      text: 'Ogni amicizia ha [un posto|una battuta|una canzone]. Alla tua aggiungi {food} e un [dolce in due|bel pettegolezzo|racconto esagerato]. Poi [inventate un’altra battuta|fatene un’abitudine|dite tutto]. {name} tiene il segreto.',
      photo: 'risate e mani che passano un piatto',
      tags: ['amici', 'chiacchiere', 'risate'],
    },
    {
      text: 'Tagga chi [mangia dal tuo piatto|dice “non ho fame”|arriva a piatti vuoti]. [Ha diritto di replica|Può negare|Noi non giudichiamo]. Digli che oggi deve [portare la fame|arrivare in tempo|ordinare il suo].',
      photo: 'una mano che ruba un boccone',
      tags: ['amici', 'risate', 'tagga'],
    },
  ],
  solo: [
    {
      text: 'Mangiare per conto tuo è [un lusso|un appuntamento con te|una vacanza da tutti]. Porta [un libro|le cuffie|la fame] o niente, ordina [senza consultare|quello che ti piace|due dolci] e non [dividere|rispondere|correre].',
      photo: 'un libro aperto accanto al piatto',
      tags: ['dasolo', 'pausa', 'tempoperte'],
    },
    {
      text: 'Tavolo per uno: nessuno [ruba patatine|commenta l’ordine|chiede a cosa pensi]. {name} ti accoglie come [una festa|un gruppo di dieci|chiunque], e i pensieri [migliorano|tacciono|chiedono il dolce].',
      photo: 'un piatto, una finestra, nessun altro',
      tags: ['dasolo', 'tranquillita', 'voglia'],
    },
  ],
};
