import { groupDigits } from '#shared/format/group-digits.ts';
/** "Use at most 5,000 characters." */
export function atMostCharacters(max: number): string {
  return `Use at most ${groupDigits(max)} characters.`;
}
