import { adCopyTask } from '#functions/ai/ads/ad-copy-task.ts';
import { menuTask } from '#functions/ai/drafts/menu-task.ts';
import { pageTask } from '#functions/ai/drafts/page-task.ts';
import { postsTask } from '#functions/ai/posts/posts-task.ts';
import { readMenuPhotoTask } from '#functions/ai/readers/read-menu-photo-task.ts';
import { readProfileTask } from '#functions/ai/readers/read-profile-task.ts';
import { reviewReplyTask } from '#functions/ai/reviews/reply-task.ts';
import { rewriteTask } from '#functions/ai/rewrite/rewrite-task.ts';
import { greetingsTask } from '#functions/ai/texts/greetings-task.ts';
import type { Writer } from '#functions/ai/writer.ts';
import { createReadWithModel } from '#functions/console/assistant-api/read-with-model.ts';
import { writeImageContent } from '#functions/posts/image-content/write-image-content.ts';
import { readMessageTask } from '#functions/profile/api/read-message-task.ts';
import { draftOf, factsOfBrief } from '#tests/eval/draft-of-brief.ts';
import { aPostBrief, aPostRestaurant } from './a-post-brief.ts';
import { aDish, aProfile } from './a-profile.ts';
import { NOT_ANSWERABLE } from './a-writing-model.ts';
import { TINY_IMAGE } from './quick-images.ts';
import { someRewriteFacts } from './some-rewrite-facts.ts';

/**
 * A tool that asks a model. `run` uses it with a writer and returns what guests or the owner see. `saying` is an answer
 * in its schema with the text in every field that can hold it.
 */
type ModelTool = { run: (writer: Writer) => Promise<unknown>; saying: (text: string) => object };

const caller = { restaurantId: 'rest_1' };
const TODAY = '2026-11-30';
const CONTEXT = { region: 'US', language: 'en', currency: 'USD', today: TODAY };
const BRIEF = {
  name: 'Osteria Lupo',
  text: 'Roman trattoria in Portland. We cook in a wood oven. Carbonara $14.',
};
const OFFER = '20% off on Tuesdays';
const AD = {
  ...{ restaurantName: 'Osteria Lupo', item: 'Carbonara', offer: OFFER, promoCode: 'LUPO20', place: '' },
  ...{ language: 'en', dishDescription: '', way: 'come' as const },
};
const CARBONARA = { name: 'Carbonara', description: '', price: '$14', availability: '', course: 'Pasta' };

/** Every use of a model for owners, guests, and administrators. */
export const MODEL_TOOLS: Readonly<Record<string, ModelTool>> = {
  read: {
    run: async (writer) =>
      (await writer.write(readProfileTask, { text: BRIEF.text, context: CONTEXT }, caller)).result,
    saying: (text) => ({
      language: 'en',
      proposals: [{ field: 'story', value: { text }, confidence: 'certain', words: text }],
      wishes: [{ words: text }],
      not_for_guests: [],
    }),
  },
  draft: {
    run: async (writer) => {
      const facts = factsOfBrief(BRIEF);
      const story = (await writer.write(pageTask, facts, caller)).result;
      const menu = (await writer.write(menuTask, facts, caller)).result;
      return draftOf(BRIEF, facts, { story, menu }).published;
    },
    saying: (text) => ({
      tagline: text,
      hero_description: text,
      meta_description: `{website_name}: ${text}`,
      about_content: text,
      contact_description: text,
    }),
  },
  rewrite: {
    run: async (writer) => (await writer.write(rewriteTask, someRewriteFacts(), caller)).result,
    saying: (text) => ({ text: `We cook in a wood oven. ${text}` }),
  },
  'owner’s assistant': {
    run: async (writer) =>
      (await writer.write(readMessageTask, { message: 'folks who kinda vanished on us' }, caller)).result,
    saying: (text) => ({ entry: 'lapsed', words: text }),
  },
  'administrators’ assistant': {
    run: (writer) => createReadWithModel(writer)({ question: 'how did they do?', today: TODAY }),
    saying: (text) => ({ ...NOT_ANSWERABLE, is_answerable: true, restaurant: text }),
  },
  ads: {
    run: async (writer) => (await writer.write(adCopyTask, AD, caller)).result,
    saying: (text) => {
      const copy = { primary_text: `{offer} {promo_code} ${text}`, headline: text, description: text };
      return { variants: [copy, copy, copy] };
    },
  },
  posts: {
    run: async (writer) => {
      const briefs = [aPostBrief({ dishes: [CARBONARA] })];
      return (await writer.write(postsTask, { restaurant: aPostRestaurant(), briefs, drafts: [] }, caller))
        .result;
    },
    saying: (text) => ({ posts: [{ post_id: 'p1', subject: '', text }] }),
  },
  texts: {
    run: async (writer) => {
      const facts = { restaurantName: 'Lupo', offer: OFFER, dish: 'Carbonara', language: 'en' };
      return (await writer.write(greetingsTask, facts, caller)).result;
    },
    saying: (text) => ({ greetings: [`{name}: ${text}`] }),
  },
  captions: {
    run: (writer) =>
      writeImageContent(
        { profile: aProfile({ dishes: [aDish({ name: 'Carbonara', price: '$14' })] }), caller, writer },
        { image: undefined, types: ['facebook', 'email_campaign'], turn: 0, today: TODAY },
      ),
    saying: (text) => ({
      posts: [
        { post_id: 'facebook', subject: '', text },
        { post_id: 'email_campaign', subject: text, text },
      ],
    }),
  },
  'review replies': {
    run: async (writer) => {
      const facts = { name: 'Lupo', review: 'Lovely evening.', mood: 'happy' as const, turn: 0 };
      return (await writer.write(reviewReplyTask, facts, caller)).result;
    },
    saying: (text) => ({ reply: text }),
  },
  'menu photo': {
    run: async (writer) =>
      (await writer.write(readMenuPhotoTask, { format: 'png', bytes: TINY_IMAGE }, caller)).result,
    saying: (text) => ({ lines: [text] }),
  },
};
