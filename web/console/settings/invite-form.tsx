import { type FormEvent, useState } from 'react';
import type { AdminRole } from '#shared/contract/admin-role.ts';
import { ApiError } from '#web/client/api-error.ts';
import { useChangeAdministrators } from '#web/console/api/administrators.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ROLE_OPTIONS } from './role-options.ts';

/** Invites an administrator by email. */
export function InviteForm() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AdminRole>('support');
  const invitation = useChangeAdministrators();
  const { error } = invitation;
  const invite = (event: FormEvent) => {
    event.preventDefault();
    invitation.mutate(
      { kind: 'invite', email, role },
      {
        onSuccess: ({ message }) => {
          setEmail('');
          showToast({ tone: 'good', title: message });
        },
      },
    );
  };
  const message = error instanceof ApiError ? (error.fields?.email ?? error.message) : error?.message;
  return (
    <Stack as="form" gap={2} onSubmit={invite} noValidate>
      <Field
        label="Email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        {...(message === undefined ? {} : { error: message })}
      />
      <SelectField
        label="Role"
        options={ROLE_OPTIONS}
        value={role}
        onChange={(event) => setRole(event.target.value as AdminRole)}
      />
      <Cluster>
        <Button type="submit" isPending={invitation.isPending}>
          Invite administrator
        </Button>
      </Cluster>
    </Stack>
  );
}
