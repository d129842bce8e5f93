import type { CopyLibrary, CuisineCopy, Line } from '../library/copy-library.ts';

export type Fits = (text: string) => boolean;

function mapped<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  change: (value: Value) => Value,
): Record<Key, Value> {
  const entries = Object.entries(record) as [Key, Value][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)])) as Record<Key, Value>;
}

type PageCopy = { copy: CopyLibrary; cuisine: CuisineCopy };

/** The copy of a page, limited to lines that fit the restaurant. Questions for the owner don’t change. Pure. */
export function fittingCopy({ copy, cuisine }: PageCopy, fits: Fits): PageCopy {
  const fitting = (lines: readonly Line[]) => lines.filter(fits);
  const fittingOrAll = (lines: readonly Line[]) => {
    const some = fitting(lines);
    return some.length > 0 ? some : lines;
  };
  const { about, contact } = copy;
  return {
    copy: {
      ...copy,
      hero: fitting(copy.hero),
      about: {
        ...about,
        title: fitting(about.title),
        opening: fitting(about.opening),
        closing: fitting(about.closing),
      },
      contact: {
        title: fittingOrAll(contact.title),
        titleInTown: fittingOrAll(contact.titleInTown),
        line: fitting(contact.line),
      },
      sections: mapped(copy.sections, ({ title, suggested }) => ({ title: fittingOrAll(title), suggested })),
      dishes: mapped(copy.dishes, fittingOrAll),
    },
    cuisine: {
      ...cuisine,
      hero: fitting(cuisine.hero),
      about: fitting(cuisine.about),
    },
  };
}
