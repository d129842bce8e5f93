import { useState } from 'react';
import { HexColorSchema } from '#shared/site/site-content.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Text } from '#web/ui/text.tsx';
import { ColorField } from '#web/websites/color-field.tsx';
import { CodeField, type CodeTabProps } from '#web/websites/editor/code/code-field.tsx';
import { FONT_FAMILIES } from '#web/websites/editor/draft/editor-draft.ts';
import styles from './editor-tab.module.css';

const FONT_LABELS: Record<(typeof FONT_FAMILIES)[number], string> = {
  default: 'Default',
  serif: 'Serif',
  'sans-serif': 'Sans-serif',
  monospace: 'Monospace',
};

/** CSS, two colors, and the font family. */
export function DesignTab(props: CodeTabProps) {
  const { draft, base, set } = props.editor;
  const known = FONT_FAMILIES.map((value) => ({ value: String(value), label: FONT_LABELS[value] }));
  const isKnown = known.some(({ value }) => value === draft.fontFamily);
  const fonts = isKnown ? known : [...known, { value: draft.fontFamily, label: draft.fontFamily }];
  return (
    <Stack gap={3}>
      <CodeField
        {...props}
        language="css"
        label="CSS"
        hint={
          base.content_source === 'sections'
            ? 'Saving a change here switches to custom HTML and CSS.'
            : 'We remove links to other websites.'
        }
      />
      <Grid align="start" gap={2} className={styles.wishes}>
        <DraftColorField
          label="Primary color"
          value={draft.primaryColor}
          onChange={(color) => set('primaryColor', color)}
        />
        <DraftColorField
          label="Secondary color"
          value={draft.secondaryColor}
          onChange={(color) => set('secondaryColor', color)}
        />
        <SelectField
          label="Font family"
          options={fonts}
          value={draft.fontFamily}
          onChange={({ currentTarget }) => set('fontFamily', currentTarget.value)}
        />
      </Grid>
      {base.content_source === 'html' ? (
        <Text size="small" tone="faint">
          Your custom CSS controls how this website looks. These colors and font apply only to your sections.
        </Text>
      ) : null}
    </Stack>
  );
}

type DraftColorFieldProps = {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (color: string) => void;
};

/** A color of the draft. Invalid input stays in the field only. */
function DraftColorField({ label, value, onChange }: DraftColorFieldProps) {
  const [written, setWritten] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setWritten(value);
  }
  const write = (text: string) => {
    setWritten(text);
    if (!HexColorSchema.safeParse(text).success) return;
    setShown(text);
    onChange(text);
  };
  const mistake = HexColorSchema.safeParse(written).error?.issues[0]?.message;
  return <ColorField label={label} value={written} onChange={write} error={mistake} />;
}
