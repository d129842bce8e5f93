import type { PostBrief, PostRestaurant } from '#functions/ai/posts/post-facts.ts';

/** A brief for one post, empty except for `over`. */
export function aPostBrief(over: Partial<PostBrief> = {}): PostBrief {
  return {
    post_id: 'p1',
    platform: 'facebook',
    date: '2026-11-27',
    angle: 'dish',
    dishes: [],
    words: '',
    label: '',
    detail: '',
    diet: null,
    occasion: null,
    day: null,
    back: null,
    turn: 0,
    ...over,
  };
}

/** A trattoria in Oakland that takes no reservations and has no links. */
export function aPostRestaurant(): PostRestaurant {
  return {
    name: 'Osteria Lupo',
    kind: 'trattoria',
    cuisine: 'Roman',
    locality: 'Oakland',
    street: '12 Oak Street',
    address: '12 Oak Street, Oakland',
    language: 'en',
    tone: null,
    theme: '',
    booking_note: '',
    phone: '',
    links: { booking: '', ordering: '', website: '' },
  };
}
