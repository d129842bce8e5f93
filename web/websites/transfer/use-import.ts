import { useRef, useState } from 'react';
import type { SourceFinding } from '#shared/websites/contract/website.ts';
import { loadChunk } from '#web/shell/navigation/lazy-chunk.ts';
import { useForgetWebsites } from '#web/websites/api/website-transfer.ts';
import { importFailure } from './import-failure.ts';

export type ImportState =
  | { step: 'choosing' }
  | { step: 'running'; label: string; progress: { percent?: number } }
  | { step: 'failed'; message: string }
  /** It was imported without these parts of its custom HTML and CSS. */
  | { step: 'cleaned'; websiteId: string; findings: readonly SourceFinding[] };

export type Imported = { websiteId: string; name: string };

/** Reads the chosen file, uploads missing images, and creates the website. */
export function useImport(onImported: (website: Imported) => void) {
  const [state, setState] = useState<ImportState>({ step: 'choosing' });
  const running = useRef<AbortController>(undefined);
  const forgetWebsites = useForgetWebsites();

  const start = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (label: string, percent?: number) =>
      setState({ step: 'running', label, progress: percent === undefined ? {} : { percent } });
    try {
      show('Reading the file…');
      const { importFile } = await loadChunk(() => import('./import-file.ts'));
      const { website_id, data, findings } = await importFile(file, { onProgress: show, signal });
      await forgetWebsites();
      if (findings.length > 0) setState({ step: 'cleaned', websiteId: website_id, findings });
      else onImported({ websiteId: website_id, name: data.website_name });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', message: importFailure(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ step: 'choosing' });
  };
  return { state, start, cancel };
}
