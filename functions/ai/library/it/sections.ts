import type { CopyLibrary } from '../copy-library.ts';

/** Sections beside a fact of the owner: the lines are about the guest’s plans, never about what is included. */
export const SECTIONS: CopyLibrary['sections'] = {
  events: {
    title: ['Festeggia con noi', 'La tua festa, senza grembiule', 'Brindisi, abbracci e buona tavola'],
    written: [
      'Tu pensa [agli abbracci|agli invitati|alle candeline]. A farli mangiare pensiamo noi.',
      'Il bello di festeggiare fuori: chi organizza [si siede|mangia caldo|finisce nelle foto].',
      'Raccontaci cosa [festeggi|hai in mente|ti sta a cuore] e con quanta gente. Il resto [si decide insieme|lo vediamo a voce|prende forma parlando].',
    ],
    suggested: ['Accogliamo gruppi da ____ a ____ persone, con un menù di ____.'],
  },
  happy_hour: {
    title: ['Aperitivo', 'L’ora in cui si rallenta', 'Tra l’ufficio e casa'],
    written: [
      'Tra [l’ultima mail|l’ufficio|le commissioni] e la cena c’è un’ora che merita [buona compagnia|un programma|qualcosa di più].',
      'Porta chi [ti sopporta in ufficio|dice sempre “uno e vado”|ha qualcosa da raccontare].',
      'Il traffico tanto [resta lì|non si muove|non ha fretta]. Meglio aspettare che passi [in compagnia|chiacchierando|con qualcosa da sgranocchiare].',
    ],
    suggested: ['Dalle ____ alle ____, il ____: ____ a ____.'],
  },
  catering: {
    title: ['Catering', 'Tu inviti, noi cuciniamo', 'Per feste e uffici'],
    written: [
      'Alla tua festa dovresti [ballare|salutare tutti|comparire nelle foto], non [sorvegliare il forno|contare i piatti|stare ai fornelli].',
      'Una riunione con qualcosa da mangiare [dura meno|finisce meglio|si perdona]. Lo sanno in tutti gli uffici.',
      'Fai il conto [dei cugini|dei vicini|dei colleghi], poi aggiungi chi [arriva senza avvisare|fa il bis|aveva detto di no].',
    ],
    suggested: ['Cuciniamo per eventi da ____ persone in su. Basta avvisarci ____ prima.'],
  },
  delivery: {
    title: ['A domicilio', 'Fino alla tua porta', 'Senza alzarsi dal divano'],
    written: [
      'Resta [in pigiama|sul divano|in calzini]. L’unica cosa da fare è [aprire la porta|avere fame|scegliere il film].',
      'Fuori [piove|fa freddo|c’è traffico] e dentro c’è fame. Per fortuna [si rimedia ordinando|hai un telefono|basta ordinare].',
      'Tu metti [i bicchieri|il film|la tovaglia]. Al campanello [rispondi con calma|ci si emoziona sempre|si corre in ciabatte].',
    ],
    suggested: ['Consegniamo a ____ tramite ____, con un ordine minimo di ____.'],
  },
  takeout: {
    title: ['Da asporto', 'Ordina, passa e porta via', 'La nostra cucina, la tua tavola'],
    written: [
      'Mangia [sul tuo divano|al parco|alla tua tavola], con [la serie in pausa|le scarpe tolte|la tua musica].',
      'Lascia che la tua cucina [riposi|resti pulita|non lo sappia]. Il sacchetto [profuma già|fa tutto lui|viaggia con te].',
      'Torna a casa con qualcosa di buono: [sei l’eroe del giorno|nessuno cucina|ti fanno festa].',
    ],
    suggested: ['Chiama il {phone}: il tuo ordine è pronto in circa ____ minuti.'],
  },
  brunch: {
    title: ['Brunch', 'Il risveglio senza sveglia', 'Né colazione né pranzo'],
    written: [
      'Dormi quanto [vuoi|ti deve la settimana|serve] e comincia la giornata [con calma|dal lato goloso|quando ti pare].',
      'Ci sono mattine per [correre|la lista delle cose da fare|essere produttivi], e questa è per [il secondo caffè|chiacchierare|non fare programmi].',
      'Porta chi ti ha raccontato [la serata a metà|solo il finale|una versione sospetta]: ora c’è tempo.',
    ],
    suggested: ['Lo serviamo il ____ dalle ____ alle ____. Comincia da ____.'],
  },
  lunch: {
    title: ['A pranzo', 'La pausa, quella vera', 'Lontano dalla tastiera'],
    written: [
      'Quello che mangi [a pranzo|in pausa|a metà giornata] decide [come va il pomeriggio|con che umore torni|se la riunione pesa].',
      'Alzati dalla sedia. Le scadenze [non scappano|ti tengono il posto|resistono].',
      'Mangiare davanti allo schermo è [masticare mail|barare|sprecare la pausa]. Vieni e [alza gli occhi|respira|parla con qualcuno].',
    ],
    suggested: ['A pranzo serviamo ____ a ____, dalle ____ alle ____.'],
  },
  outdoor: {
    title: ['All’aperto', 'Tavoli con vista cielo', 'Mangia qui fuori'],
    written: [
      'Quando il tempo [si comporta bene|invita|collabora], mangiare al chiuso è [uno spreco|un peccato|perdersi qualcosa].',
      'Un po’ di [sole|brezza|aria] e la conversazione [si allunga|cambia tono|migliora].',
      'Porta [gli occhiali da sole|un golfino per dopo|la voglia di guardare la gente] e resta un po’.',
    ],
    suggested: ['Abbiamo ____ tavoli all’aperto, con ____ per i giorni di ____.'],
  },
  founder: {
    title: ['Chi c’è dietro', 'Una persona e una storia', 'Con nome e cognome'],
    written: [
      'Dietro a quello che mangi c’è sempre [una persona|una testa dura|una mente curiosa], e qui puoi salutarla.',
      'Chiedi [senza timidezza|quello che vuoi|com’è andata]: certe storie si raccontano meglio [di persona|qui|con calma].',
      'Un posto si capisce meglio quando [gli dai un volto|sai chi lo ha sognato|ne conosci la storia].',
    ],
    suggested: ['____ ha cominciato con ____ nel ____ e ancora oggi ____.'],
  },
  specials: {
    title: ['Le nostre specialità', 'Fuori dal solito', 'Chiedi cosa c’è oggi'],
    written: [
      'Se prendi sempre [la stessa cosa|il solito|il tuo preferito], questa è l’occasione per [tradirlo un po’|cambiare|osare].',
      'Certe voglie non [avvisano|si programmano|aspettano]. Guarda qui prima di [decidere|ordinare|chiudere il menù].',
      'Una bella sorpresa [si mangia calda|non si spiega|si racconta dopo]. Vieni con [curiosità|fame|la mente aperta].',
    ],
    suggested: ['Il ____ facciamo ____. Finché ce n’è.'],
  },
  live_music: {
    title: ['Musica dal vivo', 'Con la musica davanti', 'Vieni ad ascoltare'],
    written: [
      'Certe canzoni [chiedono compagnia|mettono appetito|fanno uscire di casa]. Ascoltale [tra un boccone e l’altro|con gli amici|da vicino].',
      'Vieni con chi [canta sottovoce|balla da seduto|sa tutte le parole].',
      'Una serata con la musica [si allunga da sola|si ricorda cantando|non guarda l’orologio].',
    ],
    suggested: ['Il ____ alle ____ suona ____.'],
  },
  gift_cards: {
    title: ['Buoni regalo', 'Regala un pranzo o una cena', 'Un regalo che non prende polvere'],
    written: [
      'Nessuno [cambia|ricicla|chiude in un cassetto] un invito a mangiare. È sempre [della taglia giusta|del colore giusto|gradito].',
      'Per chi [ha già tutto|non si concede mai niente|ti ha aiutato nel trasloco].',
      'Regalalo e, con un po’ di fortuna, [ti invitano|assaggi anche tu|fai da accompagnatore].',
    ],
    suggested: ['I buoni partono da ____. Chiedili ____ o quando vieni.'],
  },
  family: {
    title: ['In famiglia', 'Per grandi e piccoli', 'Porta tutta la tribù'],
    written: [
      'In ogni famiglia c’è chi [non mangia niente di verde|ordina per tutti|arriva in ritardo]. Portali tutti.',
      'Che i bambini [facciano domande|si sporchino|assaggino] e i grandi [finiscano una frase|non lavino niente|mangino caldo].',
      'I ricordi di famiglia quasi sempre [profumano di cibo|cominciano mangiando|hanno una macchia di sugo].',
    ],
    suggested: ['Per i bambini c’è ____, e anche ____ mentre aspettano.'],
  },
};
