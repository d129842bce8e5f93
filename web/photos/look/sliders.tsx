import type { CSSProperties } from 'react';
import {
  ENHANCEMENT_SETTINGS,
  type EnhancementSetting,
  type EnhancementSettings,
  MOST_SETTING,
  SETTING_LABELS,
} from '#shared/photos/enhancement-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './look-controls.module.css';

type SlidersProps = {
  settings: EnhancementSettings;
  onSetting: (name: EnhancementSetting, value: number) => void;
  /** Resets everything; undefined if nothing is set. */
  onReset: (() => void) | undefined;
};

/** The settings as sliders, -100 to 100. */
export function Sliders({ settings, onSetting, onReset }: SlidersProps) {
  return (
    <Stack gap={1.5} className={styles.part}>
      <Cluster justify="between" wrap={false}>
        <Text as="h2" size={1}>
          Adjust manually
        </Text>
        <Button variant="quiet" size="small" isIdle={onReset === undefined} onClick={onReset}>
          Reset
        </Button>
      </Cluster>
      {ENHANCEMENT_SETTINGS.map((name) => (
        <Grid
          columns="1fr auto"
          align="baseline"
          as="label"
          size="small"
          key={name}
          className={styles.slider}
        >
          {SETTING_LABELS[name]}
          <span aria-hidden="true">{signed(settings[name])}</span>
          <input
            type="range"
            min={-MOST_SETTING}
            max={MOST_SETTING}
            value={settings[name]}
            style={trackOf(settings[name])}
            aria-valuetext={signed(settings[name])}
            onChange={({ currentTarget }) => onSetting(name, Number(currentTarget.value))}
          />
        </Grid>
      ))}
    </Stack>
  );
}

/** The track is filled from its center, where nothing changes, to the value. */
function trackOf(value: number): CSSProperties {
  const at = 50 + (value / MOST_SETTING) * 50;
  return { '--from': `${Math.min(50, at)}%`, '--to': `${Math.max(50, at)}%` } as CSSProperties;
}

function signed(value: number): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '−'}${Math.abs(value)}`;
}
