import {
  ANY_CAPTION,
  contentTypeNamed,
  type GenerateImageContent,
  IMAGE_CONTENT_TYPES,
  type ImageContentType,
  SERVER_TYPE_OF,
  type ServerContentType,
} from '#shared/posts/contract/image-content.ts';
import { isRestaurantText } from '#shared/posts/contract/restaurant-text.ts';

type Asked = Pick<GenerateImageContent, 'content_types' | 'selected_platforms'>;

/** The type of a caption without a platform. */
const USUAL_CAPTION = 'instagram';

/**
 * The requested content types, without duplicates. A server type is written for the named platforms that map to it.
 * Platforms named beside platform captions narrow those: one was refreshed, not all.
 */
export function contentTypesOf({ content_types: asked, selected_platforms }: Asked): ImageContentType[] {
  const content_types = asked.filter((type) => !isRestaurantText(type));
  const selected = selected_platforms.map(contentTypeNamed);
  const platforms = IMAGE_CONTENT_TYPES.filter((type) => selected.includes(type));
  const unasked = platforms.filter(
    (platform) => platform === 'promotional_content' || !content_types.includes(platform),
  );
  const types = [
    ...new Set(
      content_types.flatMap((type): ImageContentType[] => {
        if (type === ANY_CAPTION) return fitting(platforms, type) ?? [USUAL_CAPTION];
        return type === 'promotional_content' ? (fitting(unasked, type) ?? [type]) : [type];
      }),
    ),
  ];
  const named = types.filter((type) => platforms.includes(type));
  if (named.length === 0 || content_types.includes(ANY_CAPTION)) return types;
  return types.filter((type) => SERVER_TYPE_OF[type] !== ANY_CAPTION || named.includes(type));
}

/** The platforms that map to a server type; undefined if none does. */
function fitting(
  platforms: readonly ImageContentType[],
  type: ServerContentType,
): ImageContentType[] | undefined {
  const found = platforms.filter((platform) => SERVER_TYPE_OF[platform] === type);
  return found.length === 0 ? undefined : found;
}
