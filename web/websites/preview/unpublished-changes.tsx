import type { Website } from '#shared/websites/contract/website.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note } from '#web/ui/text.tsx';
import { useUnpublishedChanges } from '#web/websites/api/website-versions.ts';
import panel from './info-panel.module.css';
import styles from './unpublished-changes.module.css';

type Change = { section: string; label: string; before: string; after: string };

/** What guests will see differently after the owner publishes again. */
export function UnpublishedChanges({ website }: { website: Website }) {
  const { data, error } = useUnpublishedChanges(website);
  return (
    <Section title="Not published yet" titleSize={1} gap={1.5} className={panel.part}>
      {data === undefined ? (
        error === null ? (
          <Loading label="Comparing with your published website…" shapes={[1]} />
        ) : (
          <p>We couldn’t compare this draft with your published website. You can still publish.</p>
        )
      ) : (
        <Changes {...data} />
      )}
    </Section>
  );
}

function Changes({ is_custom_html, changes }: { is_custom_html: boolean; changes: readonly Change[] }) {
  if (is_custom_html) return <p>Your custom HTML has changed since you published.</p>;
  if (changes.length === 0)
    return <p>Guests won’t notice a difference. Only details for search engines have changed.</p>;
  return (
    <>
      <p>Guests will see this after you publish:</p>
      <Stack as="ul" gap={2} breaks className={styles.changes}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may have one name
          <li key={index}>
            <ChangeLine {...change} />
          </li>
        ))}
      </Stack>
    </>
  );
}

function ChangeLine({ section, label, before, after }: Change) {
  const isText = before !== '' || after !== '';
  return (
    <>
      <strong>{label}</strong> <Note as="span">{section}</Note>
      {isText ? (
        <div>
          {before === '' ? null : <del>{before}</del>} {after === '' ? null : <ins>{after}</ins>}
        </div>
      ) : (
        <div>Changed</div>
      )}
    </>
  );
}
