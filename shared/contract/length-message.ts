/** "Use at most 5,000 characters." Groups digits without `Intl`, which takes 13 ms to load. */
export function atMostCharacters(max: number): string {
  return `Use at most ${String(max).replace(/\B(?=(?:\d{3})+$)/g, ',')} characters.`;
}
