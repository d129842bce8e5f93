import Download from 'lucide-react/icons/download';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { saveFile } from '../save-file/save-file.ts';
import styles from './second-factor.module.css';

type RecoveryCodesProps = { codes: readonly string[]; action: string; onKept: () => void };

/** What opens the account when the app is gone: shown once, and saved as a file. */
export function RecoveryCodes({ codes, action, onKept }: RecoveryCodesProps) {
  const save = () => {
    const text = `Recovery codes for ${BRAND_NAME}. Each works once.\n\n${codes.join('\n')}\n`;
    saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }));
  };
  return (
    <div className={styles.steps}>
      <Notice tone="warning" title="Save your recovery codes">
        We only show these once. Use one to sign in if you lose your phone.
      </Notice>
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button icon={<Download aria-hidden="true" />} onClick={save}>
          Download the codes
        </Button>
        <Button variant="primary" onClick={onKept}>
          {action}
        </Button>
      </div>
    </div>
  );
}
