import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export type DialogProps = {
  isOpen: boolean;
  /** Called on Escape, on a press outside and on the close button; set `isOpen` false in answer. */
  onClose: () => void;
  title: string;
  /** One sentence under the title; it is read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The primary button first: it stands at the right on wide screens, on top on phones. */
  actions?: ReactNode;
  /** `full` takes the whole window; its children get what header and actions leave. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** False while leaving would lose something: no close button, no Escape, no press outside. */
  isDismissable?: boolean;
  /** An alertdialog asks for an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
};

/** A modal: traps the focus and gives it back; a bottom sheet on phones. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, size = 'medium', isDismissable = true, role = 'dialog' } = props;
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={classNames(styles.modal, styles[size])}>
        <Panel {...props} />
      </Modal>
    </ModalOverlay>
  );
}

function Panel(props: DialogProps) {
  const { title, description, children, actions, role = 'dialog', isDismissable = true } = props;
  const descriptionId = useId();
  const describedBy = description === undefined ? {} : { 'aria-describedby': descriptionId };
  return (
    <AriaDialog className={styles.dialog} role={role} {...describedBy}>
      <header className={styles.header}>
        <Heading slot="title" level={2} className={styles.title}>
          {title}
        </Heading>
        {isDismissable && role === 'dialog' ? (
          <IconButton
            className={styles.close}
            label="Close"
            icon={<X aria-hidden="true" />}
            onClick={props.onClose}
          />
        ) : null}
      </header>
      {description === undefined ? null : (
        <p className={styles.description} id={descriptionId}>
          {description}
        </p>
      )}
      {children}
      {actions === undefined ? null : <footer className={styles.actions}>{actions}</footer>}
    </AriaDialog>
  );
}
