import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { EDIT_MARKS } from '#shared/site/page/edit-marks.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { TEMPLATES } from '#shared/site/templates/templates.ts';
import { aDetailedSite } from '#tests/builders/a-detailed-site.ts';
import { aFullSiteContent } from '#tests/builders/a-published-page.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import {
  aSiteOf,
  nameOfSite,
  pairwiseSites,
  SITE_DESIGNS,
  SITE_MENUS,
  TEXT_KINDS,
} from '#tests/builders/a-site-matrix.ts';
import { GATE_OPTIONS, GATE_SITE_FILES, gateFindings } from '#tests/builders/gate-findings.ts';
import { checkRenderedPage } from '#tests/page-checks/check-rendered-page.ts';

describe('the publish validator', () => {
  test.each(TEMPLATE_IDS)(
    'accepts pages of %s that combine all pairs of colors, menus, and texts',
    (template) => {
      const sites = pairwiseSites().filter((site) => site.template === template);
      expect(sites).toHaveLength(SITE_DESIGNS.length);
      for (const site of sites)
        expect([nameOfSite(site), gateFindings(site)]).toEqual([nameOfSite(site), []]);
    },
  );

  test('accepts files only when they are published with the page', () => {
    const content = aSiteContent();
    const { html } = renderSite(content, GATE_OPTIONS);
    const missing = checkRenderedPage({ html, content, pageBytes: 0 });
    expect(missing.map(({ code }) => code)).toEqual(['picture_missing', 'picture_missing']);
    expect(checkRenderedPage({ html, content, pageBytes: 0, siteFiles: GATE_SITE_FILES })).toEqual([]);
  });

  test.each(TEMPLATE_IDS)('rejects a page of %s with the editor’s marks', (template_id) => {
    const { services, phones, links } = aDetailedSite();
    const content = {
      ...aFullSiteContent({ template_id, design_system: TEMPLATES[template_id].designSystem }),
      ...{ services, phones, links },
    };
    const { html } = renderSite(content, { ...GATE_OPTIONS, mode: 'preview', isEditable: true });
    const findings = checkRenderedPage({ html, content, pageBytes: 0, siteFiles: GATE_SITE_FILES });
    const refused = findings.filter(({ code }) => code === 'attribute_unknown').map(({ message }) => message);
    const marks = [
      EDIT_MARKS.text('x', ''),
      EDIT_MARKS.image('x'),
      EDIT_MARKS.list('x'),
      EDIT_MARKS.item('x', 0),
    ];
    for (const mark of [...marks, EDIT_MARKS.rating('x'), EDIT_MARKS.hours(), EDIT_MARKS.profile()]) {
      const [name] = mark.markup.trim().split('=');
      expect(refused.some((message) => message.includes(`“${name}”`))).toBe(true);
    }
  });
});

describe('the selection of pages for browser tests', () => {
  const sites = pairwiseSites();
  const values = { template: TEMPLATE_IDS, design: SITE_DESIGNS, dishes: SITE_MENUS, texts: TEXT_KINDS };
  const kinds = ['template', 'design', 'dishes', 'texts'] as const;
  const pairs = kinds.flatMap((one, index) => kinds.slice(index + 1).map((other) => [one, other] as const));

  test.each(pairs)('has every %s with every %s', (one, other) => {
    const found = new Set(sites.map((site) => `${site[one]} ${site[other]}`));
    expect(found.size).toBe(values[one].length * values[other].length);
  });

  test('has no errors in another validator', () => {
    const validator = new HtmlValidate(
      new FileSystemConfigLoader({
        root: true,
        extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
      }),
    );
    for (const site of sites.filter(({ dishes }) => dishes < 400)) {
      const report = validator.validateStringSync(renderSite(aSiteOf(site), GATE_OPTIONS).html);
      const found = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (line ${line})`),
      );
      expect([nameOfSite(site), found]).toEqual([nameOfSite(site), []]);
    }
  });
});
