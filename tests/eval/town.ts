import { draftOfBrief, proseOf } from './draft-of-brief.ts';

/** Twenty kinds of kitchen, with an owner's brief and six common dishes. */
const KITCHENS: readonly (readonly [kind: string, dishes: string])[] = [
  ['Italian restaurant', 'Spaghetti carbonara $17, Lasagna $18, Tiramisu $9, Caprese salad $12'],
  ['Pizzeria', 'Margherita pizza $14, Calzone $15, Garlic bread $6, Tiramisu $8'],
  ['Mexican restaurant', 'Tacos al pastor $12, Enchiladas $15, Guacamole $9, Churros $7'],
  ['Seafood restaurant', 'Oysters $18, Clam chowder $9, Crab cakes $16, Salmon $26'],
  ['Steakhouse', 'Ribeye $42, Caesar salad $12, Mashed potatoes $8, Cheesecake $10'],
  ['Burger joint', 'Cheeseburger $12, Fries $5, Milkshake $7, Wings $11'],
  ['Barbecue restaurant', 'Brisket $18, Ribs $22, Mac and cheese $6, Cornbread $4'],
  ['Southern soul food restaurant', 'Fried chicken $16, Collard greens $6, Peach cobbler $7, Cornbread $4'],
  ['Diner', 'Pancakes $9, Omelet $11, Grilled cheese $10, Apple pie $6'],
  ['Cafe', 'Latte $5, Avocado toast $10, Croissant $4, Cookies $3'],
  ['Bakery', 'Croissant $4, Sourdough bread $8, Cinnamon roll $5, Coffee $4'],
  ['Sushi restaurant', 'Salmon nigiri $8, California roll $10, Miso soup $4, Edamame $6'],
  ['Ramen shop', 'Tonkotsu ramen $15, Gyoza $8, Karaage $9, Edamame $6'],
  ['Chinese restaurant', 'Dumplings $10, Fried rice $12, Spring rolls $7, Hot and sour soup $6'],
  ['Thai restaurant', 'Pad thai $14, Green curry $15, Spring rolls $7, Mango sticky rice $8'],
  ['Indian restaurant', 'Butter chicken $16, Samosa $6, Naan $4, Biryani $15'],
  ['Greek restaurant', 'Gyros $12, Hummus $8, Greek salad $11, Baklava $7'],
  ['French bistro', 'Steak frites $28, Onion soup $11, Creme brulee $10, Mussels $19'],
  ['Vegan cafe', 'Smoothie bowl $12, Lentil soup $8, Tofu scramble $11, Oat latte $5'],
  ['Brewery', 'Pretzel $8, Wings $12, IPA $7, Nachos $11'],
];
const NAMES = ['Harbor Lane', 'Juniper', 'The Copper Spoon', 'Maple & Main', 'Northside'];
const TOWNS = ['Dayton', 'Salem', 'Boise', 'Tulsa', 'Reno'];
const SHARED_WORDS = 8;

export type Similarity = { pairs: number; sharing: number; examples: string[] };

/** Several towns with different restaurant ids, so that chance matters less. */
const COUNT_OF_TOWNS = 5;

/** In towns of 100 restaurants, 5 of each kitchen: pairs of the same kitchen that share eight words in a row. */
export function townSimilarity(): Similarity {
  const towns = Array.from({ length: COUNT_OF_TOWNS }, (_, town) => similarityOf(town));
  const sum = (count: (town: Similarity) => number) => towns.reduce((total, town) => total + count(town), 0);
  return {
    pairs: sum(({ pairs }) => pairs),
    sharing: sum(({ sharing }) => sharing),
    examples: towns.flatMap(({ examples }) => examples),
  };
}

function similarityOf(at: number): Similarity {
  const examples: string[] = [];
  let pairs = 0;
  let sharing = 0;
  for (const [kitchen, [kind, dishes]] of KITCHENS.entries()) {
    const pages = NAMES.map((name, index) => {
      const town = TOWNS[index] ?? 'Dayton';
      const title = `${name} ${kind.split(' ')[0]}`;
      const { published } = draftOfBrief(
        { name: title, text: `${kind} in ${town}. ${dishes}.` },
        `site_${at}_${kitchen}_${index}`,
      );
      const named = published.menu_items.flatMap((dish) => [dish.name, dish.name.toLowerCase()]);
      return runsOf(proseWithoutFacts(published, [title, name, town, ...named]));
    });
    for (const [index, one] of pages.entries()) {
      for (const other of pages.slice(index + 1)) {
        pairs += 1;
        const shared = [...one].find((run) => other.has(run));
        if (shared === undefined) continue;
        sharing += 1;
        examples.push(`${kind}: ${shared}`);
      }
    }
  }
  return { pairs, sharing, examples };
}

function proseWithoutFacts(content: Parameters<typeof proseOf>[0], facts: readonly string[]): string[] {
  return proseOf({
    ...content,
    pages: [{ sections: { ...content.pages[0].sections, faq: { title: '', items: [] } } }],
  }).map((text) => facts.reduce((rest, fact) => rest.replaceAll(fact, '\u0000'), text));
}

/** Every run of eight words; a fact ends a run. */
function runsOf(texts: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (const part of texts.flatMap((text) => text.split('\u0000'))) {
    const words = part.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
    for (let at = 0; at + SHARED_WORDS <= words.length; at++)
      runs.add(words.slice(at, at + SHARED_WORDS).join(' '));
  }
  return runs;
}
