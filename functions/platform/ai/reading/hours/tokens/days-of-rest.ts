const DAY_BEFORE =
  /(?<![a-z])(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|mo|di|mi|do|fr|sa|so)\s$/;
const REST = /^(?:off|holiday|leave|nah|nope|never|no|not|nicht|nie|zua|non|jamais|mai|nunca)\b/;
const LONGEST = 8;

/** "Tue off", "il lunedì no", "So nie": the word behind a day, at the end of its clause, that says it is closed. */
export function dayOfRestAt(folded: string, at: number): string | undefined {
  const word = REST.exec(folded.slice(at, at + LONGEST))?.[0];
  if (word === undefined || !DAY_BEFORE.test(folded.slice(Math.max(0, at - 14), at))) return undefined;
  const end = at + word.length;
  return /^\s*(?:[,;.!)\n]|$)/.test(folded.slice(end, end + 3)) ? word : undefined;
}
