import * as z from 'zod';
import { defineRoutes } from './route.ts';
import {
  GenerateWebsiteSchema,
  GenerationProgressSchema,
  WebsiteSchema,
  WebsiteStatusSchema,
  WebsiteSummarySchema,
} from './website.ts';

const IdParams = z.object({ id: z.string().min(1).max(100) });

const positiveInt = (max: number, fallback: number) =>
  z.coerce.number().int('Use a whole number.').min(1).max(max).default(fallback);

export const websiteRoutes = defineRoutes({
  listWebsites: {
    summary: "The restaurant's websites, newest first.",
    method: 'GET',
    path: '/website-builder/websites',
    access: 'owner',
    query: z.strictObject({
      page: positiveInt(1_000, 1),
      per_page: positiveInt(50, 10),
      status: WebsiteStatusSchema.optional(),
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
    defaultError: 'Failed to fetch websites',
    throttle: { rate: 500, burst: 1000 },
  },
  getWebsite: {
    summary: 'One website with its content and rendered page.',
    method: 'GET',
    path: '/website-builder/websites/{id}',
    access: 'owner',
    params: IdParams,
    status: 200,
    response: z.object({ data: WebsiteSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to load website',
    throttle: { rate: 500, burst: 1000 },
  },
  generateWebsite: {
    summary: 'Start the generation of a website.',
    method: 'POST',
    path: '/website-builder/generate',
    access: 'owner',
    body: GenerateWebsiteSchema,
    status: 202,
    response: z.object({ generation_id: z.string(), message: z.string() }),
    errors: ['not_found', 'too_many_requests', 'website_limit'],
    defaultError: 'Failed to generate website',
    throttle: { rate: 20, burst: 40 },
  },
  getGenerationProgress: {
    summary: 'How far a generation is.',
    method: 'GET',
    path: '/website-builder/generation/{id}/progress',
    access: 'owner',
    params: IdParams,
    status: 200,
    response: GenerationProgressSchema,
    errors: ['not_found'],
    defaultError: 'Failed to fetch generation progress',
    throttle: { rate: 1000, burst: 2000 },
  },
  publishWebsite: {
    summary: 'Put the website on its public address.',
    method: 'POST',
    path: '/website-builder/websites/{id}/publish',
    access: 'owner',
    params: IdParams,
    status: 200,
    response: z.object({ url: z.string(), message: z.string(), data: WebsiteSummarySchema }),
    errors: ['not_found', 'publish_refused', 'slug_unavailable', 'website_changed'],
    defaultError: 'Failed to publish website',
    throttle: { rate: 20, burst: 40 },
  },
  unpublishWebsite: {
    summary: 'Take the website off its public address.',
    method: 'POST',
    path: '/website-builder/websites/{id}/unpublish',
    access: 'owner',
    params: IdParams,
    status: 200,
    response: z.object({ message: z.string(), data: WebsiteSummarySchema }),
    errors: ['not_found', 'website_changed'],
    defaultError: 'Failed to unpublish website',
    throttle: { rate: 20, burst: 40 },
  },
  getWebsiteBuilderDashboard: {
    summary: 'The restaurant that websites are made for.',
    method: 'GET',
    path: '/website-builder/dashboard',
    access: 'owner',
    status: 200,
    response: z.object({
      data: z.object({
        restaurant: z.object({ restaurant_id: z.string(), name: z.string() }),
        websites: z.object({ total: z.int(), published: z.int() }),
      }),
    }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch the website builder',
    throttle: { rate: 500, burst: 1000 },
  },
  deleteWebsite: {
    summary: 'Delete a website and take it offline.',
    method: 'DELETE',
    path: '/website-builder/websites/{id}',
    access: 'owner',
    params: IdParams,
    status: 200,
    response: z.object({ message: z.string() }),
    errors: ['not_found', 'website_changed'],
    defaultError: 'Failed to delete website',
    throttle: { rate: 20, burst: 40 },
  },
});
