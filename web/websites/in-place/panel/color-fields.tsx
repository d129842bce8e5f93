import { type RefObject, useEffect, useRef, useState } from 'react';
import { HexColorSchema } from '#shared/site/site-content.ts';
import { Stack } from '#web/ui/layout.tsx';
import { ColorField } from '#web/websites/color-field.tsx';
import type { FrameEditor } from '#web/websites/in-place/frame/frame-editor.ts';
import { themeEdit } from '#web/websites/in-place/session/edit.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { offerRetry } from '#web/websites/in-place/session/offers.ts';
import { useEditState } from '#web/websites/in-place/session/use-edit-state.ts';

/** How long the color picker must rest before the color is saved. */
const SAVE_DELAY_MS = 500;

const COLORS = [
  { name: 'primary', label: 'Primary color' },
  { name: 'secondary', label: 'Secondary color' },
  { name: 'accent', label: 'Accent color' },
  { name: 'neutral', label: 'Background color' },
] as const;

type ColorName = (typeof COLORS)[number]['name'];
type ColorFieldsProps = { session: EditSession; editor: RefObject<FrameEditor | undefined> };

/** The website’s four colors, previewed on the page. */
export function ColorFields(props: ColorFieldsProps) {
  return (
    <Stack gap={1}>
      {COLORS.map(({ name, label }) => (
        <SavedColorField key={name} name={name} label={label} {...props} />
      ))}
    </Stack>
  );
}

type SavedColorFieldProps = ColorFieldsProps & { name: ColorName; label: string };

function SavedColorField({ name, label, session, editor }: SavedColorFieldProps) {
  const saved = useEditState(session, ({ content }) => content.design_system.color_palette[name]);
  const { draft, choose, dropMistake } = useColorDraft({ name, saved, session, editor });
  const shown = draft ?? saved;
  return (
    <ColorField
      isCompact
      label={label}
      value={shown}
      onChange={choose}
      onBlur={dropMistake}
      error={HexColorSchema.safeParse(shown).error?.issues[0]?.message}
    />
  );
}

type ColorDraftOptions = Omit<SavedColorFieldProps, 'label'> & { saved: string };

/**
 * A color that isn’t saved yet, previewed on the page. Invalid input is dropped when the field loses the focus, or
 * when the color changes elsewhere, such as by undo.
 */
function useColorDraft({ name, saved, session, editor }: ColorDraftOptions) {
  const [draft, setDraft] = useState<{ text: string; over: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const save = (color: string) => {
    const edit = themeEdit(session.getState().content, { colors: { [name]: color } });
    const commit = session.commit(edit);
    setDraft(undefined);
    if (!commit.isApplied) return;
    void commit.saved.then((outcome) => outcome.isSaved || offerRetry(session, edit, outcome.error));
  };
  const choose = (color: string) => {
    setDraft({ text: color, over: saved });
    clearTimeout(timer.current);
    if (!HexColorSchema.safeParse(color).success) return;
    editor.current?.previewColors({ [name]: color });
    timer.current = setTimeout(() => save(color), SAVE_DELAY_MS);
  };
  const dropMistake = () => {
    if (!HexColorSchema.safeParse(draft?.text).success) setDraft(undefined);
  };
  return { draft: draft?.over === saved ? draft.text : undefined, choose, dropMistake };
}
