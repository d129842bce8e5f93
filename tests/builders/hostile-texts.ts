import { MAX_CSS_BYTES, MAX_HTML_BYTES } from '#shared/websites/contract/website.ts';

/**
 * A text of unlimited length: the repeated piece, and what comes before and after it. "%d" in the piece is a different
 * number in each repetition.
 */
export type HostilePiece = readonly [name: string, piece: string, before?: string, after?: string];

export function hostileText([, piece, before = '', after = '']: HostilePiece, size: number): string {
  const length = Math.max(0, size - before.length - after.length);
  const times = Math.ceil(length / piece.length);
  const repeated = piece.includes('%d')
    ? Array.from({ length: times }, (_, index) => piece.replace('%d', String(index))).join('')
    : piece.repeat(times);
  return before + repeated.slice(0, length) + after;
}

export const LARGEST_HTML = MAX_HTML_BYTES;
export const LARGEST_CSS = MAX_CSS_BYTES;

/** HTML that has slowed down parsers, allowlists, or checks somewhere. */
export const HOSTILE_HTML_PIECES: readonly HostilePiece[] = [
  ['elements in elements', '<div>'],
  ['deep and wide', '<p>x</p>', '<div>'.repeat(400)],
  ['formatting in paragraphs', '<p>x', `<p>${'<b id=a><i><u title=x>'.repeat(20)}`],
  ['end tags that close nothing', '</x>', '<div>'.repeat(400)],
  ['text moved out of a table', 'x<i></i>', '<table>'],
  ['attributes', 'a '.repeat(20), '<p ', '>'],
  ['attributes with other names', 'a%d=1 ', '<p ', '>x'],
  ['attributes that run scripts', 'on%d=x ', '<p ', '>x'],
  ['settings of the body', 'a%d=1 ', '<body ', '>x'],
  ['bodies', '<body a%d=1 b=2>'],
  ['open tags', '<div>with words'],
  ['open tags of many names', '<b%d>with words'],
  ['open formatting', '<b class=a>words'],
  ['open lists', '<ul><li>with many more words'],
  ['blocks without a place', '<center>two words</center>'],
  ['blocks without a place in a line', '<button>two words</button>', '<span>'],
  ['styles', '<style>a{top:0}</style>'],
  ['styles on many lines', '<style>\na{top:0}\n</style>\n'],
  ['unknown elements', '<y>a</y>', '<x>'.repeat(400)],
  ['links', '<a href="https://a.example">x</a>'],
  ['links in links', '<a href=#a>'],
  ['style attributes', '<p style="color:red">x'],
  ['a long font list', 'a', '<p style="font-family:', '">x</p>'],
  ['unreadable declarations', 'b c;', '<p style="', '">x</p>'],
  ['addresses in a style', 'url( ', '<p style="background:', '">x</p>'],
  ['a long srcset', '/images/a/b.webp 1w, ', '<img alt="" src="/images/a/b.webp" srcset="', '">'],
  ['commas in a srcset', ',', '<img alt="" src="/images/a/b.webp" srcset="', '">'],
  ['commas in sizes', ',', '<img alt="" src="/images/a/b.webp" sizes="', '">'],
  ['brackets in sizes', '(', '<img alt="" src="/images/a/b.webp" sizes="', '">'],
  ['spaces in sizes', '\n', '<img alt="" src="/images/a/b.webp" sizes="', '">'],
  ['digits in sizes', '1', '<img alt="" src="/images/a/b.webp" sizes="', '">'],
  ['classes', 'a ', '<p class="', '">x</p>'],
  ['white space in a class', ' ', '<p class="', 'x">x</p>'],
  ['a long role', 'a ', '<p role="', '1">x</p>'],
  ['ids that point nowhere', 'a ', '<p aria-labelledby="', '">x</p>'],
  ['the same id', '<p id=a>x'],
  ['pictures of nobody', '<img alt="" src="/images/a/b.webp">'],
  ['pictures with names', '/images/a/b.webp /images//images/ '],
  ['characters by name', '&amp'],
  ['lone signs', '<'],
  ['comments', '<!--x-->'],
  ['line breaks', '\n', '<pre>'],
  ['headings', '<h1>a</h1>'],
  ['rows of hours', '<tr><th>Monday<td class=time>Closed', '<table class=hours>'],
  ['dishes in a dish', '<p class=dish-line>x', '<div class="course"><div class=dish>'],
  ['templates', '<template><td>'],
  ['drawings', '<svg><path d="M0 0"/></svg>'],
  ['foreign elements', '<svg><title>', '<math>'],
  [
    'data for search engines',
    '{"@type":1},',
    '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[',
    '1]}</script>',
  ],
];

export const HOSTILE_CSS_PIECES: readonly HostilePiece[] = [
  ['comments and rules left out', '/**/@x{}'],
  ['comments', '/*a*/'],
  ['brackets that do not match', '(]', 'a{b:'],
  ['closed too often', ')', `a{b:${'('.repeat(50)}`],
  ['rules', 'a{}'],
  ['declarations', 'color:red;', 'a{', '}'],
  ['declarations nobody can read', 'b c;', 'a{', '}'],
  ['declarations without an end', 'b:', 'a{', '}'],
  ['nested rules', '&{top:0}', 'a{', '}'],
  ['indented declarations', 'top:0;', '&{'.repeat(50), '}'.repeat(50)],
  ['conditions', '(a:b) and ', '@media ', '(a:b){}'],
  ['conditions nobody can read', '(a:b)or', '@supports ', '{}'],
  ['ranges turned round', '(1px<width<2px) and ', '@media ', '(a:b){}'],
  ['selectors', 'a,', '', 'a{top:0}'],
  ['selectors in selectors', ':is(a) ', '', 'a{top:0}'],
  ['children of children', 'a>', '', 'a{top:0}'],
  ['signs in a string', '<', 'a{content:"', '"}'],
  ['escapes', '\\61 ', 'a{content:"', '"}'],
  ['a long font list', 'a,', 'a{font-family:', 'a}'],
  ['a long word', 'a', 'a{font-family:', '}'],
  ['addresses', 'url(', 'a{background:'],
  ['pictures', 'url(/images/a/b.webp),', 'a{background:', 'none}'],
  ['sums', '1px + ', 'a{width:calc(', '1px)}'],
  ['custom properties', '--a:b;', 'a{', '}'],
  ['keyframes', '0%{top:0}', '@keyframes a{', '}'],
  ['layers', 'a,', '@layer ', 'a;'],
  ['quotes', '"'],
  ['properties', '@property --a{syntax:"*"}'],
  ['font faces', '@font-face{src:url(/fonts/a.woff2)}'],
  ['lone brackets', '}'],
];

/** What an owner might write about the restaurant. */
export const HOSTILE_WORDS: readonly HostilePiece[] = [
  ['letters', 'a'],
  ['digits', '1'],
  ['commas', 'a, '],
  ['times', '9-5 '],
  ['days', 'Mon-Sun '],
  ['days and times', 'Mon 9am-5pm, closed '],
  ['denials', 'not no never without '],
  ['prices', 'x 1.50, '],
  ['currency', '$1 €'],
  ['streets', '1 Main Street, '],
  ['phones', '+1 555 0100 '],
  ['hyphens', 'gluten-free-'],
  ['line breaks', 'a\n'],
  ['white space', ' \t'],
  ['capitals', 'Ab Cd '],
  ['from and since', 'since 1999 in Rome by the '],
  ['accents', 'e\u0301'],
  ['closed words', 'closed on closed '],
  ['dishes', 'carbonara and pizza with '],
  ['lists', '- a: b; '],
];

/** Owners' texts that could slow down the readers of hours and contact details. */
export const HOSTILE_FACTS: readonly HostilePiece[] = [
  ['days', 'Mon '],
  ['ranges of days', 'Mon-'],
  ['lists of days', 'Monday, '],
  ['times', '5-10 '],
  ['times joined', '5-10 and '],
  ['a week again and again', 'Mon-Fri 11-2 and 5-10, closed Sunday. '],
  ['meals', 'lunch '],
  ['a long denial', 'not '],
  ['fillers', 'the '],
  ['words before a time', 'to '],
  ['dates', 'Dec 24 and '],
  ['numbers', '1 '],
  ['digits', '1'],
  ['telephone numbers', 'call 212-555-0147 '],
  ['dashes and digits', '1-'],
  ['at signs', '@'],
  ['email addresses', 'a@b.co '],
  ['points', 'a.'],
  ['spelled addresses', 'a at b dot '],
  ['slashes', 'a.co/'],
  ['handles', '@a '],
  ['streets', '12 Main St, '],
  ['capitals', 'A '],
  ['house numbers', '12 A B C '],
  ['booking', 'no reservations '],
  ['corners', 'corner of a '],
  ['landmarks', 'opposite a '],
  ['apostrophes', "don't'"],
  ['accents', 'é'],
  ['line breaks', '\n'],
];

export const LIST_HEADER = 'customer_name,phone_number,last_order_date\n';

/** Rows under the column names of a list. */
export const HOSTILE_LISTS: readonly HostilePiece[] = [
  ['rows', 'Ana,2125550147,2026-09-01\n', LIST_HEADER],
  ['rows that are wrong', 'Ana,1,2\n', LIST_HEADER],
  ['line breaks', '\n', LIST_HEADER],
  ['line breaks in a cell', '\n', `${LIST_HEADER}"`, '",2125550147,2026-09-01'],
  ['cells', ',', LIST_HEADER],
  ['quotation marks', '"', LIST_HEADER],
  ['cells that are never closed', '"a,', LIST_HEADER],
  ['a long name', 'a', LIST_HEADER, ',2125550147,2026-09-01'],
  ['white space', ' \t', LIST_HEADER, ',2125550147,2026-09-01'],
];
