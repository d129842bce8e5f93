import type { CopyLibrary } from '../../copy-library.ts';

/** From Germany to the far north. */
export const CUISINES_NORTHERN_EUROPE: CopyLibrary['cuisines'] = {
  german: {
    food: 'un piatto tedesco',
    hero: [
      'Voglia di cucina tedesca ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta gli amici].',
      'Carne tenera, patate e [una bella compagnia|un sugo ricco|tanta fame].',
      'Piatti generosi per [le giornate fredde|una fame vera|stare insieme].',
      'Carne croccante, [patate accanto|un brindisi|un sugo da raccogliere]: buon appetito.',
      'Vieni con [la famiglia|i colleghi|un grande appetito] e brindate insieme.',
      'Dopo una passeggiata ci vuole [un piatto così|un bel sugo|qualcosa che scalda].',
    ],
    about: [
      'La cucina tedesca è generosa: [arrosti|cotolette|salsicce], patate e un buon sugo.',
      'Il sugo si raccoglie [con le patate|con il pane|fino in fondo], e non ne resta.',
      'Con una cotoletta croccante e [un’insalata di patate|un po’ di crauti|un brindisi] si sta bene.',
      'Quando fa freddo, [un arrosto|una zuppa|un piatto ricco] scalda davvero.',
      'Si brinda, [si divide|si canta|si chiacchiera], e il tempo passa in allegria.',
      'Alla fine c’è posto per [uno strudel|una fetta di torta|un dolce e un caffè].',
    ],
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
      'Voglia di cucina inglese ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta gli amici].',
      'Pesce e patatine o [un arrosto|una torta salata|qualcosa di caldo], e due chiacchiere.',
      'Quando piove, [un piatto caldo fa bene|ci vogliono le patatine|si sta bene al caldo].',
      'Croccante, dorato e [con le patatine accanto|pieno di sugo|pronto per la fame].',
      'Un piatto da pub con [gli amici|la partita|una bella fame] rimette in sesto la giornata.',
      'Porta [i colleghi|la famiglia|un vecchio amico] e ordinate con calma.',
    ],
    about: [
      'La cucina inglese scalda: [arrosti|torte salate|pesce fritto], patate e un buon sugo.',
      'Le patatine sono in mezzo, [il pesce è croccante|la salsa è vicina|e finiscono subito].',
      'La domenica vuole un arrosto, [tanto sugo|le patate|la famiglia intorno] e nessuna fretta.',
      'Si parla del tempo, [poi della partita|poi si mangia|poi si ride], come al pub.',
      'Con un piatto caldo e [un brindisi|qualche chiacchiera|un vecchio amico] fuori può anche piovere.',
      'Si finisce con un dolce caldo e [una crema|un tè|due cucchiai].',
    ],
    sampleDishes: [
      { name: 'Fish and chips', course: 'mains', family: 'fish_fried' },
      { name: 'Arrosto della domenica', course: 'mains', family: 'roast' },
      { name: 'Shepherd’s pie', course: 'mains', family: 'main' },
      { name: 'Apple crumble', course: 'desserts', family: 'fruit_crisp' },
    ],
  },
  polish: {
    food: 'un piatto polacco',
    hero: [
      'Voglia di cucina polacca ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta la famiglia].',
      'Ravioli, zuppe e [un po’ di panna acida|burro fuso|una bella compagnia].',
      'Piatti che scaldano [le giornate fredde|una settimana lunga|chi ha fame davvero].',
      'Pierogi al burro e [una zuppa calda|un po’ di cipolla dorata|qualcosa di dolce]: buon appetito.',
      'Vieni con [gli amici|la famiglia|una bella fame] e dividete un piatto di ravioli.',
      'Un piatto semplice, caldo e [saporito|generoso|da bis].',
    ],
    about: [
      'I pierogi sono morbidi e [cremosi dentro|ripieni di patate|conditi con il burro], e non bastano mai.',
      'Con una zuppa calda e [del pane scuro|un po’ di panna acida|l’aneto] passa il freddo.',
      'La cucina polacca è generosa, [tra ravioli e stufati|tra zuppe e cotolette|con tanta cipolla dorata], e nessuno resta con la fame.',
      'La cipolla dorata e [la panna acida|l’aneto|il burro] danno sapore a tutto.',
      'Dolce o salato, [il raviolo va sempre bene|se ne assaggia uno in più|si divide in due].',
      'Un piatto così riunisce [la famiglia|gli amici|chi ha freddo], e si chiacchiera volentieri.',
    ],
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
      'Voglia di cucina nordica ad {town}? [Ti aspettiamo|Vieni a trovarci|Porta chi è curioso].',
      'Pesce, pane scuro e [aneto|burro|una bella compagnia].',
      'Sapori puliti, [un po’ di affumicato|un po’ di aneto|del pane di segale] e tanta calma.',
      'Piatti semplici per [rallentare|stare insieme|scaldarsi un po’].',
      'Vieni con [un’amica|la famiglia|la tua metà] e gustate con calma.',
      'Freddo fuori, [caldo nel piatto|dentro si sta bene|e una zuppa ci vuole].',
    ],
    about: [
      'La cucina nordica è semplice: [salmone|patate|pane di segale], aneto e burro.',
      'Un po’ di affumicato e [un po’ di acidulo|il croccante del pane|la dolcezza del pesce], e il boccone è completo.',
      'Il pane scuro sta bene con [il salmone|il formaggio|le uova] e un velo di burro.',
      'Si mangia con calma, [si parla piano|si beve qualcosa di caldo|si divide], e ci si scalda.',
      'Con le polpette e [la purea|il sugo|i frutti di bosco] i bambini sono contenti.',
      'Per finire, un dolce alla cannella e [un caffè lungo|due chiacchiere|una tazza calda].',
    ],
    sampleDishes: [
      { name: 'Salmone marinato', course: 'starters', family: 'salmon' },
      { name: 'Polpette svedesi', course: 'mains', family: 'meatballs' },
      { name: 'Pane di segale con aringa', course: 'starters', family: 'sandwich' },
      { name: 'Girella alla cannella', course: 'desserts', family: 'pastry' },
    ],
  },
};
