import { type ReactNode, useId } from 'react';
import { Stack } from '#web/ui/layout.tsx';

/** A section of the analytics, labeled by its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Stack as="section" gap={1.5} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </Stack>
  );
}
