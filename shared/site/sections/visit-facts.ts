import { html, type SafeHtml } from '#shared/site/html.ts';
import type { ContactPart } from '#shared/site/page/contact-part.ts';
import { sectionPath } from '#shared/site/page/edit-marks.ts';
import type { SectionSource } from './section-frame.ts';

const FACTS = [
  ['payment', 'Add payment options'],
  ['parking', 'Add parking information'],
  ['access', 'Add entrance and accessibility details'],
] as const;

/** Payment, parking, and access, each with its own heading. */
export function visitBlocks({ visit }: ContactPart, { marks, words }: SectionSource): SafeHtml[] {
  return FACTS.filter(([name]) => marks.isEditable || visit[name].trim() !== '').map(
    ([name, hint]) =>
      html`<div class="fact"><h3>${words[name]}</h3><p class="pre" dir="auto"${marks.lines(sectionPath('contact', name), hint)}>${visit[name]}</p></div>`,
  );
}

/** The kitchen's diets and the house rules. */
export function notesBlock(
  { visit, diets }: ContactPart,
  { marks, words }: SectionSource,
): SafeHtml | undefined {
  const hasNotes = marks.isEditable || visit.notes.trim() !== '';
  if (!hasNotes && diets.length === 0) return undefined;
  const notes =
    hasNotes &&
    html`<p class="pre" dir="auto"${marks.lines(sectionPath('contact', 'notes'), 'Add your house policies')}>${visit.notes}</p>`;
  const kept =
    diets.length > 0 && html`<div${marks.profile()}>${diets.map((diet) => html`<p>${diet}</p>`)}</div>`;
  return html`<div class="fact"><h3>${words.beforeYouCome}</h3>${kept}${notes}</div>`;
}
