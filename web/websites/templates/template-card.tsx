import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import { useId } from 'react';
import type { SiteTemplate } from '#shared/websites/contract/site-template.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useSamplePage } from './sample-page.ts';
import styles from './template-card.module.css';
import { templateCategoryLabel } from './template-category.ts';
import { TemplateRendering } from './template-rendering.tsx';

type TemplateCardProps = { template: SiteTemplate; onLook: () => void };

/** One template: its sample page, features, and buttons. */
export function TemplateCard({ template, onLook }: TemplateCardProps) {
  const id = useId();
  const page = useSamplePage(template.id);
  return (
    <Grid as="article" gap={2} className={styles.card} aria-labelledby={id}>
      {/* biome-ignore lint/a11y: a shortcut for the mouse; the button below does the same */}
      <div className={styles.image} onClick={onLook}>
        <TemplateRendering template={template} page={page} />
      </div>
      <Grid gap={1.5} className={styles.words}>
        <Cluster gap={2} align="end" justify="between" wrap={false}>
          <div>
            <Text size="small" strong tone="accent">
              {templateCategoryLabel(template.category)}
            </Text>
            <Text as="h2" size={3} id={id}>
              {template.name}
            </Text>
          </div>
          <Swatches colors={template.colors} />
        </Cluster>
        <Text tone="muted">{template.description}</Text>
        <Grid columns={2} as="ul" gap={0.5} size="small" className={styles.features}>
          {template.features.map((feature) => (
            <li key={feature}>
              <Check />
              {feature}
            </li>
          ))}
        </Grid>
        <Cluster gap={1}>
          <LinkButton
            href={linkTo.templateCustomizer(template.id)}
            iconAfter={<ArrowRight />}
            aria-describedby={id}
          >
            Customize
          </LinkButton>
          <Button variant="quiet" icon={<Eye />} onClick={onLook} aria-describedby={id}>
            Preview
          </Button>
          {page === undefined ? null : (
            <Text size="small" tone="faint" className={styles.note}>
              Sample: {page.restaurantName} isn’t a real restaurant.
            </Text>
          )}
        </Cluster>
      </Grid>
    </Grid>
  );
}

function Swatches({ colors }: Pick<SiteTemplate, 'colors'>) {
  return (
    <Cluster as="ul" flex="none" wrap={false} align="stretch" className={styles.swatches} aria-label="Colors">
      {(['primary', 'secondary'] as const).map((name) => (
        <li key={name} style={{ backgroundColor: colors[name] }} title={colors[name]}>
          <VisuallyHidden>
            {name} {colors[name]}
          </VisuallyHidden>
        </li>
      ))}
    </Cluster>
  );
}
