import { type Token, defaultTreeAdapter as tree } from 'parse5';
import { BoundedParser } from '#functions/websites/publish-gate/bounded-parser.ts';
import type { PageElement } from '#functions/websites/publish-gate/gate-page.ts';

type Tag = { name: string; line: number; offset: number };

export type ParsedSource = {
  /** The owner's content as browsers build it. */
  body: PageElement;
  endTags: readonly Tag[];
  parseErrors: readonly { code: string; line: number }[];
  /** The range of a pasted document's own head. */
  head?: { start: number; end: number; line: number } | undefined;
  /** Attributes of a pasted document's html and body elements. */
  frameSettings: readonly Tag[];
};

/** The most unclosed formatting elements that are reopened; real pages have few. */
const MAX_REOPENED = 2_000;

/** A parser that also records end tags that may close nothing. */
class TagRecorder extends BoundedParser {
  readonly endTags: Tag[] = [];
  readonly headTags: Tag[] = [];
  readonly frameSettings: Tag[] = [];
  #reopened = 0;

  override onStartTag(token: Token.TagToken) {
    if (token.tagName === 'head') record(this.headTags, token);
    const isFrame = token.tagName === 'html' || token.tagName === 'body';
    for (const { name } of isFrame ? token.attrs : []) {
      record(this.frameSettings, { ...token, tagName: `${token.tagName} ${name}` });
    }
    super.onStartTag(token);
  }

  /** Content this deep is dropped, so that unclosed tags cost no more than their length. */
  protected override onTooDeep(): void {}

  /** Up to the limit, unclosed formatting continues in the next blocks. */
  override _reconstructActiveFormattingElements() {
    if (this.#reopened >= MAX_REOPENED) return;
    const before = this.openElements.stackTop;
    super._reconstructActiveFormattingElements();
    this.#reopened += this.openElements.stackTop - before;
  }

  override onEndTag(token: Token.TagToken) {
    record(token.tagName === 'head' ? this.headTags : this.endTags, token);
    super.onEndTag(token);
  }
}

function record(tags: Tag[], { tagName, location }: Token.TagToken) {
  tags.push({ name: tagName, line: location?.startLine ?? 1, offset: location?.startOffset ?? 0 });
}

/** Put before the owner's text on its first line, so that line numbers stay correct. */
const OPENING = '<!doctype html><html><head></head><body>';
/** The start and end tags of the head in `OPENING`. */
const OUR_HEAD_TAGS = 2;

/** Parses body content or a whole document as browsers do. Throws `TooComplexError`. */
export function parseSource(html: string): ParsedSource {
  const parseErrors: ParsedSource['parseErrors'][number][] = [];
  const parser = new TagRecorder({
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) => parseErrors.push({ code, line: startLine }),
  });
  const document = parser.read(OPENING + html);
  const root = document.childNodes.find((node) => tree.isElementNode(node));
  const body = root?.childNodes.find((node) => tree.isElementNode(node) && node.tagName === 'body');
  if (body === undefined || !tree.isElementNode(body)) throw new Error('The parser built no body.');
  const [start, end] = parser.headTags.slice(OUR_HEAD_TAGS);
  return {
    body,
    endTags: parser.endTags,
    parseErrors,
    head: start && end && { start: start.offset, end: end.offset, line: start.line },
    frameSettings: parser.frameSettings,
  };
}
