import {
  type GenerateImageContent,
  type ImageContentType,
  SERVER_TYPE_OF,
} from '#shared/contract/ai/image-content.ts';

/** What was asked for, once each. Platforms that are named narrow the captions: one was refreshed, not all. */
export function contentTypesOf({
  content_types,
  selected_platforms,
}: Pick<GenerateImageContent, 'content_types' | 'selected_platforms'>): ImageContentType[] {
  const types = [...new Set(content_types)];
  const named = types.filter((type) => selected_platforms.includes(type));
  if (named.length === 0) return types;
  return types.filter((type) => SERVER_TYPE_OF[type] !== 'social_media_caption' || named.includes(type));
}
