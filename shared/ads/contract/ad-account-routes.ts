import * as z from 'zod/mini';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import {
  AdAccountSchema,
  BeginAdConnectionSchema,
  ChooseAdAccountSchema,
  ConnectAdAccountSchema,
} from './ad-account.ts';

const Answer = z.object({ message: z.string(), data: AdAccountSchema });
const THROTTLE = { rate: 10, burst: 20 };

export const adAccountRoutes = defineRoutes({
  getAdAccount: {
    summary: 'Get the Facebook ad account that pays for the restaurant’s ads, or the steps to connect one.',
    ...forOwner('GET', '/settings/ad-account'),
    status: 200,
    response: z.object({ data: AdAccountSchema }),
    errors: [],
    defaultError: 'We couldn’t load your ad account',
    throttle: { rate: 100, burst: 200 },
  },
  beginAdConnection: {
    summary:
      'Get the Facebook URL where the owner grants access. Facebook adds parameters to `return_to`. Pass them to `connectAdAccount` within 10 minutes. They work once.',
    ...forOwner('POST', '/settings/ad-account/connection'),
    body: BeginAdConnectionSchema,
    status: 200,
    response: z.object({ data: z.object({ authorization_url: z.url(), expires_at: z.iso.datetime() }) }),
    errors: ['ad_app_missing'],
    defaultError: 'We couldn’t connect to Facebook. Try again.',
    limit: 'connections',
    throttle: THROTTLE,
  },
  connectAdAccount: {
    summary:
      'Connect the ad accounts and Pages that the owner shared. If there’s only one account or Page, we choose it automatically.',
    ...forOwner('POST', '/settings/ad-account/authorization'),
    body: ConnectAdAccountSchema,
    status: 200,
    response: Answer,
    errors: ['ad_app_missing', 'ad_connection_invalid', 'ad_connection_refused'],
    defaultError: 'We couldn’t connect your ad account. Try again.',
    limit: 'connections',
    throttle: THROTTLE,
  },
  chooseAdAccount: {
    summary: 'Choose the ad account to bill and the Page to advertise from.',
    ...forOwner('PUT', '/settings/ad-account'),
    body: ChooseAdAccountSchema,
    status: 200,
    response: Answer,
    errors: ['not_found'],
    defaultError: 'We couldn’t save your choices. Try again.',
    throttle: THROTTLE,
  },
  disconnectAdAccount: {
    summary: 'Disconnect the ad account. Active ads keep running on Facebook until their last day.',
    ...forOwner('DELETE', '/settings/ad-account'),
    status: 200,
    response: Answer,
    errors: [],
    defaultError: 'We couldn’t disconnect your ad account. Try again.',
    // Always allowed, whatever the limit.
    limit: false,
    throttle: THROTTLE,
  },
});
