import { type FormEvent, useState } from 'react';
import { AD_CURRENCY, type AdAccountView } from '#shared/ads/contract/ad-account.ts';
import { useChooseAdAccount } from '#web/ads/api/ad-account.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Text } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ConnectButton } from './connect-button.tsx';

type AdAccountChoiceProps = { account: AdAccountView; onDone?: () => void };

/** Chooses the ad account that pays and the Page that advertises. */
export function AdAccountChoice({ account: { connection }, onDone }: AdAccountChoiceProps) {
  const { accounts = [], pages = [] } = connection ?? {};
  const usable = accounts.filter(({ currency }) => currency === AD_CURRENCY);
  const [accountId, setAccountId] = useState(connection?.account_id ?? only(usable));
  const [pageId, setPageId] = useState(connection?.page_id ?? only(pages));
  const choose = useChooseAdAccount();
  if (usable.length === 0 || pages.length === 0) {
    return <NothingToChoose hasAccount={usable.length > 0} isForeign={accounts.length > 0} />;
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate(
      { account_id: accountId, page_id: pageId },
      {
        onSuccess: ({ message }) => {
          showToast({ tone: 'good', title: message });
          onDone?.();
        },
      },
    );
  };
  return (
    <Stack as="form" gap={2} width="full" onSubmit={save} noValidate>
      <Text strong>Choose an ad account and Page</Text>
      {choose.isError ? <Notice tone="danger">Error: {choose.error.message}</Notice> : null}
      <SelectField
        label="Ad account"
        placeholder="Choose an ad account"
        options={usable.map(({ id, name }) => ({ value: id, label: name }))}
        hint={usable.length < accounts.length ? 'Only accounts in US dollars appear here.' : undefined}
        required
        value={accountId}
        onChange={({ target }) => setAccountId(target.value)}
      />
      <SelectField
        label="Facebook Page"
        placeholder="Choose a Page"
        options={pages.map(({ id, name }) => ({ value: id, label: name }))}
        required
        value={pageId}
        onChange={({ target }) => setPageId(target.value)}
      />
      <Cluster gap={2} rowGap={1}>
        <Button
          variant="primary"
          type="submit"
          isPending={choose.isPending}
          disabled={accountId === '' || pageId === ''}
        >
          Save choices
        </Button>
        {onDone === undefined ? null : <Button onClick={onDone}>Cancel</Button>}
      </Cluster>
    </Stack>
  );
}

const only = (all: readonly { id: string }[]) => (all.length === 1 ? (all[0]?.id ?? '') : '');

function NothingToChoose({ hasAccount, isForeign }: { hasAccount: boolean; isForeign: boolean }) {
  const account = isForeign
    ? 'None of your ad accounts use US dollars.'
    : 'You don’t have a Facebook ad account with a payment method.';
  return (
    <>
      <Notice tone="warning" title="You can’t run ads yet">
        {hasAccount
          ? 'You don’t have permission to advertise for a Page. Ask a Page admin for access'
          : `${account} Set one up in Meta Ads Manager`}
        , then connect again.
      </Notice>
      <ConnectButton>Connect again</ConnectButton>
    </>
  );
}
