/** Spec, website builder §5: a limit is a whole number; what is empty or invalid is none. */
export function parseLimit(typed: string): number | null {
  const text = typed.trim().replaceAll(/[,\s]/g, '');
  const limit = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return limit > 0 ? limit : null;
}
