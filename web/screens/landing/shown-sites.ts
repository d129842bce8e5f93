type ShownSite = {
  /** File names in `public/showcase` begin with it. */
  id: string;
  name: string;
  /** What the platform was told, word for word. The pictures show what it made of it. */
  brief: string;
  kind: string;
};

/** Websites that the platform made, photographed as they are. Fictional restaurants. */
export const SHOWN_SITES = [
  {
    id: 'osteria-lupo',
    name: 'Osteria Lupo',
    kind: 'Trattoria',
    brief: 'Roman trattoria, wood oven, lunch menu at 14.50, closed Mondays.',
  },
  {
    id: 'noma-ramen',
    name: 'Kaze Ramen',
    kind: 'Noodle bar',
    brief: 'placeholder',
  },
  {
    id: 'cafe-nandu',
    name: 'Café Ñandú',
    kind: 'Café',
    brief: 'placeholder',
  },
] as const satisfies readonly ShownSite[];
