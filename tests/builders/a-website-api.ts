import { applyContentChanges } from '#shared/site/editing/content-editing.ts';
import { listSuggestions } from '#shared/site/review/suggestions.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { Website } from '#shared/websites/contract/website.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';

const AT = '2026-11-22T12:00:00.000Z';

/** A website as the API answers it. */
export function aWebsite(changes: Partial<Website> = {}, content: SiteContent = aSiteContent()): Website {
  return {
    website_id: 'w1',
    website_name: content.website_name,
    status: 'draft',
    created_at: AT,
    updated_at: AT,
    design_category: content.design_category,
    hero_image: content.hero_image,
    restaurant_id: 'lupo',
    restaurant_name: 'Osteria Lupo',
    has_unpublished_changes: false,
    custom_requirements: '',
    design_preferences: {},
    content_source: 'sections',
    generated_content: { html: '<main><h1>Lupo</h1></main>', css: 'h1 { color: red; }' },
    menu_items: content.menu_items,
    generation_details: { features_used: [], ai_model: '', generation_time: 0 },
    design_system: content.design_system,
    pages: content.pages,
    content,
    version: 1,
    missing_facts: [],
    suggestions: listSuggestions(content),
    ...changes,
  };
}

export const PUBLIC_CONFIG = {
  brand_name: 'Tableside',
  sites_origin: 'https://sites.example',
  is_local: false,
  coming_soon: [],
  has_text_model: false,
  reads_photos: false,
};

type Call = { method: string; path: string; body: unknown };
type Answer = { status?: number; body?: object };
type Answering = (call: Call) => Answer | Promise<Answer> | undefined;

const refusal = (error: string, code: string, status: number): Answer => ({
  status,
  body: { success: false, error, code, request_id: 'request-1' },
});

const VERSION = {
  version: 1,
  reasons: ['saved'],
  created_at: AT,
  website_name: 'Osteria Lupo',
  content_source: 'sections',
  is_public: false,
};

/** The API of one website in memory, which saves its content. `override` may answer a call first. */
export function aWebsiteApi(first = aWebsite(), override: Answering = () => undefined) {
  const state = { website: first, override };
  const saved = (content: SiteContent) => {
    const { website } = state;
    const { website_name, menu_items, pages, design_system, hero_image } = content;
    const fields = { website_name, menu_items, pages, design_system, hero_image };
    state.website = { ...website, ...fields, content, version: website.version + 1 };
    return { version: state.website.version, updated_at: AT, image_assets: content.image_assets };
  };
  const save = (body: unknown): Answer => {
    const applied = applyContentChanges(state.website.content, body as Record<string, never>);
    if (!applied.isApplied) return refusal('We couldn’t save that.', 'invalid_input', 422);
    return { body: { message: 'Saved.', data: saved(applied.content) } };
  };
  const answer = (call: Call): Answer | Promise<Answer> => {
    const overridden = state.override(call);
    if (overridden !== undefined) return overridden;
    const { method, path, body } = call;
    const found = `${method} ${path.replace('/website-builder', '')}`;
    if (found === 'GET /config') return { body: { data: PUBLIC_CONFIG } };
    if (found === 'GET /websites/w1') return { body: { data: state.website } };
    if (found === 'PATCH /websites/w1/content') return save(body);
    if (found === 'POST /websites/w1/versions') return { body: { message: 'Saved.', data: VERSION } };
    if (found === 'GET /websites') {
      const list = { websites: [state.website], page: 1, per_page: 10, total: 1, total_pages: 1 };
      return { body: { data: list } };
    }
    return refusal(`unexpected: ${found}`, 'not_found', 404);
  };
  return { state, answer };
}
