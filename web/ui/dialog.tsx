import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type DialogProps = {
  isOpen: boolean;
  /** Called on Escape, on a press outside and on the close button. Unmount or set `isOpen` false in answer. */
  onClose: () => void;
  title: string;
  /** One sentence under the title; it is read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The primary button first: it stands at the right on wide screens, on top on phones. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** False while leaving would lose something: no close button, no Escape, no press outside. */
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
};

/** A modal: traps the focus and gives it back; a bottom sheet on phones. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, size = 'medium', isDismissable = true } = props;
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      isDismissable={isDismissable && props.role !== 'alertdialog'}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={classNames(styles.modal, styles[size])}>
        <DialogPanel {...props} isDismissable={isDismissable} />
      </Modal>
    </ModalOverlay>
  );
}

function DialogPanel({ role = 'dialog', title, description, children, actions, ...rest }: DialogProps) {
  const hasCloseButton = rest.isDismissable && role === 'dialog';
  return (
    <AriaDialog className={styles.dialog} role={role}>
      <header className={styles.header}>
        <Heading slot="title" level={2} className={styles.title}>
          {title}
        </Heading>
        {hasCloseButton ? (
          <Button variant="quiet" size="small" className={styles.close} icon={<X />} onClick={rest.onClose}>
            <VisuallyHidden>Close</VisuallyHidden>
          </Button>
        ) : null}
      </header>
      {description === undefined ? null : <p className={styles.description}>{description}</p>}
      {children}
      {actions === undefined ? null : <footer className={styles.actions}>{actions}</footer>}
    </AriaDialog>
  );
}
