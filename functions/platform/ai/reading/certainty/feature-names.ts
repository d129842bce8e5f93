/** In how many of the edges, which go up, a value has come. */
export const bucket = (value: number, edges: readonly number[]): number =>
  edges.filter((edge) => value >= edge).length;

export const is = (name: string, value: boolean): string[] => (value ? [name] : []);

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
