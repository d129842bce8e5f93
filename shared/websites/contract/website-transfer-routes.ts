import * as z from 'zod/mini';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import { ImportedContentSchema, MAX_IMAGES } from '#shared/websites/contract/imported-content.ts';
import { CreateFromTemplateSchema } from '#shared/websites/contract/site-template.ts';
import {
  ContentSourceSchema,
  SourceFindingSchema,
  SourceInputSchema,
  WebsiteSchema,
  WebsiteSummarySchema,
  WebsiteVersionSchema,
} from '#shared/websites/contract/website.ts';

const IdParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

const VersionParams = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  version: z.coerce.number().check(z.int(), z.positive()),
});

/** Versions, copies, import, and export of a website. */
export const websiteTransferRoutes = defineRoutes({
  listVersions: {
    summary: 'List the saved versions of a website, newest first.',
    ...forOwner('GET', '/website-builder/websites/{id}/versions'),
    params: IdParams,
    status: 200,
    response: z.object({ data: z.object({ versions: z.array(WebsiteVersionSchema) }) }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load the versions',
    throttle: { rate: 100, burst: 200 },
  },
  listUnpublishedChanges: {
    summary: 'List changes that guests will see after the next publish.',
    ...forOwner('GET', '/website-builder/websites/{id}/unpublished-changes'),
    params: IdParams,
    status: 200,
    response: z.object({
      data: z.object({
        /** The page uses custom HTML, before or now, so there is no list of changes. */
        is_custom_html: z.boolean(),
        /** At most 200. `before` and `after` are empty if there is no text on that side. */
        changes: z.array(
          z.object({ section: z.string(), label: z.string(), before: z.string(), after: z.string() }),
        ),
      }),
    }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load the changes',
    throttle: { rate: 100, burst: 200 },
  },
  saveVersion: {
    summary: 'Save a version of the website to restore later.',
    ...forOwner('POST', '/website-builder/websites/{id}/versions'),
    params: IdParams,
    status: 201,
    response: z.object({ message: z.string(), data: WebsiteVersionSchema }),
    errors: ['not_found', 'website_changed'],
    defaultError: 'We couldn’t save your changes. Try again.',
    limit: 'saves',
    throttle: { rate: 50, burst: 100 },
  },
  getVersion: {
    summary: 'Preview a saved version.',
    ...forOwner('GET', '/website-builder/websites/{id}/versions/{version}'),
    params: VersionParams,
    status: 200,
    response: z.object({
      data: z.object({ version: WebsiteVersionSchema, page_html: z.string() }),
    }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load the version',
    throttle: { rate: 100, burst: 200 },
  },
  restoreVersion: {
    summary: 'Restore a version. We save the current one first.',
    ...forOwner('POST', '/website-builder/websites/{id}/versions/{version}/restore'),
    params: VersionParams,
    status: 200,
    response: z.object({ message: z.string(), data: WebsiteSchema }),
    errors: ['not_found', 'website_changed'],
    defaultError: 'We couldn’t restore the version. Try again.',
    limit: 'saves',
    throttle: { rate: 50, burst: 100 },
  },
  duplicateWebsite: {
    summary: 'Duplicate a website.',
    ...forOwner('POST', '/website-builder/websites/{id}/duplicate'),
    params: IdParams,
    status: 201,
    response: z.object({ website_id: z.string(), message: z.string(), data: WebsiteSummarySchema }),
    errors: ['not_found', 'website_limit'],
    defaultError: 'We couldn’t duplicate your website. Try again.',
  },
  createFromTemplate: {
    summary: 'Create a website from a template.',
    ...forOwner('POST', '/website-builder/templates/create'),
    body: CreateFromTemplateSchema,
    status: 201,
    response: z.object({ website_id: z.string(), message: z.string(), data: WebsiteSummarySchema }),
    errors: ['not_found', 'website_limit'],
    defaultError: 'We couldn’t create your website. Try again.',
  },
  downloadWebsite: {
    summary: 'Export the website, its images, and site.json as a ZIP file. Returns a download link.',
    ...forOwner('POST', '/website-builder/websites/{id}/download'),
    params: IdParams,
    status: 200,
    response: z.object({
      data: z.object({ url: z.string(), filename: z.string(), expires_at: z.iso.datetime() }),
    }),
    errors: ['not_found', 'publish_refused'],
    defaultError: 'We couldn’t download your website. Try again.',
  },
  importWebsite: {
    summary:
      'Create a website from a site.json file. Its images must be in the restaurant’s library. Unknown images in custom HTML are removed and listed in the findings.',
    ...forOwner('POST', '/website-builder/import'),
    body: z.strictObject({
      format: z.literal('tableside-site/1', 'We can’t read this site.json file.'),
      content: ImportedContentSchema,
      content_source: z._default(ContentSourceSchema, 'sections'),
      own_source: z.optional(SourceInputSchema),
      custom_requirements: z._default(z.string().check(z.maxLength(5_000)), ''),
      /** Images that the caller can upload, so they are kept. */
      images_at_hand: z._default(
        z.array(z.string().check(z.maxLength(300))).check(z.maxLength(MAX_IMAGES)),
        [],
      ),
      exported_at: z.optional(z.string().check(z.maxLength(40))),
    }),
    status: 201,
    response: z.object({
      website_id: z.string(),
      message: z.string(),
      data: WebsiteSummarySchema,
      findings: z.array(SourceFindingSchema),
    }),
    errors: ['not_found', 'website_limit'],
    defaultError: 'We couldn’t import the website. Try again.',
    limit: 'imports',
  },
});
