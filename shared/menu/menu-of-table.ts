import { type WrittenDish, writeMenuLines } from '#shared/profile/menu-lines/write-menu-lines.ts';

const ROLES = ['name', 'price', 'description', 'course', 'size'] as const;
type Role = (typeof ROLES)[number];

/** Column names of menus, without accents, case, and punctuation. */
const HEADINGS: Readonly<Record<Role, RegExp>> = {
  name: /^(?:(?:menu )?item|dish|name|(?:item|dish|product) name|product|title|plato|nombre|producto|plat|nom|produit|gericht|speise|artikel|bezeichnung|piatto|nome|prodotto|品名|商品名)$/,
  price:
    /^(?:(?:unit |sales? |base |item )?prices?(?: \w{3})?|amount|cost|precio|prix|preis|prezzo|価格|値段)$/,
  description:
    /^(?:(?:item )?(?:description|details|notes)|ingredients|descripcion|description|beschreibung|descrizione|説明)$/,
  course:
    /^(?:(?:menu )?(?:category|section|course|group|heading)|categoria|seccion|categorie|kategorie|gang|分類)$/,
  size: /^(?:size|variation|variation name|portion|option|tamano|taille|grosse|taglia)$/,
};
const ROWS_LOOKED_AT = 20;
const PRICE = /^\D{0,4}\d{1,3}(?:[.,’' ]?\d{3})*(?:[.,]\d{1,2})?\D{0,4}$/;

/** Converts spreadsheet rows to the text of a menu box, with or without headings. Pure. */
export function menuOfTable(rows: readonly (readonly string[])[]): string {
  const plain = rows.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  const at = plain.slice(0, ROWS_LOOKED_AT).findIndex((cells) => isHeadings(cells));
  const columns = at < 0 ? undefined : columnsOf(plain[at] ?? []);
  if (columns === undefined) return plain.map(lineOf).join('\n').trim();
  return writeMenuLines(joinedSizes(plain.slice(at + 1).map((cells) => dishOf(cells, columns))));
}

const fold = (cell: string) =>
  cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

type Columns = Readonly<Record<Role, number>>;

function columnsOf(cells: readonly string[]): Columns {
  const folded = cells.map(fold);
  return Object.fromEntries(
    ROLES.map((role) => [role, folded.findIndex((cell) => HEADINGS[role].test(cell))]),
  ) as Columns;
}

/** A name and another known column. */
function isHeadings(cells: readonly string[]): boolean {
  const { name, ...others } = columnsOf(cells);
  return name >= 0 && Object.values(others).some((column) => column >= 0 && column !== name);
}

function dishOf(cells: readonly string[], columns: Columns): WrittenDish {
  const cell = (role: Role) => cells[columns[role]] ?? '';
  const { name, course, description } = {
    name: cell('name'),
    course: cell('course'),
    description: cell('description'),
  };
  return { name, course, description, prices: [{ label: cell('size'), price: withCents(cell('price')) }] };
}

/** Consecutive rows of one dish are its sizes. Rows without a name aren’t. */
function joinedSizes(dishes: readonly WrittenDish[]): WrittenDish[] {
  const joined: WrittenDish[] = [];
  for (const dish of dishes) {
    const last = joined.at(-1);
    const isSize = dish.prices.some(({ label }) => label !== '');
    if (dish.name === '') continue;
    if (last?.name === dish.name && last.course === dish.course && isSize)
      joined[joined.length - 1] = { ...last, prices: [...last.prices, ...dish.prices] };
    else joined.push(dish);
  }
  return joined;
}

/** The name, its prices at the end, and other words as the description. */
function lineOf(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell !== '');
  const prices = filled.slice(1).filter((cell) => PRICE.test(cell));
  const [name = '', ...others] = filled.filter((cell, index) => index === 0 || !PRICE.test(cell));
  if (prices.length === 0) return filled.join('  ');
  const line = [name, ...prices.map(withCents)].join('  ');
  return others.length === 0 ? line : `${line}\nDescription: ${others.join(', ')}`;
}

/** Spreadsheets store 14.50 as 14.5. */
const withCents = (price: string) => price.replace(/(?<=\d\.\d)$/, '0');
