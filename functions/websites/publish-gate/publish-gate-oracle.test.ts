import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { aPublishedPage, renderMatrix } from '#tests/builders/a-published-page.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';

/** An independent validator, which must accept everything that the gate accepts. */
const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  }),
);

test.each(renderMatrix())('finds no error in the page for %s', (_, content) => {
  const report = validator.validateStringSync(aPublishedPage(content));
  const found = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector}, line ${line})`,
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('finds the errors that the publish validator rejects', () => {
  const broken = aPublishedPage(aSiteContent()).replace('</main>', '<p><div>x</div></p><li>y</li></main>');
  const rules = validator.validateStringSync(broken).results.flatMap(({ messages }) => messages);
  expect(rules.map(({ ruleId }) => ruleId)).toEqual(
    expect.arrayContaining(['close-order', 'element-permitted-parent']),
  );
});
