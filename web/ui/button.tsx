import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styles from './button.module.css';
import { ButtonContent, type ButtonLook, buttonClassName } from './button-content.tsx';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** The action is running: the button keeps its width and focus, and ignores presses. */
    isPending?: boolean;
    /** Read by screen readers while the action is running. */
    pendingLabel?: string;
    /** There is nothing to do, for example after a save: the button looks disabled but keeps the focus. */
    isIdle?: boolean;
  };

/** A native button, `type="button"` by default. One `primary` per screen; `quiet` for rare actions. */
export function Button({
  variant,
  size,
  isWide,
  self,
  icon,
  iconAfter,
  isPending = false,
  pendingLabel = 'Working',
  isIdle = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending || isIdle) event.preventDefault();
    else onClick?.(event);
  };
  const ownClass = classNames(isPending && styles.pending, isIdle && !isPending && styles.idle, className);
  return (
    <button
      type="button"
      {...rest}
      className={buttonClassName({ variant, size, isWide, self }, ownClass)}
      aria-disabled={isPending || isIdle || undefined}
      onClick={press}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
      {isPending ? (
        <span className={styles.spinner}>
          <Spinner />
          <VisuallyHidden>{pendingLabel}</VisuallyHidden>
        </span>
      ) : null}
    </button>
  );
}

/** A list that is read page by page. */
export type PagedList = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

type MoreButtonProps = Omit<ButtonProps, 'onClick' | 'isPending'> & { list: PagedList };

/** A button for the next page of a list, if there is one. */
export function MoreButton({ list, ...button }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return <Button {...button} onClick={() => void list.fetchNextPage()} isPending={list.isFetchingNextPage} />;
}
