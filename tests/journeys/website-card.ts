import type { Page } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { type Owner, webOrigin } from './owner.ts';

/** Creates a website from a template over the API, without a generation. */
export async function aTemplateSite(owner: Owner, name: string): Promise<string> {
  const { body } = await createApiClient(webOrigin())('createFromTemplate', {
    token: owner.token,
    body: {
      website_name: name,
      template_id: 'cafe-1',
      template_customizations: {
        restaurant_tagline: 'Bread first',
        menu_items: [{ name: 'Rye', price: '6' }],
      },
    },
  });
  return String(body.website_id);
}

/** Chooses an action in the menu of the current website in the carousel. */
export async function chooseAction(page: Page, website: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${website}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
