import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import styles from './back-link.module.css';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

type BackLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/** The back link at the top of a screen. */
export function BackLink({ href, className, children }: BackLinkProps) {
  return (
    <Link className={classNames(styles.back, className)} href={href}>
      <ArrowLeft />
      {children}
    </Link>
  );
}

type BackButtonProps = { onPress: () => void; className?: string | undefined; children: ReactNode };

/** The same if the target depends on where the user came from. */
export function BackButton({ onPress, className, children }: BackButtonProps) {
  return (
    <button type="button" className={classNames(styles.back, className)} onClick={onPress}>
      <ArrowLeft />
      {children}
    </button>
  );
}
