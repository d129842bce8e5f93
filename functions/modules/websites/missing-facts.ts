import type { Website } from '#shared/contract/website.ts';
import type { SiteContent } from '#shared/site/site-content.ts';

/** What a guest would look for and the owner has not told us yet. */
export function missingFacts(content: SiteContent): Website['missing_facts'] {
  const { contact } = content.pages[0].sections;
  const hasHours = contact.hours !== '' || Object.keys(content.opening_hours).length > 0;
  const isMissing: Record<Website['missing_facts'][number], boolean> = {
    phone: contact.phone === '',
    address: contact.address === '',
    hours: !hasHours,
    menu: content.menu_items.length === 0,
    prices: content.menu_items.some((item) => item.price === ''),
  };
  const facts = ['phone', 'address', 'hours', 'menu', 'prices'] as const;
  return facts.filter((fact) => isMissing[fact]);
}
