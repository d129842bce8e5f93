import { hides, type Node } from '#functions/grader/page-facts/page-node.ts';
import { type OwnSheet, type PlainRule, readSheets } from './plain-rules.ts';
import { type Saying, sayingsOf } from './sheet-rules.ts';

const CLASS_CHARACTERS = 2000;
const NO_NAMES: ReadonlySet<string> = new Set();
const DISPLAY = ['display'] as const;
const BOTH = ['display', 'visibility'] as const;

/**
 * Decides whether markup, or a simple rule of an inline style sheet, hides a node. Anything that a sheet shows
 * under some condition (wide screens, hover, inside another element) counts as shown. If scripts run, elements
 * hidden by `visibility` count as shown, too, because scripts reveal them.
 */
export function createHiding(sheets: readonly OwnSheet[], runsScripts: boolean): (node: Node) => boolean {
  const { byName, shownAgain, isHidingAny } = readSheets(sheets);
  const hidesItself = runsScripts ? hides : hidesForGood;
  if (!isHidingAny) return hidesItself;
  const properties = runsScripts ? DISPLAY : BOTH;
  const isHiddenBySheet = (node: Node) => {
    const names = namesOf(node);
    for (const name of names) if (shownAgain.has(name)) return false;
    const rules = [...names]
      .flatMap((name) => byName.get(name) ?? [])
      .filter((rule) => isAbout(rule, node, names));
    return rules.length > 0 && properties.some((property) => isHiddenIn(node, rules, property));
  };
  return (node) => hidesItself(node) || isHiddenBySheet(node);
}

function hidesForGood(node: Node): boolean {
  return hides(node) || (node.attribs?.style !== undefined && isHiddenIn(node, [], 'visibility'));
}

/** The node's names as `.class` and `#id`. */
function namesOf({ attribs }: Node): ReadonlySet<string> {
  if (attribs === undefined) return NO_NAMES;
  const { class: classes = '', id = '' } = attribs;
  if (classes === '' && id === '') return NO_NAMES;
  const ofClass = classes
    .slice(0, CLASS_CHARACTERS)
    .split(/\s+/)
    .filter((name) => name !== '');
  return new Set([...ofClass.map((name) => `.${name}`), ...(id === '' ? [] : [`#${id}`])]);
}

function isAbout({ tag, names }: PlainRule, node: Node, own: ReadonlySet<string>): boolean {
  return (tag === '' || tag === node.name) && names.every((name) => own.has(name));
}

/** Order of precedence: `!important`, the element's own style, specificity, then the latest rule. */
function isHiddenIn(node: Node, rules: readonly PlainRule[], property: Saying['property']): boolean {
  const inline = sayingsOf(node.attribs?.style ?? '').map((said) => ({
    ...said,
    rank: Number.MAX_SAFE_INTEGER,
  }));
  const said = [...rules, ...inline].filter((each) => each.property === property);
  const [first] = said;
  const holding = said.reduce((one, other) => (isBefore(one, other) ? other : one), first);
  return holding?.isHiding === true;
}

type Ranked = Saying & { rank: number };

function isBefore(one: Ranked | undefined, other: Ranked): boolean {
  if (one === undefined || one.isImportant === other.isImportant) return (one?.rank ?? 0) <= other.rank;
  return other.isImportant;
}

/** Whether a node or one of its ancestors is hidden. Results are cached, so depth doesn't matter. */
export function createUnseen(isHiding: (node: Node) => boolean): (node: Node) => boolean {
  const known = new Map<Node, boolean>();
  return (from) => {
    const way: Node[] = [];
    let node: Node | null | undefined = from;
    while (node && !known.has(node)) {
      way.push(node);
      node = node.parent;
    }
    let isUnseen = node ? known.get(node) === true : false;
    for (const each of way.reverse()) {
      isUnseen ||= isHiding(each);
      known.set(each, isUnseen);
    }
    return isUnseen;
  };
}
