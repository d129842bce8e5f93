import { parseFragment, serializeOuter, defaultTreeAdapter as tree } from 'parse5';
import type { PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import { TEMPLATES } from '#shared/site/templates/templates.ts';

let ornaments: ReadonlySet<string> | undefined;

/** The drawings of our own designs, as browsers would print them. */
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

/** Whether this is, to the letter, a drawing of one of our own designs: the only ones that a page may hold. */
export function isOwnOrnament(element: PageElement): boolean {
  return element.tagName === 'svg' && isFlat(element) && ownOrnaments().has(serializeOuter(element));
}

/** Our drawings are hardly nested; what is nested deeply could not even be printed. */
function isFlat(element: PageElement, depth = 0): boolean {
  const children = element.childNodes.filter((child) => tree.isElementNode(child));
  return children.length === 0 || (depth < 4 && children.every((child) => isFlat(child, depth + 1)));
}
