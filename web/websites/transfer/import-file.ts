import { ApiError } from '#web/client/api-error.ts';
import { importSite } from '#web/websites/api/website-transfer.ts';
import { type ChosenSite, readSiteFile } from './site-file.ts';
import { imagesAtHand, missingImages, uploadMissingImages } from './upload-missing-images.ts';

type Importing = { onProgress: (label: string, percent?: number) => void; signal: AbortSignal };

/** Throws `SiteFileError` for an unreadable file, and the API’s error if it rejects the import. */
export async function importFile(file: File, importing: Importing) {
  return importChosen(await readSiteFile(file), importing);
}

/** Images that the account still has aren’t uploaded again. The first attempt reports the missing ones. */
async function importChosen(chosen: ChosenSite, importing: Importing) {
  const { onProgress, signal } = importing;
  onProgress('Creating your website…');
  const images_at_hand = imagesAtHand(chosen);
  try {
    return await importSite({ ...chosen.site, images_at_hand }, signal);
  } catch (error) {
    const missing = error instanceof ApiError ? missingImages(chosen, error) : [];
    if (missing.length === 0) throw error;
    const site = await uploadMissingImages(chosen, missing, importing);
    onProgress('Creating your website…');
    return importSite({ ...site, images_at_hand }, signal);
  }
}
