import type { CssNode, ParseOptions } from 'css-tree';
import parse from 'css-tree/parser';

/**
 * A text as css-tree reads it, whatever it read before. css-tree 3.2.1 keeps the tokens of the last text, and
 * looks one of them up behind the end of the next (`TokenStream.setSource`, at `source.length`): a bracket of
 * one owner's styles there would pair up the brackets of another's in other ways. So a bracket never stands there.
 */
export function parseCss(text: string, options: ParseOptions): CssNode {
  parse(';'.repeat(text.length + 1), { context: 'declarationList' });
  return parse(text, options);
}
