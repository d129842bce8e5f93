import { parseFragment, serializeOuter, defaultTreeAdapter as tree } from 'parse5';
import type { PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import { TEMPLATES } from '#shared/site/templates/templates.ts';

let ornaments: ReadonlySet<string> | undefined;

/** Our designs' drawings as browsers serialize them. */
function ownOrnaments(): ReadonlySet<string> {
  ornaments ??= new Set(
    Object.values(TEMPLATES)
      .flatMap(({ sectionOrnament, heroOrnament }) => [sectionOrnament, heroOrnament])
      .flatMap((ornament) => (ornament === undefined ? [] : parseFragment(ornament.markup).childNodes))
      .filter((node) => tree.isElementNode(node))
      .map((node) => serializeOuter(node)),
  );
  return ornaments;
}

/** Whether this is exactly one of our designs' drawings, the only ones that a page may contain. */
export function isOwnOrnament(element: PageElement): boolean {
  return element.tagName === 'svg' && isFlat(element) && ownOrnaments().has(serializeOuter(element));
}

/** Our drawings are hardly nested, and deep ones can't be serialized. */
function isFlat(element: PageElement, depth = 0): boolean {
  const children = element.childNodes.filter((child) => tree.isElementNode(child));
  return children.length === 0 || (depth < 4 && children.every((child) => isFlat(child, depth + 1)));
}
