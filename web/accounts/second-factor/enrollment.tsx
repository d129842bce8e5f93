import { type ReactNode, useMemo, useState } from 'react';
import type { User } from '#shared/accounts/contract/account.ts';
import { secondFactorRoutes } from '#shared/accounts/contract/second-factor-routes.ts';
import { confirmEnrollment, useEnrollment } from '#web/accounts/api/second-factor.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { qrCode } from '#web/ui/qr-code.ts';
import { Text } from '#web/ui/text.tsx';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

type Begun = { token: string; user: User; codes: readonly string[] };
type EnrollmentProps = {
  challenge: string;
  /** Shown above the QR code until the app is set up. */
  intro?: ReactNode;
  /** Called when the user has saved the recovery codes. */
  action: string;
  onDone: (session: { token: string; user: User }) => void;
};

/** Sets up an authenticator app: the QR code or the key, a first code, then the recovery codes. */
export function Enrollment({ challenge, intro, action, onDone }: EnrollmentProps) {
  const enrollment = useEnrollment(challenge);
  const [begun, setBegun] = useState<Begun>();
  if (begun !== undefined)
    return <RecoveryCodes codes={begun.codes} action={action} onKept={() => onDone(begun)} />;
  if (enrollment.data === undefined)
    return (
      <LoadState
        query={enrollment}
        title={secondFactorRoutes.beginEnrollment.defaultError}
        label="Preparing your key…"
        lines={6}
      />
    );
  const { secret, otpauth_uri } = enrollment.data;
  const confirm = async (code: string) => {
    const { token, user, data } = await confirmEnrollment({ challenge, code });
    setBegun({ token, user, codes: data.recovery_codes });
  };
  return (
    <Stack gap={2}>
      {intro}
      <p>Scan this QR code with an authenticator app, or enter the key in the app.</p>
      <QrCode uri={otpauth_uri} />
      <div>
        <Text as="h3" size="small" strong className={styles.keyName}>
          Key
        </Text>
        <code className={styles.key}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </div>
      <CodeForm
        label="Code"
        hint="Enter the 6-digit code from the app."
        action="Confirm"
        onSubmit={confirm}
      />
    </Stack>
  );
}

function QrCode({ uri }: { uri: string }) {
  const { size, path } = useMemo(() => qrCode(uri), [uri]);
  return (
    <svg
      className={styles.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code to scan with the app"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
