import { FALLBACK_CONTENT } from '#shared/photos/contract/fallback-content.ts';
import { type ImageContentType, SERVER_TYPE_OF } from '#shared/posts/contract/image-content.ts';
import type { AssumedPhrase } from '#shared/text/assumed-phrase.ts';

export type PhotoText = {
  content_type: ImageContentType;
  text: string;
  assumed?: AssumedPhrase[] | undefined;
};

/** Generic text for the chosen types, if writing failed (spec, owner tools §4). */
export function fallbackTexts(types: readonly ImageContentType[]): PhotoText[] {
  return types.map((type) => ({ content_type: type, text: FALLBACK_CONTENT[SERVER_TYPE_OF[type]] }));
}

/** The texts with one replaced. */
export function withText(texts: readonly PhotoText[], text: PhotoText): PhotoText[] {
  return texts.map((each) => (each.content_type === text.content_type ? text : each));
}

/** A text for a social network, which takes hashtags. */
export const isCaption = ({ content_type }: PhotoText): boolean =>
  SERVER_TYPE_OF[content_type] === 'social_media_caption';

/** Adds a hashtag to captions of the chosen types that lack it, or to every chosen text if none is a caption. */
export function withHashtag(
  texts: readonly PhotoText[],
  hashtag: string,
  chosen: ReadonlySet<ImageContentType>,
): PhotoText[] {
  const isChosen = ({ content_type }: PhotoText) => chosen.has(content_type);
  const isChosenCaption = (each: PhotoText) => isChosen(each) && isCaption(each);
  const isMeant = texts.some(isChosenCaption) ? isChosenCaption : isChosen;
  const word = hashtag.startsWith('#') ? hashtag : `#${hashtag}`;
  return texts.map((each) =>
    isMeant(each) && !each.text.split(/\s/).includes(word) ? { ...each, text: `${each.text} ${word}` } : each,
  );
}
