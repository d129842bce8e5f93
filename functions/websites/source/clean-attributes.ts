import type { PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import { printableText } from '#shared/site/html.ts';
import { ALLOWED_HTML, IMAGE_ELSEWHERE } from './allowed-html.ts';
import { type ReadingFaults, sanitizeDeclarations } from './css/sanitize-css.ts';
import { isOwnImage, ownPath, safeLink } from './own-address.ts';
import { type Fault, quote, removed } from './source-findings.ts';

type Cleaned = { value: string | undefined; faults: Fault[] };
const kept = (value: string): Cleaned => ({ value, faults: [] });
const lost = (what: string, message: string): Cleaned => ({
  value: undefined,
  faults: [removed(what, message)],
});

function cleanLink(value: string): Cleaned {
  const link = safeLink(value);
  if (link !== undefined) return kept(link);
  return lost(
    `href="${quote(value)}"`,
    'We removed this address. Links can use http, https, tel, or mailto, or go to a place on the page (#…).',
  );
}

function cleanStyle(value: string, reading: ReadingFaults): Cleaned {
  const { css, faults } = sanitizeDeclarations(value, reading);
  return { value: css === '' ? undefined : css, faults };
}

function cleanSourceSet(value: string, sitesOrigin: string): Cleaned {
  const candidates = value
    .split(/,(?=\s)|,$/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([path]) => path !== undefined && path !== '')
    .map(([path = '', ...descriptor]) => [ownPath(path, sitesOrigin), ...descriptor]);
  const own = candidates.filter(([path = '']) => isOwnImage(path)).map((candidate) => candidate.join(' '));
  const faults =
    own.length === candidates.length ? [] : [removed(`srcset="${quote(value)}"`, IMAGE_ELSEWHERE)];
  return { value: own.length === 0 ? undefined : own.join(', '), faults };
}

type Settings = {
  /** Without a trailing slash. */
  sitesOrigin: string;
  /** The remaining parse failures for the page's `style` attributes. */
  reading: ReadingFaults;
};

function cleanValue(name: string, value: string, { sitesOrigin, reading }: Settings): Cleaned {
  if (name === 'href') return cleanLink(value);
  if (name === 'style') return cleanStyle(value, reading);
  if (name === 'src') return kept(ownPath(value, sitesOrigin));
  if (name === 'srcset') return cleanSourceSet(value, sitesOrigin);
  return kept(['class', 'alt', 'title', 'sizes'].includes(name) ? value : value.trim());
}

function attributeFault(name: string, value: string): Fault {
  if (/^on/i.test(name))
    return removed(name, `We removed “${quote(name)}”. Published websites can’t run scripts.`);
  const what = `${quote(name)}="${quote(value)}"`;
  return removed(what, `We removed “${quote(name)}”. This attribute or its value isn’t allowed here.`);
}

/**
 * Removes forbidden attributes and values from an element. Links that open a new window get `noopener`. Calls
 * `note` for each removal with the attribute's name.
 */
export function cleanAttributes(
  element: PageElement,
  { note, ...settings }: Settings & { note: (name: string, fault: Fault) => void },
): void {
  const allowed = ALLOWED_HTML[element.tagName] ?? {};
  element.attrs = element.attrs.flatMap(({ name, value: given, prefix }) => {
    const rule = prefix === undefined && Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    const { value, faults } =
      rule === undefined ? kept(given) : cleanValue(name, printableText(given), settings);
    for (const fault of faults) note(name, fault);
    if (rule !== undefined && value !== undefined && rule.test(value)) return [{ name, value }];
    if (faults.length === 0 && value !== undefined) note(name, attributeFault(name, given));
    return [];
  });
  const opensWindow = element.attrs.some(({ name }) => name === 'target');
  if (!opensWindow) return;
  const rel = element.attrs.find(({ name }) => name === 'rel');
  if (rel === undefined) element.attrs.push({ name: 'rel', value: 'noopener' });
  else if (!rel.value.split(' ').includes('noopener')) rel.value += ' noopener';
}
