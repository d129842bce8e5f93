/** The most characters of an answer that are read. Our texts are shorter. */
const MOST_CHARACTERS = 10_000;

const CHARACTERS = /^(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-f]{4}))*/iu;
/** The beginning of an unfinished escape. */
const UNFINISHED = /^\\(?:u[0-9a-f]{0,3})?$/i;

/**
 * Reads one text field of a JSON object that arrives in parts. Each call adds a part and returns the field so far.
 * If the JSON can't be parsed further, the result stays. Pure except for its memory.
 */
export function createFieldReader(field: string): (part: string) => string {
  const start = new RegExp(`"${field}"\\s*:\\s*"`);
  let [text, unread] = ['', ''];
  let [isInside, isOver] = [false, false];
  let left = MOST_CHARACTERS;
  return (part) => {
    if (isOver) return text;
    unread += part.slice(0, left);
    left = Math.max(0, left - part.length);
    isOver = left === 0;
    if (!isInside) {
      const found = start.exec(unread);
      if (found === null) return text;
      isInside = true;
      unread = unread.slice(found.index + found[0].length);
    }
    const [characters = ''] = CHARACTERS.exec(unread) ?? [];
    text += JSON.parse(`"${characters}"`);
    unread = unread.slice(characters.length);
    isOver ||= !(unread === '' || UNFINISHED.test(unread));
    return text;
  };
}
