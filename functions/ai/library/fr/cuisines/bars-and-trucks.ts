import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_BARS_AND_TRUCKS: CopyLibrary['cuisines'] = {
  cocktailbar: {
    food: 'un verre et quelques bouchées',
    hero: [
      'Des cocktails équilibrés, une ambiance feutrée.',
      'Le plaisir d’un verre bien fait.',
      'De bons cocktails et des conversations.',
      'Un verre, [une rencontre|une soirée|une pause] et du temps.',
      'L’art d’un bon mélange.',
      'Vos cocktails à {town}.',
    ],
    about: [
      'Un bon cocktail est affaire d’équilibre.',
      'L’amer et le doux se répondent.',
      'Un verre ouvre bien la soirée.',
      'Chacun trouve [son cocktail|son moment|son goût] avec ou sans alcool.',
      'La conversation fait partie du moment.',
      'Un zeste suffit parfois à tout changer.',
    ],
    sampleDishes: [
      { name: 'Spritz', course: 'drinks', family: 'cocktail' },
      { name: 'Negroni', course: 'drinks', family: 'cocktail' },
      { name: 'Olives et amandes', course: 'starters', family: 'olives_snacks' },
      { name: 'Cocktail sans alcool', course: 'drinks', family: 'soft_drink' },
    ],
  },
  brewery: {
    food: 'une bière et de quoi manger',
    hero: [
      'De la bière et de bons moments.',
      'Des bières de caractère.',
      'La bière, entre amis.',
      'Des bières blondes, [brunes|ambrées|blanches] ou de saison.',
      'Une mousse légère, une belle amertume.',
      'Des bières à {town}.',
    ],
    about: [
      'La bière se décline en mille goûts.',
      'Chacun trouve sa bière, [douce|amère|ronde] ou plus vive.',
      'Un verre se partage entre amis.',
      'L’amertume a son charme.',
      'Les conversations vont bien avec la bière.',
      'Une bière se savoure sans hâte.',
    ],
    sampleDishes: [
      { name: 'Blonde pression', course: 'drinks', family: 'beer' },
      { name: 'Bretzel au beurre', course: 'starters', family: 'bread' },
      { name: 'Burger et frites', course: 'mains', family: 'burger' },
      { name: 'Ailes de poulet', course: 'starters', family: 'wings' },
    ],
  },
  foodtruck: {
    food: 'un repas sur le pouce',
    hero: [
      'Une cuisine de rue pleine de goût.',
      'Du goût, tout simplement, en plein air.',
      'De bons plats à emporter.',
      'La cuisine de rue, généreuse et franche.',
      'Un plat chaud pour [la pause|la promenade|le déjeuner].',
      'La cuisine de rue à {town}.',
    ],
    about: [
      'La cuisine de rue va à l’essentiel.',
      'Un bon plat fait une belle pause.',
      'Dehors, tout a plus de goût.',
      'Cuisiner près des gens nous plaît.',
      'La cuisine de rue se savoure [debout|sur un banc|en marchant], sans façon.',
      'Peu de cérémonie, beaucoup de goût.',
    ],
    sampleDishes: [
      { name: 'Tacos', course: 'mains', family: 'tacos' },
      { name: 'Burger', course: 'mains', family: 'burger' },
      { name: 'Frites', course: 'starters', family: 'fries' },
      { name: 'Limonade', course: 'drinks', family: 'lemonade' },
    ],
  },
};
