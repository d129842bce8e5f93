import type { TemplateId } from '#shared/site/site-content.ts';
import type { Template } from '#shared/site/templates/template.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useChunk } from '#web/shell/navigation/use-chunk.ts';

/** Loads only the template of the page. */
const LOADERS: Record<TemplateId, () => Promise<Template>> = {
  'fine-dining-1': () => import('#shared/site/templates/fine-dining-1.ts').then((m) => m.FINE_DINING_1),
  'casual-dining-1': () => import('#shared/site/templates/casual-dining-1.ts').then((m) => m.CASUAL_DINING_1),
  'fast-food-1': () => import('#shared/site/templates/fast-food-1.ts').then((m) => m.FAST_FOOD_1),
  'cafe-1': () => import('#shared/site/templates/cafe-1.ts').then((m) => m.CAFE_1),
  'ethnic-1': () => import('#shared/site/templates/ethnic-1.ts').then((m) => m.ETHNIC_1),
  'fine-dining-2': () => import('#shared/site/templates/fine-dining-2.ts').then((m) => m.FINE_DINING_2),
};

/** One of the six templates; undefined until it loads, or without an ID. A failure is thrown to the error boundary. */
export function useSiteTemplate(id: TemplateId | undefined): Template | undefined {
  return useChunk(queryKeys.siteTemplate(id), id === undefined ? undefined : LOADERS[id]);
}
