import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './fold.module.css';

type FoldProps = {
  title: string;
  /** A summary while it is closed; empty for nothing. */
  summary: string;
  /** It contains an error that must be visible. */
  isKeptOpen?: boolean;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** A collapsible, optional part of a form. */
export function Fold({ title, summary, isKeptOpen = false, isOpenAtFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isShown = isOpen || isKeptOpen;
  return (
    <details
      className={styles.fold}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon of={ChevronRight} size={1.1} tone="muted" />
        <Cluster as="span" gap={1} rowGap={0} align="baseline">
          <Text as="span" strong>
            {title}
          </Text>
          {isShown || summary === '' ? null : (
            <Note as="span" breaks>
              {summary}
            </Note>
          )}
        </Cluster>
      </summary>
      {isShown ? (
        <Stack gap={3} className={styles.content}>
          {children}
        </Stack>
      ) : null}
    </details>
  );
}
