import { useEffect, useRef } from 'react';
import type { Dish } from '#shared/profile/menu.ts';
import { withKind } from '#shared/profile/menu-lines/menu-line.ts';
import type { MenuReading } from '#shared/profile/menu-lines/read-menu-lines.ts';
import { MenuFileField } from '#web/menu/menu-file/menu-file-field.tsx';
import { MenuPhoto } from '#web/menu/menu-file/menu-photo.tsx';
import { useMenuFile } from '#web/menu/menu-file/use-menu-file.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { DishList } from './dish-list.tsx';
import { MenuAddress } from './menu-address.tsx';
import { menuSummary } from './menu-summary.ts';
import { UnreadLines } from './unread-lines.tsx';

type MenuBoxProps = {
  text: string;
  onText: (text: string) => void;
  read: MenuReading;
  /** How many dishes the profile has. */
  known: number;
  /** The dishes shown below the box. */
  shown: { title: string; dishes: readonly Dish[] };
  /** Whether a model reads menu photos. */
  readsPhotos: boolean;
  problem?: string | undefined;
  /** The only field of the form: it is required and gets the focus. */
  isAlone?: boolean;
};

/** A pasted menu: the dishes we found, and the lines we didn’t understand with choices for each. */
export function MenuBox(props: MenuBoxProps) {
  const { text, onText, read, known, shown, readsPhotos, problem, isAlone = false } = props;
  const { box, keepFocusAt } = useFocusOnNextLine(read);
  const file = useMenuFile({
    readsPhotos,
    onText: (found) => onText(text.trim() === '' ? found : `${text.trimEnd()}\n${found}`),
  });
  return (
    <Stack gap={2} ref={box}>
      <TextAreaField
        label="Your menu"
        hint="Enter one dish per line, with its price. A line like “Pasta” starts a section. You can also paste a link to a web page or PDF."
        placeholder={'Pasta\nCarbonara $14.50\nCacio e pepe $13'}
        rows={8}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        error={problem}
        autoFocus={isAlone}
        isOptional={!isAlone}
      />
      <MenuAddress text={text} onText={onText} />
      <MenuFileField {...file} readsPhotos={readsPhotos} />
      <Note hidesEmpty role="status">
        {statusOf(text, read)}
      </Note>
      <UnreadLines
        read={read}
        onTell={(line, kind) => {
          keepFocusAt(read.unread.indexOf(line));
          onText(withKind(text, line, kind));
        }}
      />
      {file.photo === undefined ? null : <MenuPhoto {...file.photo} />}
      {known > 0 ? (
        <Note hidesEmpty>
          Your profile has {menuSummary(known)}. We’ll add the dishes you paste and update any with the same
          name.
        </Note>
      ) : null}
      <DishList title={shown.title} dishes={shown.dishes} />
    </Stack>
  );
}

function statusOf(text: string, { dishes }: MenuReading): string {
  if (text.trim() === '') return '';
  if (dishes.length === 0) return 'No dishes found. Enter each dish on its own line with its price.';
  return `We found ${menuSummary(dishes.length)}.`;
}

/** A resolved line leaves the list. The focus moves to the next line, or to the text. */
function useFocusOnNextLine(read: MenuReading) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new reading rerenders the list
  useEffect(() => {
    if (place.current === undefined) return;
    const rows = [...(box.current?.querySelectorAll('[data-unread]') ?? [])];
    const row = rows[Math.min(place.current, rows.length - 1)];
    const target = row?.querySelector('button') ?? box.current?.querySelector('textarea');
    target?.focus();
    place.current = undefined;
  }, [read]);
  const keepFocusAt = (at: number) => {
    place.current = at;
  };
  return { box, keepFocusAt };
}
