import type { Call } from './api-client.ts';

/** The neighbor's resource that a test asks for. */
export type ForeignId =
  | 'restaurant'
  | 'website'
  | 'generation'
  | 'image'
  | 'upload'
  | 'food_photo'
  | 'enhanced_image'
  | 'guest'
  | 'ad'
  | 'ad_connection'
  | 'ad_account'
  | 'promo_code'
  | 'redemption'
  | 'sms_campaign'
  | 'sms_test'
  | 'content_plan'
  | 'grade'
  | 'invoice';
type Request = Pick<Call, 'params' | 'query' | 'body'>;

/**
 * How a route separates tenants, and so what its test must prove:
 * - `public`: needs no token and knows no tenant.
 * - `own data`: takes no tenant's id; it answers only the caller's data. With `endsSessions`, the caller signs in again
 * afterwards; with `endsSignIn`, another caller continues. The neighbor isn't affected.
 * - `foreign id`: another tenant's id gets the same answer as an unknown id. Without `request`, the id is in the path
 * and nothing else is sent.
 * - `admin only`: refuses an owner. Without `request`, another restaurant's id is in the path, if the path has one.
 */
export type TenantRow =
  | { proof: 'public' }
  | {
      proof: 'own data';
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: Record<string, unknown>;
      /** The request is refused for every caller, such as a page in a private network. */
      isRefused?: true;
      endsSessions?: true;
      endsSignIn?: true;
    }
  | { proof: 'foreign id'; id: ForeignId; request?: (id: string) => Request }
  | { proof: 'admin only'; request?: (id: string) => Request };

/** The call of a row, with an id if it takes one. */
export function callWith(row: TenantRow, id: string): Call {
  if (row.proof === 'own data') {
    const { params, query, body } = row;
    return { ...(params && { params }), ...(query && { query }), ...(body && { body }) };
  }
  return 'request' in row && row.request !== undefined ? row.request(id) : { params: { id } };
}
