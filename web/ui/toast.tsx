import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import iconButton from './icon-button.module.css';
import styles from './toast.module.css';

const ICONS = { neutral: Info, good: CircleCheck, danger: CircleAlert };
const TIMEOUT_MS = 6000;

export type ToastMessage = {
  tone?: keyof typeof ICONS;
  title: string;
  description?: string;
  /** One thing that can be done about it; the toast then stays until it is closed. */
  action?: { label: string; onPress: () => void };
};

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Says what has just happened, in a corner. Failures and offers stay until they are closed; the rest leaves after 6 s. */
export function showToast(message: ToastMessage): void {
  const stays = message.tone === 'danger' || message.action !== undefined;
  queue.add(message, stays ? {} : { timeout: TIMEOUT_MS });
}

/** Where toasts appear; once per application. F6 leads the keyboard to it. */
export function ToastRegion() {
  return (
    <AriaToastRegion queue={queue} className={styles.region}>
      {({ toast }) => {
        const { tone = 'neutral', title, description, action } = toast.content;
        const act = () => {
          queue.close(toast.key);
          action?.onPress();
        };
        const Icon = ICONS[tone];
        return (
          <AriaToast toast={toast} className={classNames(styles.toast, styles[tone])}>
            <Icon className={styles.icon} aria-hidden="true" />
            <ToastContent className={styles.content}>
              <Text slot="title" className={styles.title}>
                {title}
              </Text>
              {description === undefined ? null : (
                <Text slot="description" className={styles.description}>
                  {description}
                </Text>
              )}
            </ToastContent>
            {action === undefined ? null : (
              <Button size="small" onClick={act}>
                {action.label}
              </Button>
            )}
            <AriaButton slot="close" aria-label="Close" className={iconButton.button}>
              <X aria-hidden="true" />
            </AriaButton>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
