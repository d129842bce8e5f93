import { ApiError } from '#web/api/api-error.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import styles from './publish-failure.module.css';

type PublishFailureProps = { error: Error | null; onClose: () => void };

/** Why the page was not published; each finding of the gate is named. */
export function PublishFailure({ error, onClose }: PublishFailureProps) {
  const findings = error instanceof ApiError ? Object.entries(error.fields) : [];
  const reference = error instanceof ApiError ? error.requestId : undefined;
  return (
    <AlertDialog
      title="Not published"
      message={error === null ? undefined : `Error publishing website: ${error.message}`}
      onClose={onClose}
    >
      {findings.length === 0 ? null : (
        <ul className={styles.findings}>
          {findings.map(([element, finding]) => (
            <li key={element}>
              <strong>{element}</strong>
              <span>{finding}</span>
            </li>
          ))}
        </ul>
      )}
      {reference === undefined ? null : <p className={styles.reference}>Reference {reference}</p>}
    </AlertDialog>
  );
}
