import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_MIXED: CopyLibrary['cuisines'] = {
  modern: {
    food: 'un piatto mai assaggiato',
    hero: [
      'Un piatto che non conosci è come [un invito|una lettera chiusa|un biglietto di viaggio]: si apre [con curiosità|piano|senza sbirciare].',
      'Lascia a casa [il solito|i pregiudizi|la fretta] e porta chi [fa domande|assaggia tutto|ama le sorprese].',
      'Per una volta puoi anche [non scegliere|fidarti|lasciare il volante], e vedere dove [si arriva|ti porta il piatto|comincia la sorpresa].',
    ],
    about: [
      'Si guarda il piatto [un secondo di più|con rispetto|in silenzio], poi vince [la forchetta|la curiosità|la fame].',
      'C’è chi chiude gli occhi, [chi indovina gli ingredienti|chi chiede|chi prende nota], e chi è già [al secondo boccone|alla fine|al pane].',
      'Un piatto così si ricorda per [un sapore|un colore|un profumo], e si racconta [male ma volentieri|per settimane|a chi non c’era].',
    ],
    gallery: [
      'Guarda pure, [il resto è nel sapore|ma lascia spazio alla sorpresa|poi dimentica tutto].',
      'Un attimo prima della [forchetta|sorpresa|fine].',
    ],
    sampleDishes: [
      { name: 'Battuta di manzo', course: 'starters', family: 'tartare' },
      { name: 'Risotto alle erbe', course: 'mains', family: 'risotto' },
      { name: 'Petto d’anatra', course: 'mains', family: 'duck' },
      { name: 'Menù degustazione', course: 'mains', family: 'set_menu' },
    ],
  },
  tearoom: {
    food: 'un tè e un dolce',
    hero: [
      'Un’infusione dura il tempo di [togliersi il cappotto|un respiro|raccontare l’inizio]. Poi [si versa|si chiacchiera|si rallenta].',
      'Un pomeriggio con la tazza in mano [dura di più|profuma|fa meno rumore]. Porta [un libro|un’amica|un segreto].',
      'Il dolce è [una scusa|il pretesto|per compagnia]. Quello che conta è [sedersi|non guardare il telefono|la seconda tazza].',
    ],
    about: [
      'Si sceglie il tè [dal profumo|dal colore|dal nome], e la compagnia [da quanto ascolta|con cura|da come ride].',
      'Le tazze [si freddano|si riempiono|aspettano] mentre le storie [si allungano|arrivano al dunque|prendono fiato].',
      'C’è un’ora in cui [la città|la casa|il lavoro] può fare a meno di te: [prenditela|è questa|zuccherala].',
    ],
    gallery: ['Vapore e [porcellana|silenzio|briciole].', 'Qui il tempo [è in infusione|si posa|si beve].'],
    sampleDishes: [
      { name: 'Tè nero in teiera', course: 'drinks', family: 'tea' },
      { name: 'Scone con marmellata', course: 'desserts', family: 'pastry' },
      { name: 'Torta di carote', course: 'desserts', family: 'cake' },
      { name: 'Tramezzini', course: 'mains', family: 'sandwich' },
    ],
  },
  vegan: {
    food: 'un piatto vegano',
    hero: [
      'Porta chi [ha dei dubbi|alza gli occhi al cielo|mangia solo patatine]. Vediamo cosa dice [a bocca piena|dopo|alla fine].',
      'Mangiare verde non è [una punizione|un compito|una rinuncia]: è chiedere ancora [un boccone|un giro|un cucchiaio] senza dare spiegazioni.',
      'Colore, [croccante|salsa|spezie] e voglia di bis. Le verdure [sanno il fatto loro|hanno carattere|si fanno valere].',
      'Se la settimana è stata [pesante|grigia|di corsa], prendi qualcosa che sa di [orto|calma|buonumore].',
    ],
    about: [
      'Verdure, legumi e cereali: scegli [un piatto che conosci|qualcosa di nuovo|quello che ti va], e {name} [lo prepara|pensa al resto|cucina per te].',
      'C’è chi viene [per convinzione|per curiosità|per amore] e finisce [per copiare l’ordine|con il piatto pulito|per tornare].',
      'Le verdure hanno [carattere|memoria|spirito] quando qualcuno dedica loro [tempo|fuoco|attenzione].',
    ],
    gallery: [
      'Tutti i colori e [nessun rimpianto|un piatto solo|pura voglia].',
      'Piante [in bella posa|molto sicure di sé|pronte al morso].',
    ],
    sampleDishes: [
      { name: 'Hummus con verdure', course: 'starters', family: 'hummus' },
      { name: 'Bowl di riso e tofu', course: 'mains', family: 'rice_bowl' },
      { name: 'Curry di ceci', course: 'mains', family: 'curry' },
      { name: 'Limonata allo zenzero', course: 'drinks', family: 'lemonade' },
    ],
  },
  vegetarian: {
    food: 'un piatto vegetariano',
    hero: [
      'Per una volta il contorno [ruba la scena|fa il protagonista|si prende il piatto]. Vieni a [vederlo|provarlo|fargli i complimenti].',
      'Porta l’amico che [storce il naso|ordina sempre uguale|scansa le zucchine]. Il resto [lo fa la forchetta|si vede|è curiosità].',
      'Verde, rosso, giallo: [comincia dal colore|segui l’appetito|scegli a istinto] e vai avanti [finché hai fame|a cucchiaiate|senza fretta].',
    ],
    about: [
      'Le verdure sanno essere [croccanti|dolci|tenaci], dipende da [chi le ascolta|quanto fuoco prendono|come si trattano].',
      'A tavola c’è chi [ha scelto da anni|ha cominciato lunedì|ci prova il martedì] e chi [non se ne è accorto|voleva solo mangiare|chiede il bis].',
      'Un piatto pieno di colore [tira su|sistema il pranzo|vale una passeggiata], e si divide [volentieri|con giudizio|o forse no].',
    ],
    gallery: [
      'L’orto [in posa|da vicino|con la forchetta accanto].',
      'Più colori che [scuse|parole|posate].',
    ],
    sampleDishes: [
      { name: 'Flan di zucchine', course: 'starters', family: 'vegetables' },
      { name: 'Gnocchi al pomodoro', course: 'mains', family: 'gnocchi' },
      { name: 'Falafel', course: 'mains', family: 'falafel' },
      { name: 'Panna cotta', course: 'desserts', family: 'custard' },
    ],
  },
  healthy: {
    food: 'un piatto pieno di colori',
    hero: [
      'Una ciotola di colori e il pomeriggio [scorre meglio|non pesa|ricomincia]. Aggiungi [il sole|una panchina|chi vuoi tu].',
      'Se hai voglia di [croccante|verde|qualcosa di leggero], non è [una fase|un castigo|la dieta]: è fame con le idee chiare.',
      'Mescola, [assaggia|condisci|ruba un pomodoro] e torna [al tuo giorno|alla scrivania|al sole] con un’altra faccia.',
    ],
    about: [
      'C’è chi vuole [tutto separato|tutto mescolato|una cosa per volta] e chi [chiede doppia salsa|cambia base|aggiunge sempre qualcosa].',
      'Mangiare leggero non vuol dire [in fretta|da soli|in silenzio]: porta [un collega|un’amica|la tua playlist].',
      'Una forchetta piena di [colori|crac|erbe] sveglia [la lingua|il pomeriggio|il buonumore] meglio di tante mail.',
    ],
    gallery: [
      'Colori [senza filtro|da masticare|messi in fila].',
      'Una ciotola [vista dall’alto|ancora intera|da mescolare].',
    ],
    sampleDishes: [
      { name: 'Poke al salmone', course: 'mains', family: 'poke' },
      { name: 'Insalata di quinoa', course: 'mains', family: 'salad' },
      { name: 'Açaí bowl', course: 'desserts', family: 'smoothie_bowl' },
      { name: 'Succo di carota', course: 'drinks', family: 'juice' },
    ],
  },
  cocktailbar: {
    food: 'un cocktail',
    hero: [
      'La serata comincia quando [tintinna il ghiaccio|qualcuno alza il bicchiere|finisce la prima frase]. Tu porta [la storia|chi la sa ascoltare|l’ultima novità].',
      'Aspro, amaro o [dolce|decide il barista|una sorpresa]? Dipende [dal giorno|dalla compagnia|da quanto è lunga la storia].',
      'C’è un momento tra [ufficio e letto|cena e sonno|due discorsi] che vuole un bicchiere freddo e [musica in testa|qualcuno accanto|le luci basse].',
    ],
    about: [
      'Si ordina [per nome|per umore|indicando il bicchiere accanto], e si resta per [la compagnia|il secondo giro|il finale della storia].',
      'Chi non beve alcol [brinda uguale|ha il bicchiere più bello|racconta meglio], e domani se lo ricorda.',
      'I bicchieri belli [migliorano le bugie|reggono i segreti|fanno parlare], soprattutto [a tarda ora|sottovoce|tra amici].',
    ],
    gallery: [
      'Ghiaccio, luce e [buone intenzioni|un bicchiere pieno|nessuna fretta].',
      'Prima del [brindisi|primo sorso|secondo giro].',
    ],
    sampleDishes: [
      { name: 'Negroni', course: 'drinks', family: 'cocktail' },
      { name: 'Spritz', course: 'drinks', family: 'cocktail' },
      { name: 'Analcolico agli agrumi', course: 'drinks', family: 'drink' },
      { name: 'Olive e mandorle', course: 'starters', family: 'olives_snacks' },
    ],
  },
  brewery: {
    food: 'una birra e qualcosa da sgranocchiare',
    hero: [
      'Chiara, scura o [“scegli tu”|“una di quelle”|“la prima”]? Intanto [siediti|brinda|posa la borsa] e respira.',
      'Una birra fredda mette [pace|d’accordo i rivali|il punto alla giornata]. Una seconda apre [il discorso|la serata|un’altra storia].',
      'Gli amici si vedono [al bancone|davanti alla schiuma|quando tocca offrire]. Portali, che [è il loro turno|si ride|manca qualcuno].',
    ],
    about: [
      'C’è chi legge [i gradi|il nome|l’etichetta] e chi guarda [la schiuma|il colore|cosa beve il vicino].',
      'Con qualcosa di salato vicino [spuntano idee|si accendono idee|arrivano idee], quasi tutte [buone|da viaggio|pessime ma allegre].',
      'Il giro lo offre [chi perde|chi arriva tardi|chi compie gli anni], e nessuno [tiene il conto|se ne va prima|fa il furbo].',
    ],
    gallery: [
      'Schiuma [in posa|ancora per poco|come si deve].',
      'Boccali in attesa di [mani|un brindisi|compagnia].',
    ],
    sampleDishes: [
      { name: 'Birra chiara alla spina', course: 'drinks', family: 'beer' },
      { name: 'Hamburger', course: 'mains', family: 'burger' },
      { name: 'Stinco al forno', course: 'mains', family: 'roast' },
      { name: 'Patatine fritte', course: 'starters', family: 'fries' },
    ],
  },
  creperie: {
    food: 'una crêpe',
    hero: [
      'Dolce o salata? Puoi sempre fare [l’una e l’altra|metà e metà|il giro completo]: lo stomaco [capisce|è d’accordo|non protesta].',
      'Si piega in quattro, [profuma la strada|scalda le mani|finisce subito]. E intanto [si ride|ci si sporca il naso|si parla].',
      'Merenda alle [tre|cinque|undici di mattina]? La fame non guarda l’orologio, e nemmeno [noi|chi ti accompagna|le crêpe].',
    ],
    about: [
      'Guardare l’impasto che [si allarga|diventa pizzo|si stacca] mette [fame|allegria|pace], e nessuno ha più fretta.',
      'C’è chi comincia [dal bordo|dalla punta|dal ripieno] e chi finisce [prima di sedersi|camminando|con le dita].',
      'Porta [i bambini|un’amica golosa|chi dice “solo un morso”] e difendi [la tua metà|il centro|l’ultimo pezzo].',
    ],
    gallery: [
      'Sottile, tonda, [ancora calda|già piegata|quasi finita].',
      'Bordi di pizzo e [mani pronte|zucchero|poca pazienza].',
    ],
    sampleDishes: [
      { name: 'Crêpe prosciutto e formaggio', course: 'mains', family: 'crepes' },
      { name: 'Crêpe al cioccolato', course: 'desserts', family: 'crepes' },
      { name: 'Galette ai funghi', course: 'mains', family: 'crepes' },
      { name: 'Sidro', course: 'drinks', family: 'drink' },
    ],
  },
  mediterranean: {
    food: 'un piatto mediterraneo',
    hero: [
      'Olio, [limone|erbe|pomodoro] e qualcuno con cui parlare: il mare [sembra più vicino|è dietro l’angolo|può aspettare].',
      'Se fuori è [grigio|lunedì|una di quelle giornate], dentro al piatto può esserci [il sole|la costa|un po’ d’estate].',
      'Una tavola lunga, [piattini|mani|voci] che si incrociano: vieni con [chi ami|chi parla tanto|tutta la compagnia].',
    ],
    about: [
      'Da una sponda all’altra cambiano [le parole|le spezie|le canzoni], ma il pane [si spezza uguale|finisce sempre|serve a tutti].',
      'Si mangia [all’ombra|lentamente|con le mani], e si discute [di niente|di tutto|ridendo] finché il piatto è vuoto.',
      'Un filo d’olio e [la conversazione scivola|passa il malumore|sembra estate], perfino [a gennaio|sotto la pioggia|di lunedì].',
    ],
    gallery: ['Sole, olio e [limone|ombra|pane].', 'Il colore [lo fa l’orto|viene dal mare|fa venire fame].'],
    sampleDishes: [
      { name: 'Hummus con pane pita', course: 'starters', family: 'hummus' },
      { name: 'Polpo e patate', course: 'starters', family: 'octopus_squid' },
      { name: 'Pesce al limone', course: 'mains', family: 'fish' },
      { name: 'Insalata greca', course: 'starters', family: 'salad' },
    ],
  },
};
