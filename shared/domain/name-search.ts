/** How names are compared: without accents, case and double spaces. */
export function foldName(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

/** Letters that decide where a part of a name is looked up. */
const START_LENGTH = 2;

/** Where a folded text is looked up: under its first two letters. */
export function startOf(folded: string): string {
  return [...folded].slice(0, START_LENGTH).join('');
}

/** Every ending of the folded name that a search can begin with: any part of a name is the beginning of one of them. */
export function endingsOf(name: string): string[] {
  const letters = [...foldName(name)];
  return letters.flatMap((letter, at) => (letter === ' ' ? [] : [letters.slice(at).join('')]));
}
