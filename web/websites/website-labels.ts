import { formatLongDay } from '#shared/format/dates.ts';
import { numberFormatter } from '#shared/format/formatter.ts';

const asSeconds = numberFormatter({
  style: 'unit',
  unit: 'second',
  unitDisplay: 'long',
  maximumFractionDigits: 1,
});

/** Spec, website builder §2.4. */
export const DELETE_WEBSITE_QUESTION =
  'Are you sure you want to delete this website? This action cannot be undone.';

export const CUSTOM_HTML_TITLE = 'This website uses custom HTML';

/** Spec, website builder §2.3: completed is shown upper-case; a missing status is draft. */
export function statusLabel(status: string | undefined): string {
  if (!status) return 'draft';
  return status === 'completed' ? 'COMPLETED' : status;
}

export function statusTone(status: string | undefined): 'good' | 'neutral' {
  return status === 'published' ? 'good' : 'neutral';
}

/** Spec, website builder §2.5: underscore replaced by a space, default General. */
export function categoryLabel(category: string | undefined): string {
  return category ? category.replaceAll('_', ' ') : 'General';
}

/** A day in the reader’s time zone, or `fallback` if there is none. */
export function dayLabel(moment: string | undefined, fallback: string): string {
  return moment === undefined || Number.isNaN(Date.parse(moment)) ? fallback : formatLongDay(moment);
}

/** Spec, website builder §2.5: the lower-cased name with spaces turned into hyphens. */
export function pseudoUrl(websiteName: string): string {
  return websiteName.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/** `1 second`, `2.4 seconds` */
export function secondsLabel(seconds: number): string {
  return asSeconds(seconds);
}

/** The names of models, including the built-in writer’s; `composer` is its name in older websites. */
export function modelLabel(models: string): string {
  const names = models.split(', ').map((name) => (BUILT_IN.includes(name) ? 'Built-in writer' : name));
  return [...new Set(names)].join(', ');
}

const BUILT_IN = ['built-in', 'composer'];
