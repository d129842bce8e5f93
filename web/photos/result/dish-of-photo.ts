/** The dish that a text is about: the longest name whose words all appear in it. */
export function dishOfPhoto(text: string, dishes: readonly string[]): string | undefined {
  const said = new Set(wordsOf(text));
  const named = dishes.filter((dish) => {
    const words = wordsOf(dish);
    return words.length > 0 && words.every((word) => said.has(word));
  });
  return named.toSorted((one, other) => other.length - one.length)[0];
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '');
}
