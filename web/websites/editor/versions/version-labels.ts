import { dateFormatter } from '#shared/format/formatter.ts';
import type { WebsiteVersion } from '#shared/websites/contract/website.ts';

const REASONS: Record<WebsiteVersion['reasons'][number], string> = {
  published: 'Published',
  saved: 'Saved',
  before_regeneration: 'Before regenerating',
  before_restore: 'Before restoring an older version',
  before_html: 'Before switching to custom HTML',
  before_html_change: 'Before changing custom HTML',
  before_sections: 'Before going back to sections',
};

const asMoment = dateFormatter({ dateStyle: 'long', timeStyle: 'short' });

/** When a version was saved, in the reader’s time zone. */
export function versionMoment({ created_at }: Pick<WebsiteVersion, 'created_at'>): string {
  return asMoment(new Date(created_at));
}

/** Why a version was saved. */
export function versionReasons({ reasons }: Pick<WebsiteVersion, 'reasons'>): string {
  return reasons.map((reason) => REASONS[reason]).join(' · ');
}
