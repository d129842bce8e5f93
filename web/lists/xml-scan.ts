/** An XML element: the rest of its tag after the name, and the text between its tags. */
type XmlElement = { attributes: string; inner: string };

/**
 * All elements with a name; they can’t be nested in each other. Reads each character once, and stops at malformed
 * XML.
 */
export function* elements(xml: string, name: string): Generator<XmlElement> {
  const [open, close] = [`<${name}`, `</${name}>`];
  for (let at = xml.indexOf(open); at >= 0; ) {
    const start = at + open.length;
    const isName = /[\s/>]/.test(xml[start] ?? '');
    const end = isName ? xml.indexOf('>', start) : start;
    if (end < 0) return;
    if (!isName) at = xml.indexOf(open, start);
    else if (xml[end - 1] === '/') {
      yield { attributes: xml.slice(start, end - 1), inner: '' };
      at = xml.indexOf(open, end);
    } else {
      const last = xml.indexOf(close, end);
      if (last < 0) return;
      yield { attributes: xml.slice(start, end), inner: xml.slice(end + 1, last) };
      at = xml.indexOf(open, last);
    }
  }
}

/** The longest tag that is read, in characters. */
const LONGEST_TAG = 1_000;

export function attribute(attributes: string, name: string): string | undefined {
  const tag = attributes.slice(0, LONGEST_TAG);
  const at = tag.indexOf(` ${name}="`);
  if (at < 0) return undefined;
  const start = at + name.length + 3;
  const end = tag.indexOf('"', start);
  return end < 0 ? undefined : decodeEntities(tag.slice(start, end));
}

/** The text of all `<t>` elements, without Japanese phonetic guides. */
export function textIn(xml: string): string {
  const plain = xml.includes('<rPh') ? withoutElements(xml, 'rPh') : xml;
  return decodeEntities([...elements(plain, 't')].map(({ inner }) => inner).join(''));
}

function withoutElements(xml: string, name: string): string {
  return xml
    .split(`<${name}`)
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf(`</${name}>`) + name.length + 3)))
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:(\w{2,4})|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
