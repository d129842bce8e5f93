import type { CopyLibrary } from '../../copy-library.ts';

/** From Munich to the North. */
export const CUISINES_NORTHERN_EUROPE: CopyLibrary['cuisines'] = {
  german: {
    food: 'un bon plat allemand',
    hero: [
      'La cuisine allemande, généreuse et réconfortante.',
      'Du doré, du mijoté, du réconfort.',
      'Des plats copieux et conviviaux.',
      'Le goût des bonnes tablées allemandes.',
      'Une cuisine allemande pour [se réchauffer|partager|se retrouver] à table.',
      'La cuisine allemande à {town}.',
    ],
    about: [
      'La cuisine allemande aime les grandes tablées.',
      'Une assiette copieuse réchauffe [l’hiver|la journée|le cœur] en douceur.',
      'La moutarde relève bien des plats.',
      'Un bon mijoté demande du temps.',
      'La convivialité s’invite à table.',
      'Le croustillant et le fondant se répondent.',
    ],
    sampleDishes: [
      { name: 'Bretzel', course: 'starters', family: 'bread' },
      { name: 'Schnitzel', course: 'mains', family: 'schnitzel' },
      { name: 'Saucisses et chou', course: 'mains', family: 'sausage' },
      { name: 'Strudel aux pommes', course: 'desserts', family: 'pastry' },
    ],
  },
  british: {
    food: 'un bon plat de pub',
    hero: [
      'La cuisine de pub, simple et généreuse.',
      'L’esprit du pub anglais.',
      'Des classiques britanniques qui réconfortent.',
      'Du doré, du croustillant, du réconfort.',
      'Un classique anglais pour [la pause|les copains|le dimanche] en bonne compagnie.',
      'L’esprit du pub à {town}.',
    ],
    about: [
      'Un pub est fait pour se retrouver.',
      'Un plat chaud réconforte toujours.',
      'Les classiques du pub plaisent [à tous|aux amis|aux habitués] et aux curieux.',
      'La pâte dorée cache un cœur tendre.',
      'On y vient aussi pour bavarder.',
      'La simplicité a du charme.',
    ],
    sampleDishes: [
      { name: 'Fish and chips', course: 'mains', family: 'fish_fried' },
      { name: 'Tourte au bœuf', course: 'mains', family: 'pie' },
      { name: 'Frites', course: 'starters', family: 'fries' },
      { name: 'Crumble aux pommes', course: 'desserts', family: 'fruit_crisp' },
    ],
  },
  polish: {
    food: 'un bon plat polonais',
    hero: [
      'La cuisine polonaise, généreuse et réconfortante.',
      'Des pierogis, des soupes, du réconfort.',
      'Des plats qui réchauffent.',
      'Le goût de la Pologne.',
      'Une cuisine polonaise pour [se réchauffer|partager|se retrouver] en famille.',
      'La cuisine polonaise à {town}.',
    ],
    about: [
      'La cuisine polonaise tient chaud.',
      'Une pâte tendre entoure les pierogis.',
      'L’aneth et la crème donnent [de la douceur|du parfum|le ton] à bien des plats.',
      'Une soupe ouvre bien le repas.',
      'Le chou mijote sans se presser.',
      'La table polonaise est généreuse.',
    ],
    sampleDishes: [
      { name: 'Barszcz', course: 'starters', family: 'soup' },
      { name: 'Pierogi', course: 'mains', family: 'dumplings' },
      { name: 'Bigos', course: 'mains', family: 'stew' },
      { name: 'Gâteau au pavot', course: 'desserts', family: 'cake' },
    ],
  },
  nordic: {
    food: 'un bon plat nordique',
    hero: [
      'La cuisine nordique, nette et délicate.',
      'De l’aneth, du fumé, du pain noir.',
      'Des saveurs du Nord.',
      'Le Nord, tout en simplicité.',
      'Une cuisine nordique à [découvrir|savourer|partager] en douceur.',
      'La cuisine nordique à {town}.',
    ],
    about: [
      'La cuisine nordique va à l’essentiel.',
      'L’aneth et le fumé se répondent.',
      'Un pain noir accompagne [la mer|le fumé|le beurre] avec simplicité.',
      'Le Nord aime les saveurs claires.',
      'Un café prolonge toujours le moment.',
      'La lumière et le calme comptent aussi.',
    ],
    sampleDishes: [
      { name: 'Gravlax', course: 'starters', family: 'salmon' },
      { name: 'Boulettes à la suédoise', course: 'mains', family: 'meatballs' },
      { name: 'Pommes de terre à l’aneth', course: 'mains', family: 'potatoes' },
      { name: 'Roulé à la cannelle', course: 'desserts', family: 'pastry' },
    ],
  },
};
