import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

type LoadingProps = { label: string; className?: string | undefined; children: ReactNode };

/** Announces what the skeletons inside it are loading. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div className={className} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
