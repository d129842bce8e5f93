import { useState } from 'react';
import { siteColors } from '#shared/site/color/palette-pairs.ts';
import { COLOR_PRESETS, colorThemeOf } from '#shared/site/editing/color-theme.ts';
import { COLOR_PRESET_NAMES, type ColorPresetName } from '#shared/websites/contract/website-editing.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import { themeEdit } from '#web/websites/in-place/session/edit.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { useEditState } from '#web/websites/in-place/session/use-edit-state.ts';
import styles from './design-panel.module.css';

const LABELS: Record<ColorPresetName, string> = {
  elegant: 'Elegant',
  modern: 'Modern',
  warm: 'Warm',
  fresh: 'Fresh',
};

/** The four theme presets (spec, website builder §7.1), each with its colors and heading font. */
export function PresetChoice({ session }: { session: EditSession }) {
  const chosen = useEditState(session, ({ content }) => colorThemeOf(content.design_system).preset_name);
  const [failure, setFailure] = useState<string>();
  const choose = async (preset: ColorPresetName) => {
    const commit = session.commit(themeEdit(session.getState().content, { preset }));
    const outcome = commit.isApplied ? await commit.saved : undefined;
    if (outcome?.isSaved === false) setFailure(`Error applying theme preset: ${outcome.error.message}`);
  };
  return (
    <Grid gap={1} className={styles.presets}>
      {COLOR_PRESET_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.preset}
          aria-pressed={chosen === name}
          onClick={() => void choose(name)}
        >
          <PresetImage name={name} />
          <span className={styles.presetName}>{LABELS[name]}</span>
          <Note as="span" className={styles.presetFont}>
            {COLOR_PRESETS[name].headings_font}
          </Note>
        </button>
      ))}
      <AlertDialog
        title="We couldn’t apply this theme"
        message={failure}
        onClose={() => setFailure(undefined)}
      />
    </Grid>
  );
}

function PresetImage({ name }: { name: ColorPresetName }) {
  const { primary, secondary, accent, neutral, headings_font } = COLOR_PRESETS[name];
  const palette = { primary, secondary, accent, neutral, text_primary: primary, text_secondary: primary };
  const { heading } = siteColors(palette);
  return (
    <Cluster
      as="span"
      wrap={false}
      size={1}
      className={styles.image}
      style={{ background: neutral, color: heading }}
      aria-hidden="true"
    >
      <span style={{ fontFamily: `"${headings_font}", serif` }}>Aa</span>
      {[primary, secondary, accent].map((color) => (
        <i key={color} style={{ background: color }} />
      ))}
    </Cluster>
  );
}
