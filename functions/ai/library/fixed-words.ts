/** The longest run of fixed words between groups, slots, and blanks. */
export function longestFixedRun(line: string): number {
  const parts = line.split(/\[[^\]]*\]|\{\w+\}|____/);
  return Math.max(
    ...parts.map((part) => part.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length),
  );
}
