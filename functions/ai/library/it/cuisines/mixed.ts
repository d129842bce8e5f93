import type { CopyLibrary } from '../../copy-library.ts';

/** Vegetables first, and kitchens of no one country. */
export const CUISINES_MIXED: CopyLibrary['cuisines'] = {
  vegan: {
    food: 'un piatto vegano',
    hero: [
      'Verdure, legumi e [tanto sapore|spezie|una bella fame]: vieni ad assaggiare.',
      'Voglia di cucina vegana ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta anche i curiosi].',
      'Piatti vegani pieni di [colore|sapore|profumi], per una bella fame.',
      'Croccante, cremoso, [speziato|colorato|saporito]: tutto vegetale.',
      'Porta [un amico curioso|la famiglia|chi non ha mai provato] e assaggiate insieme.',
      'Verde, giallo, rosso: [il piatto mette allegria|la fame viene guardando|c’è da scegliere].',
    ],
    about: [
      'Verdure, legumi e cereali: scegli [un piatto che conosci|qualcosa di nuovo|quello che ti va], e {name} pensa al resto.',
      'La cucina vegana gioca con [le spezie|le erbe|le salse], il croccante e il morbido.',
      'C’è chi mangia vegano ogni giorno, [chi ogni tanto|chi per curiosità|chi per amicizia], e mangiano bene tutti.',
      'Ceci, lenticchie e [fagioli|tofu|cereali] saziano e prendono ogni sapore.',
      'Un piatto di verdure ben condito [non ha bisogno d’altro|si finisce volentieri|mette di buonumore].',
      'A tavola con chi mangia altro [si sta bene lo stesso|si assaggia a vicenda|qualcuno chiede il bis].',
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
      'Verdure, formaggi e [tanto sapore|tante erbe|un buon pane]: vieni con appetito.',
      'Voglia di un piatto vegetariano ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta chi vuoi].',
      'Quando la verdura è protagonista, [il piatto è pieno di colori|si mangia con gusto|nessuno resta con la fame].',
      'Un piatto senza carne e [pieno di sapore|con tanto colore|buono per tutti].',
      'Vieni con [un’amica|la famiglia|chi è curioso] e dividete qualche piatto.',
      'Croccante, cremoso o [dorato|colorato|speziato]: scegli come ti piace.',
    ],
    about: [
      'La cucina vegetariana è varia, [dalle zuppe alle insalate|dal forno alla padella|dal crudo al cotto], e ognuno trova qualcosa.',
      'Con un po’ di formaggio e [qualche erba|un filo d’olio|una crosticina dorata] le verdure diventano golose.',
      'C’è chi non mangia carne da sempre, [chi solo il lunedì|chi ogni tanto|chi per caso], e nessuno ne sente la mancanza.',
      'Le verdure possono essere croccanti o [cremose|dolci|affumicate], secondo la voglia del giorno.',
      'Un piatto colorato [mette di buonumore|si mangia con gli occhi|fa venire fame] già prima di assaggiare.',
      'Si ordina, si divide e [si assaggia di tutto|si chiede il bis|si chiacchiera].',
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
      'Una ciotola colorata, [qualcosa di croccante|una salsa buona|un po’ di tutto]: ecco la pausa.',
      'Voglia di un piatto leggero ad {town}? [Ti aspettiamo|Vieni a trovarci|Scegli la tua ciotola].',
      'Un piatto croccante, colorato e [bello da vedere|pieno di sapore|come piace a te].',
      'Scegli la base, aggiungi il resto e [mescola|buon appetito|mangia con calma].',
      'Una pausa leggera lascia [tempo per il resto|spazio per un dolce|di buonumore].',
      'Porta [un collega|un’amica|la tua fame] e provate ciotole diverse.',
    ],
    about: [
      'Riso o insalata sotto, [verdure|qualcosa di croccante|una salsa buona] sopra, e ogni boccone è diverso.',
      'C’è chi mescola tutto, [chi mangia a strati|chi chiede altra salsa|chi cambia ogni volta].',
      'Mangiare leggero può essere [saporito|allegro|colorato], e soprattutto buono.',
      'Un po’ di frutta e [un po’ di verdura|qualche seme|una manciata di noci] danno colore alla giornata.',
      'Dopo la palestra o [in pausa|tra due impegni|prima di un viaggio] una ciotola va sempre bene.',
      'Il croccante e il cremoso [stanno bene insieme|si cercano|fanno un buon piatto] nella stessa ciotola.',
    ],
    sampleDishes: [
      { name: 'Poke al salmone', course: 'mains', family: 'poke' },
      { name: 'Insalata di quinoa', course: 'mains', family: 'salad' },
      { name: 'Açaí bowl', course: 'desserts', family: 'smoothie_bowl' },
      { name: 'Succo di carota', course: 'drinks', family: 'juice' },
    ],
  },
  modern: {
    food: 'un buon piatto',
    hero: [
      'Piatti da guardare e poi da [gustare|raccontare|dividere], con calma.',
      'Voglia di qualcosa di diverso ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta chi è curioso].',
      'Sapori che conosci, [abbinati in modo nuovo|con una sorpresa|visti con altri occhi].',
      'Vieni con [chi ami|un amico curioso|un buon appetito] e lasciati sorprendere.',
      'Un piatto mai provato rende speciale [un giorno qualunque|una ricorrenza|un incontro].',
      'Prenditi il tempo di guardare, di [chiedere|scegliere|annusare] e di gustare.',
    ],
    about: [
      'Si guarda il piatto, [si sente il profumo|si assaggia piano|si prova a indovinare], poi si parla solo di quello.',
      'Ogni boccone è diverso, tra [un po’ di acidità|qualcosa di croccante|una salsa] e un sapore nuovo.',
      'Chi ama provare cose nuove [si diverte|torna volentieri|ha di che scegliere].',
      'Per un anniversario o [un incontro importante|una festa|un regalo] un piatto così si ricorda.',
      'Un consiglio aiuta a scegliere, [poi decide la curiosità|e si può chiedere tutto|ma anche l’istinto].',
      'Si assaggia a vicenda, [si confronta|si discute|si sceglie il preferito], ed è parte del piacere.',
    ],
    sampleDishes: [
      { name: 'Battuta di manzo', course: 'starters', family: 'tartare' },
      { name: 'Risotto alle erbe', course: 'mains', family: 'risotto' },
      { name: 'Petto d’anatra', course: 'mains', family: 'duck' },
      { name: 'Menù degustazione', course: 'mains', family: 'set_menu' },
    ],
  },
};
