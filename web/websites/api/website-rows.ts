import * as z from 'zod/mini';
import {
  WebsiteSchema,
  WebsiteStatusSchema,
  WebsiteSummarySchema,
} from '#shared/websites/contract/website.ts';
import { websiteRoutes } from '#shared/websites/contract/website-routes.ts';

const moment = z.catch(z.iso.datetime(), '');
const text = z.catch(z.string(), '');

/**
 * Fields that a website may lack: a missing status is draft, and missing dates have their own text (spec, website
 * builder §2.3, §2.5).
 */
const optionalFacts = {
  status: z.catch(WebsiteStatusSchema, 'draft'),
  created_at: moment,
  updated_at: moment,
  design_category: text,
  hero_image: text,
};

const { listWebsites, getWebsite } = websiteRoutes;
const page = listWebsites.response.shape.data;

/** The website schemas of the app, which accept answers without these fields. */
export const websiteRows = {
  ...websiteRoutes,
  listWebsites: {
    ...listWebsites,
    response: z.object({
      data: z.object({
        ...page.shape,
        websites: z.array(z.object({ ...WebsiteSummarySchema.shape, ...optionalFacts })),
      }),
    }),
  },
  getWebsite: {
    ...getWebsite,
    response: z.object({ data: z.object({ ...WebsiteSchema.shape, ...optionalFacts }) }),
  },
};
