import { inTown } from '#shared/profile/phrases/french.ts';
import type { Line } from '../library/copy-library.ts';
import { type Slots, slotsOf } from '../library/expand-line.ts';
import type { Role } from './library-roles.ts';

/** Values of the slots of lines, by name. */
export type SlotValues = Readonly<Record<string, readonly string[]>>;

/** A line of the library as a text prints it. `end`: where it ends in the text. */
export type FoundLine = { role: Role; line: Line; slots: Slots; end: number };

/** Finds the longest line that begins at a place of a text and ends where `isEnd` says. */
export type FindLine = (text: string, at: number, isEnd: (at: number) => boolean) => FoundLine | undefined;

/** `head`: the words before the first group or slot. Most lines are ruled out by them, and never become a pattern. */
type Matcher = {
  role: Role;
  line: Line;
  head: string;
  pattern: () => { regex: RegExp; names: readonly string[] };
};

/** Knows lines of the library again, however their groups were drawn and their slots were filled. */
export function createFindLine(roles: ReadonlyMap<Role, readonly Line[]>, values: SlotValues): FindLine {
  const matchers = [...roles].flatMap(([role, lines]) => lines.map((line) => matcherOf(role, line, values)));
  let [read, words] = ['', ''];
  return (text, at, isEnd) => {
    if (text !== read) [read, words] = [text, plain(text)];
    let longest: FoundLine | undefined;
    for (const { role, line, head, pattern } of matchers) {
      if (!words.startsWith(head, at)) continue;
      const { regex, names } = pattern();
      regex.lastIndex = at;
      const match = regex.exec(text);
      const end = regex.lastIndex;
      if (match === null || !isEnd(end) || (longest !== undefined && longest.end >= end)) continue;
      longest = { role, line, slots: filledSlots(names, match.slice(1)), end };
    }
    return longest;
  };
}

/** Typed variants of apostrophes and spaces, in the same length. */
const plain = (text: string) => text.replace(/’/g, "'").replace(/[\u00a0\u202f]/g, ' ');

function filledSlots(names: readonly string[], groups: readonly (string | undefined)[]): Slots {
  const filled = names.flatMap((name, at) => (groups[at] === undefined ? [] : [[name, groups[at]] as const]));
  return Object.fromEntries(filled);
}

function matcherOf(role: Role, line: Line, values: SlotValues): Matcher {
  let made: ReturnType<Matcher['pattern']> | undefined;
  const pattern = () => {
    made ??= patternOf(line, values);
    return made;
  };
  const head = plain(line.split(/(?:(?<!\p{L})(?:[àÀ]|[aA]d|[bB]ei|[zZ]u|[vV]on|[üÜ]ber) )?[[{]/u)[0] ?? '');
  return { role, line, head, pattern };
}

const NEVER = /(?!)/y;
/** With the article of a kind of place: "im Gasthaus", "zur Pizzeria". */
const GERMAN_PREPOSITION =
  '(?:[bB]ei|[iI]m|[iI]n der|[zZ]u[mr]?|[vV]om|[vV]on(?: der)?|[üÜ]ber(?: d(?:as|en|ie))?)';

/** One that is never found for a line with a slot that nothing fills. */
function patternOf(line: Line, values: SlotValues): ReturnType<Matcher['pattern']> {
  if (slotsOf(line).some((name) => (values[name] ?? []).length === 0)) return { regex: NEVER, names: [] };
  const names: string[] = [];
  const inOrder = (part: string) =>
    part
      .split(/((?<!\p{L})(?:(?:[àÀ]|[aA]d) \{town\}|(?:[bB]ei|[zZ]u|[vV]on|[üÜ]ber) \{name\})|\{\w+\})/u)
      .map((each) => {
        const name = /\{(\w+)\}$/.exec(each)?.[1];
        if (name === undefined) return literal(each);
        names.push(name);
        const filled = values[name] ?? [];
        const slot = `(${filled.map(literal).join('|')})`;
        if (each.startsWith('{')) return slot;
        if (/^ad/i.test(each)) return `[aA]d? ${slot}`;
        if (name === 'name') return `${GERMAN_PREPOSITION} ${slot}`;
        // French joins the preposition with the article of a town.
        const joint = filled.map((town) => literal(inTown(town).slice(1))).join('|');
        return `(?:[àÀ] ${slot}|[aàAÀ](?:${joint}))`;
      })
      .join('');
  const source = line
    .split(/(\[[^\]]*\])/)
    .map((part) =>
      part.startsWith('[') ? `(?:${part.slice(1, -1).split('|').map(inOrder).join('|')})` : inOrder(part),
    )
    .join('');
  return { regex: new RegExp(source, 'yu'), names };
}

/** Typed variants of characters count as well. */
function literal(text: string): string {
  return text
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/[’']/g, "[’']")
    .replace(/[ \u00a0\u202f]/g, '[ \u00a0\u202f]');
}
