import { rejectedAmong } from '#functions/moderation/rejected-among.ts';
import { newTextsOfHtml } from '#functions/moderation/texts-of-html.ts';
import { withdrawFromHtml } from '#functions/moderation/withdraw-from-html.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import type { PreparedSource, SourceChange } from '#functions/websites/source/change-source.ts';
import { boundFindings, quote, removed } from '#functions/websites/source/source-findings.ts';

/** Checks an owner's HTML with moderation and removes content that was rejected before, with a finding for each. */
export async function withoutRejectedHtml(
  { inspect, moderation }: Pick<WebsiteEditingDependencies, 'inspect' | 'moderation'>,
  restaurantId: string,
  { source, before, findings }: Pick<SourceChange, 'source' | 'before' | 'findings'>,
): Promise<Pick<PreparedSource, 'source' | 'findings'>> {
  const flagged = await inspect(newTextsOfHtml(before.html, source.html), { restaurantId });
  const rejected = await rejectedAmong(moderation, flagged);
  const html = rejected.reduce(withdrawFromHtml, source.html);
  if (html === source.html) return { source, findings };
  const removals = rejected
    .flatMap(({ passages }) => passages)
    .map((passage) => ({
      ...removed(quote(passage), 'We rejected this content and removed it from the page.'),
      source: 'html' as const,
      line: 1,
    }));
  return { source: { ...source, html }, findings: boundFindings([...findings, ...removals]) };
}
