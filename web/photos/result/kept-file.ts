import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';

type Kept = Pick<EnhancedImage, 'kept_version' | 'enhanced_url' | 'original_url' | 'original_filename'>;

/** Where the version that is kept lies, and what it is called once it is saved: beside the file that it came from. */
export function keptFile({ kept_version, enhanced_url, original_url, original_filename }: Kept): {
  url: string;
  filename: string;
} {
  const url = kept_version === 'original' ? original_url : enhanced_url;
  const ending = /\.(\w{2,5})$/.exec(url)?.[1] ?? 'jpg';
  const name = original_filename.replace(/\.\w{2,5}$/, '') || 'photo';
  return { url, filename: `${name}-${kept_version}.${ending}` };
}
