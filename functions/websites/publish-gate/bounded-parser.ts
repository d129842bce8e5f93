import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  Parser,
  type ParserOptions,
  type Token,
  type TreeAdapter,
} from 'parse5';
import { groupDigits } from '#shared/format/group-digits.ts';

type Tree = DefaultTreeAdapterMap;

/** Most elements and comments of a page, as they are written and as browsers build them. */
export const MAX_ELEMENTS = 20_000;
/** Most elements open at once: browsers build no deeper trees. */
const MAX_OPEN_ELEMENTS = 512;
/** Most characters in the attributes of all elements: formatting that is opened again copies them each time. */
const MAX_ATTRIBUTE_CHARACTERS = 1024 * 1024;

const TOO_MANY = `This HTML has more than ${groupDigits(MAX_ELEMENTS)} elements, counting those that browsers create from unclosed tags. Close the tags, or make the page shorter.`;
const TOO_DEEP = `This HTML has elements nested more than ${MAX_OPEN_ELEMENTS} levels deep. Close any tags left open.`;

/** HTML that is more work to read than an honest page can be. The message is a sentence for its owner. */
export class TooComplexError extends Error {
  override readonly name = 'TooComplexError';
}

/** What the gate says of such a page. Any other error is thrown again. */
export function tooComplexFindings(error: unknown): { code: string; element: string; message: string }[] {
  if (!(error instanceof TooComplexError)) throw error;
  return [{ code: 'page_too_complex', element: 'body', message: error.message }];
}

/**
 * The parser of parse5 with an end to its work: a few kilobytes with formatting that is never closed make the
 * standard's algorithm build millions of elements. Throws `TooComplexError` from `read`.
 */
export class BoundedParser extends Parser<Tree> {
  constructor(options: Omit<ParserOptions<Tree>, 'treeAdapter'>) {
    super({ ...options, treeAdapter: countingTree() });
  }

  /** Builds the document. Call it once. */
  read(html: string): Tree['document'] {
    refuseTooManyTags(html);
    this.tokenizer.write(html, true);
    return this.document;
  }

  override onStartTag(token: Token.TagToken) {
    if (this.openElements.stackTop >= MAX_OPEN_ELEMENTS) this.onTooDeep();
    else super.onStartTag(token);
  }

  /** Where a tag would open one element too many. What does not throw leaves the tag out. */
  protected onTooDeep(): void {
    throw new TooComplexError(TOO_DEEP);
  }
}

/** Looks at the text alone, before anything is built of it. */
function refuseTooManyTags(html: string): void {
  let tags = 0;
  for (const _ of html.matchAll(/<[a-z!?]/gi)) {
    tags += 1;
    if (tags > MAX_ELEMENTS) throw new TooComplexError(TOO_MANY);
  }
}

function countingTree(): TreeAdapter<Tree> {
  let nodes = 0;
  let characters = 0;
  const count = (added: number) => {
    nodes += 1;
    characters += added;
    if (nodes > MAX_ELEMENTS || characters > MAX_ATTRIBUTE_CHARACTERS) throw new TooComplexError(TOO_MANY);
  };
  return {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) => {
      count(attributes.reduce((sum, each) => sum + each.name.length + each.value.length, 0));
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    createCommentNode: (data) => {
      count(0);
      return defaultTreeAdapter.createCommentNode(data);
    },
  };
}
