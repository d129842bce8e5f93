import {
  ENHANCEMENT_PRESETS,
  PRESET_GROUPS,
  presetOf,
} from '#shared/domain/enhancement/enhancement-presets.ts';
import { PRESET_IDS, type PresetId } from '#shared/domain/enhancement/preset-ids.ts';
import styles from './look-controls.module.css';

type PresetChoiceProps = { preset: PresetId | undefined; onPreset: (preset: PresetId) => void };

/** Thirteen looks in four groups. What a name promises and is not done stands below it. */
export function PresetChoice({ preset, onPreset }: PresetChoiceProps) {
  const instead = preset === undefined ? undefined : presetOf(preset).instead;
  return (
    <div className={styles.part}>
      <h2 className={styles.heading}>Presets</h2>
      <div className={styles.looks}>
        {PRESET_GROUPS.map((group) => (
          <fieldset key={group} className={styles.group}>
            <legend>{group}</legend>
            {PRESET_IDS.filter((id) => presetOf(id).group === group).map((id) => (
              <button
                key={id}
                type="button"
                className={styles.preset}
                aria-pressed={id === preset}
                onClick={() => onPreset(id)}
              >
                {ENHANCEMENT_PRESETS[id].name}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <p className={instead === undefined ? undefined : styles.note} role="status">
        {instead}
      </p>
    </div>
  );
}
