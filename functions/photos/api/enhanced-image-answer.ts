import type { EnhancementRecord } from '#functions/photos/enhancements-repository.ts';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';

/** An enhanced photo in the API's format. `sitesOrigin` has no trailing slash. */
export function enhancedImageAnswer(enhancement: EnhancementRecord, sitesOrigin: string): EnhancedImage {
  const { image_id, created_at, original_filename, width, height, preset } = enhancement;
  return {
    id: image_id,
    image_id,
    original_url: `${sitesOrigin}${enhancement.original_path}`,
    enhanced_url: `${sitesOrigin}${enhancement.enhanced_path}`,
    thumbnail_url: `${sitesOrigin}${thumbnailOf(enhancement)}`,
    created_at,
    original_filename,
    enhancement_settings: enhancement.settings,
    preset,
    enhancement_prompt: enhancement.prompt,
    alt_text: enhancement.alt_text,
    width,
    height,
    change_sheet: enhancement.change_sheet,
    kept_version: enhancement.kept_version,
  };
}

function thumbnailOf({ kept_version, thumbnail_paths, ...whole }: EnhancementRecord): string {
  const isOriginal = kept_version === 'original';
  const small = isOriginal ? thumbnail_paths?.original : thumbnail_paths?.enhanced;
  return small ?? (isOriginal ? whole.original_path : whole.enhanced_path);
}
