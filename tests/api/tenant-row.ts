import type { Call } from './api-client.ts';

/** What of the neighbor's is asked for. */
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
 * How each route keeps tenants apart, and so what its test must show:
 * - `public`: needs no token and knows no tenant.
 * - `own data`: takes no id of a tenant's; what it answers belongs to the caller alone. With `endsSessions` the caller signs in
 *   again afterwards, with `endsSignIn` another one continues, and the neighbor isn’t affected.
 * - `foreign id`: another tenant's id is answered exactly as an id that does not exist. Without `request` the
 *   id stands in the path and nothing else is sent.
 * - `admin only`: an owner is refused. Without `request` another restaurant's id stands in the path, where one belongs.
 */
export type TenantRow =
  | { proof: 'public' }
  | {
      proof: 'own data';
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: Record<string, unknown>;
      /** What is asked for is refused to everyone, such as a page in a private network. */
      isRefused?: true;
      endsSessions?: true;
      endsSignIn?: true;
    }
  | { proof: 'foreign id'; id: ForeignId; request?: (id: string) => Request }
  | { proof: 'admin only'; request?: (id: string) => Request };

/** The call of a route, with an id where it takes one. */
export function callWith(row: TenantRow, id: string): Call {
  if (row.proof === 'own data') {
    const { params, query, body } = row;
    return { ...(params && { params }), ...(query && { query }), ...(body && { body }) };
  }
  return 'request' in row && row.request !== undefined ? row.request(id) : { params: { id } };
}
