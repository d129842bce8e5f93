import { parseAst } from 'rolldown/parseAst';

/** A visible text, with `{}` for each expression in it. */
export type ReadableString = { line: number; text: string };

/**
 * `read`: strings here are visible. `maybe`: visible if they read like a sentence. `never`: class names, log lines,
 * styles.
 */
type Place = 'read' | 'maybe' | 'never';
type Node = { type: string; start: number } & Record<string, unknown>;

/** JSX attributes and object properties whose strings are visible, however short. */
const READ_NAME =
  /^(?:(?:aria-)?(?:label|description)|.*(?:Label|Title|Text|Hint|Message|Note)|title|subtitle|heading|placeholder|alt|hint|message|summary|caption|note|footnote|linkNote|introduction|subject|header|tooltip)$/;
const NEVER_NAME =
  /^(?:className|style|d|viewBox|points|transform|href|to|src|srcSet|sizes|id|key|name|type|role|rel|pattern|autoComplete|htmlFor|path|marks?)$/;
/** Log lines, styles, and errors that appear only in a log. */
const NEVER_CALLED =
  /^(?:(?:Type|Range|Aggregate|NotAcknowledged|OutOfTime|StaleVersion)?Error|RegExp|log|debug|info|warn|error|raw|css)$/;
/** Prompts of models. */
const INSTRUCTIONS = /^(?:system|prompt|instructions?)$|_(?:PROMPT|INSTRUCTIONS)$|^(?:PROMPT|INSTRUCTIONS)$/;

/** The visible texts of one TypeScript file. `loose`: three words in a row are enough, as on screens. */
export function findReadableStrings(
  source: string,
  { isJsx, isLoose }: { isJsx: boolean; isLoose: boolean },
): ReadableString[] {
  const found: ReadableString[] = [];
  const add = (node: Node, text: string, place: Place) => {
    const readable = text.trim();
    const isShown =
      place === 'read' ? /\p{L}/u.test(readable) : place === 'maybe' && isSentence(readable, isLoose);
    if (isShown) found.push({ line: source.slice(0, node.start).split('\n').length, text: readable });
  };

  const visit = (node: Node, place: Place): void => {
    if (isTypeOrImport(node)) return;
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        add(node, textOfChildren(node), 'read');
        if (isNode(node.openingElement)) visitAll(node.openingElement, 'maybe');
        for (const child of nodesIn(node.children)) visit(child, 'read');
        return;
      case 'JSXText':
        return;
      case 'JSXAttribute':
      case 'Property':
        if (node.computed === true && isNode(node.key)) visit(node.key, 'maybe');
        if (isNode(node.value)) visit(node.value, placeOfNamed(nameOf(node.name ?? node.key)));
        return;
      case 'VariableDeclarator':
        visitAll(node, INSTRUCTIONS.test(nameOf(node.id)) ? 'never' : 'maybe');
        return;
      case 'CallExpression':
      case 'NewExpression':
        visitAll(node, NEVER_CALLED.test(nameOf(node.callee)) ? 'never' : 'maybe');
        return;
      case 'TaggedTemplateExpression': {
        const inside = NEVER_CALLED.test(nameOf(node.tag)) ? 'never' : 'maybe';
        if (isNode(node.quasi)) visitTemplate(node.quasi, inside, nameOf(node.tag) === 'html');
        return;
      }
      case 'TemplateLiteral':
        visitTemplate(node, place, false);
        return;
      case 'Literal':
        if (typeof node.value === 'string') add(node, node.value, place);
        return;
      default:
        visitAll(node, passesOn(node) || place === 'never' ? place : 'maybe');
    }
  };
  const visitTemplate = (node: Node, place: Place, isHtml: boolean): void => {
    const text = nodesIn(node.quasis).map(cookedText).join('{}');
    for (const part of isHtml ? text.split(/<[^>]*>/) : [text]) add(node, part, place);
    for (const expression of nodesIn(node.expressions)) visit(expression, place);
  };
  const visitAll = (node: Node, place: Place): void => {
    for (const [field, value] of Object.entries(node)) {
      if (field === 'test') for (const child of nodesIn(value)) visit(child, 'never');
      else for (const child of nodesIn(value)) visit(child, place);
    }
  };

  visitAll(parseAst(source, { lang: isJsx ? 'tsx' : 'ts' }) as unknown as Node, 'maybe');
  return found;
}

/** Both branches of a condition, and the content of brackets, are visible if the whole is. */
function passesOn({ type }: Node): boolean {
  return /^(?:ConditionalExpression|LogicalExpression|JSXExpressionContainer|ParenthesizedExpression|ArrayExpression)$/.test(
    type,
  );
}

function isTypeOrImport({ type }: Node): boolean {
  if (/^TS(?:As|Satisfies|NonNull)Expression$/.test(type)) return false;
  return type.startsWith('TS') || /^(?:ImportDeclaration|ImportExpression|ExportAllDeclaration)$/.test(type);
}

function placeOfNamed(name: string): Place {
  if (READ_NAME.test(name)) return 'read';
  return NEVER_NAME.test(name) || INSTRUCTIONS.test(name) ? 'never' : 'maybe';
}

/** The text between an element's tags, on one line as a browser shows it. */
function textOfChildren(element: Node): string {
  return nodesIn(element.children)
    .map((child) => {
      if (child.type === 'JSXText') return joinLines(String(child.value));
      const inside = isNode(child.expression) ? child.expression : undefined;
      if (inside?.type === 'JSXEmptyExpression') return '';
      return typeof inside?.value === 'string' ? inside.value : '{}';
    })
    .join('');
}

/**
 * Joins lines like JSX: a line break with its surrounding spaces becomes one space between two lines of text, and
 * nothing at an end.
 */
function joinLines(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const end = index < lines.length - 1 ? line.trimEnd() : line;
      return index > 0 ? end.trimStart() : end;
    })
    .filter((line) => line !== '')
    .join(' ');
}

function cookedText(quasi: Node): string {
  const { value } = quasi as { value?: { cooked?: string } };
  return value?.cooked ?? '';
}

/** Whether a text is words in a row; in files with other strings too, it must have a capital or a period. */
function isSentence(text: string, isLoose: boolean): boolean {
  if (/[|;].*[|;].*[|;]|\{[^}]|[;}][\w"]/.test(text)) return false;
  const words = text
    .split(/\s+/)
    .filter((word) => /^[(“"‘]?(?:\p{L}[\p{L}’'-]*|\{\})[)”"’]?[,.;:!?…]*$/u.test(word));
  const spelled = words.filter((word) => /\p{L}/u.test(word)).length;
  if (isLoose) return (words.length >= 3 && spelled >= 2) || (spelled >= 2 && /^\p{Lu}/u.test(text));
  if (words.length < 3 || spelled < 2 || !/\p{Ll}/u.test(text)) return false;
  return /^[\p{Lu}\d“"‘{]/u.test(text) || /[.!?…][”"’)]?$/.test(text);
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (isNode(node.property)) return nameOf(node.property);
  return String(node.name ?? node.value ?? '');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.filter(isNode);
  return isNode(value) ? [value] : [];
}
