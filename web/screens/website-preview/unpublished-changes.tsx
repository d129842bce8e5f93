import type { Website } from '#shared/contract/website.ts';
import { useUnpublishedChanges } from '#web/api/websites/website-versions.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import panel from './info-panel.module.css';
import styles from './unpublished-changes.module.css';

type Change = { section: string; label: string; before: string; after: string };

/** What guests will see differently once the owner publishes again. */
export function UnpublishedChanges({ website }: { website: Website }) {
  const { data, error } = useUnpublishedChanges(website);
  return (
    <section className={panel.part}>
      <h2>Not published yet</h2>
      {data === undefined ? (
        error === null ? (
          <Loading label="Comparing with your public page…">
            <Skeleton shape="text" />
          </Loading>
        ) : (
          <p>We couldn’t compare this page with your public one. You can still publish it.</p>
        )
      ) : (
        <Changes {...data} />
      )}
    </section>
  );
}

function Changes({ is_custom_html, changes }: { is_custom_html: boolean; changes: readonly Change[] }) {
  if (is_custom_html) return <p>Your custom HTML has changed since you published.</p>;
  if (changes.length === 0)
    return <p>Guests won’t notice a difference. Only details for search engines have changed.</p>;
  return (
    <>
      <p>Guests will see this after you publish:</p>
      <ul className={styles.changes}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may have one name
          <li key={index}>
            <ChangeLine {...change} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ChangeLine({ section, label, before, after }: Change) {
  const isText = before !== '' || after !== '';
  return (
    <>
      <strong>{label}</strong> <span className={styles.section}>{section}</span>
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
