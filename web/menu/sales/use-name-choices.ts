import { useMemo, useState } from 'react';
import type { CountedSales } from '#shared/menu/sales/count-sales.ts';
import { matchNames, type NameMatch } from '#shared/menu/sales/match-names.ts';
import type { MenuSales } from '#shared/menu/sales/menu-sales.ts';
import { type NameChoice, soldOf } from './make-menu-sales.ts';

/** The menu item for each name in the POS: found, asked, or chosen by the owner. */
export function useNameChoices(
  counted: CountedSales | undefined,
  { menuNames, before }: { menuNames: readonly string[]; before: MenuSales | null },
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const matches = useMemo(() => {
    const items = [...(counted?.items ?? [])].sort((a, b) => soldOf(b) - soldOf(a));
    const names = items.map(({ name }) => name);
    const found = matchNames(names, menuNames, knownNames(before, menuNames));
    return names.map((posName, index) => ({ posName, match: found[index] ?? { kind: 'none' as const } }));
  }, [counted, menuNames, before]);
  return {
    /** Names that need an answer, with likely items. */
    asked: matches.flatMap(({ posName, match }) =>
      match.kind === 'near' ? [{ posName, menuName: pick(chosen, { posName, match }) }] : [],
    ),
    /** Names without a likely item, best sellers first, with the owner’s choices. */
    unmatched: matches.flatMap(({ posName, match }) =>
      match.kind === 'none' ? [{ posName, menuName: pick(chosen, { posName, match }) }] : [],
    ),
    choices: matches.map(
      ({ posName, match }): NameChoice => ({ posName, menuName: pick(chosen, { posName, match }) }),
    ),
    choose: (posName: string, menuName: string | undefined) =>
      setChosen(new Map(chosen).set(posName, menuName)),
  };
}

function pick(
  chosen: ReadonlyMap<string, string | undefined>,
  { posName, match }: { posName: string; match: NameMatch },
): string | undefined {
  if (chosen.has(posName)) return chosen.get(posName);
  return match.kind === 'none' ? undefined : match.menuName;
}

/** Matches confirmed with the last file, if the menu still has the items. Also names confirmed as not on the menu. */
function knownNames(before: MenuSales | null, menuNames: readonly string[]): Map<string, string> {
  const onMenu = new Set(menuNames);
  return new Map(
    (before?.items ?? []).flatMap(({ name, till_names }) =>
      onMenu.has(name) ? till_names.map((posName) => [posName, name] as const) : [],
    ),
  );
}
