import type { Span } from '../../reader.ts';

const CAPITAL = "[\\p{Lu}\\d](?:[\\p{L}\\d'’&-]|\\.(?=\\p{L}))*";
const SMALL =
  "(?:of|the|and|&|y|et|e|und|con|n|de|del|della|dei|di|da|du|des|la|le|les|el|los|las|il|al|alla|zum|zur|im|am|à|au|aux|by|in|at|d['’]|l['’]|a|\\+|no\\.)";
const RUN = new RegExp(
  `(?<![\\p{L}\\d])${CAPITAL}(?: (?:${SMALL} ){0,3}${CAPITAL}){0,6}(?![\\p{L}\\d])`,
  'gu',
);
const QUOTED = /["“«„‘‹]\s?([^"“”«»„\n]{2,60}?)\s?["”»“’›](?![A-Za-zÀ-ɏ])/gu;
/** Behind these words names in small letters stand. */
const INTRODUCED =
  /(?<![A-Za-zÀ-ɏ])(?:called|named|name|calls? it|se llama|llamad[oa]|s['’]appelle|si chiama|heißt|heisst|hei(?:ß|ss)en|for|we(?:['’]re| are)|this is|it['’]?s|para mi|wir sind|siamo|somos|on est|c['’]est)\s(?:an? |the |die |das |der |el |la |le |il |my |mi |our |unser |unsere )?((?:[\p{L}\d'’&-]+ ?){1,5})/giu;
/** With these in small letters something else begins. */
const ENDS =
  /^(?:in|on|at|near|by|since|but|we|we['’]re|i|im|it|it['’]?s|is|are|was|has|have|with|for|from|that|which|so|because|just|our|my|you|they|he|she|en|pero|que|est[aá]|estamos|es|somos|desde|para|dans|sur|depuis|mais|qui|on|nous|avec|pour|est|sta|dal|che|siamo|per|si|im|am|bei|seit|aber|ist|liegt|steht|wir|das|mit|f[uü]r|gibt|here|there|open|opens|serves|steht|hat|a|à|au)$/u;
/** "2815 E Colfax", "1200 South Lamar": where a house stands. */
const HOUSE_NUMBER = /^\d{2,5} (?:[NSEW]|N[EW]|S[EW]|North|South|East|West)\.? \p{Lu}/u;
const LONGEST_HEAD = 1_500;
const MOST = 90;
/** Where a run of capitals ends sooner: "Curry Leaf in Leeds", "Da Carlo a Siena", "Pasta and Sons at Mill". */
const CUTS = / (?:in|at|on|by|im|am|à|au|a|en|de|di|da|del|and|y|et|e|und|&) /gu;

function add(found: Map<string, Span>, start: number, end: number): void {
  if (end - start < 2 || end - start > 60 || found.size >= MOST) return;
  found.set(`${start}-${end}`, { start, end });
}

/** "It's Priya" and "Unser Restaurant": the first words may only lead to the name. */
function addRun(found: Map<string, Span>, head: string, { start, end }: Span): void {
  add(found, start, end);
  const run = head.slice(start, end);
  for (const { 0: cut, index } of run.matchAll(CUTS)) {
    add(found, start, start + index);
    if (/(?:de|di|da|del|at|a|à|en|in)/.test(cut)) add(found, start + index + cut.length, end);
  }
  const [first, last] = [run.indexOf(' '), run.lastIndexOf(' ')];
  if (first > 0) add(found, start + first + 1, end);
  if (last > 0) add(found, start, start + last);
}

/** Passages of the beginning of a text that may be the name of the house. */
export function nameCandidates(source: string): Span[] {
  const head = source.slice(0, LONGEST_HEAD);
  const found = new Map<string, Span>();
  for (const { 0: quoted, 1: inner = '', index } of head.matchAll(QUOTED))
    add(found, index + quoted.indexOf(inner), index + quoted.indexOf(inner) + inner.length);
  for (const { 0: run, index } of head.matchAll(RUN))
    addRun(found, head, { start: index, end: index + run.length });
  for (const match of head.matchAll(INTRODUCED)) {
    const words = match[1]?.trimEnd().split(' ') ?? [];
    const start = match.index + match[0].length - (match[1]?.length ?? 0);
    let end = start;
    for (const word of words) {
      if (end > start && ENDS.test(word)) break;
      end += word.length;
      add(found, start, end);
      end += 1;
    }
  }
  return [...found.values()].filter(
    ({ start, end }) =>
      !HOUSE_NUMBER.test(head.slice(start, end)) &&
      !(/^\d{3}/.test(head.slice(start)) && /(?:^|\s)at $/.test(head.slice(Math.max(0, start - 4), start))),
  );
}
