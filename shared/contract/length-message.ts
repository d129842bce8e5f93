/** "Use at most 5,000 characters." Grouped by hand: `Intl` takes 13 ms to load, more than all our own code. */
export function atMostCharacters(max: number): string {
  return `Use at most ${String(max).replace(/\B(?=(?:\d{3})+$)/g, ',')} characters.`;
}
