import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { paths } from '#web/app/paths.ts';
import { ThemeSwitch } from '#web/app/theme-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
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
      <Link className={styles.back} href={paths.websiteTemplates}>
        <ArrowLeft aria-hidden="true" />
        Templates
      </Link>
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
