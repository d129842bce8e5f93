import type { ImageSubject } from '#functions/ai/image-subjects.ts';
import { type Drawing, readDrawing } from './drawing.ts';
import type { Illustration } from './illustration.ts';

/** One way to draw a subject. Drawings go by their file names; `pear:.62` is the pear at that scale. */
export type Scene = {
  view: 'above' | 'front' | 'hearth';
  /** Drawings of the subject, by preference. A later group is for kitchens that serve nothing from the earlier ones. */
  groups: readonly (readonly string[])[];
  grounds: readonly [string, ...string[]];
  beside: readonly string[];
  /** Silverware or chopsticks beside a dish. */
  tools: readonly string[];
};
type Details = { beside?: string; tools?: string };

const names = (text = '') => (text === '' ? [] : text.split(' '));
const makeScene =
  (view: Scene['view']) =>
  (groups: string, grounds: Scene['grounds'], { beside, tools }: Details = {}): Scene => ({
    view,
    groups: groups.split(', ').map(names),
    grounds,
    beside: names(beside),
    tools: names(tools),
  });
const above = makeScene('above');
const front = makeScene('front');
const hearth = makeScene('hearth');

type Grounds = Scene['grounds'];
const MEDITERRANEAN: Grounds = ['azulejo', 'cementine', 'linen', 'terrazzo', 'plain', 'planks'];
const TRATTORIA: Grounds = ['gingham', 'cementine', 'terrazzo', 'linen', 'herringbone', 'plain'];
const JAPANESE: Grounds = ['seigaiha', 'linen', 'plain', 'planks', 'stripes'];
const EASTERN: Grounds = ['kilim', 'azulejo', 'cementine', 'plain', 'linen'];
const CAFE: Grounds = ['terrazzo', 'checker', 'herringbone', 'linen', 'plain', 'stripes'];
const RUSTIC: Grounds = ['planks', 'linen', 'herringbone', 'gingham', 'plain'];
const BAR: Grounds = ['terrazzo', 'plain', 'herringbone', 'checker'];
const COAST: Grounds = ['azulejo', 'seigaiha', 'linen', 'stripes', 'plain'];

/** The scenes in which each subject can be drawn. */
export const SUBJECT_SCENES: Readonly<Record<ImageSubject, readonly Scene[]>> = {
  pasta: [
    above('spaghetti tagliatelle rigatoni', TRATTORIA, { beside: 'wine tomatoes basil oil', tools: 'fork' }),
  ],
  pizza: [
    above('pizza-tomato pizza-olive pizza-salami', TRATTORIA, { beside: 'wine tomatoes basil olives oil' }),
  ],
  bread: [
    above('loaf sliced-boule boule', RUSTIC, { beside: 'oil olive-branch napkin rosemary' }),
    front('baguettes', RUSTIC, { beside: 'pitcher-olive:.8' }),
  ],
  coffee: [
    above('coffee-rosetta coffee-heart coffee-black', CAFE, { beside: 'beans water napkin', tools: 'spoon' }),
    front('cup', CAFE, { beside: 'cup:.7' }),
  ],
  pastry: [
    above('croissant-plate croissant-board', CAFE, { beside: 'berries coffee-black:.46 napkin beans' }),
  ],
  sushi: [
    above('sushi sushi-omelet, sushi-vegetables', JAPANESE, {
      beside: 'soy tea-leaves:.4 bay',
      tools: 'chopsticks',
    }),
  ],
  ramen: [
    above('ramen', JAPANESE, { beside: 'soy chilies cilantro' }),
    front('ramen-bowl', JAPANESE, { beside: 'teapot-bands:.62' }),
  ],
  dumplings: [
    above('dumplings-round dumplings-crescent', JAPANESE, {
      beside: 'soy chilies tea-leaves:.4 cilantro',
      tools: 'chopsticks',
    }),
  ],
  tacos: [above('tacos, tacos-vegetables', EASTERN, { beside: 'limes salsa chilies cilantro' })],
  curry: [
    above('curry-meat curry-paneer, curry-vegetables', EASTERN, { beside: 'rice cilantro yogurt chilies' }),
  ],
  grill: [
    above('grill-skewers grill-steak, grill-vegetables', ['planks', 'plain', 'terrazzo', 'herringbone'], {
      beside: 'rosemary salsa cut-lemon',
    }),
  ],
  burger: [
    front('burger-beef, burger-falafel', ['checker', 'stripes', 'gingham', 'plain', 'planks'], {
      beside: 'fries beer-mug:.9',
    }),
  ],
  sandwich: [
    front('sandwich', ['checker', 'stripes', 'gingham', 'plain', 'planks'], { beside: 'tumbler:.8' }),
  ],
  seafood: [above('whole-fish two-fish', COAST, { beside: 'cut-lemon sparkling-wine olive-branch oil' })],
  salad: [above('salad', MEDITERRANEAN, { beside: 'oil cut-lemon water basil', tools: 'fork knife' })],
  wine: [front('burgundy bordeaux', BAR, { beside: 'wine-glass wine-glass:.96 pear:.62 apple:.6' })],
  cocktail: [
    front('coupe coupe-peel', BAR, { beside: 'highball lemon:.72' }),
    front('highball', BAR, { beside: 'coupe:.95 orange:.74' }),
  ],
  dessert: [
    front('cake-cream, cake-jam', CAFE, { beside: 'cup:.66' }),
    above('tart-berries tart-lemon', CAFE, { beside: 'berries coffee-black:.46 napkin', tools: 'fork' }),
  ],
  noodles: [
    above('fried-noodles', ['plain', 'seigaiha', 'stripes', 'kilim', 'linen'], {
      beside: 'limes chilies soy cilantro',
    }),
    front('noodle-bowl', JAPANESE, { beside: 'lemon:.7' }),
  ],
  mezze: [above('mezze', EASTERN, { beside: 'cut-lemon olive-branch water' })],
  soup: [
    above('soup', RUSTIC, { beside: 'thyme napkin oil', tools: 'spoon' }),
    front('soup-bowl', RUSTIC, { beside: 'baguettes:.62 pitcher-rosemary:.6' }),
  ],
  vegetables: [above('vegetables', RUSTIC, { beside: 'thyme' })],
  cheese: [
    above('cheese-board', ['linen', 'terrazzo', 'herringbone', 'plain'], { beside: 'wine figs thyme' }),
  ],
  chicken: [above('roast-chicken', RUSTIC, { beside: 'wine thyme oil' })],
  rice: [
    above('paella', ['azulejo', 'terrazzo', 'cementine', 'plain'], {
      beside: 'cut-lemon sparkling-wine olives',
    }),
    above('risotto', TRATTORIA, { beside: 'wine thyme oil', tools: 'fork' }),
    front('rice-bowl', JAPANESE, { beside: 'teapot-dots:.6' }),
  ],
  tea: [
    above('tea-lemon tea-leaves', EASTERN, { beside: 'cut-lemon bay napkin', tools: 'spoon' }),
    front('teapot-bands teapot-dots', ['linen', 'seigaiha', 'kilim', 'plain'], { beside: 'cup:.66' }),
  ],
  beer: [front('beer-mug beer-glass', BAR, { beside: 'beer-mug:.9 fries:.76' })],
  fruit: [
    above('cut-fruit', MEDITERRANEAN, { beside: 'bay' }),
    front('fruit-bowl', MEDITERRANEAN, { beside: 'pitcher-olive:.9 lemon:.8' }),
  ],
  herbs: [
    above('herbs', ['linen', 'plain', 'planks', 'terrazzo']),
    front('pitcher-rosemary pitcher-sage', RUSTIC, { beside: 'lemon:.9 pear:.7' }),
  ],
  fire: [hearth('oven flaming-pan', ['cementine', 'azulejo', 'checker', 'plain', 'terrazzo'])],
  table: [
    above('place-setting', ['linen', 'cementine', 'herringbone', 'terrazzo', 'plain', 'gingham'], {
      beside: 'wine candle water',
      tools: 'fork knife',
    }),
    front('pitcher-olive', MEDITERRANEAN, { beside: 'tumbler:.9 tumbler:.86' }),
  ],
  crockery: [
    front('plates', RUSTIC, { beside: 'bowls:.8 pitcher-olive:.8' }),
    front('bowls', CAFE, { beside: 'plates:.7 pitcher-rosemary:.66' }),
  ],
  lamp: [front('lamp', TRATTORIA, { beside: 'tumbler:.72 pitcher-olive:.6' })],
};

/** The drawings of the subject that the illustration may show. */
export function mainDrawings({ view, groups }: Scene, { allows }: Illustration): Drawing[] {
  const folder = view === 'above' ? 'above' : 'front';
  const drawings = groups.map((group) =>
    group.map((name) => readDrawing(`${folder}/${name}`)).filter(allows),
  );
  return drawings.find(({ length }) => length > 0) ?? [];
}

/** The objects allowed beside them, each with its scale. */
export const thingsOf = ({ view, beside }: Scene, { allows }: Illustration) =>
  beside
    .map((thing) => thing.split(':'))
    .map(([name, scale = 1]) => ({ drawing: readDrawing(`${view}/${name}`), scale: Number(scale) }))
    .filter(({ drawing }) => allows(drawing));
