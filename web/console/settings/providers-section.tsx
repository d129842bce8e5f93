import type { ProviderState } from '#shared/platform-settings/provider-status.ts';
import type { PlatformSettings } from '#web/console/api/platform-settings.ts';
import { PROVIDER_NAMES } from '#web/console/provider-names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './platform-settings.module.css';

const STATES: Readonly<
  Record<ProviderState, { word: string; tone: 'neutral' | 'good' | 'warning' | 'danger' }>
> = {
  working: { word: 'Working', tone: 'good' },
  simulated: { word: 'Test mode', tone: 'warning' },
  off: { word: 'Not configured', tone: 'neutral' },
  failing: { word: 'Failing', tone: 'danger' },
};

/** The platform's providers and their status. */
export function ProvidersSection({ providers }: Pick<PlatformSettings, 'providers'>) {
  return (
    <SettingsSection
      title="Providers"
      description="Services the platform uses, and their failures since yesterday."
    >
      <Stack as="ul">
        {providers.map(({ provider, state, detail }) => (
          <Grid
            columns="1fr auto"
            align="center"
            as="li"
            gap={2}
            rowGap={0.5}
            key={provider}
            className={styles.provider}
          >
            <Text as="span" strong>
              {PROVIDER_NAMES[provider]}
            </Text>
            <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
            <Note as="span" width="row">
              {detail}
            </Note>
          </Grid>
        ))}
      </Stack>
    </SettingsSection>
  );
}
