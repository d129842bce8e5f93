/** Not the parts of an address. Folded. */
const NO_PART =
  /(?<![a-z])(?:we|i|is|are|was|our|your|my|it|its|call|phone|tel|telefon[oe]?|telephone|fax|mobile|open|closed|from|since|with|for|and i|wir|ist|sind|haben|seit|offen|geoffnet|nous|sommes|ouvert|depuis|avec|pour|somos|estamos|abrimos|abierto|desde|con|para|siamo|aperto|dal|per|serves?|serving|monday|tuesday|wednesday|thursday|friday|saturday|sunday|uhr|menu|lunch|dinner|breakfast|price|delivery|supplier|landlord|born|trained|learned|grew|minutes?|miles?|people|seats?|courses?|years?|euros?|dollars?|hours?|reviews?)(?![a-z])|[€$£@]|\d\s?(?:am|pm)\b|\d[.:]\d\d/;
/** What leads to the address inside of its first part. Folded. */
const LEAD =
  /^.*(?:(?<![a-z])(?:at|on|in|address|adresse|direccion|indirizzo|anschrift|location|located|where|wo|donde|dove|ou|find us|visit us|en la|en el|en|in der|im|an der|au|a la|nel|nella|alla|al|a)(?![a-z])(?: (?:is|ist|est|es|e)(?![a-z]))?[\s:=–-]*(?:the )?|[:=]\s*)(?=\S*\d|[a-z/.]{1,12}[ .]\S|\p{L})/u;
/** "Straße/Nr.:", "Location:" */
const LABEL = /^\p{L}[\p{L}./ ]{1,24}:\s+(?=\S)/u;
const LONGEST_PART = 60;
const MOST_PARTS = 5;
const MOST_WORDS = 7;

export type Part = { start: number; end: number };

/** The parts before a code, from its own leftwards: those of its line, and short lines above. */
export function partsBefore(folded: string, codeAt: number): Part[] {
  const from = Math.max(0, codeAt - 200);
  const parts: Part[] = [];
  let end = codeAt;
  for (let at = codeAt - 1; at >= from - 1; at -= 1) {
    const mark = at < from ? '' : folded.charAt(at);
    const isStop = at < from || (/[.!?;•|]/.test(mark) && !isAbbreviation(folded, at));
    const isBreak = isStop || /[,\n()]/.test(mark) || /^ [-–·/] $/.test(folded.slice(at - 1, at + 2));
    if (!isBreak) continue;
    const part = trimmedPart(folded, at + 1, end);
    if (part.end > part.start) parts.push(part);
    end = at;
    if (isStop && !/[•|]/.test(mark)) return parts;
    if (parts.length >= MOST_PARTS || (mark === '\n' && /^\s*\n/.test(folded.slice(at + 1)))) return parts;
    if (mark === '\n' && at > 0 && folded.charAt(at - 1) === '\n') return parts;
  }
  return parts;
}

/** "st.", "str.", "no.": the point ends no sentence. */
function isAbbreviation(folded: string, at: number): boolean {
  return (
    folded.charAt(at) === '.' &&
    (/(?:^|[^a-z'])(?:st|str|ave?|blvd|rd|dr|ln|no|nr|n|s|e|w|co|mt|ft|ste|hwy|pl|sq|c|av|avda|pza|pl|bd|p|v|cra|col|urb|mich|mass|calif|wash)$|str$/.test(
      folded.slice(Math.max(0, at - 8), at),
    ) ||
      /\S/.test(folded.charAt(at + 1)))
  );
}

function trimmedPart(folded: string, start: number, end: number): Part {
  let [from, to] = [start, end];
  while (from < to && /[\s,.:;·|/–-]/.test(folded.charAt(from))) from += 1;
  while (to > from && /[\s,.:;·|/–(-]/.test(folded.charAt(to - 1))) to -= 1;
  const tail = / (?:in|a|en)$/.exec(folded.slice(from, to));
  if (tail) to -= tail[0].length;
  return { start: from, end: to };
}

/** Where the address begins inside of a part: behind "we are at"; undefined where it cannot be one. */
export function beginOf(folded: string, { start, end }: Part): number | undefined {
  const text = folded.slice(start, end);
  const tail = text.slice(-LONGEST_PART - 20);
  const offset = text.length - tail.length;
  const label = LABEL.exec(text)?.[0].length ?? 0;
  if (label > 0) return beginOf(folded, { start: start + label, end });
  const lead = LEAD.exec(tail)?.[0].length ?? 0;
  const isWhole =
    text.length <= LONGEST_PART && !NO_PART.test(text) && text.split(/\s+/).length <= MOST_WORDS;
  if (isWhole && lead === 0) return start;
  const rest = tail.slice(lead);
  const isFound = lead > 0 && /^\d/.test(rest);
  const isRest =
    lead > 0 && rest.length >= 3 && !NO_PART.test(rest) && rest.split(/\s+/).length <= MOST_WORDS;
  if (
    isRest &&
    (!isWhole ||
      isFound ||
      /^(?:(?:address|adresse|direccion|indirizzo|anschrift|location|where|wo|donde|dove|ou)\s?[:=]?|in|at|en)/.test(
        tail.slice(0, lead).trim(),
      ))
  )
    return start + offset + lead;
  return isWhole ? start : undefined;
}
