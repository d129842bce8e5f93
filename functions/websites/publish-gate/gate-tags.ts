import { ancestorsOf, type GateFinding, nameElement, type PageMark, type ParsedPage } from './gate-page.ts';

function placeOf(source: string, offset: number): string {
  const line = source.slice(0, offset).split('\n').length;
  const piece = source.slice(Math.max(0, offset - 20), offset + 30);
  return `line ${line} "${piece.replace(/\s+/g, ' ').trim()}"`;
}

/** Reports spelling errors in tags, attributes, and characters, as found by parse5; at most ten. */
export function checkSpelling({ parseErrors }: ParsedPage, source: string): GateFinding[] {
  return parseErrors.slice(0, 10).map(({ code, offset }) => ({
    code: 'invalid_html',
    element: placeOf(source, offset),
    message: `Fix this HTML error: ${code}.`,
  }));
}

function isSame(written: PageMark | undefined, built: PageMark | undefined): boolean {
  return written?.kind === built?.kind && written?.name === built?.name;
}

function correction(written: PageMark | undefined, built: PageMark | undefined): string {
  if (written?.kind === 'end') {
    const around = built?.element ? ancestorsOf(built.element) : [];
    return built?.kind === 'end' && [...around].some(({ tagName }) => tagName === written.name)
      ? `Close “${built.name}” before “${written.name}” ends.`
      : `The page has a closing tag for “${written.name}” here but no opening tag.`;
  }
  if (built?.kind === 'start') return `Browsers add “${built.name}” here because it’s missing.`;
  if (built?.kind === 'end') {
    const what = written?.kind === 'start' ? `“${written.name}”` : 'what follows';
    return `The element “${built.name}” ends too early. Either ${what} can’t be inside it, or it isn’t closed.`;
  }
  const what = written?.kind === 'start' ? `The element “${written.name}”` : 'Text';
  return `${what} can’t be here. Browsers would move or remove it.`;
}

/**
 * Compares the tree with the source: missing tags, unmatched end tags, wrong nesting, and content that browsers
 * move or drop. Reports only the first difference, because later ones follow from it.
 */
export function checkTags({ written, built }: ParsedPage, source: string): GateFinding[] {
  const length = Math.max(written.length, built.length);
  for (let index = 0; index < length; index++) {
    const [tag, node] = [written[index], built[index]];
    if (isSame(tag, node)) continue;
    const place = placeOf(source, tag?.offset ?? source.length);
    const element = node?.element ? `${nameElement(node.element)}, ${place}` : place;
    return [{ code: 'tags_corrected', element, message: correction(tag, node) }];
  }
  return [];
}
