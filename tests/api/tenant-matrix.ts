import type { OperationName } from '#shared/contract/routes/routes.ts';
import { anEmptySiteContent } from '#tests/builders/a-site-content.ts';
import type { Call } from './api-client.ts';

/** What of the neighbor's is asked for. */
export type ForeignId =
  | 'restaurant'
  | 'website'
  | 'generation'
  | 'image'
  | 'upload'
  | 'guest'
  | 'ad'
  | 'ad_connection'
  | 'ad_account'
  | 'promo_code'
  | 'redemption'
  | 'sms_campaign'
  | 'sms_test';
type Request = Pick<Call, 'params' | 'query' | 'body'>;

/**
 * How each route keeps tenants apart, and so what its test must show:
 * - `public`: needs no token and knows no tenant.
 * - `own data`: takes no id of a tenant's; what it answers belongs to the caller alone. With `endsSessions` the caller signs in
 *   again afterwards, with `endsAccount` another one goes on, and the neighbor does not have to.
 * - `foreign id`: another tenant's id is answered exactly as an id that does not exist. Without `request` the
 *   id stands in the path and nothing else is sent.
 * - `admin only`: an owner is refused. Without `request` another restaurant's id stands in the path, where one belongs.
 */
export type TenantRow =
  | { proof: 'public' }
  | {
      proof: 'own data';
      params?: Record<string, string>;
      body?: Record<string, unknown>;
      endsSessions?: true;
      endsAccount?: true;
    }
  | { proof: 'foreign id'; id: ForeignId; request?: (id: string) => Request }
  | { proof: 'admin only'; request?: (id: string) => Request };

const withBody = (body: Record<string, unknown>) => (id: string) => ({ params: { id }, body });
const withPhone = (phone: string) => ({ params: { phone } });
const withVersion = (id: string) => ({ params: { id, version: '1' } });
const GENERATED_CONTENT = { html: '<h1>Mine</h1>', css: '' };

const AD = { restaurantName: 'Osteria Lupo', itemToPromote: 'Truffle pasta', offer: '20% off' };

const SMS = { restaurantName: 'Osteria Lupo', offer: '20% off', offerCode: 'BACK20' };

const MENU_SALES = {
  from: null,
  to: null,
  days: 30,
  dispersion: null,
  items: [
    {
      name: 'Soup',
      till_names: ['SOUP'],
      cells: [{ channel: 'dine_in', daypart: 'lunch', sold: 3, revenue: 21, cost: null }],
    },
  ],
};

/** One row a route. A route without its row does not compile. */
export const TENANT_MATRIX: Record<OperationName, TenantRow> = {
  login: { proof: 'public' },
  register: { proof: 'public' },
  verifyEmail: { proof: 'public' },
  forgotPassword: { proof: 'public' },
  confirmEmail: { proof: 'public' },
  resetPassword: { proof: 'public' },
  getHealth: { proof: 'public' },
  getPublicConfig: { proof: 'public' },
  getImageThumbnail: { proof: 'public' },
  checkCodeAtTill: { proof: 'public' },
  redeemCodeAtTill: { proof: 'public' },
  getCurrentUser: { proof: 'own data' },
  resendVerification: { proof: 'own data' },
  changePassword: {
    proof: 'own data',
    body: { current_password: 'a long enough password', new_password: 'a long enough password' },
    endsSessions: true,
  },
  changeEmail: {
    proof: 'own data',
    body: { new_email: 'somebody-else@example.com', current_password: 'a long enough password' },
  },
  deleteAccount: {
    proof: 'own data',
    body: { confirmation: 'DELETE', current_password: 'a long enough password' },
    endsAccount: true,
  },
  logoutAll: { proof: 'own data', endsSessions: true },
  getAdminDashboard: { proof: 'admin only' },
  listRestaurants: { proof: 'admin only' },
  listFeatureToggles: { proof: 'admin only' },
  updateFeatureToggle: { proof: 'admin only' },
  checkFeature: {
    proof: 'admin only',
    request: (restaurantId) => ({ params: { restaurantId, feature: 'digital_grader' } }),
  },
  getProfile: { proof: 'own data' },
  updateProfile: { proof: 'own data', body: { kind: 'trattoria' } },
  readProfile: { proof: 'own data', body: { text: 'Trattoria in Portland. Carbonara $18.' } },
  listProfileProposals: { proof: 'own data' },
  listStaleProjections: { proof: 'own data' },
  listChecklistCategories: { proof: 'own data' },
  listChecklistItems: { proof: 'own data', params: { id: 'menu' } },
  updateChecklistItem: {
    proof: 'own data',
    params: { id: 'menu-complete' },
    body: { is_complete: true },
  },
  getChecklistStatus: { proof: 'foreign id', id: 'restaurant' },
  updateChecklistStatus: {
    proof: 'foreign id',
    id: 'restaurant',
    request: (id) => ({ params: { id, item_id: 'menu-complete' }, query: { status: 'completed' } }),
  },
  getChecklistProgress: { proof: 'foreign id', id: 'restaurant' },
  listCategoriesWithItems: {
    proof: 'foreign id',
    id: 'restaurant',
    request: (id) => ({ query: { restaurantId: id } }),
  },
  getRestaurantDashboard: { proof: 'own data' },
  listActivity: { proof: 'own data' },
  listCampaigns: { proof: 'own data' },
  getWebsiteBuilderDashboard: { proof: 'own data' },
  listWebsites: { proof: 'own data' },
  listTemplates: { proof: 'own data' },
  listImages: { proof: 'own data' },
  generateWebsite: { proof: 'own data', body: { website_name: 'Second site' } },
  createFromTemplate: {
    proof: 'own data',
    body: { website_name: 'Third site', template_id: 'cafe-1', template_customizations: {} },
  },
  importWebsite: {
    proof: 'own data',
    body: {
      format: 'tableside-site/1',
      content: anEmptySiteContent({ website_name: 'Fourth site' }),
    },
  },
  createUpload: {
    proof: 'own data',
    body: { purpose: 'website_image', filename: 'terrace.jpg', content_type: 'image/jpeg', size: 1_000 },
  },
  listGuests: { proof: 'own data' },
  exportGuests: { proof: 'own data' },
  importGuests: { proof: 'own data', body: { csv: 'customer_name,phone_number\nAna,+12125550148' } },
  getGuest: { proof: 'foreign id', id: 'guest', request: withPhone },
  optOutGuest: { proof: 'foreign id', id: 'guest', request: withPhone },
  deleteGuest: { proof: 'foreign id', id: 'guest', request: withPhone },
  getWebsite: { proof: 'foreign id', id: 'website' },
  publishWebsite: { proof: 'foreign id', id: 'website' },
  unpublishWebsite: { proof: 'foreign id', id: 'website' },
  deleteWebsite: { proof: 'foreign id', id: 'website' },
  duplicateWebsite: { proof: 'foreign id', id: 'website' },
  downloadWebsite: { proof: 'foreign id', id: 'website' },
  updateContent: { proof: 'foreign id', id: 'website', request: withBody({ website_name: 'Mine now' }) },
  updateFactSources: { proof: 'foreign id', id: 'website', request: withBody({ menu: 'own' }) },
  getColors: { proof: 'foreign id', id: 'website' },
  updateColors: { proof: 'foreign id', id: 'website', request: withBody({ primary: '#112233' }) },
  applyColorPreset: { proof: 'foreign id', id: 'website', request: withBody({ preset_name: 'warm' }) },
  saveWebsite: { proof: 'foreign id', id: 'website', request: withBody({ website_name: 'Mine now' }) },
  previewWebsite: {
    proof: 'foreign id',
    id: 'website',
    request: withBody({ generated_content: GENERATED_CONTENT }),
  },
  switchContentSource: {
    proof: 'foreign id',
    id: 'website',
    request: withBody({ content_source: 'sections' }),
  },
  regenerateWebsite: { proof: 'foreign id', id: 'website', request: withBody({}) },
  listVersions: { proof: 'foreign id', id: 'website' },
  saveVersion: { proof: 'foreign id', id: 'website' },
  getVersion: { proof: 'foreign id', id: 'website', request: withVersion },
  restoreVersion: { proof: 'foreign id', id: 'website', request: withVersion },
  getImage: { proof: 'foreign id', id: 'image' },
  deleteImage: { proof: 'foreign id', id: 'image' },
  uploadImage: { proof: 'foreign id', id: 'upload', request: (id) => ({ body: { upload_id: id } }) },
  getGenerationProgress: { proof: 'foreign id', id: 'generation' },
  previewFacebookAd: { proof: 'own data', body: AD },
  createFacebookAd: {
    proof: 'foreign id',
    id: 'upload',
    request: (id) => ({ body: { ...AD, upload_id: id } }),
  },
  listFacebookAds: { proof: 'own data' },
  getFacebookAdStatus: { proof: 'foreign id', id: 'ad' },
  pauseFacebookAd: { proof: 'foreign id', id: 'ad' },
  resumeFacebookAd: { proof: 'foreign id', id: 'ad' },
  endFacebookAd: { proof: 'foreign id', id: 'ad' },
  checkCode: { proof: 'foreign id', id: 'promo_code', request: (code) => ({ body: { code } }) },
  redeemCode: { proof: 'foreign id', id: 'promo_code', request: (code) => ({ body: { code } }) },
  undoRedemption: { proof: 'foreign id', id: 'redemption' },
  listRedemptions: { proof: 'own data' },
  getAdAccount: { proof: 'own data' },
  beginAdConnection: {
    proof: 'own data',
    body: { return_to: 'https://app.example.com/dashboard/settings' },
  },
  connectAdAccount: {
    proof: 'foreign id',
    id: 'ad_connection',
    request: (state) => ({ body: { code: 'a code', state } }),
  },
  chooseAdAccount: {
    proof: 'foreign id',
    id: 'ad_account',
    request: (account_id) => ({ body: { account_id, page_id: 'page_1' } }),
  },
  disconnectAdAccount: { proof: 'own data' },
  getTillLink: { proof: 'own data' },
  createTillLink: { proof: 'own data' },
  withdrawTillLink: { proof: 'own data' },
  previewSmsCampaign: {
    proof: 'foreign id',
    id: 'upload',
    request: (id) => ({ body: { ...SMS, upload_id: id } }),
  },
  createSmsCampaign: {
    proof: 'foreign id',
    id: 'upload',
    request: (id) => ({ body: { ...SMS, upload_id: id } }),
  },
  sendTestSms: { proof: 'own data', body: { ...SMS, phone: '2125550147' } },
  getTestSms: { proof: 'foreign id', id: 'sms_test' },
  downloadSampleCsv: { proof: 'own data' },
  listSmsCampaigns: { proof: 'own data' },
  getTextingSettings: { proof: 'own data' },
  updateTextingHours: { proof: 'own data', body: { hours: null } },
  getMenuSales: { proof: 'own data' },
  saveMenuSales: { proof: 'own data', body: { ...MENU_SALES } },
  deleteMenuSales: { proof: 'own data' },
  classifyMenu: { proof: 'own data' },
  getSmsCampaignResults: { proof: 'foreign id', id: 'sms_campaign' },
  getSmsCampaignStatus: { proof: 'foreign id', id: 'sms_campaign' },
  cancelSmsCampaign: { proof: 'foreign id', id: 'sms_campaign' },
  listSmsGuests: { proof: 'foreign id', id: 'sms_campaign' },
  impersonate: { proof: 'admin only' },
  endImpersonation: { proof: 'admin only' },
};
