const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Mar 14, 2026, 11:00 AM`, in the reader's time. */
export function momentLabel(moment: string): string {
  return FORMAT.format(new Date(moment));
}
