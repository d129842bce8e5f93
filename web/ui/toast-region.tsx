import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';
import { toastQueue as queue } from './toast.tsx';
import type { QueuedToast } from './toast-queue.ts';
import { useToastFocus } from './use-toast-focus.ts';

const ICONS = { neutral: Info, good: CircleCheck, danger: CircleAlert };
const TIMEOUT_MS = 6000;
const MAX_VISIBLE = 3;

/**
 * Renders the toasts; use it once per app. F6 moves the focus to them and back. Screen readers announce errors right
 * away. Toasts stay while hovered or focused.
 */
export function ToastRegion() {
  const visible = useSyncExternalStore(queue.subscribe, queue.getToasts).slice(0, MAX_VISIBLE);
  const [isPointed, setIsPointed] = useState(false);
  // The last toast may disappear under the pointer without a leave event.
  if (isPointed && visible.length === 0) setIsPointed(false);
  const { isInside, regionProps } = useToastFocus(visible.length);
  const show = (toasts: readonly QueuedToast[]) =>
    toasts.map((toast) => <Toast key={toast.key} toast={toast} isPaused={isPointed || isInside} />);
  const isUrgent = ({ tone }: QueuedToast) => tone === 'danger';
  return createPortal(
    // Dialogs keep elements marked as the top layer interactive.
    <section
      {...regionProps}
      className={styles.region}
      aria-label="Notifications"
      data-react-aria-top-layer="true"
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
    >
      <div className={styles.toasts} aria-live="assertive">
        {show(visible.filter(isUrgent))}
      </div>
      <div className={styles.toasts} aria-live="polite">
        {show(visible.filter((toast) => !isUrgent(toast)))}
      </div>
    </section>,
    document.body,
  );
}

type ToastProps = { toast: QueuedToast; isPaused: boolean };

function Toast({ toast, isPaused }: ToastProps) {
  const { key, tone = 'neutral', title, description, action, onClose } = toast;
  const titleId = useId();
  const isTimed = !isPaused && tone !== 'danger' && action === undefined;
  useEffect(() => {
    if (!isTimed) return;
    const timer = setTimeout(() => queue.close(key), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isTimed, key]);
  const act = () => {
    queue.close(key);
    action?.onPress();
  };
  const close = () => {
    queue.close(key);
    onClose?.();
  };
  const Icon = ICONS[tone];
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldsets group form controls.
    <div role="group" aria-labelledby={titleId} className={classNames(styles.toast, styles[tone])}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.content}>
        <span className={styles.title} id={titleId}>
          {title}
        </span>
        {description === undefined ? null : <span className={styles.description}>{description}</span>}
      </div>
      {action === undefined ? null : (
        <Button size="small" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton label="Close" icon={<X />} onClick={close} />
    </div>
  );
}
