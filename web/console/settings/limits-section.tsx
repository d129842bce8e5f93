import { useState } from 'react';
import { AI_FEATURES, type AiFeature, type FeatureLimits } from '#shared/features/ai-features.ts';
import type { PlatformSettings } from '#web/console/api/platform-settings.ts';
import { LIMIT_RANGE, limitFault, parseLimit } from '#web/console/parse-limit.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Input } from '#web/ui/input.tsx';
import { Link } from '#web/ui/link.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Table } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './platform-settings.module.css';
import { SaveForm } from './save-form.tsx';
import { useSave } from './use-save.ts';

type Limit = keyof FeatureLimits;
const LIMITS: readonly { limit: Limit; header: string }[] = [
  { limit: 'daily_limit', header: 'Per day' },
  { limit: 'hourly_limit', header: 'Per hour' },
];
type Draft = Partial<Record<`${AiFeature}.${Limit}`, string>>;

/** Default limits of each feature. */
export function LimitsSection({ settings }: { settings: PlatformSettings }) {
  const [draft, setDraft] = useState<Draft>({});
  const { save, isPending, failure, forget } = useSave(settings);
  const shown = (feature: AiFeature, limit: Limit) =>
    draft[`${feature}.${limit}`] ?? String(settings.default_limits[feature][limit] ?? '');
  const limitsOf = (feature: AiFeature) => ({
    daily_limit: parseLimit(shown(feature, 'daily_limit')),
    hourly_limit: parseLimit(shown(feature, 'hourly_limit')),
  });
  const changed = AI_FEATURES.filter((feature) => {
    const [now, saved] = [limitsOf(feature), settings.default_limits[feature]];
    return now.daily_limit !== saved.daily_limit || now.hourly_limit !== saved.hourly_limit;
  });
  const isFaulty = Object.values(draft).some((typed) => limitFault(typed) !== undefined);
  const change = (next: Draft) => {
    forget();
    setDraft(next);
  };
  const send = () => {
    if (isFaulty) return;
    const limits = Object.fromEntries(changed.map((each) => [each, limitsOf(each)]));
    save({ default_limits: limits }, () => setDraft({}));
  };
  return (
    <SettingsSection
      title="Default limits"
      description="Usage limits for restaurants without custom limits. Changes take effect within a minute."
    >
      <SaveForm
        label="Save limits"
        isChanged={isFaulty || changed.length > 0}
        isPending={isPending}
        failure={isFaulty ? `Enter ${LIMIT_RANGE}, or leave the field blank for no limit.` : failure}
        onSave={send}
        onUndo={() => change({})}
      >
        <Table
          caption="Default limits"
          isCaptionHidden
          isDense
          columns={[
            { header: 'Feature', cell: nameOf },
            ...LIMITS.map(({ limit, header }) => ({
              header,
              isNumeric: true,
              width: 9,
              cell: (feature: AiFeature) => (
                <Input
                  isSmall
                  textAlign="end"
                  aria-label={`${nameOf(feature)}, ${header.toLowerCase()}`}
                  inputMode="numeric"
                  placeholder="No limit"
                  value={shown(feature, limit)}
                  aria-invalid={limitFault(shown(feature, limit)) !== undefined || undefined}
                  onChange={(event) => change({ ...draft, [`${feature}.${limit}`]: event.target.value })}
                />
              ),
            })),
          ]}
          rows={AI_FEATURES}
          rowKey={(feature) => feature}
        />
      </SaveForm>
      <Note className={styles.fine}>
        To set limits for one restaurant, go to <Link href={paths.adminFeatures}>Feature Management</Link>.
      </Note>
    </SettingsSection>
  );
}

/** `digital_grader` → `Digital grader` */
function nameOf(feature: AiFeature): string {
  const words = feature.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
