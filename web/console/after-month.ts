/** The first day after a month (`2026-11`): `December 1`. */
export function afterMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const options = { timeZone: 'UTC', month: 'long', day: 'numeric' } as const;
  return new Date(Date.UTC(year, number, 1)).toLocaleDateString('en-US', options);
}
