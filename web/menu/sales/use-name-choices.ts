import { useMemo, useState } from 'react';
import type { CountedSales } from '#shared/menu/sales/count-sales.ts';
import { matchNames, type NameMatch } from '#shared/menu/sales/match-names.ts';
import type { MenuSales } from '#shared/menu/sales/menu-sales.ts';
import { type NameChoice, soldOf } from './make-menu-sales.ts';

/** Which item of the menu each name of the till is: found, asked, or chosen by the owner. */
export function useNameChoices(
  counted: CountedSales | undefined,
  { menuNames, before }: { menuNames: readonly string[]; before: MenuSales | null },
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const matches = useMemo(() => {
    const items = [...(counted?.items ?? [])].sort((a, b) => soldOf(b) - soldOf(a));
    const names = items.map(({ name }) => name);
    const found = matchNames(names, menuNames, knownNames(before, menuNames));
    return names.map((tillName, index) => ({ tillName, match: found[index] ?? { kind: 'none' as const } }));
  }, [counted, menuNames, before]);
  return {
    /** Those that somebody has to look at, by what they may be. */
    asked: matches.flatMap(({ tillName, match }) =>
      match.kind === 'near' ? [{ tillName, menuName: pick(chosen, { tillName, match }) }] : [],
    ),
    /** Those that are like none of the menu's, the best-selling first, by what the owner says they are. */
    unmatched: matches.flatMap(({ tillName, match }) =>
      match.kind === 'none' ? [{ tillName, menuName: pick(chosen, { tillName, match }) }] : [],
    ),
    choices: matches.map(
      ({ tillName, match }): NameChoice => ({ tillName, menuName: pick(chosen, { tillName, match }) }),
    ),
    choose: (tillName: string, menuName: string | undefined) =>
      setChosen(new Map(chosen).set(tillName, menuName)),
  };
}

function pick(
  chosen: ReadonlyMap<string, string | undefined>,
  { tillName, match }: { tillName: string; match: NameMatch },
): string | undefined {
  if (chosen.has(tillName)) return chosen.get(tillName);
  return match.kind === 'none' ? undefined : match.menuName;
}

/** What was confirmed with the last file, as far as the menu still has it; also that a name is none of the menu's. */
function knownNames(before: MenuSales | null, menuNames: readonly string[]): Map<string, string> {
  const onMenu = new Set(menuNames);
  return new Map(
    (before?.items ?? []).flatMap(({ name, till_names }) =>
      onMenu.has(name) ? till_names.map((tillName) => [tillName, name] as const) : [],
    ),
  );
}
