import { describe, expect, test } from 'vitest';
import { TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { nameOfSite, siteMatrix } from '#tests/builders/a-site-matrix.ts';
import { gateFindings } from '#tests/builders/gate-findings.ts';

describe('the publish gate', () => {
  test.each(TEMPLATE_IDS)('accepts every page of %s: all colors, menus, and texts', (template) => {
    const sites = siteMatrix().filter((site) => site.template === template);
    expect(sites).toHaveLength(60);
    for (const site of sites) expect([nameOfSite(site), gateFindings(site)]).toEqual([nameOfSite(site), []]);
  });
});
