import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DayOrder } from '#shared/guests/read-day.ts';
import { type ListMapping, NOT_IN_FILE } from '#shared/lists/mapping.ts';
import type { ColumnsByRole } from '#shared/lists/propose-columns.ts';
import { listMappingsQuery, useSaveListMapping } from '#web/lists/api/list-mappings.ts';
import type { KindName, MappedOf, OpenedList, OptionsOf, RoleOf } from './list-session.ts';
import { type ListClient, startListClient } from './start-list-client.ts';

/** A file, its column mapping, and the result. */
export type MappedList<Kind extends KindName> = {
  file: File;
  opened: OpenedList<RoleOf<Kind>>;
  mapping: ListMapping<RoleOf<Kind>>;
  /** Chosen by the owner for this file. */
  chosen: readonly RoleOf<Kind>[];
  isRemembered: boolean;
  /** Undefined for a file with our own columns. */
  mapped: MappedOf<Kind> | undefined;
  /** False while the last change is processed and the old result is shown. */
  isCurrent: boolean;
};

/** Handles one file at a time: opened in a worker, mapped as saved or proposed, and remapped on each change. */
export function useMappedList<Kind extends KindName>(kind: Kind) {
  type List = MappedList<Kind>;
  const [list, setList] = useState<List>();
  const [isReading, setIsReading] = useState(false);
  const client = useRef<ListClient<Kind>>(undefined);
  const options = useRef<OptionsOf<Kind>>(undefined);
  /** The list with all changes. Submitting waits for it. */
  const newest = useRef<Promise<List | undefined>>(Promise.resolve(undefined));
  const recall = useRecall();
  const saved = useRef('');
  const save = useSaveListMapping();
  useEffect(() => () => client.current?.stop(), []);

  const remove = () => {
    client.current?.stop();
    client.current = undefined;
    newest.current = Promise.resolve(undefined);
    setList(undefined);
  };

  /** The list with the result of its mapping. The file’s dates may settle the order of day and month. */
  const remap = async (started: ListClient<Kind>, changed: List): Promise<List> => {
    if (options.current === undefined || changed.opened.ownCsv !== undefined) return changed;
    const mapped = await started.map({ mapping: changed.mapping, options: options.current });
    const mapping = { columns: mapped.columns, order: mapped.order } as List['mapping'];
    return { ...changed, mapping, mapped, isCurrent: true };
  };

  const open = async (started: ListClient<Kind>, file: File): Promise<List> => {
    const opened = await started.open({ kind, file, options: options.current as OptionsOf<Kind> });
    const remembered = opened.ownCsv === undefined ? await recall(opened) : undefined;
    const mapping = remembered ?? { columns: opened.proposal.columns, order: undefined };
    const isRemembered = remembered !== undefined;
    return remap(started, {
      file,
      opened,
      mapping,
      chosen: [],
      isRemembered,
      mapped: undefined,
      isCurrent: true,
    });
  };

  /** The error of the file. */
  const choose = async (
    file: File,
    how: OptionsOf<Kind> | Promise<OptionsOf<Kind>>,
  ): Promise<string | undefined> => {
    remove();
    setIsReading(true);
    const started = startListClient<Kind>();
    client.current = started;
    const isCurrent = () => client.current === started;
    const opening = Promise.resolve(how).then((current) => {
      options.current = current;
      return open(started, file);
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

  const change = (changes: Partial<List>) => {
    if (client.current === undefined || list === undefined) return;
    const changed = { ...list, ...changes, isCurrent: false };
    setList(changed);
    const mapping = remap(client.current, changed).catch(() => undefined);
    newest.current = mapping;
    void mapping.then((found) => found !== undefined && newest.current === mapping && setList(found));
  };

  return {
    list,
    isReading,
    choose,
    remove,
    setColumn: (role: RoleOf<Kind>, index: number | undefined) => {
      if (list === undefined) return;
      const columns = { ...list.mapping.columns, [role]: index } as ColumnsByRole<RoleOf<Kind>>;
      // A new date column may have a different order.
      const order = role === list.opened.days ? undefined : list.mapping.order;
      change({ mapping: { columns, order }, chosen: [...list.chosen, role], isRemembered: false });
    },
    setOrder: (order: DayOrder) =>
      list && change({ mapping: { ...list.mapping, order }, isRemembered: false }),
    setOptions: (changed: OptionsOf<Kind>) => {
      options.current = changed;
      change({});
    },
    /** The list after the last change was processed. */
    ready: () => newest.current,
    refusedCsv: (errors: readonly string[]) => client.current?.refusedCsv(errors),
    /** Saves the mapping for the restaurant, once. */
    remember: async () => {
      const current = await newest.current;
      if (current?.mapped === undefined || current.isRemembered) return;
      const { columns, order = null } = current.mapping;
      const { shape } = current.opened;
      const inFile = Object.entries<number | undefined>(columns).filter(([, index]) => (index ?? -1) >= 0);
      const stored = { shape, columns: Object.fromEntries(inFile) as Record<string, number>, order };
      if (saved.current === JSON.stringify(stored)) return;
      saved.current = JSON.stringify(stored);
      save.mutate(stored);
    },
  };
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
    const isUsable = found && Object.values(found.columns).every((index) => index < headings.length);
    if (!isUsable) return undefined;
    const without = Object.fromEntries(asked.map((role) => [role, NOT_IN_FILE]));
    return {
      columns: { ...without, ...found.columns } as ColumnsByRole<Role>,
      order: found.order ?? undefined,
    };
  };
}
