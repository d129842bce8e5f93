const SECTION = (name: string, dishes: object[]) => ({ '@type': 'MenuSection', name, hasMenuItem: dishes });
const DISH = (name: string, price: string, description?: string) => ({
  '@type': 'MenuItem',
  name,
  description,
  offers: { '@type': 'Offer', price, priceCurrency: 'USD' },
});

export const RESTAURANT_DATA = {
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  name: 'Osteria Lupo',
  telephone: '+12125550147',
  email: 'ciao@lupo.example.com',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '12 Court Street',
    addressLocality: 'Brooklyn',
    addressRegion: 'NY',
    postalCode: '11201',
    addressCountry: 'US',
  },
  openingHoursSpecification: [
    { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday'], opens: '17:00', closes: '22:00' },
    { dayOfWeek: 'https://schema.org/Friday', opens: '17:00:00', closes: '23:00:00' },
    { dayOfWeek: 'Monday', opens: '00:00', closes: '00:00' },
  ],
  sameAs: ['https://www.instagram.com/osterialupo'],
  acceptsReservations: 'https://resy.com/cities/new-york-ny/lupo',
  hasMenu: {
    '@type': 'Menu',
    hasMenuSection: [
      SECTION('Pasta', [
        DISH('Cacio e pepe', '14.50', 'Pecorino and pepper'),
        DISH('Carbonara', '16', 'Guanciale &amp; egg'),
      ]),
      SECTION('Dolci', [DISH('Tiramisu', '8')]),
    ],
  },
};

/** A restaurant's page with structured data and links. */
export function aRestaurantPage(data: object | null = RESTAURANT_DATA, links = LINKS): string {
  const script = data === null ? '' : `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  return `<!doctype html><html lang="en"><head><title>Osteria Lupo</title>${script}</head>
    <body><h1>Osteria Lupo</h1>${links}</body></html>`;
}

export const LINKS = `<a href="tel:+1-718-555-0100">(718) 555-0100</a> <a href="mailto:info@lupo.example.com?subject=Hi">Email</a>
  <a href="https://www.toasttab.com/lupo">Order online</a> <a href="https://www.instagram.com/other">Instagram</a>
  <a href="https://www.facebook.com/osterialupo">Facebook</a> <a href="/order">Order here</a>`;
