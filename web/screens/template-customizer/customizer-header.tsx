import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { paths } from '#web/features/navigation/paths.ts';
import { ThemeSwitch } from '#web/features/shell/theme-switch.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './customizer-header.module.css';

type CustomizerHeaderProps = {
  designName: string;
  formId: string;
  isCreating: boolean;
  /** The choice of the device. */
  children: ReactNode;
};

/** Which design it is, on which device it is seen, and the way on. */
export function CustomizerHeader({ designName, formId, isCreating, children }: CustomizerHeaderProps) {
  return (
    <header className={styles.header}>
      <BackLink className={styles.back} href={paths.websiteTemplates}>
        Templates
      </BackLink>
      <h1 className={styles.title}>{designName}</h1>
      <div className={styles.view}>
        {children}
        <ThemeSwitch />
      </div>
      <Button
        className={styles.save}
        variant="primary"
        type="submit"
        form={formId}
        disabled={isCreating}
        iconAfter={isCreating ? undefined : <ArrowRight aria-hidden="true" />}
      >
        {isCreating ? 'Creating...' : 'Save & Preview'}
      </Button>
    </header>
  );
}
