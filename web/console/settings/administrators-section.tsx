import { useState } from 'react';
import type { Administrator } from '#shared/accounts/contract/administrator-routes.ts';
import type { AdminRole } from '#shared/contract/admin-role.ts';
import {
  type AdministratorChange,
  useAdministrators,
  useChangeAdministrators,
} from '#web/console/api/administrators.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Text } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { InviteForm } from './invite-form.tsx';
import { ROLE_LABELS, ROLE_OPTIONS } from './role-options.ts';

/** Who runs the platform: list, invite, change role, remove. */
export function AdministratorsSection() {
  const query = useAdministrators();
  return (
    <SettingsSection
      title="Administrators"
      description="Support helps owners and reviews content. Billing handles plans and payments. Admin can do everything."
    >
      {query.data !== undefined ? (
        <Stack gap={3}>
          <Stack as="ul" gap={2} divided aria-label="Administrators">
            {query.data.map((each) => (
              <Row key={each.user_id} administrator={each} />
            ))}
          </Stack>
          <InviteForm />
        </Stack>
      ) : (
        <LoadState query={query} label="Loading administrators…" lines={3} />
      )}
    </SettingsSection>
  );
}

function Row({
  administrator: { user_id: id, email, role, is_invited, is_self },
}: {
  administrator: Administrator;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useChangeAdministrators();
  const send = (what: AdministratorChange) =>
    change.mutate(what, {
      onSuccess: ({ message }) => showToast({ tone: 'good', title: message }),
      onError: ({ message }) => showToast({ tone: 'danger', title: message }),
      onSettled: () => setIsAsking(false),
    });
  return (
    <Cluster as="li" gap={2} rowGap={1} justify="between">
      <Cluster gap={1} rowGap={0.5}>
        <Text as="span">{email}</Text>
        {is_self ? <Badge tone="neutral">You</Badge> : null}
        {is_invited ? <Badge tone="warning">Invited</Badge> : null}
      </Cluster>
      {is_self ? (
        <Text as="span" tone="muted">
          {ROLE_LABELS[role]}
        </Text>
      ) : (
        <Cluster gap={1}>
          <SelectField
            label={`Role for ${email}`}
            isLabelHidden
            options={ROLE_OPTIONS}
            value={role}
            disabled={change.isPending}
            onChange={(event) => send({ kind: 'role', id, role: event.target.value as AdminRole })}
          />
          <Button onClick={() => setIsAsking(true)} aria-label={`Remove ${email}`}>
            Remove
          </Button>
        </Cluster>
      )}
      <DeferredConfirm
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => send({ kind: 'remove', id })}
        title={`Remove ${email}?`}
        confirmLabel="Remove"
        isDanger
        isPending={change.isPending}
      >
        We’ll delete their account and sign them out right away. Their past changes stay in the activity log.
      </DeferredConfirm>
    </Cluster>
  );
}
