import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on weather, seasons, and the days a year brings. */
export const POSTS_SEASONS: Pick<
  CopyLibrary['posts'],
  | 'rain'
  | 'cold_day'
  | 'hot_day'
  | 'spring'
  | 'summer'
  | 'fall'
  | 'winter'
  | 'game_day'
  | 'birthday'
  | 'payday'
  | 'valentines'
  | 'mothers_day'
  | 'fathers_day'
  | 'graduation'
  | 'thanksgiving'
  | 'holidays'
  | 'new_year'
> = {
  rain: [
    {
      text: 'Piove, l’ombrello [ti ha tradito|si è rovesciato|è rimasto a casa] e la fame [non fa una piega|resta uguale|ha fretta]. Vieni, [scrollati|appendi il cappotto|asciugati] e ordina qualcosa che [scaldi|fumi|consoli]. {name} è all’asciutto.',
      photo: 'un ombrello bagnato accanto alla porta',
      tags: ['pioggia', 'voglia', 'alcaldo'],
    },
    {
      text: 'Nei giorni di pioggia il divano [vince quasi sempre|ti chiama per nome|gioca sporco]. Oggi no. Metti [l’impermeabile|gli stivali|una cosa qualsiasi] e vieni a mangiare: la pioggia [è più bella da dentro|dura meno|resta fuori].',
      photo: 'gocce sul vetro e un piatto che fuma',
      tags: ['pioggia', 'giornodipioggia', 'mangiarefuori'],
    },
  ],
  cold_day: [
    {
      text: 'Quando le dita [protestano|cercano le tasche|non si sentono più], è ora di mangiare. Scegli {name} e qualcosa [che fuma|che scalda|da cucchiaio]. Il cappotto [sta sulla sedia|può riposare|ti aspetta].',
      photo: 'mani intorno a qualcosa di caldo',
      tags: ['freddo', 'alcaldo', 'voglia'],
    },
    {
      text: 'Il freddo ha un pregio: [la fame|il vapore|un abbraccio] si sente di più. Oggi {food}, in due, con qualcuno che [ti ruba la sciarpa|ti manca|ha le mani gelate]. Poi si [ride|esce con calma|fa il bis].',
      photo: 'una sciarpa sulla sedia',
      tags: ['freddo', 'dividere', 'cosasimangia'],
    },
  ],
  hot_day: [
    {
      text: 'Cucinare con questo caldo è [una follia|uno sport estremo|un torto alla camicia]. Non farlo. Lascia che la tua cucina [riposi|si raffreddi|non partecipi]: {name} c’è, e a te tocca solo [sederti|bere qualcosa di freddo|dire la tua].',
      photo: 'un bicchiere appannato vicino alla finestra',
      tags: ['caldo', 'noncucino', 'sete'],
    },
    {
      text: 'Se persino [l’asfalto|il cane|il ventilatore] chiede tregua, oggi non si [cucina|accende niente|discute]. Vieni con [il cappello|i sandali|gli occhiali scuri], prendi qualcosa che [rinfresca|non pesa|consola] e [resta un po’|respira|conta i cubetti di ghiaccio].',
      photo: 'sandali sotto una sedia, molta luce',
      tags: ['caldo', 'tregua', 'mangiarefuori'],
    },
  ],
  spring: [
    {
      text: 'Primavera: le maniche [si accorciano|si arrotolano|spariscono], la voglia di uscire [cresce|torna|fiorisce] e i fornelli possono [aspettare|respirare|chiudere]. Scegli {name} e qualcuno che [starnutisce poco|ha fame|ride facile].',
      photo: 'fiori in un bicchiere accanto al piatto',
      tags: ['primavera', 'uscire', 'buonumore'],
    },
    {
      text: 'Germoglia tutto, anche [i rami secchi|le allergie|la voglia di vedersi]. Approfittane: [prendi la bici|cammina un po’|fai due passi con qualcuno] finché [arriva la fame|brontola lo stomaco|si fa ora]. Poi {food}: {name} è lì, [senza fretta|al sole o all’ombra|per sorridere].',
      photo: 'foglie nuove e un piatto al sole',
      tags: ['primavera', 'passeggiata', 'fame'],
    },
  ],
  summer: [
    {
      text: 'L’estate si misura in [gelati|tramonti|magliette macchiate]. Aggiungi una mangiata con chi ami, poi [fai aspettare il sole|salva la foto|dimentica l’orologio]. A settembre [ti mancherà|la racconterai|sarà leggenda]. {name} è dalla tua parte.',
      photo: 'occhiali da sole sul tavolo',
      tags: ['estate', 'giornatelunghe', 'amici'],
    },
    {
      text: 'Le giornate si allungano e la fame [anche|si alza tardi|perde gli orari]. Vieni quando [il sole scende|il caldo molla|ti pare], con niente da [cucinare|lavare|programmare] e molto da [raccontare|assaggiare|dividere]. {name} ti aspetta.',
      photo: 'cielo estivo al tramonto',
      tags: ['estate', 'tramonto', 'voglia'],
    },
  ],
  fall: [
    {
      text: 'Quando scricchiola [una foglia|il parquet|la prima castagna] viene voglia di qualcosa di [tiepido|fumante|caldo]. Tira fuori il maglione [preferito|vecchio|prestato], chiama [un amico|tua madre|chi ami] e vieni: {name} saluta l’autunno.',
      photo: 'foglie secche e vapore da un piatto',
      tags: ['autunno', 'maglione', 'voglia'],
    },
    {
      text: 'L’autunno si mangia [piano|a cucchiaiate|a maniche lunghe]. Se il pomeriggio [si fa buio|porta vento|diventa dorato], {food} e due chiacchiere sono [la risposta|un bel programma|quello che manca].',
      photo: 'luce dorata sul tavolo',
      tags: ['autunno', 'pomeriggio', 'chiacchiere'],
    },
  ],
  winter: [
    {
      text: 'D’inverno [il divano|il pigiama|il piumone] vince sempre, tranne contro {food}. Metti [la sciarpa|il berretto|due strati] e vieni: {name} è al caldo, e al ritorno [camminerai più piano|avrai meno freddo|canterai un po’].',
      photo: 'berretto e guanti accanto al piatto',
      tags: ['inverno', 'alcaldo', 'mangiarefuori'],
    },
    {
      text: 'Fa buio presto: [la fame anticipa|serve compagnia|il bis è permesso]. Raduna chi [ride forte|rimpiange il sole|porta la sciarpa] e vieni per qualcosa che [fumi|consoli|scacci il freddo].',
      photo: 'vetro appannato e luci dentro',
      tags: ['inverno', 'buiopresto', 'voglia'],
    },
  ],
  game_day: [
    {
      text: 'C’è la partita, e i nervi [mettono fame|vogliono qualcosa da mordere|non si calmano da soli]. Mangia prima o [dopo|durante|all’intervallo]. Qui [si festeggia o ci si consola|non c’è arbitro|il piatto non sbaglia rigori]: {name}.',
      photo: 'una sciarpa della squadra e un piatto',
      tags: ['partita', 'tifosi', 'amici'],
    },
    {
      text: 'La squadra può [vincere|pareggiare|spezzarti il cuore], ma con {food} [si festeggia|si perdona|ci si consola] lo stesso. Vieni con [quelli della tua curva|il rivale di sempre|chi urla di più] e vinca [chi arriva prima|la fame|il più rumoroso].',
      photo: 'magliette e tovaglioli colorati',
      tags: ['partita', 'tifo', 'fame'],
    },
  ],
  birthday: [
    {
      text: 'Nel giorno del compleanno non si [cucina|lava|discute]: si [mangia|festeggia|brinda]. Scegli {name} e [chi ti conosce da sempre|la famiglia|gli amici di una vita], poi [ordina doppio|prendi quello che vuoi|non dire gli anni].',
      photo: 'candeline su un dolce',
      tags: ['compleanno', 'festeggiare', 'auguri'],
    },
    {
      text: 'Se il compleanno cade di [lunedì|martedì|giovedì], spostalo. Nessuno [controlla i documenti|protesta|tiene il conto]. Scegli un giorno, {name}, e che le persone care [cantino male|applaudano|arrivino tardi].',
      photo: 'un palloncino legato a una sedia',
      tags: ['compleanno', 'amici', 'festa'],
    },
    {
      text: 'Manda questo a chi [sta per compiere gli anni|dice di non volere feste|fa finta di stupirsi]. Tu porta gli auguri, poi {food}. Il regalo [si mangia|non va incartato|non si cambia], e le candeline [le soffia chi vuole|si contano dopo|bastano in foto].',
      photo: 'un fiocco da regalo su un piatto',
      tags: ['compleanno', 'regalo', 'voglia'],
    },
  ],
  payday: [
    {
      text: 'È arrivato lo stipendio, e prima che [lo prendano le bollette|lo conti la banca|sparisca], concediti qualcosa che [si mastica|rallegra|non ha scadenza]. {name} ti aspetta: lascia a casa [la calcolatrice|la lista|il senso di colpa].',
      photo: 'una busta paga piegata e un piatto pronto',
      tags: ['stipendio', 'voglia', 'telomeriti'],
    },
    {
      text: 'Il conto [respira|è tornato in vita|saluta], e tu hai fame. Prima spesa: {food}, con chi [ti ha fatto un prestito|ha retto la fine del mese|offre sempre]. Il resto [a domani|con giudizio|sotto il materasso].',
      photo: 'monete e un tovagliolo',
      tags: ['stipendio', 'festeggiare', 'amici'],
    },
  ],
  valentines: [
    {
      text: 'I fiori [appassiscono|pungono|vogliono un vaso], le lettere [si conservano|imbarazzano|fanno piangere]. Poi c’è {food}, in due. Per San Valentino [scegli il menù|invita chi vuoi|arriva con la fame]: {name} ti aspetta.',
      photo: 'una rosa su un piatto vuoto',
      tags: ['sanvalentino', 'amore', 'appuntamento'],
    },
    {
      text: 'San Valentino è anche [degli amici|dei single|di chi è sposato da una vita]. Raduna chi ami, mangia bene e [distribuisci affetto|ridi delle frasi sdolcinate|festeggia in grande]. {name} non chiede [spiegazioni|lo stato civile|cuoricini].',
      photo: 'amiche con cuori di carta',
      tags: ['sanvalentino', 'amicizia', 'amore'],
    },
  ],
  mothers_day: [
    {
      text: 'Per la festa della mamma, lei [non apparecchia|non controlla il sale|non si alza]. Si siede, [sceglie|ordina|racconta] e mangia caldo. Il resto della famiglia [paga|ride|fa finta di aiutare]: {name} vi aspetta.',
      photo: 'mani di mamma ferme sul tavolo',
      tags: ['festadellamamma', 'mamma', 'famiglia'],
    },
    {
      text: 'Tua madre dirà che [non serve niente|basta una telefonata|fa tutto lei]. Non [crederle|discutere|cascarci]. Portala fuori, falle scegliere [il tavolo|il piatto|il dolce] e ascolta [quella storia|i consigli|i pettegolezzi] fino alla fine. Programma: {food}.',
      photo: 'un mazzo di fiori e due piatti',
      tags: ['festadellamamma', 'mamma', 'regalo'],
    },
  ],
  fathers_day: [
    {
      text: 'Papà dice che [sta bene così|non vuole regali|ha già mangiato], poi guarda [il tuo piatto|il menù|il dolce]. Per la festa del papà [ordina per due|fallo parlare|lascialo scegliere]: {name} ha tempo per [le sue storie|le battute di sempre|il bis].',
      photo: 'papà e un piatto, ridendo',
      tags: ['festadelpapa', 'papa', 'famiglia'],
    },
    {
      text: 'Ci sono cravatte che nessuno [mette|ha chiesto|scarta volentieri], e pranzi che un papà racconta [tutto l’anno|ai vicini|ogni domenica]. Il regalo giusto: {food}, con [le vecchie storie|la famiglia|un bel silenzio].',
      photo: 'una cravatta mai messa accanto al piatto',
      tags: ['festadelpapa', 'regalo', 'famiglia'],
    },
  ],
  graduation: [
    {
      text: 'Anni di [caffè|notti in bianco|esami] e finalmente [la corona d’alloro|la foto|l’applauso]. Manca solo [la festa|il primo boccone|un abbraccio lungo]: porta chi si laurea, {name} è qui, e lascia che [mangi senza pensieri|scelga tutto|ordini per la famiglia].',
      photo: 'una corona d’alloro sulla sedia',
      tags: ['laurea', 'orgoglio', 'festeggiare'],
    },
    {
      text: 'La famiglia [ha pianto|ha gridato il nome|ha fatto mille foto] e ora ha fame. Menù: {food}. Contorno: [l’esame peggiore|il professore temuto|la notte prima] nei dettagli. Poi [si brinda|si abbraccia|si pensa a dormire].',
      photo: 'una tesi sul tavolo e piatti intorno',
      tags: ['laurea', 'famiglia', 'orgoglio'],
    },
  ],
  thanksgiving: [
    {
      text: 'Arriva il Ringraziamento e il tuo forno [ha paura|suda già|chiede rinforzi]. Prima del gran giorno [prenditi una pausa|posa il grembiule|respira]: {name} ti aspetta, e qui si deve solo [ringraziare|scegliere|mangiare].',
      photo: 'foglie d’autunno e una candela',
      tags: ['ringraziamento', 'grazie', 'famiglia'],
    },
    {
      text: 'Per dire grazie non serve [un discorso|la tavola della festa|uno zio filosofo]. Si dice tra due bocconi, [a mezza voce|senza preavviso|con semplicità]. Menù: {food}. Porta chi [ti sopporta|ti ha dato una mano|vuoi abbracciare] e diglielo.',
      photo: 'mani unite sul tavolo',
      tags: ['ringraziamento', 'gratitudine', 'amici'],
    },
  ],
  holidays: [
    {
      text: 'Dicembre corre: [regali|pacchi|cene], liste e [abbracci|nipoti|valigie]. Ti servono una pausa, {food} e qualcuno con cui [respirare|ridere|contare i pacchetti]. Il centro commerciale può aspettare, {name} no.',
      photo: 'luci colorate e un piatto',
      tags: ['feste', 'natale', 'pausa'],
    },
    {
      text: 'Tra [la cena dei colleghi|il cenone|la recita] e [i regali|gli zii|gli addobbi] nessuno mangia con calma. Vieni, [posa le borse|togli il cappello|siediti] e prendi qualcosa che non devi [infornare|incartare|decorare]. Al resto pensa {name}.',
      photo: 'borse di regali sotto la sedia',
      tags: ['feste', 'riposo', 'voglia'],
    },
  ],
  new_year: [
    {
      text: 'Primo proposito dell’anno: mangiare più spesso con [gli amici|la famiglia|chi ti manca]. È facile da mantenere e [ha un buon sapore|non stanca|nessuno lo contesta]. Si comincia così: {name}, {food}.',
      photo: 'un’agenda nuova e un piatto',
      tags: ['annonuovo', 'propositi', 'amici'],
    },
    {
      text: 'L’anno ha [un’agenda nuova|calzini nuovi|idee nuove], ma la fame [è la stessa|non cambia|resta puntuale]. Vieni a [darle retta|cominciare bene|ridere di quello vecchio]: {name} ti aspetta, e [il resto|la palestra|la dieta] si vedrà.',
      photo: 'lenticchie e un tovagliolo stropicciato',
      tags: ['annonuovo', 'fame', 'siricomincia'],
    },
  ],
};
