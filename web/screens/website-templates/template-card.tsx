import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import { useId } from 'react';
import type { SiteTemplate } from '#shared/contract/site-template.ts';
import { linkTo } from '#web/features/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useSamplePage } from './sample-page.ts';
import styles from './template-card.module.css';
import { templateCategoryLabel } from './template-category.ts';
import { TemplateRendering } from './template-rendering.tsx';

type TemplateCardProps = { template: SiteTemplate; onLook: () => void };

/** One design: its real page, what it is good for, and the two ways on. */
export function TemplateCard({ template, onLook }: TemplateCardProps) {
  const id = useId();
  const page = useSamplePage(template.id);
  return (
    <article className={styles.card} aria-labelledby={id}>
      {/* biome-ignore lint/a11y: a shortcut for the mouse; the button below does the same */}
      <div className={styles.image} onClick={onLook}>
        <TemplateRendering template={template} page={page} />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <div>
            <p className={styles.category}>{templateCategoryLabel(template.category)}</p>
            <h2 id={id}>{template.name}</h2>
          </div>
          <Swatches colors={template.colors} />
        </div>
        <p className={styles.description}>{template.description}</p>
        <ul className={styles.features}>
          {template.features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <LinkButton
            href={linkTo.templateCustomizer(template.id)}
            iconAfter={<ArrowRight aria-hidden="true" />}
            aria-describedby={id}
          >
            Customize
          </LinkButton>
          <Button variant="quiet" icon={<Eye aria-hidden="true" />} onClick={onLook} aria-describedby={id}>
            Look
          </Button>
          {page === undefined ? null : (
            <p className={styles.note}>Sample: {page.restaurantName} isn’t a real restaurant.</p>
          )}
        </div>
      </div>
    </article>
  );
}

function Swatches({ colors }: Pick<SiteTemplate, 'colors'>) {
  return (
    <ul className={styles.swatches} aria-label="Colors">
      {(['primary', 'secondary'] as const).map((name) => (
        <li key={name} style={{ backgroundColor: colors[name] }} title={colors[name]}>
          <VisuallyHidden>
            {name} {colors[name]}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
