import { applyChanges } from '#shared/editing/apply-changes.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { aContentPlan, aContentPost } from '#tests/builders/a-content-plan.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';

type Call = { method: string; path: string; body: unknown };
type Failing = { call: string; status: number; code: string; error: string };

const NOW = '2026-11-29T12:00:00.000Z';
const ABOUT = 'pages[0].sections.about.content';

/** The routes that the assistant's buttons call, for one restaurant in memory. */
export function aRestaurantApi(profile: RestaurantProfile) {
  const state = {
    profile,
    version: 3,
    about: 'The About before.',
    websiteVersion: 7,
    websites: 1,
    /** What the readers find in the next message. */
    found: [] as Pick<ProfileProposal, 'field' | 'value'>[],
    /** What a model reads in the next message; undefined if there is no model. */
    meant: undefined as { question: string | null } | undefined,
    failing: undefined as Failing | undefined,
    calls: [] as Call[],
  };
  const answers: Readonly<Record<string, (body: unknown, query: URLSearchParams) => Response>> = {
    'GET /restaurant/profile': () =>
      ok({ data: { profile: state.profile, version: state.version, updated_at: NOW } }),
    'GET /checklist/categories-with-items': () => ok({ data: [] }),
    'POST /restaurant/profile/read': () => {
      const words = { confidence: 'certain', start: 0, end: 0, words: '' };
      const proposals = state.found.map((each) => ({ ...each, ...words }));
      return ok({ data: { language: 'en', proposals, wishes: [], not_for_guests: [], lines: [] } });
    },
    'GET /config': () => {
      const config = { brand_name: 'Tableside', sites_origin: '', is_local: false, coming_soon: [] };
      return ok({ data: { ...config, has_text_model: state.meant !== undefined, reads_photos: false } });
    },
    'POST /restaurant/assistant/read': () => ok({ data: state.meant }),
    'PATCH /restaurant/profile': (body, query) => {
      if (query.get('version') !== String(state.version)) return failure(409, 'profile_changed');
      const applied = applyChanges(PROFILE_GRAMMAR, state.profile, body as Record<string, never>);
      if (!applied.isApplied) return failure(422, 'invalid_input');
      state.profile = applied.record;
      state.version += 1;
      return ok({ message: 'Saved.', data: { version: state.version, updated_at: NOW } });
    },
    'POST /ai/content/plans': () =>
      ok({ data: aContentPlan([aContentPost({ text: 'Tacos are calling.', hashtags: ['#tacos'] })]) }),
    'DELETE /ai/content/plans/plan-1': () => ok({ message: 'Deleted.' }),
    'POST /ai/content/image/generate-content': (body) => ok({ data: written(body) }),
    'POST /campaigns/sms/preview': (body) => ok({ preview: smsPreview(body) }),
    'GET /website-builder/websites': () => {
      const websites = Array.from({ length: state.websites }, (_, at) => website(state, `w${at + 1}`));
      return ok({ data: { websites, page: 1, per_page: 10, total: websites.length, total_pages: 1 } });
    },
    'GET /website-builder/websites/w1': () => ok({ data: website(state, 'w1') }),
    'PATCH /website-builder/websites/w1/content': (body, query) => {
      if (query.get('version') !== String(state.websiteVersion)) return failure(409, 'website_changed');
      state.about = (body as Record<string, string>)[ABOUT] ?? '';
      state.websiteVersion += 1;
      const data = { version: state.websiteVersion, updated_at: NOW, image_assets: {} };
      return ok({ message: 'Saved.', data });
    },
  };
  const fetch = async (address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const path = pathname.replace(/^\/api/, '');
    const call = `${method} ${path}`;
    const sent = body === undefined ? undefined : JSON.parse(String(body));
    state.calls.push({ method, path, body: sent });
    const { failing } = state;
    if (failing?.call === call) return failure(failing.status, failing.code, failing.error);
    return answers[call]?.(sent, searchParams) ?? failure(404, 'not_found');
  };
  /** The calls that change something. */
  const writes = () => state.calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/read'));
  return { state, fetch, writes };
}

const ok = (answer: object) => Response.json({ success: true, ...answer });
const failure = (status: number, code: string, error = 'This changed meanwhile.') =>
  Response.json({ success: false, code, error, request_id: 'r' }, { status });

function written(body: unknown) {
  const {
    content_types: types,
    review,
    turn,
  } = body as {
    content_types: string[];
    review?: { mood: string };
    turn: number;
  };
  const text = [`Words ${turn} for ${types[0]}`, review?.mood].filter(Boolean).join(', ');
  const none = { social_media_caption: '', menu_description: '', email_marketing: '', sms_marketing: '' };
  return {
    generated_content: { ...none, promotional_content: text, hashtags: [] },
    texts: [{ content_type: types[0], server_type: 'promotional_content', text }],
    dish: '',
  };
}

function smsPreview(body: unknown) {
  const { offer, offerCode } = body as { offer: string; offerCode: string };
  const sampleMessage = `We miss you! ${offer}. Code ${offerCode}. Reply STOP to opt out.`;
  return {
    sampleMessage,
    characterCount: sampleMessage.length,
    targetCustomers: 0,
    estimatedCost: 0,
    csvStats: { totalUploaded: 0, lapsedCustomers: 0, errors: 0, duplicates: 0 },
    csvErrors: [],
    message: { text: sampleMessage, segments: 1, encoding: 'GSM-7', cut: [] },
    alternatives: [],
    decisions: { guests: 0, send: 0, hold: 0, skip: 0, held: [], skipped: [] },
    will_cost: 0,
    price_note: null,
    missing: [],
    is_simulated: true,
  };
}

function website(state: { about: string; websiteVersion: number }, website_id: string) {
  const content = aSiteContent();
  const [page] = content.pages;
  const about = { title: 'About', content: state.about };
  const pages = [{ ...page, sections: { ...page?.sections, about } }];
  return {
    website_id,
    website_name: `Website ${website_id}`,
    status: 'draft',
    created_at: NOW,
    updated_at: NOW,
    design_category: '',
    hero_image: '',
    restaurant_id: 'r1',
    restaurant_name: 'Osteria Lupo',
    has_unpublished_changes: false,
    custom_requirements: '',
    design_preferences: {},
    content_source: 'sections',
    generated_content: { html: '', css: '' },
    menu_items: [],
    generation_details: { features_used: [], ai_model: 'built-in', generation_time: 1 },
    design_system: content.design_system,
    pages,
    content: { ...content, pages },
    version: state.websiteVersion,
    missing_facts: [],
    suggestions: [],
  };
}
