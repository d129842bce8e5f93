import Plus from 'lucide-react/icons/plus';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { emptyDish } from '#shared/profile/menu.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import { COLUMNS, cellText, nextId, withCell, withMoved, withPasted } from './menu-rows.ts';
import styles from './menu-table.module.css';
import { HEADINGS, MenuTableRow } from './menu-table-row.tsx';
import type { MenuRows } from './use-menu-rows.ts';

type Place = { row: number; column: number };
/** `text`: the cell's initial text. */
type Editing = Place & { text: string };

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Dishes as a spreadsheet: arrow keys, typing, pasting, undo, and movable rows. */
export function MenuTable({ rows, change, undo, redo }: MenuRows) {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, column: 1 });
  const [editing, setEditing] = useState<Editing>();
  // Rows that don't rerender keep handlers of earlier renders.
  const latest = useRef({ count: 0, column: 0, dragged: undefined as number | undefined });
  latest.current = { ...latest.current, count: rows.length, column: active.column };

  const isFocusWanted = useRef(false);
  // Runs before the next key press, so that fast typing loses nothing.
  useLayoutEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${active.row}-${active.column}"]`)?.focus();
  });

  const go = (row: number, column: number) => {
    const place = {
      row: Math.max(0, Math.min(row, latest.current.count - 1)),
      column: Math.max(0, Math.min(column, COLUMNS.length - 1)),
    };
    setActive(place);
    isFocusWanted.current = true;
  };
  const write = ({ row, column }: Place, text: string) =>
    change((before) => {
      const [present, field] = [before[row], COLUMNS[column]];
      if (present === undefined || field === undefined) return before;
      const dish = withCell(present.dish, field, text);
      return dish === present.dish ? before : before.with(row, { ...present, dish });
    });
  const finish = (text: string | undefined, [down, right]: readonly [number, number]) => {
    if (editing === undefined) return;
    if (text !== undefined) write(editing, text);
    setEditing(undefined);
    go(editing.row + down, editing.column + right);
  };
  const move = (from: number, to: number) => {
    change((before) => withMoved(before, from, to));
    go(to, latest.current.column);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing !== undefined || !(event.target as HTMLElement).dataset.cell) return;
    const { row, column } = active;
    const step = STEPS[event.key];
    const isCommand = event.ctrlKey || event.metaKey;
    const field = COLUMNS[column] ?? 'name';
    const present = rows[row];
    if (step !== undefined && event.altKey && step[0] !== 0) move(row, row + step[0]);
    else if (step !== undefined) go(row + step[0], column + step[1]);
    else if (isCommand && event.key.toLowerCase() === 'z') (event.shiftKey ? redo : undo)();
    else if (event.key === 'Delete' || event.key === 'Backspace') write(active, '');
    else if (event.key === 'Enter' || event.key === 'F2')
      setEditing({ ...active, text: present === undefined ? '' : cellText(present.dish, field) });
    else if (event.key.length === 1 && !isCommand && !event.altKey)
      setEditing({ ...active, text: event.key });
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing !== undefined) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (text !== '') change((before) => withPasted(before, active, { text, blank: emptyDish('') }));
  };
  return (
    <Stack gap={1}>
      <Cluster gap={1}>
        <Button size="small" icon={<Undo2 />} onClick={undo}>
          Undo
        </Button>
        <Button
          size="small"
          icon={<Plus />}
          onClick={() => {
            change((before) => [...before, { id: nextId(before), dish: emptyDish(''), source: '' }]);
            setActive({ row: rows.length, column: 1 });
            setEditing({ row: rows.length, column: 1, text: '' });
          }}
        >
          Add a dish
        </Button>
        <Note>
          Type in a cell, or paste cells from a spreadsheet. Press Alt and an arrow key to move a dish.
        </Note>
      </Cluster>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid
        role="grid"
        aria-label="Dishes"
        aria-rowcount={rows.length + 1}
        className={styles.table}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <thead>
          <tr className={styles.head}>
            {[...COLUMNS.map((column) => HEADINGS[column]), 'Actions'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <MenuTableRow
              key={row.id}
              row={row}
              index={index}
              activeColumn={active.row === index ? active.column : undefined}
              editing={editing?.row === index ? editing : undefined}
              onActivate={setActive}
              onEdit={setEditing}
              onFinish={finish}
              onRemove={(at) => change((before) => before.toSpliced(at, 1))}
              onDrag={(at) => {
                latest.current.dragged = at;
              }}
              onDrop={(to) => {
                const { dragged } = latest.current;
                if (dragged !== undefined) move(dragged, to);
              }}
            />
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
