import { outlinePage } from '#functions/grader/page-facts/outline-page.ts';
import { readMenuItems } from '#functions/grader/page-facts/read-menu-items.ts';
import { readPageFacts } from '#functions/grader/page-facts/read-page-facts.ts';
import { type HostilePiece, hostileText } from './hostile-texts.ts';

/** The most that is read of a page: characters of text, and of tags. */
const LARGEST = { text: 3 * 1024 * 1024, tags: 400_000 };

/** Pages that have slowed down a page reader, or might. */
const PIECES: readonly HostilePiece[] = [
  [
    'dishes',
    '<div class="dish"><h3>Lamb &amp; rice</h3><p>Slow cooked</p><a href="/menu/lamb">$18.50</a></div>\n',
  ],
  ['open tags', '<div><b>'],
  ['links in links', '<a href="/x">some words '],
  ['nameless links in links', '<a href=x><img '],
  ['headings in headings', '<h1><h4>Words '],
  ['cells in items', '<li><td>'],
  ['unclosed comments', '<!-- '],
  ['attributes', '<img a=1 b=2 c=3 alt= src=x '],
  ['menu items', '<p>Lamb and rice ..... $18.50</p>\n'],
  ['menu items without signs of money', '<p>Lamb and rice / 18 · Sm 12 | '],
  ['boxes in one line', '<span>Lamb</span><b>rice</b><i>18</i>'],
  ['commas and capitals', '1 Aa Bb Cc, Dd Ee, '],
  ['menu data', '<script type="application/ld+json">{"@type":"MenuItem","name":"Lamb"}</script>'],
  ['numbers', '1 23 456 7890 - '],
  ['digits', '1234567890'],
  ['days', 'Monday 11:00 - '],
  ['spaces', '          \t\n'],
  ['streets', '12 Long Calle Via Rue '],
  ['words', 'karte reserva order '],
  ['heads in bodies', '<head><body>'],
  ['labels in links', '<a href=#x><label>'],
  ['structured data', '<script type="application/ld+json">{"@type":"Restaurant","a":[1,2,3]}</script>'],
  [
    'style rules',
    '<style>.a.b{display:none}#c,.d .a:hover{display:block}/*"</style><div class="a b c d"><a href=/order>order</a>',
  ],
  ['classes', '<p class="a b c d e f g h"><style>.b.c,.h.a{display:none'],
  ['entities', '&amp;&lt;&#x41;&nbsp'],
];

const READERS = {
  "restaurants' pages": (html: string) => readPageFacts(html, 'https://restaurant.example/'),
  "menus on restaurants' pages": (html: string) => readMenuItems(outlinePage(html)),
};

export const PAGE_GROWTH_CASES = Object.entries(READERS).flatMap(([group, reader]) =>
  PIECES.map((piece) => ({
    group,
    name: piece[0],
    largest: LARGEST[piece[1].includes('<') ? 'tags' : 'text'],
    prepare: (size: number) => {
      const html = hostileText(piece, size);
      return () => reader(html);
    },
  })),
);
