/**
 * The folder in `functions/` of each function, by the name that it is deployed under. Names are permanent, because
 * logs, metrics, and alarms of deployed stages use them. Folders may move.
 */
const FUNCTION_FOLDERS: Readonly<Record<string, string>> = {
  'account-deletion-worker': 'accounts/deletion-worker',
  activity: 'audit/api',
  'ad-account': 'ads/account-api',
  'ad-campaigns': 'ads/campaigns-api',
  'ad-results': 'ads/results-schedule',
  'ai-analysis': 'grader/api',
  alerts: 'alerts/api',
  'alerts-check': 'alerts/schedule',
  announcements: 'announcements/api',
  auth: 'accounts/api',
  billing: 'billing/api',
  'billing-cycle': 'billing/cycle-schedule',
  'bulk-email-worker': 'bulk-emails/worker',
  'bulk-emails': 'bulk-emails/api',
  'business-assistant': 'console/assistant-api',
  'business-intelligence': 'console/business-intelligence-api',
  checklists: 'checklist/api',
  'content-creator': 'posts/api',
  dashboard: 'dashboard/api',
  'data-export-worker': 'data-export/worker',
  'data-exports': 'data-export/api',
  'due-texts': 'sms/due-schedule',
  'email-worker': 'email/worker',
  'feature-worker': 'features/worker',
  features: 'features/api',
  'figure-closing': 'metrics/closing-schedule',
  'generation-worker': 'websites/generation-worker',
  guests: 'guests/api',
  'image-enhancer': 'photos/api',
  images: 'images/api',
  'inbound-texts': 'sms/inbound-worker',
  jobs: 'jobs/api',
  leads: 'leads/api',
  'menu-optimizer': 'menu/api',
  moderation: 'moderation/api',
  'page-fetch': 'grader/page-fetch',
  'payment-events': 'billing/payment-events-worker',
  'payment-reconciliation': 'billing/reconciliation-schedule',
  'payment-webhooks': 'billing/webhooks-api',
  'platform-analytics': 'metrics/platform-api',
  'platform-settings': 'platform-settings/api',
  projector: 'metrics/projector',
  redemptions: 'redemptions/api',
  'restaurant-administration': 'restaurants/api',
  'restaurant-profile': 'profile/api',
  'revenue-analytics': 'metrics/revenue-api',
  'sms-campaigns': 'sms/campaigns-api',
  'sms-receipts': 'sms/receipts-worker',
  'sms-worker': 'sms/worker',
  status: 'status/api',
  'texting-settings': 'sms/settings-api',
  'website-editing': 'websites/editing-api',
  websites: 'websites/api',
  'withdrawal-worker': 'moderation/withdrawal-worker',
};

/** The folder in `functions/` of a deployed function. */
export function functionFolder(name: string): string {
  const folder = FUNCTION_FOLDERS[name];
  if (folder === undefined) throw new Error(`${name} has no folder in infra/function-folders.ts.`);
  return folder;
}

/** The import path of a deployed function's file. Bundlers don't follow it. */
export function functionFile(name: string, file: string): string {
  return `${import.meta.dirname}/../functions/${functionFolder(name)}/${file}`;
}
