/** Placeholders that registers write instead of a name, and titles before a family name. */
const NO_NAMES = new Set(
  'guest customer client unknown test walkin walk none na anonymous cash family the mr mrs ms miss mx dr prof sir madam herr frau monsieur madame senor senora señor señora signor signora sr sra no not online order delivery takeout table party'.split(
    ' ',
  ),
);
const SHORTEST = 2;
const LONGEST = 14;

/**
 * A guest’s first name from a name in a list: `Ana` of "Ana Ruiz", "RUIZ, ANA", and "ana". Empty text if it isn’t
 * clear, because no name is better than a wrong one.
 */
export function firstNameOf(name: string): string {
  const [family = '', given = family] = name.normalize('NFC').split(',');
  const [word = ''] = given.trim().split(/\s+/);
  if (!/^\p{L}+(?:['’-]\p{L}+)*$/u.test(word) || word.length < SHORTEST || word.length > LONGEST) return '';
  if (NO_NAMES.has(word.toLowerCase().replace(/['’-]/g, ''))) return '';
  const isOneCase = word === word.toUpperCase() || word === word.toLowerCase();
  if (!isOneCase) return word;
  return word.toLowerCase().replace(/(?:^|['’-])\p{L}/gu, (start) => start.toUpperCase());
}
