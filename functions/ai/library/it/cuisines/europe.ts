import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_EUROPE: CopyLibrary['cuisines'] = {
  french: {
    food: 'un piatto francese',
    hero: [
      'Il burro sistema [quasi tutto|la giornata|i malintesi], e il pane [fa il resto|raccoglie le prove|arriva in aiuto].',
      'Un pranzo può durare [quanto serve|due capitoli|fino al caffè]. Vieni senza [orologio|rimorsi|sensi di colpa].',
      'Di’ “bon appétit” con [l’accento che hai|la bocca piena|sicurezza] e comincia [dal pane|dalla salsa|dal centro].',
    ],
    about: [
      'La salsa si rincorre [col pane|senza farsi vedere|fino al bordo], e chi dice di no [mente|ha già finito|non l’ha assaggiata].',
      'Si parla di [libri|amori|sciocchezze], si mangia [con calma|un piatto per volta|in due], e si ordina il dolce [prima di averne voglia|per principio|comunque].',
      'Un formaggio che [si fa sentire|cammina da solo|divide le famiglie] è sempre un buon argomento.',
    ],
    gallery: ['Pane, burro e [luce di bistrot|poesia|briciole].', 'Una pausa [con accento|in stile|lunga].'],
    sampleDishes: [
      { name: 'Zuppa di cipolle', course: 'starters', family: 'soup' },
      { name: 'Boeuf bourguignon', course: 'mains', family: 'stew' },
      { name: 'Ratatouille', course: 'mains', family: 'vegetables' },
      { name: 'Crème brûlée', course: 'desserts', family: 'custard' },
    ],
  },
  spanish: {
    food: 'un piatto spagnolo',
    hero: [
      'Si mangia tardi, [si ride forte|si divide tutto|si resta], e il mattino dopo [è lontano|si vedrà|capirà].',
      'Qualcosa al centro, [pane|forchette|amici] intorno e nessuna fretta: un martedì [si salva così|diventa festa|si ricorda].',
      'Vieni con chi [racconta tutto|fa ridere|deve una storia]: qui si mangia [parlando|piano|senza agenda].',
    ],
    about: [
      'Finito il piatto si resta [a tavola|a parlare|per il dolce], e nessuno [guarda l’ora|si alza|chiude il discorso].',
      'Un po’ di [aglio|pomodoro|olio], pane e compagnia, e la giornata storta [si arrende|passa|migliora].',
      'Le famiglie litigano [sul riso|sulla cipolla|sul calcio] e fanno pace [a bocca piena|sul fondo croccante|davanti al dolce].',
    ],
    gallery: [
      'Quello che si vede [prima delle chiacchiere|tra un brindisi e l’altro|per pochi minuti].',
      'Si sente quasi [la risata|il pane|la chitarra].',
    ],
    sampleDishes: [
      { name: 'Tortilla di patate', course: 'starters', family: 'omelet' },
      { name: 'Paella di pesce', course: 'mains', family: 'paella' },
      { name: 'Gazpacho', course: 'starters', family: 'cold_soup' },
      { name: 'Crema catalana', course: 'desserts', family: 'custard' },
    ],
  },
  tapas: {
    food: 'un giro di tapas',
    hero: [
      'Dovevi prendere [una cosetta|una tapa|una cosa sola]. Poi ne arriva un’altra, [e un’altra|e gli amici|e si fa sera].',
      'Piattini piccoli per [grandi chiacchiere|chi non sa scegliere|molte mani], e sempre [un posto in più|una forchetta in più|un altro giro].',
      'Non si ordina: [si comincia|si indica|ci si lascia andare]. Tu porta [chi divide|un buon racconto|la fame].',
    ],
    about: [
      'L’ultima tapa resta lì [per educazione|per diplomazia|un minuto], poi qualcuno [allunga la mano|finge distrazione|la divide in quattro].',
      'Si mangia poco [alla volta|e spesso|per piatto], e si ride [molto|di continuo|tra i bocconi].',
      'Chi sceglie per tutti [ha potere|rischia|impara i gusti], chi paga [ha l’ultima oliva|lo ricorda|brinda].',
    ],
    gallery: [
      'Piattini, [gomiti|chiacchiere|stuzzicadenti].',
      'Un po’ di tutto, [da vicino|prima delle mani|ancora per poco].',
    ],
    sampleDishes: [
      { name: 'Patatas bravas', course: 'starters', family: 'potatoes' },
      { name: 'Gamberi all’aglio', course: 'starters', family: 'shrimp' },
      { name: 'Polpo alla gallega', course: 'mains', family: 'octopus_squid' },
      { name: 'Churros', course: 'desserts', family: 'doughnuts' },
    ],
  },
  portuguese: {
    food: 'un piatto portoghese',
    hero: [
      'Una nostalgia [di mare|di viaggio|senza motivo] si cura con [un piatto fumante|pane e olio|un dolce tiepido].',
      'L’oceano arriva nel piatto [senza fare rumore|con l’aglio|a cucchiaiate], e la settimana [si allontana|salpa|tace].',
      'Vieni con chi [sa stare a tavola|canta piano|non ha fretta] e lascia che [la sera|la pentola|il pane] faccia il resto.',
    ],
    about: [
      'C’è una malinconia allegra [nel brodo|nel pane|nei dolci], e a tavola [passa|si divide|diventa canzone].',
      'Si mangia [come al porto|piano|raccontando], e si finisce [con un dolcetto|guardando il piatto vuoto|più leggeri].',
      'Il baccalà divide [i cuochi|le famiglie|le ricette], ma riunisce [le forchette|i cugini|gli affamati].',
    ],
    gallery: ['Azzurro, oro e [aglio|olio|sale].', 'Un porto [nel piatto|da vicino|senza gabbiani].'],
    sampleDishes: [
      { name: 'Caldo verde', course: 'starters', family: 'soup' },
      { name: 'Baccalà con patate', course: 'mains', family: 'fish' },
      { name: 'Riso ai frutti di mare', course: 'mains', family: 'rice' },
      { name: 'Pastel de nata', course: 'desserts', family: 'custard' },
    ],
  },
  german: {
    food: 'un piatto tedesco',
    hero: [
      'Freddo fuori, [caldo dentro|patate nel piatto|sugo nel piatto]: la fame grande trova [pace|compagnia|il suo posto].',
      'Un tavolo lungo, [boccali|risate|gomiti] e il vicino che diventa [amico|zio|compagno di brindisi].',
      'Porta un appetito da [montagna|boscaiolo|fine settimana] e non pensare [alla bilancia|al lunedì|alla corsa].',
    ],
    about: [
      'Si taglia, [si brinda|si intinge|si canta], e chi era in silenzio [parla|ride|racconta].',
      'Le patate sono [amiche di tutti|metà della felicità|mai troppe], e il sugo [non si lascia|va raccolto|è un bene comune].',
      'Dopo una passeggiata [al freddo|lunga|tra le foglie], un piatto così [rimette al mondo|basta a sé|fa sorridere].',
    ],
    gallery: ['Legno, schiuma e [crosta|patate|guance rosse].', 'Porzioni [sincere|da vicino|in posa].'],
    sampleDishes: [
      { name: 'Brezel', course: 'starters', family: 'olives_snacks' },
      { name: 'Wiener Schnitzel', course: 'mains', family: 'schnitzel' },
      { name: 'Stinco di maiale', course: 'mains', family: 'roast' },
      { name: 'Strudel di mele', course: 'desserts', family: 'pie' },
    ],
  },
  british: {
    food: 'un piatto inglese',
    hero: [
      'Fuori piove, [dentro si frigge|dentro si parla del tempo|e meno male]: è l’occasione per [due patatine|una pinta|un piatto caldo].',
      'Una serata al pub non ha [programma|scaletta|fretta]: ha [una panca|la partita|qualcosa di croccante] e chi ti fa ridere.',
      'Porta [il malumore|il broncio|un umore di pioggia]: qui [si asciuga|passa|si scioglie] al secondo morso.',
    ],
    about: [
      'Si parla del tempo [per educazione|tre minuti|finché arriva il piatto], poi si passa [alle cose serie|al calcio|alle patatine].',
      'C’è chi viene per [il fritto|la torta salata|l’arrosto] e chi per [le chiacchiere|la panca|il caldo], e restano tutti.',
      'Un piatto fumante e [la pioggia fa compagnia|il vento tace|la settimana si scalda].',
    ],
    gallery: [
      'Vetri bagnati, [piatti caldi|panche piene|luci gialle].',
      'Ogni patatina [ha un destino|è contata|è in pericolo].',
    ],
    sampleDishes: [
      { name: 'Fish and chips', course: 'mains', family: 'fish_fried' },
      { name: 'Arrosto della domenica', course: 'mains', family: 'roast' },
      { name: 'Shepherd’s pie', course: 'mains', family: 'pasta_baked' },
      { name: 'Apple crumble', course: 'desserts', family: 'fruit_crisp' },
    ],
  },
  polish: {
    food: 'un piatto polacco',
    hero: [
      'Ravioli, [zuppa|burro fuso|panna acida] e fuori il freddo che [bussa|aspetta|si arrende].',
      'Come a casa di [una zia lontana|un’amica|chi ti vuole bene]: si mangia, [si fa il bis|si tace|non si rifiuta].',
      'Serve qualcosa di [caldo|morbido|sostanzioso] e qualcuno che dica [“ancora”|“mangia”|“sei un filo”].',
    ],
    about: [
      'Si contano i ravioli [all’inizio|per finta|fino a dieci], poi si perde il conto e [si ride|si continua|va meglio].',
      'La barbabietola [macchia|colora|divide], e la zuppa [perdona|consola|mette d’accordo].',
      'C’è un rispetto speciale per [chi svuota il piatto|la pentola|il secondo giro], e si impara in fretta.',
    ],
    gallery: ['Vapore, burro e [aneto|mani|neve fuori].', 'Mezzelune [in fila|lucide|contate].'],
    sampleDishes: [
      { name: 'Pierogi di patate', course: 'mains', family: 'dumplings' },
      { name: 'Barszcz', course: 'starters', family: 'soup' },
      { name: 'Bigos', course: 'mains', family: 'stew' },
      { name: 'Torta al formaggio', course: 'desserts', family: 'cheesecake' },
    ],
  },
  nordic: {
    food: 'un piatto nordico',
    hero: [
      'Candele, [pane scuro|aneto|legno chiaro] e il rumore [della neve|del silenzio|delle posate]: una cena per [respirare|abbassare la voce|scaldarsi].',
      'Qui il freddo è [una buona scusa|un buon motivo|un invito] per stare vicini e mangiare [piano|bene|insieme].',
      'Semplice come [un lago|un bosco|un maglione], e proprio per questo [resta in mente|mette di buon umore|basta].',
    ],
    about: [
      'Si mangia [in silenzio|a lume di candela|con attenzione], e si parla [poco ma bene|sottovoce|quando serve].',
      'Un sapore affumicato, [uno acidulo|uno di bosco|uno di mare], e la testa [va a nord|si schiarisce|cammina].',
      'Il pane scuro regge [il burro|ogni discorso|l’inverno], e chi lo spezza [resta|si scalda|racconta].',
    ],
    gallery: ['Luce bassa e [legno|aneto|calma].', 'Il nord [in un piatto|da vicino|con le candele].'],
    sampleDishes: [
      { name: 'Salmone marinato', course: 'starters', family: 'salmon' },
      { name: 'Polpette svedesi', course: 'mains', family: 'meatballs' },
      { name: 'Pane di segale con aringa', course: 'starters', family: 'sandwich' },
      { name: 'Girella alla cannella', course: 'desserts', family: 'pastry' },
    ],
  },
};
