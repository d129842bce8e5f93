import type { MappedList } from '#web/lists/use-mapped-list.ts';

export type ChosenList = Pick<MappedList<'guests'>, 'file' | 'mapped'>;

export type PreparedList = { file: File; linesAdded: number };

/** The file that is sent, or what the owner must say first. A list that has the spec's columns goes as it is. */
export function prepareList({ file, mapped }: ChosenList): PreparedList | string {
  if (mapped === undefined) return { file, linesAdded: 0 };
  if (mapped.missing !== undefined) return mapped.missing;
  return { file: new File([mapped.csv], file.name, { type: 'text/csv' }), linesAdded: mapped.linesAdded };
}
