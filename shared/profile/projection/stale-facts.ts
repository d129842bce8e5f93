import type { Json } from '#shared/editing/grammar.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { StaleFact } from '#shared/profile/contract/stale-fact.ts';
import { readContentPath } from '#shared/site/editing/content-editing.ts';
import type { MenuItem, SiteContent } from '#shared/site/site-content.ts';
import type { FactKind } from './fact-kinds.ts';
import { DATED_HOURS, FACT_PATHS, factsOf } from './fact-paths.ts';

/** The differences of these kinds between two contents: what guests see, and what publishing would print now. */
export function staleFacts(
  shown: SiteContent,
  present: SiteContent,
  kinds: readonly FactKind[],
): StaleFact[] {
  const different = kinds.filter((kind) => !isSameJson(factsOf(shown, kind), factsOf(present, kind)));
  return different.flatMap((kind) =>
    kind === 'menu' ? staleDishes(shown, present) : staleFields({ kind, shown, present }),
  );
}

/** Derived from other details. */
const FAQ_ITEMS = 'pages[0].sections.faq.items';

/** The paths at which printing these kinds changes a content. */
export function printedPaths(before: SiteContent, after: SiteContent, kinds: readonly FactKind[]): string[] {
  const paths = staleFacts(before, after, kinds).map(({ path }) => path);
  const isFaqSame = isSameJson(before.pages[0].sections.faq.items, after.pages[0].sections.faq.items);
  return isFaqSame ? paths : [...paths, FAQ_ITEMS];
}

function staleFields({ kind, shown, present }: { kind: FactKind; shown: SiteContent; present: SiteContent }) {
  return FACT_PATHS[kind].flatMap((path): StaleFact[] => {
    const [before, now] = [shown, present].map((content) => factAt(content, path));
    const isSame = isSameJson(before ?? '', now ?? '');
    return isSame ? [] : [{ kind, path, name: '', shown: before ?? null, present: now ?? null }];
  });
}

function factAt(content: SiteContent, path: string): Json | undefined {
  return path === DATED_HOURS ? content.dated_hours : readContentPath(content, path);
}

/** By dish if the dishes and their order are the same, else the whole menu. */
function staleDishes({ menu_items: shown }: SiteContent, { menu_items: present }: SiteContent): StaleFact[] {
  const isSameMenu =
    shown.length === present.length &&
    (shown.every(({ name }, index) => name === present[index]?.name) ||
      shown.filter((item, index) => !isSameJson(item, present[index])).length === 1);
  if (!isSameMenu) {
    return [{ kind: 'menu', path: 'menu_items', name: '', shown: shown as Json, present: present as Json }];
  }
  return shown.flatMap((item, index) => staleItem(item, present[index] ?? item, index));
}

function staleItem(before: MenuItem, now: MenuItem, index: number): StaleFact[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])] as (keyof MenuItem)[];
  return names
    .filter((name) => !isSameJson(before[name] ?? null, now[name] ?? null))
    .map((name) => ({
      kind: 'menu',
      path: `menu_items[${index}].${name}`,
      name: now.name,
      shown: before[name] ?? null,
      present: now[name] ?? null,
    }));
}
