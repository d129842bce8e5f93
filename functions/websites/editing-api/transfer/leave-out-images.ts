import type { SanitizedSource } from '#functions/websites/source/sanitize-source.ts';
import { boundFindings, quote, removed } from '#functions/websites/source/source-findings.ts';
import { imagePaths } from '#shared/site/files/site-export.ts';
import type { PageSource, SourceFinding } from '#shared/websites/contract/website.ts';

/** The sanitizer quotes all attributes. */
const IMG_TAG = /<img(?: [^\s"=<>]+="[^"]*")*>/g;
const IN_STYLES = /url\((\/images\/[^)\s"']+)\)/g;

/**
 * Removes the images with these addresses from a sanitized source: their elements are deleted, and styles use
 * `none`. Findings come first, with lines in the `given` source. The result must be sanitized again.
 */
export function leaveOutImages(
  { source, findings }: SanitizedSource,
  given: PageSource,
  lost: ReadonlySet<string>,
): SanitizedSource {
  if (lost.size === 0) return { source, findings };
  const left: SourceFinding[] = [];
  const lines = { html: firstLines(given.html), css: firstLines(given.css) };
  const leaveOut = (place: 'html' | 'css', path: string, description = '') => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const line = lines[place].get(path) ?? 1;
    const message =
      'This image was deleted, so we removed it from your custom HTML and CSS. Upload it again to show it.';
    left.push({ ...removed(quote(description || file), message), source: place, line });
  };
  const inStyles = (place: 'html' | 'css', text: string) =>
    text.replace(IN_STYLES, (whole, path: string) => {
      if (!lost.has(path)) return whole;
      leaveOut(place, path);
      return ' none ';
    });
  const images = source.html.replace(IMG_TAG, (tag) => {
    const path = / src="([^"]*)"/.exec(tag)?.[1] ?? '';
    if (!lost.has(path)) return withoutCandidates(tag, lost);
    leaveOut('html', path, plain(/ alt="([^"]*)"/.exec(tag)?.[1] ?? ''));
    return '';
  });
  return {
    source: { html: inStyles('html', images), css: inStyles('css', source.css) },
    findings: boundFindings([...left, ...findings.filter(({ what }) => !lost.has(what))]),
  };
}

/** The first line that names each image. */
function firstLines(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  let [line, end] = [1, 0];
  for (const { 0: path, index } of imagePaths(text)) {
    line += text.slice(end, index).split('\n').length - 1;
    end = index;
    if (!lines.has(path)) lines.set(path, line);
  }
  return lines;
}

/** Reverts the serializer's escapes. */
function plain(value: string): string {
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function withoutCandidates(tag: string, lost: ReadonlySet<string>): string {
  return tag.replace(/ srcset="([^"]*)"/, (_, candidates: string) => {
    const kept = candidates.split(', ').filter((each) => !lost.has(each.split(' ')[0] ?? ''));
    return kept.length === 0 ? '' : ` srcset="${kept.join(', ')}"`;
  });
}
