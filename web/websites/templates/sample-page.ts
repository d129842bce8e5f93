import { useMemo } from 'react';
import type { TemplateId } from '#shared/site/site-content.ts';
import { usePublicConfig } from '#web/client/public-config.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useChunk } from '#web/shell/navigation/use-chunk.ts';
import type { SamplePage } from './draw-sample-page.ts';

/** All templates in one chunk, loaded after the gallery’s cards. */
const importDraw = async () => (await import('./draw-sample-page.ts')).drawSamplePage;

/** The sample page of a template; undefined until the renderer and the image origin are known. */
export function useSamplePage(templateId: TemplateId): SamplePage | undefined {
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  const drawSamplePage = useChunk(queryKeys.siteRenderer('sample'), importDraw);
  return useMemo(
    () => (sitesOrigin === undefined ? undefined : drawSamplePage?.(templateId, sitesOrigin)),
    [templateId, sitesOrigin, drawSamplePage],
  );
}
