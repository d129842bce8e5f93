import ChefHat from 'lucide-react/icons/chef-hat';
import MailCheck from 'lucide-react/icons/mail-check';
import Sparkles from 'lucide-react/icons/sparkles';
import Sunrise from 'lucide-react/icons/sunrise';
import { useEffect, useRef } from 'react';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './welcome-screen.module.css';

const NEXT_STEPS = [
  { icon: MailCheck, title: 'Verify your email', text: 'Open the link in the email we sent you.' },
  { icon: ChefHat, title: 'Set up your restaurant', text: 'Tell us what makes your kitchen yours.' },
  { icon: Sparkles, title: 'Watch AI work', text: 'It writes, designs, and checks your website.' },
  { icon: Sunrise, title: 'Enjoy freedom', text: 'Spend the evening with your guests.' },
];

const remindOfEmail = () =>
  showToast({ tone: 'good', title: 'Please check your email for the verification link!' });

/** The card at the end of the welcome (spec, website builder §2.10). */
export function AccountCreated() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Stack as="section" gap={4} width="full" className={styles.card}>
      <Stack as="header" gap={2} align="center" textAlign="center">
        <h1 ref={heading} tabIndex={-1}>
          Account Created Successfully!
        </h1>
        <Text tone="muted">Open the link we sent you to verify your email address.</Text>
      </Stack>
      <ol className={styles.steps}>
        {NEXT_STEPS.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icon} size={1.5} tone="accent" />
            <div>
              <strong>{title}</strong>
              <Text tone="muted">{text}</Text>
            </div>
          </li>
        ))}
      </ol>
      <Stack gap={1} className={styles.actions}>
        <LinkButton variant="primary" size="large" href={paths.dashboard}>
          Go to Dashboard
        </LinkButton>
        <Button size="large" onClick={remindOfEmail}>
          Verify My Email
        </Button>
      </Stack>
    </Stack>
  );
}
