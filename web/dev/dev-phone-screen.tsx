import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import styles from './dev-phone.module.css';
import { PhoneList } from './phone-list.tsx';
import { PhoneTalk } from './phone-talk.tsx';
import { type Conversation, usePhones } from './phones.ts';

/** The texts that local mode kept instead of sending them, shown on their recipients’ phones. */
export function DevPhoneScreen() {
  const phones = usePhones();
  return (
    <Stack as="main" gap={3} className={styles.page}>
      <ScreenTitle>Phones</ScreenTitle>
      <PageHeader
        title="Phones"
        subtitle="Local mode doesn’t send real texts. Reply here as a guest, and the restaurant gets your reply."
        back={{ href: '/', label: 'Back to the app' }}
        actions={<Badge tone="warning">Test mode</Badge>}
      />
      <Phones phones={phones} />
    </Stack>
  );
}

function Phones({ phones }: { phones: ReturnType<typeof usePhones> }) {
  if (phones.data === undefined && phones.error === null) {
    return <Loading label="Loading the texts…" shapes={[4]} />;
  }
  if (phones.data === undefined) {
    return (
      <ErrorState title="We couldn’t load the texts" onRetry={() => void phones.refetch()}>
        {phones.error?.message}
      </ErrorState>
    );
  }
  const [latest, ...others] = phones.data;
  if (latest === undefined) {
    return (
      <EmptyState icon={<Smartphone />} title="No texts yet">
        Launch a text campaign to see what guests receive.
      </EmptyState>
    );
  }
  return <Conversations conversations={[latest, ...others]} />;
}

function Conversations({ conversations }: { conversations: readonly [Conversation, ...Conversation[]] }) {
  const [chosen, setChosen] = useState<string>();
  const shown = conversations.find((each) => keyOf(each) === chosen) ?? conversations[0];
  return (
    <Stack gap={3} className={styles.columns}>
      <PhoneList
        conversations={conversations}
        shown={shown}
        onChoose={(conversation) => setChosen(keyOf(conversation))}
      />
      <PhoneTalk key={keyOf(shown)} conversation={shown} onAnswer={() => setChosen(keyOf(shown))} />
    </Stack>
  );
}

function keyOf({ restaurant_id, phone }: Conversation): string {
  return `${restaurant_id} ${phone}`;
}
