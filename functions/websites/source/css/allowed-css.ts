import type { CssNode, Declaration } from 'css-tree';
import generate from 'css-tree/generator';
import walk from 'css-tree/walker';
import { isOwnFont, isOwnImage } from '#functions/websites/source/own-address.ts';
import { type Fault, mistake, quote, removed } from '#functions/websites/source/source-findings.ts';
import { CSS_PROPERTIES } from './css-properties.ts';

/** At-rules that set conditions or name things. */
export const ALLOWED_AT_RULES: ReadonlySet<string> = new Set(
  'media supports keyframes -webkit-keyframes container layer scope starting-style font-face page property counter-style'.split(
    ' ',
  ),
);

/** Functions that only compute values; none that load, draw, or run something. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  `abs acos anchor anchor-size asin atan atan2 blur brightness calc calc-size character-variant circle clamp color
  color-mix conic-gradient contrast cos counter counters cubic-bezier drop-shadow ellipse env exp fit-content format
  grayscale hsl hsla hue-rotate hwb hypot inset invert lab lch light-dark linear linear-gradient local log matrix
  matrix3d max min minmax mod oklab oklch opacity path perspective polygon pow radial-gradient ray rect rem repeat
  repeating-conic-gradient repeating-linear-gradient repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey
  rotatez round saturate scale scale3d scalex scaley scalez scroll sepia shape sign sin skew skewx skewy sqrt steps
  styleset stylistic swash symbols tan tech translate translate3d translatex translatey translatez var view xywh`.split(
    /\s+/,
  ),
);

/** Without `fixed`, so that content can't cover the whole window permanently. */
const POSITIONS = new Set(
  'static relative absolute sticky inherit initial unset revert revert-layer'.split(' '),
);

const READABLE = 'This isn’t valid CSS, so we removed it. Check the spelling.';
const OUTSIDE =
  'Pages can use only your own images and fonts. Upload the image and use its address, which starts with /images/.';

function addressFault(address: string, property: string): Fault | undefined {
  const isOwn = property === 'src' ? isOwnFont(address) : isOwnImage(address) || isOwnFont(address);
  return isOwn ? undefined : removed(`url(${quote(address)})`, OUTSIDE);
}

function nodeFault(node: CssNode, property: string): Fault | undefined {
  if (node.type === 'Raw') return mistake(quote(`${property}: ${node.value}`), READABLE);
  if (node.type === 'Url') return addressFault(node.value, property);
  if (node.type !== 'Function') return undefined;
  const name = node.name.toLowerCase();
  if (FUNCTIONS.has(name) || (name === 'attr' && property === 'content')) return undefined;
  return removed(`${quote(name)}()`, `We removed “${property}” because “${quote(name)}()” isn’t allowed.`);
}

/** The first forbidden part of a value or condition. */
export function valueFault(value: CssNode, property: string): Fault | undefined {
  let found: Fault | undefined;
  walk(value, (node) => {
    found ??= nodeFault(node, property);
  });
  return found;
}

function positionFault({ value }: Declaration): Fault | undefined {
  const words = generate(value).toLowerCase().split(/\s+/);
  if (words.every((word) => POSITIONS.has(word))) return undefined;
  const message =
    'We removed this position because the element would cover the page. Use “sticky” or “absolute” instead.';
  return removed(`position: ${quote(generate(value))}`, message);
}

/** Why a declaration isn't allowed in an owner's style sheet or `style` attribute. */
export function declarationFault(declaration: Declaration): Fault | undefined {
  const property = declaration.property.toLowerCase();
  const isCustom = /^--[\w-]+$/.test(property);
  if (!isCustom && !CSS_PROPERTIES.has(property)) {
    return removed(quote(property), `We removed “${quote(property)}”. This property isn’t allowed.`);
  }
  if (typeof declaration.important === 'string') {
    return mistake(quote(`${property} !${declaration.important}`), READABLE);
  }
  if (property === 'position') return positionFault(declaration);
  return valueFault(declaration.value, property);
}
