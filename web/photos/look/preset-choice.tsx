import { ENHANCEMENT_PRESETS, PRESET_GROUPS, presetOf } from '#shared/photos/enhancement-presets.ts';
import { PRESET_IDS, type PresetId } from '#shared/photos/preset-ids.ts';
import chips from '#web/ui/chips.module.css';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './look-controls.module.css';

type PresetChoiceProps = { preset: PresetId | undefined; onPreset: (preset: PresetId) => void };

/** Thirteen looks in four groups. A note below explains what a look doesn’t do. */
export function PresetChoice({ preset, onPreset }: PresetChoiceProps) {
  const instead = preset === undefined ? undefined : presetOf(preset).instead;
  return (
    <Stack gap={1.5} className={styles.part}>
      <Text as="h2" size={1}>
        Presets
      </Text>
      <Stack gap={1.5} className={styles.looks}>
        {PRESET_GROUPS.map((group) => (
          <Cluster as="fieldset" gap={1} key={group} className={styles.group}>
            <legend>{group}</legend>
            {PRESET_IDS.filter((id) => presetOf(id).group === group).map((id) => (
              <button
                key={id}
                type="button"
                className={chips.chip}
                aria-pressed={id === preset}
                onClick={() => onPreset(id)}
              >
                {ENHANCEMENT_PRESETS[id].name}
              </button>
            ))}
          </Cluster>
        ))}
      </Stack>
      <p className={instead === undefined ? undefined : styles.note} role="status">
        {instead}
      </p>
    </Stack>
  );
}
