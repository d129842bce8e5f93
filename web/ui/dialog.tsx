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
  /** Called on Escape, a press outside, or the close button. Set `isOpen` to false. */
  onClose: () => void;
  title: string;
  /** One sentence below the title, read aloud when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The primary button first. It is shown on the right on wide screens, and on top on phones. */
  actions?: ReactNode;
  /** `full` fills the window. The children get the space between header and actions. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** False if closing would lose something: no close button, no Escape, no press outside. */
  isDismissable?: boolean;
  /** An alertdialog needs an answer, so a press outside doesn’t close it. */
  role?: 'dialog' | 'alertdialog';
};

/** A modal dialog that traps the focus and returns it; a bottom sheet on phones. */
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
          <IconButton className={styles.close} label="Close" icon={<X />} onClick={props.onClose} />
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
