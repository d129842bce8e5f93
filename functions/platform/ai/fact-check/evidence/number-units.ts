import type { Statement } from '../read-statement.ts';
import type { FactTokenOf, Part } from '../readers/fact-token.ts';
import { SMALL_WORDS, stemOf, type Word } from '../text/word-forms.ts';

/** Words beside a number that tell what it counts. */
const BESIDE = 2;
const ABOUT = 0.15;

const SAME_UNITS = [
  'seat stool chair cover place asiento plaza cubierto couvert siege posto coperto platz sitzplatz stuhl group grupo groupe gruppo gruppe person people guest diner pax personne persona gast gaste personen ospite huesped',
  'room bedroom zimmer gastezimmer chambre camera habitacion',
  'wine bottle label vino vin etichetta wein flasche',
  'course plate dish plato plat portata gang gange piatto gericht',
  'year ano annee an anno jahr',
  'kid child children nino enfant bambino kinder',
  'evening night dinner noche soir sera abend',
  'generation generationen generacion generaciones generazione generazioni',
  'piece unit pc pieza unidad ud pezzo piece stuck',
].map((group) => new Set(group.split(' ').map(stemOf)));

const unitsOf = (stem: string): string[] => [
  stem,
  ...SAME_UNITS.filter((group) => group.has(stem)).flatMap((group) => [...group]),
];

export type Units = { behind: string[]; before: string[] };

/** What a number counts: the telling words behind and before it, up to the end of its clause. */
export function unitStems({ words, text }: Pick<Statement, 'words' | 'text'>, { start, end }: Part): Units {
  const telling = ({ word }: Word) => !SMALL_WORDS.has(word) && !/^\d/.test(word);
  const behind = words.filter(
    (word) =>
      word.start >= end && word.start - end < 40 && !/[.;:!?\n]|\s\d/.test(text.slice(end, word.start)),
  );
  const before = words.filter(
    (word) => word.end <= start && start - word.end < 40 && !/[.;:!?\n]/.test(text.slice(word.end, start)),
  );
  return {
    behind: behind
      .filter(telling)
      .slice(0, BESIDE)
      .map(({ stem }) => stem),
    before: before
      .filter(telling)
      .slice(-BESIDE)
      .map(({ stem }) => stem),
  };
}

export function isSameCount(token: FactTokenOf<'number'>, mine: Units, passage: Statement): boolean {
  return passage.tokens.some((one) => {
    const value = one.kind === 'number' ? one.value : one.kind === 'price' ? one.values[0] : undefined;
    if (value === undefined || !isNear(token, value)) return false;
    const other = unitStems(passage, one);
    const [own, theirs] = [
      [...mine.behind, ...mine.before],
      [...other.behind, ...other.before],
    ];
    if (own.length === 0 || theirs.length === 0) return true;
    return isWithUnit(mine, other) || (other.behind.length === 0 && isCapacity(mine, one, passage.text));
  });
}

/** Whether two numbers count the same. */
export function isWithUnit(mine: Units, other: Units): boolean {
  const theirs = [...other.behind, ...other.before];
  return [...mine.behind, ...mine.before].some((stem) =>
    unitsOf(stem).some((unit) => theirs.some((other) => other === unit || isHeadOf(unit, other))),
  );
}

const SHORTEST_HEAD = 6;

/** "Zeitungen" in "Tageszeitungen". */
const isHeadOf = (one: string, other: string) =>
  (one.length >= SHORTEST_HEAD && other.endsWith(one)) ||
  (other.length >= SHORTEST_HEAD && one.endsWith(other));

const ROOM_FOR = /(?:up to|for|para|hasta|pour|jusqu'a|per|fino a|fur|bis zu)\s$/;

/** "A room upstairs for up to 14": of guests. */
const isCapacity = ({ behind }: Units, { start }: Part, text: string) =>
  behind.some((stem) => SAME_UNITS[0]?.has(stem) === true) &&
  ROOM_FOR.test(text.slice(Math.max(0, start - 10), start));

const isNear = ({ value, isAbout }: FactTokenOf<'number'>, known: number) =>
  value === known || (isAbout && Math.abs(known - value) <= ABOUT * value);

/** What a dish has several of. */
export const PIECES = SAME_UNITS.at(-1) ?? new Set<string>();
