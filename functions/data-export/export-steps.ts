/** The steps of an export in order, with the text that owners see during each. */
export const EXPORT_STEPS = [
  { id: 'account', label: 'Account and profile' },
  { id: 'guests', label: 'Guests' },
  { id: 'marketing', label: 'Ads, texts, and posts' },
  { id: 'tools', label: 'Checklist, menu, and grades' },
  { id: 'billing', label: 'Plan and invoices' },
  { id: 'audit', label: 'Activity' },
  { id: 'websites', label: 'Websites' },
  { id: 'images', label: 'Photos' },
] as const;
export type ExportStepId = (typeof EXPORT_STEPS)[number]['id'];

/** The key of the archive in the transfers bucket. */
export function exportKey({
  restaurant_id,
  export_id,
}: {
  restaurant_id: string;
  export_id: string;
}): string {
  return `downloads/${restaurant_id}/export-${export_id}.zip`;
}
