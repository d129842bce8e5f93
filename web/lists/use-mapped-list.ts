import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DayOrder } from '#shared/guests/read-day.ts';
import { type ListMapping, NOT_IN_FILE } from '#shared/lists/mapping.ts';
import type { ColumnsByRole } from '#shared/lists/propose-columns.ts';
import { listMappingsQuery, useSaveListMapping } from '#web/lists/api/list-mappings.ts';
import { type ListClient, startListClient } from './list-client.ts';
import type { ListKindName, ListKinds, OpenedList } from './list-kinds.ts';

type RoleOf<Kind extends ListKindName> = ListKinds[Kind]['role'];
type OptionsOf<Kind extends ListKindName> = ListKinds[Kind]['options'];

/** A file, its column mapping, and the result. */
export type MappedList<Kind extends ListKindName> = {
  file: File;
  opened: OpenedList<RoleOf<Kind>>;
  mapping: ListMapping<RoleOf<Kind>>;
  /** Chosen by the owner for this file. */
  chosen: readonly RoleOf<Kind>[];
  isRemembered: boolean;
  /** Undefined for a file with our own columns. */
  mapped: ListKinds[Kind]['mapped'] | undefined;
  /** False while the last change is processed and the old result is shown. */
  isCurrent: boolean;
};

/** Handles one file at a time: opened in a worker, mapped as saved or proposed, and remapped on each change. */
export function useMappedList<Kind extends ListKindName>(kind: Kind) {
  const [list, setList] = useState<MappedList<Kind>>();
  const [isReading, setIsReading] = useState(false);
  const client = useRef<ListClient<Kind>>(undefined);
  const options = useRef<OptionsOf<Kind>>(undefined);
  /** The list with all changes. Submitting waits for it. */
  const newest = useRef<Promise<MappedList<Kind> | undefined>>(Promise.resolve(undefined));
  const recall = useRecall();
  const saved = useRef('');
  const save = useSaveListMapping();

  const stop = () => {
    client.current?.stop();
    client.current = undefined;
    newest.current = Promise.resolve(undefined);
  };
  useEffect(() => () => client.current?.stop(), []);

  /** The error of the file. */
  const choose = async (
    file: File,
    how: OptionsOf<Kind> | Promise<OptionsOf<Kind>>,
  ): Promise<string | undefined> => {
    stop();
    setList(undefined);
    setIsReading(true);
    const started = startListClient<Kind>();
    client.current = started;
    const isCurrent = () => client.current === started;
    const opening = Promise.resolve(how).then((current) => {
      options.current = current;
      return open(started, { kind, file, options: current, recall });
    });
    newest.current = opening.catch(() => undefined);
    try {
      const found = await opening;
      if (isCurrent()) setList(found);
      return undefined;
    } catch (error) {
      return isCurrent() ? (error as Error).message : undefined;
    } finally {
      if (isCurrent()) setIsReading(false);
    }
  };

  const change = (changed: MappedList<Kind>) => {
    const [started, current] = [client.current, options.current];
    if (started === undefined || current === undefined) return;
    setList({ ...changed, isCurrent: false });
    const mapping = started.map({ mapping: changed.mapping, options: current }).then(
      (mapped) => withMapping(changed, mapped),
      () => undefined,
    );
    newest.current = mapping;
    void mapping.then((found) => found !== undefined && newest.current === mapping && setList(found));
  };

  return {
    list,
    isReading,
    choose,
    remove: () => {
      stop();
      setList(undefined);
    },
    /** `daysOf`: the new date column may have a different order. */
    setColumn: (role: RoleOf<Kind>, index: number | undefined, daysOf: RoleOf<Kind>) => {
      if (list === undefined) return;
      const columns = { ...list.mapping.columns, [role]: index } as ColumnsByRole<RoleOf<Kind>>;
      const order = role === daysOf ? undefined : list.mapping.order;
      const chosen = [...list.chosen, role];
      change({ ...list, mapping: { columns, order }, chosen, isRemembered: false });
    },
    setOrder: (order: DayOrder) =>
      list && change({ ...list, mapping: { ...list.mapping, order }, isRemembered: false }),
    setOptions: (changed: OptionsOf<Kind>) => {
      options.current = changed;
      if (list !== undefined) change(list);
    },
    /** The list after the last change was processed. */
    ready: () => newest.current,
    refusedCsv: (errors: readonly string[]) => client.current?.refusedCsv(errors),
    /** Saves the mapping for the restaurant, once. */
    remember: async () => {
      const current = await newest.current;
      if (current?.mapped === undefined || current.isRemembered) return;
      const { columns, order } = current.mapping;
      const said = JSON.stringify([current.opened.shape, columns, order]);
      if (saved.current === said) return;
      saved.current = said;
      const inFile = Object.entries<number | undefined>(columns).filter(([, index]) => (index ?? -1) >= 0);
      save.mutate({
        shape: current.opened.shape,
        columns: Object.fromEntries(inFile) as Record<string, number>,
        order: order ?? null,
      });
    },
  };
}

type Opening<Kind extends ListKindName> = {
  kind: Kind;
  file: File;
  options: OptionsOf<Kind>;
  recall: ReturnType<typeof useRecall>;
};

async function open<Kind extends ListKindName>(
  client: ListClient<Kind>,
  { kind, file, options, recall }: Opening<Kind>,
): Promise<MappedList<Kind>> {
  const opened = await client.open({ kind, file, options });
  const remembered = opened.ownCsv === undefined ? await recall<RoleOf<Kind>>(opened) : undefined;
  const mapping = remembered ?? { columns: opened.proposal.columns, order: undefined };
  const mapped = opened.ownCsv === undefined ? await client.map({ mapping, options }) : undefined;
  return withMapping({ file, opened, mapping, chosen: [], isRemembered: remembered !== undefined }, mapped);
}

/** The saved mapping for a shape. If it can’t be fetched, the file is read without it. */
function useRecall() {
  const queries = useQueryClient();
  return async <Role extends string>({
    shape,
    headings,
    asked,
  }: OpenedList<Role>): Promise<ListMapping<Role> | undefined> => {
    const stored = await queries.fetchQuery({ ...listMappingsQuery, staleTime: 60_000 }).catch(() => []);
    const found = stored.find((mapping) => mapping.shape === shape);
    if (found === undefined) return undefined;
    if (Object.values(found.columns).some((index) => index >= headings.length)) return undefined;
    const without = Object.fromEntries(asked.map((role) => [role, NOT_IN_FILE]));
    return {
      columns: { ...without, ...found.columns } as ColumnsByRole<Role>,
      order: found.order ?? undefined,
    };
  };
}

/** A list with its result. The file’s dates may settle the order of day and month. */
function withMapping<Kind extends ListKindName>(
  list: Omit<MappedList<Kind>, 'mapped' | 'isCurrent'>,
  mapped: ListKinds[Kind]['mapped'] | undefined,
): MappedList<Kind> {
  const mapping = mapped === undefined ? list.mapping : { columns: mapped.columns, order: mapped.order };
  return { ...list, mapping: mapping as MappedList<Kind>['mapping'], mapped, isCurrent: true };
}
