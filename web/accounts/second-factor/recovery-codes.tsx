import Download from 'lucide-react/icons/download';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import styles from './second-factor.module.css';

type RecoveryCodesProps = { codes: readonly string[]; action: string; onKept: () => void };

/** The codes that open the account without the app. They are shown once and can be saved as a file. */
export function RecoveryCodes({ codes, action, onKept }: RecoveryCodesProps) {
  const save = () => {
    const text = `Recovery codes for ${BRAND_NAME}. Each works once.\n\n${codes.join('\n')}\n`;
    saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }));
  };
  return (
    <Stack gap={2}>
      <Notice tone="warning" title="Save your recovery codes">
        If you lose your phone, use one of these codes to sign in. We only show them once.
      </Notice>
      <Grid
        columnWidth={20}
        as="ol"
        gap={3}
        rowGap={0.5}
        className={styles.codes}
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Grid>
      <Cluster gap={2} rowGap={1}>
        <Button icon={<Download />} onClick={save}>
          Download the codes
        </Button>
        <Button variant="primary" onClick={onKept}>
          {action}
        </Button>
      </Cluster>
    </Stack>
  );
}
