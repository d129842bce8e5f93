import ArrowRight from 'lucide-react/icons/arrow-right';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Sparkles from 'lucide-react/icons/sparkles';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useId } from 'react';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './builder-options.module.css';

type BuilderOptionsProps = { onGenerate: () => void; onImport: () => void };

/** The two ways to create a website (spec, website builder §2.3), and import. */
export function BuilderOptions({ onGenerate, onImport }: BuilderOptionsProps) {
  const id = useId();
  return (
    <Grid columns={2} gap={2}>
      <Option
        icon={<Sparkles />}
        isFirst
        textId={`${id}-generate`}
        text="Describe your restaurant. We write and design the website."
      >
        <button
          type="button"
          className={styles.title}
          aria-describedby={`${id}-generate`}
          onClick={onGenerate}
        >
          Generate with AI
        </button>
      </Option>
      <Option icon={<LayoutTemplate />} textId={`${id}-templates`} text="Start from one of six designs.">
        <Link className={styles.title} href={paths.websiteTemplates} aria-describedby={`${id}-templates`}>
          Browse Templates
        </Link>
      </Option>
      <Cluster as="p" size="small" tone="faint" className={styles.import}>
        <Button variant="quiet" size="small" icon={<Upload />} onClick={onImport}>
          Import a website
        </Button>
      </Cluster>
    </Grid>
  );
}

type OptionProps = {
  icon: ReactNode;
  isFirst?: boolean;
  textId: string;
  text: string;
  /** The button or link. A press anywhere on the option activates it. */
  children: ReactNode;
};

function Option({ icon, isFirst = false, textId, text, children }: OptionProps) {
  return (
    <Grid
      align="center"
      gap={2}
      rowGap={0.5}
      tone="ink"
      className={classNames(styles.option, isFirst && styles.first)}
    >
      <Grid as="span" tone="muted" className={styles.icon} aria-hidden="true">
        {icon}
      </Grid>
      {children}
      <p className={styles.text} id={textId}>
        {text}
      </p>
      <ArrowRight className={styles.arrow} />
    </Grid>
  );
}
