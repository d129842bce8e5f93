/** Colors of a dish: the food, its highlight, the garnish, and the bowl. */
type DarkDish = { name: string; body: string; lit: string; garnish: string; bowl: string };

const DISHES: readonly DarkDish[] = [
  { name: 'tomato soup', body: '#a8431c', lit: '#c4582a', garnish: '#3c5220', bowl: '#3a2216' },
  { name: 'curry', body: '#8a5a1a', lit: '#b07a28', garnish: '#6b3a14', bowl: '#2a2a2a' },
  { name: 'chocolate cake', body: '#2e1a12', lit: '#4a2c1e', garnish: '#7a1f2a', bowl: '#15110f' },
  { name: 'spinach', body: '#2f4a1c', lit: '#4c6b2c', garnish: '#5c4a1e', bowl: '#1d1d1d' },
  { name: 'steak', body: '#5a3226', lit: '#7c4a38', garnish: '#33451f', bowl: '#1a1b1d' },
];
const TABLES = [
  { name: 'wood', board: '#4a2d1c', joint: '#1d0f08' },
  { name: 'slate', board: '#26282b', joint: '#17181a' },
] as const;

/** Dark dishes on dark tables, in good light. */
export function drawDarkDishes(): { name: string; svg: string }[] {
  return TABLES.flatMap((table) =>
    DISHES.map((dish) => ({ name: `${dish.name} on ${table.name}`, svg: drawDish(dish, table) })),
  );
}

function drawDish({ body, lit, garnish, bowl }: DarkDish, { board, joint }: (typeof TABLES)[number]): string {
  const joints = [0, 60, 120, 180].map((y) => `<rect y="${y}" width="320" height="2" fill="${joint}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240">
<defs><radialGradient id="food"><stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${body}"/></radialGradient></defs>
<rect width="320" height="240" fill="${board}"/>${joints.join('')}
<circle cx="160" cy="120" r="105" fill="${bowl}"/><circle cx="160" cy="120" r="94" fill="url(#food)"/>
<ellipse cx="130" cy="90" rx="25" ry="7" fill="${lit}"/><circle cx="175" cy="130" r="13" fill="${garnish}"/></svg>`;
}
