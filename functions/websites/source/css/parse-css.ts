import type { CssNode, ParseOptions } from 'css-tree';
import parse from 'css-tree/parser';

/**
 * Parses CSS independently of earlier texts. css-tree 3.2.1 keeps the tokens of the last text and reads one of them
 * past the end of the next (`TokenStream.setSource`, at `source.length`). A bracket there would change how brackets
 * of another owner's styles match, so this keeps one from being there.
 */
export function parseCss(text: string, options: ParseOptions): CssNode {
  parse(';'.repeat(text.length + 1), { context: 'declarationList' });
  return parse(text, options);
}
