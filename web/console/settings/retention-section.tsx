import { useState } from 'react';
import { formatCounted } from '#shared/format/numbers.ts';
import {
  FIXED_RETENTION,
  RETENTION_BOUNDS,
  RETENTION_KINDS,
  type RetentionKind,
  retentionMessage,
} from '#shared/platform-settings/retention.ts';
import type { PlatformSettings } from '#web/console/api/platform-settings.ts';
import { Field } from '#web/ui/field.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { SaveForm } from './save-form.tsx';
import { useSave } from './use-save.ts';

const LABELS: Readonly<Record<RetentionKind, string>> = {
  generations: 'Website generations (days)',
  failed_emails: 'Failed emails (days)',
  leads: 'Leads (days)',
};

/** How long data is kept: what administrators can set, and what law or design fixes. */
export function RetentionSection({ settings }: { settings: PlatformSettings }) {
  const [draft, setDraft] = useState<Partial<Record<RetentionKind, string>>>({});
  const [refused, setRefused] = useState<readonly RetentionKind[]>([]);
  const { save, isPending, fields, failure, forget } = useSave(settings);
  const shown = (kind: RetentionKind) => draft[kind] ?? String(settings.retention[kind]);
  const changed = RETENTION_KINDS.filter((kind) => shown(kind).trim() !== String(settings.retention[kind]));
  const change = (next: typeof draft) => {
    forget();
    setRefused([]);
    setDraft(next);
  };
  const keep = () => {
    const invalid = changed.filter((kind) => !isWithinBounds(kind, shown(kind)));
    setRefused(invalid);
    if (invalid.length > 0) return;
    const retention = Object.fromEntries(changed.map((kind) => [kind, Number(shown(kind))]));
    save({ retention }, () => setDraft({}));
  };
  const errorOf = (kind: RetentionKind) =>
    refused.includes(kind) ? retentionMessage(kind) : fields[`retention.${kind}`];
  return (
    <SettingsSection
      title="Data retention"
      description="How long we keep data. Changes apply to new data only."
    >
      <SaveForm
        label="Save retention"
        isChanged={changed.length > 0}
        isPending={isPending}
        failure={RETENTION_KINDS.some(errorOf) ? undefined : failure}
        onSave={keep}
        onUndo={() => change({})}
      >
        <Grid columnWidth={10} gap={2}>
          {RETENTION_KINDS.map((kind) => (
            <Field
              key={kind}
              label={LABELS[kind]}
              inputMode="numeric"
              autoComplete="off"
              hint={`${RETENTION_BOUNDS[kind].least} to ${RETENTION_BOUNDS[kind].most}`}
              value={shown(kind)}
              error={errorOf(kind)}
              onChange={(event) => change({ ...draft, [kind]: event.target.value })}
            />
          ))}
        </Grid>
      </SaveForm>
      <Stack padTop={4}>
        <Table
          caption="Fixed retention periods"
          columns={COLUMNS}
          rows={Object.values(FIXED_RETENTION)}
          rowKey={({ what }) => what}
        />
      </Stack>
    </SettingsSection>
  );
}

type Fixed = (typeof FIXED_RETENTION)[keyof typeof FIXED_RETENTION];
const COLUMNS: readonly TableColumn<Fixed>[] = [
  { header: 'Data', cell: ({ what }) => what },
  { header: 'Retention', cell: ({ days }) => formatKept(days) },
  { header: 'Reason', cell: ({ why }) => why },
];

function formatKept(days: Fixed['days']): string {
  if (days === 'forever') return 'Forever';
  if (days === 'per stage') return 'Set for each environment';
  return days % 365 === 0 ? formatCounted(days / 365, 'year') : formatCounted(days, 'day');
}

function isWithinBounds(kind: RetentionKind, typed: string): boolean {
  const { least, most } = RETENTION_BOUNDS[kind];
  return /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
}
