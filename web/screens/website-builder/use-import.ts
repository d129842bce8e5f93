import { useRef, useState } from 'react';
import type { SourceFinding } from '#shared/contract/website.ts';
import { ApiError } from '#web/api/api-error.ts';
import { importSite, useForgetWebsites } from '#web/api/website-transfer.ts';
import { NO_RESTAURANT } from '#web/app/no-restaurant.tsx';
import { bringPictures } from './bring-pictures.ts';
import { readSiteFile, SiteFileError } from './site-file.ts';

export type ImportState =
  | { step: 'choosing' }
  | { step: 'running'; label: string; progress: { percent?: number } }
  | { step: 'failed'; sentence: string }
  /** It was imported, without these parts of its own HTML and CSS. */
  | { step: 'cleaned'; websiteId: string; findings: readonly SourceFinding[] };

export type Imported = { websiteId: string; name: string };

/** Reads the chosen file, brings its pictures where they are missing, and makes the website. */
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
      const chosen = await readSiteFile(file);
      const site = await bringPictures(chosen, { onProgress: show, signal });
      show('Making the website…');
      const { website_id, data, findings } = await importSite(site, signal);
      await forgetWebsites();
      if (findings.length > 0) setState({ step: 'cleaned', websiteId: website_id, findings });
      else onImported({ websiteId: website_id, name: data.website_name });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', sentence: sentenceOf(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ step: 'choosing' });
  };
  return { state, start, cancel };
}

function sentenceOf(error: unknown): string {
  if (error instanceof SiteFileError) return error.message;
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : 'Please try again.';
  if (error.code === 'not_found') return NO_RESTAURANT;
  const [field, reason] = Object.entries(error.fields)[0] ?? [];
  return field === undefined ? error.message : `${error.message} ${field}: ${reason}`;
}
