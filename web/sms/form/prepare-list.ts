import type { MappedList } from '#web/lists/use-mapped-list.ts';

export type ChosenList = Pick<MappedList<'guests'>, 'file' | 'mapped'>;

export type PreparedList = { file: File; linesAdded: number };

/** The file to send, or what the owner must answer first. A list with the spec’s columns is sent as is. */
export function prepareList({ file, mapped }: ChosenList): PreparedList | string {
  if (mapped === undefined) return { file, linesAdded: 0 };
  if (mapped.missing !== undefined) return mapped.missing;
  return { file: new File([mapped.csv], file.name, { type: 'text/csv' }), linesAdded: mapped.linesAdded };
}
