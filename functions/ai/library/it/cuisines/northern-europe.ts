import type { CopyLibrary } from '../../copy-library.ts';

/** From Germany to the far north. */
export const CUISINES_NORTHERN_EUROPE: CopyLibrary['cuisines'] = {
  german: {
    food: 'un piatto tedesco',
    hero: [
      'Cucina tedesca, generosa e confortante.',
      'Dorato, stufato, confortante.',
      'Piatti abbondanti e conviviali.',
      'Il gusto delle tavolate tedesche.',
      'Una cucina tedesca per [scaldarsi|condividere|ritrovarsi] a tavola.',
      'Cucina tedesca ad {town}.',
    ],
    about: [
      'La cucina tedesca ama le tavolate.',
      'Un piatto abbondante scalda [l’inverno|la giornata|il cuore] con semplicità.',
      'La senape dà carattere ai piatti.',
      'Un buono stufato chiede tempo.',
      'La compagnia fa parte del pasto.',
      'Il croccante e il morbido si alternano.',
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
      'Cucina da pub, semplice e generosa.',
      'Lo spirito del pub inglese.',
      'Classici inglesi che confortano.',
      'Dorato, croccante, confortante.',
      'Un classico inglese per [la pausa|gli amici|la domenica] in compagnia.',
      'Lo spirito del pub ad {town}.',
    ],
    about: [
      'Un pub è fatto per ritrovarsi.',
      'Un piatto caldo conforta sempre.',
      'I classici del pub piacciono [a tutti|agli amici|agli affezionati] e ai curiosi.',
      'La crosta dorata nasconde un cuore tenero.',
      'Si viene anche per chiacchierare.',
      'La semplicità ha il suo fascino.',
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
      'Cucina polacca, generosa e confortante.',
      'Pierogi, zuppe e calore.',
      'Piatti che scaldano.',
      'I sapori della Polonia.',
      'Una cucina polacca per [scaldarsi|condividere|ritrovarsi] in famiglia.',
      'Cucina polacca ad {town}.',
    ],
    about: [
      'La cucina polacca scalda il cuore.',
      'Una sfoglia tenera avvolge i pierogi.',
      'L’aneto e la panna danno [dolcezza|profumo|il tono] a molti piatti.',
      'Una zuppa apre bene il pasto.',
      'Il cavolo cuoce senza fretta.',
      'La tavola polacca è generosa.',
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
      'Cucina nordica, netta e delicata.',
      'Aneto, affumicati e pane scuro.',
      'I sapori del Nord.',
      'Il Nord, con semplicità.',
      'Una cucina nordica da [scoprire|gustare|condividere] con calma.',
      'Cucina nordica ad {town}.',
    ],
    about: [
      'La cucina nordica va all’essenziale.',
      'L’aneto e l’affumicato si incontrano.',
      'Il pane scuro accompagna [il mare|l’affumicato|il burro] con semplicità.',
      'Il Nord ama i sapori chiari.',
      'Un caffè prolunga il momento.',
      'Contano anche la luce e la calma.',
    ],
    sampleDishes: [
      { name: 'Salmone marinato', course: 'starters', family: 'salmon' },
      { name: 'Polpette svedesi', course: 'mains', family: 'meatballs' },
      { name: 'Pane di segale con aringa', course: 'starters', family: 'sandwich' },
      { name: 'Girella alla cannella', course: 'desserts', family: 'pastry' },
    ],
  },
};
