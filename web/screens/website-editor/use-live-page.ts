import { useMemo } from 'react';
import type { SourceFinding, Website } from '#shared/contract/website.ts';
import { renderSite } from '#shared/site/render-site.ts';
import { usePublicConfig } from '#web/api/public-config.ts';
import { usePagePreview } from '#web/api/website-source.ts';
import { pseudoUrl } from '#web/app/website-words.ts';
import { useDebouncedSource } from './use-debounced-source.ts';
import type { Editor } from './use-editor.ts';

export type LivePage = {
  /** The whole document; undefined while the first is on its way. */
  html: string | undefined;
  /** What would be taken out of the HTML and CSS in the fields, and what browsers would mend. */
  findings: SourceFinding[];
  isUpdating: boolean;
  error: Error | null;
  retry: () => void;
};

const NO_FINDINGS: SourceFinding[] = [];

/**
 * The page that the fields make. As long as it is made from its sections, it is rendered here; an owner's own
 * HTML and CSS go to the server, which makes the page that saving them would make.
 */
export function useLivePage({ base, draft, isCodeChanged }: Editor): LivePage {
  const rendered = useRenderedSections(base);
  const source = useDebouncedSource(draft.html, draft.css);
  const isFromSections = base.content_source === 'sections';
  const isOwn = isCodeChanged || !isFromSections;
  const isUntouched = isFromSections && source.revision === 0;
  const preview = usePagePreview(base.website_id, isOwn && !isUntouched ? source : undefined);
  const isLate = source.html !== draft.html || source.css !== draft.css;
  if (!isOwn)
    return { html: rendered, findings: NO_FINDINGS, isUpdating: false, error: null, retry: () => {} };
  return {
    html: preview.data?.page_html ?? rendered,
    findings: preview.data?.findings ?? NO_FINDINGS,
    isUpdating: isLate || preview.isFetching,
    error: preview.error,
    retry: () => void preview.refetch(),
  };
}

function useRenderedSections(website: Website): string | undefined {
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  return useMemo(() => {
    if (sitesOrigin === undefined || website.content_source !== 'sections') return undefined;
    const siteUrl = website.url ?? `${sitesOrigin}/${encodeURIComponent(pseudoUrl(website.website_name))}/`;
    return renderSite(website.content, { mode: 'preview', siteUrl, assetsOrigin: sitesOrigin }).html;
  }, [website, sitesOrigin]);
}
