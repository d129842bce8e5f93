import {
  type ImageToUpload,
  imagesToUpload,
  shownImages,
  type UploadedImage,
  withImagesReplaced,
} from '#shared/site/files/site-export.ts';
import { MAX_IMAGES } from '#shared/websites/contract/imported-content.ts';
import type { ApiError } from '#web/client/api-error.ts';
import { uploadImage } from '#web/images/api/image-upload.ts';
import type { SiteFile } from '#web/websites/api/website-transfer.ts';
import type { ChosenSite } from './site-file.ts';
import { SiteFileError } from './site-file-error.ts';

type Bringing = { onProgress: (label: string, percent: number) => void; signal: AbortSignal };

/** Addresses of images that came with a site and are required. */
export function imagesAtHand({ site, images }: ChosenSite): string[] {
  const brought = imagesToUpload(site, images.keys()).filter(({ file }) => file !== undefined);
  return brought.map(({ url }) => url).slice(0, MAX_IMAGES);
}

/** The images that a rejected import reported as not the caller’s. */
export function missingImages({ site, images }: ChosenSite, { fields }: ApiError): ImageToUpload[] {
  const shown = shownImages(site.content);
  const isNamed = (url: string) => {
    const place = shown.get(url);
    const isInSource = 'own_source.html' in fields || 'own_source.css' in fields;
    return place === undefined ? isInSource : `content.${place}` in fields;
  };
  return imagesToUpload(site, images.keys()).filter(({ url }) => isNamed(url));
}

/**
 * Uploads a site’s images and updates their addresses. Missing images in custom HTML stay as they are, and the import
 * removes them. Throws `SiteFileError` if another image is missing or rejected, and the signal’s reason if the owner
 * canceled.
 */
export async function uploadMissingImages(
  chosen: ChosenSite,
  missing: readonly ImageToUpload[],
  bringing: Bringing,
): Promise<SiteFile> {
  refuseAbsent(chosen, missing);
  const present = missing.filter(({ file }) => file !== undefined);
  const uploaded = new Map<string, UploadedImage>();
  for (const [index, image] of present.entries()) {
    const label = `Uploading image ${index + 1} of ${present.length}`;
    const onProgress = (percent: number) =>
      bringing.onProgress(label, Math.floor((index * 100 + percent) / present.length));
    onProgress(0);
    uploaded.set(image.url, await upload(chosen, image, { onProgress, signal: bringing.signal }));
  }
  return withImagesReplaced(chosen.site, uploaded);
}

function refuseAbsent({ site, images }: ChosenSite, missing: readonly ImageToUpload[]): void {
  const shown = shownImages(site.content);
  const absent = missing.filter(
    ({ file, url }) => file === undefined && (images.size === 0 || shown.has(url)),
  );
  if (absent.length === 0) return;
  throw new SiteFileError(
    images.size === 0
      ? 'This website’s images aren’t in your account. Upload the full ZIP file.'
      : `This ZIP file is missing ${absent.length === 1 ? '1 image' : `${absent.length} images`}. Download the website again.`,
  );
}

type Upload = { onProgress: (percent: number) => void; signal: AbortSignal };

async function upload({ images }: ChosenSite, image: ImageToUpload, upload: Upload): Promise<UploadedImage> {
  const path = image.file ?? '';
  const file = new File([images.get(path)?.slice() ?? new Uint8Array()], nameOf(path), {
    type: typeOf(path),
  });
  try {
    const { url, asset } = await uploadImage(file, { imageType: image.type, ...upload });
    return { url, asset };
  } catch (error) {
    if (upload.signal.aborted) throw error;
    throw new SiteFileError(`${nameOf(path)}: ${error instanceof Error ? error.message : 'Upload failed'}`);
  }
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function typeOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return extension === 'jpg' ? 'image/jpeg' : `image/${extension}`;
}
