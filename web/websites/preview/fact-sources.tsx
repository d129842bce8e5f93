import { useState } from 'react';
import { FACT_KINDS, type FactKind, kindsFromProfile } from '#shared/profile/projection/fact-kinds.ts';
import type { Website } from '#shared/websites/contract/website.ts';
import { ApiError } from '#web/client/api-error.ts';
import { KIND_LABELS } from '#web/profile/kind-labels.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useChangeFactSource } from '#web/websites/api/fact-sources.ts';
import styles from './info-panel.module.css';

/** Switches that choose which details of the website come from the profile. */
export function FactSources({ website }: { website: Website }) {
  const [asked, setAsked] = useState<FactKind>();
  const change = useChangeFactSource(website);
  const followed = kindsFromProfile(website.fact_sources);
  const choose = (kind: FactKind, source: 'own' | 'profile') =>
    change.mutate(
      { [kind]: source },
      {
        onSuccess: ({ message }) => showToast({ tone: 'good', title: message }),
        onError: (error) =>
          showToast({
            tone: 'danger',
            title: error.message,
            description: problemOf(error, kind),
          }),
        onSettled: () => setAsked(undefined),
      },
    );
  return (
    <Section title="Where details come from" titleSize={1} gap={1.5} className={styles.part}>
      <p>
        Details from <Link href={paths.profile}>your profile</Link> update automatically.
      </p>
      <details className={styles.sources}>
        <summary>
          {followed.length} of {FACT_KINDS.length} details come from your profile
        </summary>
        <Stack divided>
          {FACT_KINDS.map((kind) => (
            <Switch
              key={kind}
              label={KIND_LABELS[kind]}
              checked={followed.includes(kind)}
              disabled={change.isPending}
              onChange={({ target }) => (target.checked ? setAsked(kind) : choose(kind, 'own'))}
            />
          ))}
        </Stack>
      </details>
      <DeferredConfirm
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked !== undefined && choose(asked, 'profile')}
        title={`Use the ${asked === undefined ? '' : KIND_LABELS[asked].toLowerCase()} from your profile?`}
        confirmLabel="Use profile details"
        isPending={change.isPending}
      >
        We’ll replace these details on your website. Guests see the change after you publish.
      </DeferredConfirm>
    </Section>
  );
}

/** The error for this kind of detail, or general advice. */
function problemOf(error: Error, kind: FactKind): string {
  return (error instanceof ApiError ? error.fields[kind] : undefined) ?? adviceFor(error);
}
