import { expect } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { aGeneratedWebsite, anOwner, type Owner } from './owner.ts';

/** A platform's API, and how a test reaches a published address. */
export type BuilderPlatform = { api: ApiClient; addressOf: (publicUrl: string) => string };

const BRIEF = {
  website_name: 'Osteria Lupo',
  custom_requirements:
    'Roman trattoria, wood oven. Menu: Cacio e pepe 14.50; Carciofi alla giudia 9. Closed Mondays.',
};

/** The same restaurant in a template: editing works the same for generated and template websites. */
const CUSTOMIZED = {
  restaurant_name: 'Osteria Lupo',
  menu_items: [{ name: 'Cacio e pepe', description: 'Roman', price: '14.50' }],
};

export type Body = Record<string, unknown>;
type Data = Body & { version: number; website_id: string };
export const dataOf = (body: Body) => body.data as Data;

/** Creates websites of new owners, each with a client for it, and reads their public pages. */
export function openWebsites(platform: () => BuilderPlatform) {
  function openWebsite(owner: Owner, websiteId: string) {
    const { api } = platform();
    const call: ApiClient = (operation, details = {}) =>
      api(operation, { token: owner.token, ...details, params: { id: websiteId, ...details.params } });
    return { owner, websiteId, call };
  }

  async function aGenerated() {
    const { api } = platform();
    const owner = await anOwner(api);
    const { websiteId } = await aGeneratedWebsite(api, owner, BRIEF);
    return openWebsite(owner, websiteId);
  }

  async function aWebsite(customized: object = CUSTOMIZED) {
    const owner = await anOwner(platform().api);
    const created = await platform().api('createFromTemplate', {
      token: owner.token,
      body: {
        restaurant_id: owner.restaurantId,
        website_name: 'Osteria Lupo',
        template_id: 'fast-food-1',
        template_customizations: customized,
        status: 'ready',
      },
    });
    expect(created).toMatchObject({ status: 201, body: { data: { status: 'ready' } } });
    return openWebsite(owner, String(created.body.website_id));
  }

  async function publicPage(call: ApiClient): Promise<string> {
    const { status, body } = await call('publishWebsite');
    expect([status, body]).toEqual([200, expect.anything()]);
    const page = await fetch(platform().addressOf(String(body.url)));
    expect(page.status).toBe(200);
    return page.text();
  }

  return { aGenerated, aWebsite, publicPage };
}
