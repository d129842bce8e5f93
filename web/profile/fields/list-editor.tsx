import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { Toolbar } from '#web/ui/toolbar.tsx';
import styles from './list-editor.module.css';

type ListEditorProps<Item> = {
  title: string;
  /** The heading level that fits the outline. */
  level?: 2 | 3;
  /** Why it matters to guests. */
  hint?: string;
  /** One entry in a sentence, such as "phone number". */
  noun: string;
  items: readonly Item[];
  blank: Item;
  onChange: (items: Item[]) => void;
  error?: string | undefined;
  children: (item: Item, change: (changed: Partial<Item>) => void, name: string) => ReactNode;
};

/** A list whose entries can be added, edited, moved, and removed. The focus follows the action. */
export function ListEditor<Item extends object>(props: ListEditorProps<Item>) {
  const { title, level = 2, hint, noun, items, blank, onChange, error, children } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const focusEntry = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    );
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
    focusEntry(to);
  };
  return (
    <Stack as="section" gap={1} align="start" aria-labelledby={id}>
      <Text as={`h${level}`} id={id} size={1}>
        {title}
      </Text>
      {hint === undefined ? null : <Note>{hint}</Note>}
      {error === undefined ? null : (
        <Text size="small" tone="danger" role="alert">
          {error}
        </Text>
      )}
      <Stack as="ul" ref={list} width="full" hidesEmpty>
        {items.map((item, index) => {
          const name = `${noun} ${index + 1}`;
          const change = (changed: Partial<Item>) => onChange(items.with(index, { ...item, ...changed }));
          return (
            <Grid
              columns="1fr auto"
              align="start"
              as="li"
              gap={2}
              rowGap={1}
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified only by its position
              key={index}
              pad={2}
              className={styles.entry}
            >
              <Grid columnWidth={10} align="start" gap={2} rowGap={1.5} className={styles.fields}>
                {children(item, change, name)}
              </Grid>
              <Toolbar
                className={styles.tools}
                label={`Actions for ${name}`}
                tools={[
                  {
                    label: `Move ${name} up`,
                    icon: <ArrowUp />,
                    disabled: index === 0,
                    onPress: () => move(index, index - 1),
                  },
                  {
                    label: `Move ${name} down`,
                    icon: <ArrowDown />,
                    disabled: index === items.length - 1,
                    onPress: () => move(index, index + 1),
                  },
                  {
                    label: `Remove ${name}`,
                    icon: <Trash2 />,
                    onPress: () => {
                      onChange(items.toSpliced(index, 1));
                      focusEntry(Math.max(0, index - 1));
                    },
                  },
                ]}
              />
            </Grid>
          );
        })}
      </Stack>
      <Button
        size="small"
        icon={<Plus />}
        onClick={() => {
          onChange([...items, blank]);
          focusEntry(items.length);
        }}
      >
        Add a {noun}
      </Button>
    </Stack>
  );
}
