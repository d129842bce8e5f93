import { useMemo } from 'react';
import type { TemplateId } from '#shared/site/site-content.ts';
import { usePublicConfig } from '#web/client/public-config.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useChunk } from '#web/shell/navigation/use-chunk.ts';
import type { SamplePage } from './draw-sample-page.ts';

/** All designs at once: the gallery shows its cards before them. */
const importDraw = async () => (await import('./draw-sample-page.ts')).drawSamplePage;

/** The sample page of a design; undefined until what draws it is here, and it is known where its images are. */
export function useSamplePage(templateId: TemplateId): SamplePage | undefined {
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  const drawSamplePage = useChunk(queryKeys.siteRenderer('sample'), importDraw);
  return useMemo(
    () => (sitesOrigin === undefined ? undefined : drawSamplePage?.(templateId, sitesOrigin)),
    [templateId, sitesOrigin, drawSamplePage],
  );
}
