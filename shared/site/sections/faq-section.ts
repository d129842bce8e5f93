import { html, type SafeHtml } from '#shared/site/html.ts';
import { type EditMarks, sectionPath } from '#shared/site/page/edit-marks.ts';
import type { Faq } from '#shared/site/page/site-page.ts';
import { type SectionSource, sectionFrame } from '#shared/site/sections/section-frame.ts';

const ITEMS = sectionPath('faq', 'items');

function closedQuestion({ question, answer }: Faq): SafeHtml {
  return html`<details><summary><span dir="auto">${question.trim()}</span></summary><p dir="auto">${answer.trim()}</p></details>
`;
}

/** Only the first summary of a details element toggles it, and the visible one is second. */
function openQuestion({ question, answer, index }: Faq, marks: EditMarks): SafeHtml {
  const path = `${ITEMS}[${index}]`;
  return html`<details open${marks.item(ITEMS, index)}><summary hidden></summary><summary><span dir="auto"${marks.text(`${path}.question`, 'Add a question')}>${question}</span></summary><p dir="auto"${marks.text(`${path}.answer`, 'Add the answer')}>${answer}</p></details>
`;
}

export function faqSection(source: SectionSource): SafeHtml | undefined {
  const { page, marks } = source;
  if (!page.faq) return undefined;
  const questions = page.faq.items.map((item) =>
    marks.isEditable ? openQuestion(item, marks) : closedQuestion(item),
  );
  return sectionFrame(
    source,
    { name: 'faq', ...page.faq },
    html`<div class="questions"${marks.list(ITEMS)}>${questions}</div>`,
  );
}
