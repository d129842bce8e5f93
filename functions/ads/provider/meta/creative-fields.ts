import type { AdLaunch } from '#functions/ads/provider/ad-provider.ts';
import { nameOf } from './ad-fields.ts';

/** The account's hashes of the photos. */
type PhotoHashes = { square: string; wide: string };

/** The copy, the photos, and the link. */
export function creativeFields(ad: AdLaunch, pageId: string, hashes: PhotoHashes | undefined) {
  return {
    name: nameOf(ad),
    ...(hashes === undefined ? linkStory(ad, pageId) : feedStory(ad, pageId, hashes)),
  };
}

/** Without our photo, Facebook shows one from the linked page. */
function linkStory({ copy, destinationUrl: link }: AdLaunch, page_id: string) {
  const { primary_text: message, headline: name, description } = copy;
  const call_to_action = { type: 'LEARN_MORE', value: { link } };
  return { object_story_spec: { page_id, link_data: { link, message, name, description, call_to_action } } };
}

/** Placements outside the feed are wide (Meta Ads Guide, image ads, read in November 2026); all others are square. */
const WIDE_PLACES = {
  publisher_platforms: ['facebook'],
  facebook_positions: ['right_hand_column', 'search'],
};

/**
 * Uses each crop where it fits (Marketing API, "Placement Asset Customization"). The last rule covers all other
 * placements.
 */
function feedStory({ copy, destinationUrl }: AdLaunch, page_id: string, hashes: PhotoHashes) {
  const labeled = (name: 'square' | 'wide') => ({ hash: hashes[name], adlabels: [{ name }] });
  const rule = (customization_spec: object, name: 'square' | 'wide', priority: number) => ({
    customization_spec,
    image_label: { name },
    priority,
  });
  return {
    object_story_spec: { page_id },
    asset_feed_spec: {
      optimization_type: 'PLACEMENT',
      ad_formats: ['SINGLE_IMAGE'],
      images: [labeled('square'), labeled('wide')],
      bodies: [{ text: copy.primary_text }],
      titles: [{ text: copy.headline }],
      descriptions: [{ text: copy.description }],
      link_urls: [{ website_url: destinationUrl }],
      call_to_action_types: ['LEARN_MORE'],
      asset_customization_rules: [rule(WIDE_PLACES, 'wide', 1), rule({}, 'square', 2)],
    },
  };
}
