import { useEffect, useMemo, useState } from 'react';
import { withColorTheme } from '#shared/site/editing/color-theme.ts';
import type { DesignSystem } from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';
import type { SourceFinding, Website } from '#shared/websites/contract/website.ts';
import { usePublicConfig } from '#web/client/public-config.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useChunk } from '#web/shell/navigation/use-chunk.ts';
import { type NumberedSource, usePagePreview } from '#web/websites/api/page-preview.ts';
import { draftOf, type EditorDraft } from '#web/websites/editor/draft/editor-draft.ts';
import type { Editor } from '#web/websites/editor/draft/use-editor.ts';
import { pseudoUrl } from '#web/websites/website-labels.ts';

export type LivePage = {
  /** The whole document; undefined until the first arrives. */
  html: string | undefined;
  /** What would be removed from the HTML and CSS, and what browsers would fix. */
  findings: SourceFinding[];
  isUpdating: boolean;
  error: Error | null;
  retry: () => void;
};

const importRenderSite = async () => (await import('#shared/site/page/render-site.ts')).renderSite;

const NO_FINDINGS: SourceFinding[] = [];

/**
 * The preview of the fields. Pages made of sections render here; custom HTML and CSS go to the server, which returns
 * the page that saving would create.
 */
export function useLivePage(editor: Editor): LivePage {
  const { base, draft, isCodeChanged } = editor;
  const rendered = useRenderedSections(editor);
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

function useRenderedSections({ base, draft }: Editor): string | undefined {
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  const isFromSections = base.content_source === 'sections';
  const renderSite = useChunk(queryKeys.siteRenderer('site'), isFromSections ? importRenderSite : undefined);
  const { websiteName, primaryColor, secondaryColor, fontFamily } = draft;
  return useMemo(() => {
    if (sitesOrigin === undefined || !isFromSections || !renderSite) return undefined;
    const siteUrl = base.url ?? `${sitesOrigin}/${encodeURIComponent(pseudoUrl(base.website_name))}/`;
    const design = { primaryColor, secondaryColor, fontFamily };
    const content = { ...base.content, website_name: websiteName, design_system: designOf(base, design) };
    return renderSite(content, { mode: 'preview', siteUrl, assetsOrigin: sitesOrigin }).html;
  }, [base, isFromSections, renderSite, websiteName, primaryColor, secondaryColor, fontFamily, sitesOrigin]);
}

type Design = Pick<EditorDraft, 'primaryColor' | 'secondaryColor' | 'fontFamily'>;

/** The design that saving these fields would create. */
function designOf(base: Website, { primaryColor, secondaryColor, fontFamily }: Design): DesignSystem {
  const isSameFont = fontFamily === draftOf(base).fontFamily;
  const chosen = { body_font: fontFamily, headings_font: fontFamily };
  const own = findTemplate(base.content.template_id).designSystem.typography;
  return withColorTheme(base.content.design_system, {
    primary: primaryColor,
    secondary: secondaryColor,
    ...(!isSameFont && (fontFamily === 'default' ? own : chosen)),
  });
}

/** Long enough to finish a word, short enough to feel responsive. */
const DELAY_MS = 600;

/** HTML and CSS at the last pause in typing. The first revision is 0. */
function useDebouncedSource(html: string, css: string): NumberedSource {
  const [source, setSource] = useState<NumberedSource>({ html, css, revision: 0 });
  useEffect(() => {
    const take = () =>
      setSource((last) =>
        last.html === html && last.css === css ? last : { html, css, revision: last.revision + 1 },
      );
    const timer = setTimeout(take, DELAY_MS);
    return () => clearTimeout(timer);
  }, [html, css]);
  return source;
}
