import { html, type SafeHtml } from '#shared/site/html.ts';
import { type SectionSource, sectionFrame } from '#shared/site/sections/section-frame.ts';

export function faqSection(source: SectionSource): SafeHtml | undefined {
  const { faq } = source.page;
  if (!faq) return undefined;
  const questions = faq.items.map(
    ({ question, answer }) =>
      html`<details><summary><span dir="auto">${question.trim()}</span></summary><p dir="auto">${answer.trim()}</p></details>
`,
  );
  return sectionFrame(source, { name: 'faq', ...faq }, html`<div class="questions">${questions}</div>`);
}
