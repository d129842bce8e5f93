import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';

type Kept = Pick<EnhancedImage, 'kept_version' | 'enhanced_url' | 'original_url' | 'original_filename'>;

/** The URL and file name of the kept version, based on the original’s name. */
export function keptFile({ kept_version, enhanced_url, original_url, original_filename }: Kept): {
  url: string;
  filename: string;
} {
  const url = kept_version === 'original' ? original_url : enhanced_url;
  const ending = /\.(\w{2,5})$/.exec(url)?.[1] ?? 'jpg';
  const name = original_filename.replace(/\.\w{2,5}$/, '') || 'photo';
  return { url, filename: `${name}-${kept_version}.${ending}` };
}
