import type { CopyLibrary } from '../../copy-library.ts';

/** Vegetables first, and kitchens of no one country. */
export const CUISINES_MIXED: CopyLibrary['cuisines'] = {
  vegan: {
    food: 'un piatto vegano',
    hero: [
      'Cucina vegana, piena di colori.',
      'Verdure, spezie e tanto gusto.',
      'Tutto vegetale, generoso e goloso.',
      'Il piacere del vegetale.',
      'Una cucina vegana per [i curiosi|tutti|i golosi] e per te.',
      'Cucina vegana ad {town}.',
    ],
    about: [
      'Il vegetale offre mille consistenze.',
      'Le erbe e le spezie danno [carattere|profumo|rilievo] alle verdure.',
      'Goloso e vegetale vanno d’accordo.',
      'Ogni verdura ha il suo carattere.',
      'La cucina vegana è per tutti.',
      'Il colore mette già appetito.',
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
      'Cucina vegetariana, generosa e colorata.',
      'Le verdure al centro del piatto.',
      'Gusto e colori.',
      'Il piacere di una cucina senza carne.',
      'Piatti vegetariani per [tutti|i curiosi|i golosi] e per te.',
      'Cucina vegetariana ad {town}.',
    ],
    about: [
      'Le verdure hanno il ruolo principale.',
      'Una buona cottura rivela [le verdure|i sapori|la dolcezza] con semplicità.',
      'Le erbe portano il loro profumo.',
      'Senza carne, il gusto resta intero.',
      'Un piatto colorato mette appetito.',
      'Ogni stagione ha le sue verdure.',
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
      'Piatti colorati, pieni di gusto.',
      'Colore e croccantezza.',
      'Una cucina leggera e saporita.',
      'Verde, croccante, saporito.',
      'Sapori vivaci per [la pausa|la giornata|il pranzo] a colori.',
      'Piatti colorati ad {town}.',
    ],
    about: [
      'Un piatto colorato mette voglia.',
      'Il croccante e il morbido si cercano.',
      'Le erbe svegliano [le verdure|i semi|i sapori] con eleganza.',
      'La leggerezza ha anche gusto.',
      'Un buon condimento cambia tutto.',
      'I sapori vivaci mettono di buonumore.',
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
      'Una cucina di oggi, precisa e golosa.',
      'Piatti curati, sapori netti.',
      'Il gusto prima di tutto.',
      'Una cucina ispirata, [precisa|sincera|creativa] e generosa.',
      'Sapori giusti e consistenze scelte.',
      'Una cucina di oggi ad {town}.',
    ],
    about: [
      'Ogni piatto cerca l’equilibrio.',
      'Un’idea semplice, [la cottura giusta|un bell’accordo|un’erba] e il gusto appare.',
      'La cucina segue l’idea del momento.',
      'Le consistenze contano quanto i sapori.',
      'Si mangia anche con gli occhi.',
      'L’eleganza sta spesso in poche cose.',
    ],
    sampleDishes: [
      { name: 'Battuta di manzo', course: 'starters', family: 'tartare' },
      { name: 'Risotto alle erbe', course: 'mains', family: 'risotto' },
      { name: 'Petto d’anatra', course: 'mains', family: 'duck' },
      { name: 'Menù degustazione', course: 'mains', family: 'set_menu' },
    ],
  },
};
