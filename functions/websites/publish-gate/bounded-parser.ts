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

/** The most elements and comments of a page, both in its source and as browsers build them. */
export const MAX_ELEMENTS = 20_000;
/** The most nested elements. Browsers build no deeper trees. */
const MAX_OPEN_ELEMENTS = 512;
/** The most attribute characters of all elements, because reopened formatting copies them. */
const MAX_ATTRIBUTE_CHARACTERS = 1024 * 1024;

const TOO_MANY = `This HTML has more than ${groupDigits(MAX_ELEMENTS)} elements, counting those that browsers create from unclosed tags. Close the tags, or make the page shorter.`;
const TOO_DEEP = `This HTML has elements nested more than ${MAX_OPEN_ELEMENTS} levels deep. Close any tags left open.`;

/** HTML that takes more work to parse than a real page. The message is for its owner. */
export class TooComplexError extends Error {
  override readonly name = 'TooComplexError';
}

/** Returns the gate's finding for such a page, and throws other errors again. */
export function tooComplexFindings(error: unknown): { code: string; element: string; message: string }[] {
  if (!(error instanceof TooComplexError)) throw error;
  return [{ code: 'page_too_complex', element: 'body', message: error.message }];
}

/**
 * parse5's parser with limits, because a few kilobytes of unclosed formatting make the standard algorithm build
 * millions of elements. `read` throws `TooComplexError`.
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

  /** Called for a tag that exceeds the nesting limit. If it doesn't throw, the tag is left out. */
  protected onTooDeep(): void {
    throw new TooComplexError(TOO_DEEP);
  }
}

/** Checks the text before parsing it. */
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
