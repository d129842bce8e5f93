/** Red at 90% or more, amber at 75% or more, otherwise green (spec, console §9). */
export function usageTone(used: number, limit: number): 'good' | 'warning' | 'danger' {
  if (limit <= 0) return used > 0 ? 'danger' : 'good';
  const percent = (100 * used) / limit;
  if (percent >= 90) return 'danger';
  return percent >= 75 ? 'warning' : 'good';
}
