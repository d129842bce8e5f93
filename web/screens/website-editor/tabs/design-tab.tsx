import { SelectField } from '#web/ui/select-field.tsx';
import { CodeField, type CodeTabProps } from '../code/code-field.tsx';
import { FONT_FAMILIES } from '../draft/editor-draft.ts';
import { DraftColorField } from './draft-color-field.tsx';
import styles from './editor-tab.module.css';

const FONT_LABELS: Record<(typeof FONT_FAMILIES)[number], string> = {
  default: 'Default',
  serif: 'Serif',
  'sans-serif': 'Sans-serif',
  monospace: 'Monospace',
};

/** CSS, two colors and the kind of type. */
export function DesignTab(props: CodeTabProps) {
  const { draft, base, set } = props.editor;
  const known = FONT_FAMILIES.map((value) => ({ value: String(value), label: FONT_LABELS[value] }));
  const isKnown = known.some(({ value }) => value === draft.fontFamily);
  const fonts = isKnown ? known : [...known, { value: draft.fontFamily, label: draft.fontFamily }];
  return (
    <div className={styles.tab}>
      <CodeField
        {...props}
        language="css"
        label="CSS"
        hint={
          base.content_source === 'sections'
            ? 'The stylesheet of your design. Saving a change here switches the page to custom HTML and CSS.'
            : 'The stylesheet of your page. We remove addresses outside your website.'
        }
      />
      <div className={styles.wishes}>
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
      </div>
      {base.content_source === 'html' ? (
        <p className={styles.note}>
          Custom CSS decides how this page looks. The colors and the font family are those of your sections.
        </p>
      ) : null}
    </div>
  );
}
