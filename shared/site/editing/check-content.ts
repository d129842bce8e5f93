import * as z from 'zod/mini';
import type { SiteContent } from '#shared/site/site-content.ts';
import { CONTENT_FIELDS, CONTENT_LISTS, readField } from './content-fields.ts';
import { readContentPath } from './content-value.ts';

/**
 * What of a whole content an owner could not have entered: a message for each path. Content that came from
 * outside (an import) is measured by the same rules as every edit.
 */
export function checkContent(content: SiteContent): Record<string, string> {
  const rules: [string, z.ZodMiniType][] = [
    ...CONTENT_FIELDS,
    ...[...CONTENT_LISTS].map(([path, { item, maxItems, tooMany }]): [string, z.ZodMiniType] => [
      path,
      z.array(item).check(z.maxLength(maxItems, tooMany)),
    ]),
  ];
  return Object.fromEntries(
    rules.flatMap(([path, rule]) => {
      const read = readField(rule, readContentPath(content, path) ?? null);
      return 'message' in read ? [[path, read.message]] : [];
    }),
  );
}
