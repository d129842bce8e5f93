import * as z from 'zod/mini';
import {
  WebsiteSchema,
  WebsiteStatusSchema,
  WebsiteSummarySchema,
} from '#shared/websites/contract/website.ts';
import { websiteRoutes } from '#shared/websites/contract/website-routes.ts';

const moment = z.catch(z.iso.datetime(), '');
const text = z.catch(z.string(), '');

/** What a website may lack: a missing status is draft, dates have words of their own (spec, website builder §2.3, §2.5). */
const optionalFacts = {
  status: z.catch(WebsiteStatusSchema, 'draft'),
  created_at: moment,
  updated_at: moment,
  design_category: text,
  hero_image: text,
};

const { listWebsites, getWebsite } = websiteRoutes;
const page = listWebsites.response.shape.data;

/** The rows of websites as the app reads them: an answer without these facts is still an answer. */
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
