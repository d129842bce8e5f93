import { attributeOf, type GateFinding, type ParsedPage, textOf } from './gate-page.ts';

/** Checks doctype, language, and title. */
export function checkDocument(page: ParsedPage): GateFinding[] {
  const findings: GateFinding[] = [];
  const root = page.elements.find(({ tagName }) => tagName === 'html');
  const title = page.elements.find(
    ({ tagName, namespaceURI }) => tagName === 'title' && !namespaceURI.includes('svg'),
  );
  if (!page.hasDoctype) {
    findings.push({
      code: 'doctype_missing',
      element: 'html',
      message: 'The page must start with <!doctype html>.',
    });
  }
  if (!root || !attributeOf(root, 'lang')?.trim()) {
    findings.push({
      code: 'language_missing',
      element: 'html',
      message: 'The page must specify its language (lang).',
    });
  }
  if (!title || textOf(title) === '') {
    findings.push({ code: 'title_missing', element: 'head', message: 'The page has no title. Add one.' });
  }
  return findings;
}
