import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { bulkEmailRoutes } from '#shared/bulk-emails/contract/bulk-email-routes.ts';
import { LINK_INCOMPLETE } from '#shared/contract/field-messages.ts';
import { linkToken } from '#shared/contract/link-token.ts';
import { createApi } from '#web/client/api.ts';
import { AuthLayout } from '#web/shell/auth-layout.tsx';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';

const api = createApi({ bulkEmails: bulkEmailRoutes });

/** The screen behind the link in marketing emails. A program that only opens links changes nothing. */
export function UnsubscribeScreen() {
  const token = linkToken(useLocation().hash);
  const choose = useMutation({
    mutationFn: async (is_opted_out: boolean) =>
      (await api.bulkEmails.setEmailOptOut({ body: { token, is_opted_out } })).message,
  });
  const isOptedOut = choose.isSuccess && choose.variables;
  return (
    <AuthLayout motto="Your inbox, your choice.">
      <ScreenTitle>Unsubscribe</ScreenTitle>
      <Stack gap={2} align="start">
        <h1>{isOptedOut ? 'You’re unsubscribed' : 'Unsubscribe from our marketing emails?'}</h1>
        {choose.isSuccess ? (
          <p role="status">{choose.data}</p>
        ) : (
          <p>You’ll still get emails about your account, such as invoices and password resets.</p>
        )}
        {choose.isError ? <Notice tone="danger">{errorMessages(choose.error).title}</Notice> : null}
        {token === '' ? (
          <Notice tone="danger">{LINK_INCOMPLETE}</Notice>
        ) : isOptedOut ? (
          <Button isPending={choose.isPending} onClick={() => choose.mutate(false)}>
            Undo
          </Button>
        ) : (
          <Button variant="primary" isPending={choose.isPending} onClick={() => choose.mutate(true)}>
            Unsubscribe
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
}
