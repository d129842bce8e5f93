import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import styles from './back-link.module.css';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

type BackLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/** The way back at the head of a screen. */
export function BackLink({ href, className, children }: BackLinkProps) {
  return (
    <Link className={classNames(styles.back, className)} href={href}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Link>
  );
}
