import {
  ancestorsOf,
  attributeOf,
  type GateFinding,
  nameElement,
  type PageElement,
  type ParsedPage,
  textOf,
} from '#functions/websites/publish-gate/gate-page.ts';

function levelOf({ tagName }: PageElement): number {
  return Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
}

/** Requires exactly one h1 and no skipped heading levels. */
export function checkHeadings({ elements }: ParsedPage): GateFinding[] {
  const headings = elements.filter((element) => levelOf(element) > 0);
  const main = headings.filter((heading) => levelOf(heading) === 1);
  const findings: GateFinding[] = [];
  if (main.length === 0) {
    findings.push({
      code: 'main_heading_missing',
      element: 'main',
      message: 'The page has no main heading (h1).',
    });
  }
  for (const extra of main.slice(1)) {
    findings.push({
      code: 'main_heading_twice',
      element: nameElement(extra),
      message: 'The page has more than one main heading (h1).',
    });
  }
  let previous = 0;
  for (const heading of headings) {
    const level = levelOf(heading);
    if (level > previous + 1) {
      const message = `This heading is level ${level}, but the one before it is level ${previous}.`;
      findings.push({ code: 'heading_level_skipped', element: nameElement(heading), message });
    }
    if (textOf(heading) === '') {
      findings.push({
        code: 'heading_empty',
        element: nameElement(heading),
        message: 'This heading has no text.',
      });
    }
    previous = level;
  }
  return findings;
}

const SECTIONING = ['article', 'aside', 'main', 'nav', 'section'];
const LANDMARKS: readonly { tag: string; role: string; label: string }[] = [
  { tag: 'header', role: 'banner', label: 'header' },
  { tag: 'nav', role: 'navigation', label: 'navigation' },
  { tag: 'main', role: 'main', label: 'main part' },
  { tag: 'footer', role: 'contentinfo', label: 'footer' },
];

function isLandmark(element: PageElement, { tag, role }: { tag: string; role: string }): boolean {
  const given = attributeOf(element, 'role');
  if (given !== undefined) return given.trim() === role;
  if (element.tagName !== tag) return false;
  const isWithinPart = ancestorsOf(element).some(({ tagName }) => SECTIONING.includes(tagName));
  return tag === 'nav' || tag === 'main' || !isWithinPart;
}

/** Requires header, navigation, main part, and footer once each, so that screen readers can find them. */
export function checkLandmarks({ elements }: ParsedPage): GateFinding[] {
  return LANDMARKS.flatMap((landmark) => {
    const found = elements.filter((element) => isLandmark(element, landmark));
    if (found.length === 1) return [];
    const [, second] = found;
    const message = second
      ? `The page has more than one ${landmark.label}.`
      : `The page has no ${landmark.label}.`;
    const code = second ? 'landmark_twice' : 'landmark_missing';
    return [{ code, element: second ? nameElement(second) : landmark.tag, message }];
  });
}

/** Requires a description for each image that isn't marked as decoration. */
export function checkAltTexts({ elements }: ParsedPage): GateFinding[] {
  const isDecoration = (image: PageElement) =>
    ['presentation', 'none'].includes(attributeOf(image, 'role') ?? '');
  return elements
    .filter(({ tagName }) => tagName === 'img')
    .filter((image) => !isDecoration(image) && !attributeOf(image, 'alt')?.trim())
    .map((image) => ({
      code: 'alt_text_missing',
      element: nameElement(image),
      message: 'Add a description to this image for people who can’t see it.',
    }));
}

const ID_REFERENCES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'for',
  'headers',
];

/** The IDs that an element references, in links and ID attributes. */
function referencesOf(element: PageElement): string[] {
  const link = element.tagName === 'a' ? (attributeOf(element, 'href') ?? '') : '';
  const target =
    link.startsWith('#') && link !== '#' && link !== '#top' ? [decodeFragment(link.slice(1))] : [];
  const named = ID_REFERENCES.flatMap((name) => (attributeOf(element, name) ?? '').split(/\s+/));
  return [...target, ...named].filter((id) => id !== '');
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Requires unique IDs, and an existing target for each reference. */
export function checkIds({ elements }: ParsedPage): GateFinding[] {
  const seen = new Set<string>();
  const findings: GateFinding[] = [];
  for (const element of elements) {
    const id = attributeOf(element, 'id');
    if (id === undefined) continue;
    if (seen.has(id))
      findings.push({
        code: 'id_twice',
        element: nameElement(element),
        message: `Two elements on the page have the ID “${id}”.`,
      });
    seen.add(id);
  }
  for (const element of elements) {
    for (const id of referencesOf(element).filter((reference) => !seen.has(reference))) {
      const message = `This element points to “${id}”, which isn’t on the page.`;
      findings.push({ code: 'reference_broken', element: nameElement(element), message });
    }
  }
  return findings;
}
