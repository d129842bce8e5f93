import * as z from 'zod/mini';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import { DESIGN_CATEGORIES } from '#shared/site/site-content.ts';
import { SiteTemplateSchema } from '#shared/websites/contract/site-template.ts';
import {
  GenerateWebsiteSchema,
  GenerationProgressSchema,
  RegenerateWebsiteSchema,
  WebsiteSchema,
  WebsiteStatusSchema,
  WebsiteSummarySchema,
} from '#shared/websites/contract/website.ts';

const IdParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

const positiveInt = (max: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(max)), fallback);

/** Creating websites, and the lists of screens. */
export const websiteRoutes = defineRoutes({
  listWebsites: {
    summary: 'List the restaurant’s websites, newest first.',
    ...forOwner('GET', '/website-builder/websites'),
    query: z.strictObject({
      page: positiveInt(1_000, 1),
      per_page: positiveInt(50, 10),
      status: z.optional(WebsiteStatusSchema),
    }),
    status: 200,
    response: z.object({
      data: z.object({
        websites: z.array(WebsiteSummarySchema),
        page: z.int(),
        per_page: z.int(),
        total: z.int(),
        total_pages: z.int(),
      }),
    }),
    errors: [],
    defaultError: 'We couldn’t load your websites',
    throttle: { rate: 500, burst: 1000 },
  },
  getWebsite: {
    summary: 'Get one website with its content and rendered page.',
    ...forOwner('GET', '/website-builder/websites/{id}'),
    params: IdParams,
    status: 200,
    response: z.object({ data: WebsiteSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load your website',
    throttle: { rate: 500, burst: 1000 },
  },
  generateWebsite: {
    summary: 'Start generating a website.',
    ...forOwner('POST', '/website-builder/generate'),
    isRefusedWhileSuspended: true,
    body: GenerateWebsiteSchema,
    status: 202,
    response: z.object({
      generation_id: z.string(),
      message: z.string(),
      data: z.optional(
        z.object({
          /** Lines of `menu_text` with several prices, which the website doesn’t print. */
          unread_menu_lines: z.array(z.string()),
        }),
      ),
    }),
    errors: [
      'feature_off',
      'plan_needed',
      'plan_used_up',
      'budget_reached',
      'profile_changed',
      'not_found',
      'too_many_requests',
      'website_limit',
    ],
    defaultError: 'We couldn’t generate your website. Try again.',
    limit: 'generations',
  },
  regenerateWebsite: {
    summary: 'Regenerate the whole website. We keep the previous version.',
    ...forOwner('POST', '/website-builder/websites/{id}/regenerate'),
    isRefusedWhileSuspended: true,
    params: IdParams,
    body: RegenerateWebsiteSchema,
    status: 202,
    response: z.object({ generation_id: z.string(), message: z.string() }),
    errors: [
      'feature_off',
      'plan_needed',
      'plan_used_up',
      'budget_reached',
      'not_found',
      'generation_running',
      'too_many_requests',
    ],
    defaultError: 'We couldn’t regenerate your website. Try again.',
    limit: 'generations',
  },
  getGenerationProgress: {
    summary: 'Get a website’s generation progress.',
    ...forOwner('GET', '/website-builder/generation/{id}/progress'),
    params: IdParams,
    status: 200,
    response: GenerationProgressSchema,
    errors: ['not_found'],
    defaultError: 'We couldn’t load your website’s progress',
    throttle: { rate: 1000, burst: 2000 },
  },
  cancelGeneration: {
    summary: 'Cancel a running generation. Nothing is saved.',
    ...forOwner('POST', '/website-builder/generation/{id}/cancel'),
    params: IdParams,
    status: 200,
    response: GenerationProgressSchema,
    errors: ['not_found', 'too_late_to_cancel'],
    defaultError: 'We couldn’t cancel the generation. Try again.',
  },
  getWebsiteBuilderDashboard: {
    summary: 'Get the signed-in owner’s restaurant and website counts.',
    ...forOwner('GET', '/website-builder/dashboard'),
    status: 200,
    response: z.object({
      data: z.object({
        restaurant: z.object({
          restaurant_id: z.string(),
          name: z.string(),
          /** From sign-up; absent if not given. */
          address: z.optional(z.string()),
          phone: z.optional(z.string()),
        }),
        websites: z.object({ total: z.int(), published: z.int() }),
      }),
    }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load the website builder',
    throttle: { rate: 500, burst: 1000 },
  },
  listTemplates: {
    summary: 'List the website templates.',
    ...forOwner('GET', '/website-builder/templates'),
    query: z.strictObject({
      category: z.optional(z.enum(DESIGN_CATEGORIES, 'Choose a valid category.')),
    }),
    status: 200,
    response: z.object({ data: z.object({ templates: z.array(SiteTemplateSchema) }) }),
    errors: [],
    defaultError: 'We couldn’t load the templates',
    throttle: { rate: 200, burst: 400 },
  },
});
