import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { COLUMNS, type Column, cellText, type MenuRow } from './menu-rows.ts';
import styles from './menu-table.module.css';

type Place = { row: number; column: number };

type MenuTableRowProps = {
  row: MenuRow;
  index: number;
  /** The row's active cell. */
  activeColumn: number | undefined;
  editing: (Place & { text: string }) | undefined;
  onActivate: (place: Place) => void;
  onEdit: (editing: Place & { text: string }) => void;
  /** If `text` is undefined, the cell stays unchanged. */
  onFinish: (text: string | undefined, step: readonly [down: number, right: number]) => void;
  onRemove: (index: number) => void;
  onDrag: (index: number | undefined) => void;
  onDrop: (index: number) => void;
};

export const HEADINGS: Readonly<Record<Column, string>> = {
  course: 'Section',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  sizes: 'Sizes',
  diets: 'Dietary options',
};

/** One dish. Rerendered only when it changes, because the handlers read the latest rows. */
export const MenuTableRow = memo(DrawnRow, isSameRow);

function isSameRow(before: MenuTableRowProps, after: MenuTableRowProps): boolean {
  const { row, index, activeColumn, editing } = before;
  if (after.editing !== undefined || after.activeColumn !== undefined) return false;
  return row === after.row && index === after.index && activeColumn === undefined && editing === undefined;
}

function DrawnRow(props: MenuTableRowProps) {
  const { row, index, activeColumn, editing, onActivate, onEdit, onRemove, onDrag, onDrop } = props;
  const { dish, source } = row;
  const name = dish.name || `dish ${index + 1}`;
  return (
    <tr
      aria-rowindex={index + 2}
      className={styles.row}
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => onDrop(index)}
    >
      {COLUMNS.map((column, at) =>
        editing?.column === at ? (
          <CellInput key={column} label={HEADINGS[column]} text={editing.text} onFinish={props.onFinish} />
        ) : (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles keys
          <td
            key={column}
            className={styles.cell}
            data-cell={`${index}-${at}`}
            data-label={HEADINGS[column]}
            tabIndex={activeColumn === at ? 0 : -1}
            onFocus={() => onActivate({ row: index, column: at })}
            onClick={() => {
              if (activeColumn === at) onEdit({ row: index, column: at, text: cellText(dish, column) });
            }}
          >
            {cellText(dish, column)}
          </td>
        ),
      )}
      <Cluster as="td" justify="end" wrap={false}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers; keys move rows with Alt */}
        <span
          className={styles.handle}
          draggable
          title="Drag to move"
          onDragStart={() => onDrag(index)}
          onDragEnd={() => onDrag(undefined)}
        >
          <GripVertical />
        </span>
        <IconButton size="small" label={`Remove ${name}`} icon={<Trash2 />} onClick={() => onRemove(index)} />
      </Cluster>
      {source === '' ? null : <td className={styles.source}>{source}</td>}
    </tr>
  );
}

type CellInputProps = { label: string; text: string; onFinish: MenuTableRowProps['onFinish'] };

function CellInput({ label, text, onFinish }: CellInputProps) {
  return (
    <td className={styles.cell} data-label={label}>
      <input
        ref={focusAtEnd}
        aria-label={label}
        defaultValue={text}
        onBlur={({ currentTarget }) => onFinish(currentTarget.value, [0, 0])}
        onKeyDown={(event) => {
          const { value } = event.currentTarget;
          if (event.key === 'Enter') onFinish(value, [1, 0]);
          else if (event.key === 'Tab') onFinish(value, [0, event.shiftKey ? -1 : 1]);
          else if (event.key === 'Escape') onFinish(undefined, [0, 0]);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
    </td>
  );
}

/** After a click, typing continues at the end of the cell's text. */
function focusAtEnd(input: HTMLInputElement | null) {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}
