import { expect, test } from 'vitest';
import { anAdCampaign } from '#tests/builders/a-campaign.ts';
import { closeOfferPage } from './offer-pages.ts';

const OFFER_PAGE = { slug: 'osteria-lupo', restaurant_name: 'Lupo', offer: '20% off', dish: '' };

test.each([
  ['LUPO20', 'LUPO20'],
  ['CAFÉ20', 'a1'],
  ['lupo20', 'a1'],
  ['éLUPO20', 'a1'],
  ['', 'a1'],
])('the page of the code “%s” is in the folder %s', async (promo_code, folder) => {
  const deleted: string[] = [];
  const sites = { delete: async (key: string) => void deleted.push(key) };
  const ad = anAdCampaign({ campaign_id: 'a1', promo_code, offer_page: OFFER_PAGE });
  await closeOfferPage(sites, ad);
  expect(deleted).toEqual([expect.stringMatching(new RegExp(`osteria-lupo.*/${folder}/index\\.html$`))]);
});

test('an ad without a page deletes nothing', async () => {
  const refuse = async () => {
    throw new Error('Nothing is deleted.');
  };
  await closeOfferPage({ delete: refuse }, anAdCampaign());
});
