import ArrowRight from 'lucide-react/icons/arrow-right';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Sparkles from 'lucide-react/icons/sparkles';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useId } from 'react';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './builder-options.module.css';

type BuilderOptionsProps = { onGenerate: () => void; onImport: () => void };

/** The two ways to a new website (spec, website builder §2.3), and the way back in for one that was taken along. */
export function BuilderOptions({ onGenerate, onImport }: BuilderOptionsProps) {
  const id = useId();
  const labelled = (option: string) => ({
    'aria-labelledby': `${id}-${option}-title`,
    'aria-describedby': `${id}-${option}-text`,
  });
  return (
    <div className={styles.options}>
      <button
        type="button"
        className={classNames(styles.option, styles.first)}
        onClick={onGenerate}
        {...labelled('generate')}
      >
        <Words id={`${id}-generate`} icon={<Sparkles />} title="Generate with AI">
          Tell us about the restaurant in your own words. The whole site is written and drawn in under a
          minute.
        </Words>
      </button>
      <Link className={styles.option} href={paths.websiteTemplates} {...labelled('templates')}>
        <Words id={`${id}-templates`} icon={<LayoutTemplate />} title="Browse Templates">
          Choose one of six designs and fill it with your dishes, your colours, your story.
        </Words>
      </Link>
      <p className={styles.import}>
        Have you downloaded a site before?
        <Button variant="quiet" size="small" icon={<Upload aria-hidden="true" />} onClick={onImport}>
          Import a website
        </Button>
      </p>
    </div>
  );
}

type WordsProps = { id: string; icon: ReactNode; title: string; children: string };

function Words({ id, icon, title, children }: WordsProps) {
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.title} id={`${id}-title`}>
          {title}
        </span>
        <span className={styles.text} id={`${id}-text`}>
          {children}
        </span>
      </span>
      <ArrowRight className={styles.arrow} aria-hidden="true" />
    </>
  );
}
