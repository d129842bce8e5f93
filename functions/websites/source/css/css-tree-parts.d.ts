/** The bundleable parts of css-tree; its main entry reads a JSON file at run time. */
declare module 'css-tree/parser' {
  import type { parse } from 'css-tree';

  const part: typeof parse;
  export default part;
}
declare module 'css-tree/generator' {
  import type { generate } from 'css-tree';

  const part: typeof generate;
  export default part;
}
declare module 'css-tree/walker' {
  import type { walk } from 'css-tree';

  const part: typeof walk;
  export default part;
}
