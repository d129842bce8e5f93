import { useResendVerification } from '#web/accounts/api/email-verification.ts';
import { useVerifiedElsewhere } from '#web/accounts/use-verified-elsewhere.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './verification-notice.module.css';

/** Reminds an owner to verify the email address, and resends the link. */
export function VerificationNotice({ email }: { email: string }) {
  useVerifiedElsewhere();
  const resend = useResendVerification();
  return (
    <Notice tone="warning" title="Verify your email">
      <Stack gap={1} align="start" breaks className={styles.noticeBody}>
        <p>We sent a verification link to {email}. Open the link to confirm your email address.</p>
        <Button size="small" isPending={resend.isPending} onClick={() => resend.mutate()}>
          Resend verification email
        </Button>
        <Text role="status" hidesEmpty className={styles.noticeAnswer}>
          {resend.data?.message}
          {resend.error?.message}
        </Text>
      </Stack>
    </Notice>
  );
}
