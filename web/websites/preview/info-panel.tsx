import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Suspense } from 'react';
import { PART_LABELS } from '#shared/profile/part-labels.ts';
import type { Website } from '#shared/websites/contract/website.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { categoryLabel, dayLabel, modelLabel, secondsLabel } from '#web/websites/website-labels.ts';
import { FactSources } from './fact-sources.tsx';
import styles from './info-panel.module.css';

/** Loads after the page, because most previewed websites have no suggestions. */
const ReviewSheet = lazyPart(() => import('./review/review-sheet.tsx').then((m) => m.ReviewSheet));

/** Loads if the published version is older. */
const UnpublishedChanges = lazyPart(() =>
  import('./unpublished-changes.tsx').then((m) => m.UnpublishedChanges),
);

type MissingFact = Website['missing_facts'][number];

/** The place to edit each missing part. */
const MISSING_PLACES: Record<Exclude<MissingFact, 'prices'>, string> = {
  phone: 'pages[0].sections.contact.phone',
  address: 'pages[0].sections.contact.address',
  hours: 'opening_hours',
  menu: 'menu_items',
};

type InfoPanelProps = {
  website: Website;
  /** Opens edit mode at a place; undefined if the page can’t be edited in place. */
  onEditAt: ((path: string) => void) | undefined;
};

/** Details of the website, what is missing, and how it was built. */
export function InfoPanel({ website, onEditAt }: InfoPanelProps) {
  return (
    <Stack as="aside" gap={4} className={styles.panel} aria-label="About this website">
      <Suspense>
        <ReviewSheet website={website} />
      </Suspense>
      {website.status === 'published' && website.has_unpublished_changes ? (
        <Suspense>
          <UnpublishedChanges website={website} />
        </Suspense>
      ) : null}
      <Section title="About this website" titleSize={1} gap={1.5} className={styles.part}>
        <Facts divided>
          {website.url === undefined ? null : (
            <Fact label="Web address">
              <Link className={styles.address} href={website.url} target="_blank" rel="noreferrer">
                {website.url.replace(/^https?:\/\//, '')}
                <Icon of={ArrowUpRight} size={1} />
              </Link>
            </Fact>
          )}
          <Fact label="Created">{dayLabel(website.created_at, 'Unknown')}</Fact>
          <Fact label="Category">
            <Sentence>{categoryLabel(website.design_category)}</Sentence>
          </Fact>
          <Fact label="Last updated">{dayLabel(website.updated_at, 'Never')}</Fact>
        </Facts>
      </Section>
      {website.missing_facts.length === 0 ? null : <MissingFacts website={website} onEditAt={onEditAt} />}
      <FactSources website={website} />
      <GenerationDetails details={website.generation_details} />
    </Stack>
  );
}

/** Capitalizes the first letter. */
function Sentence({ children }: { children: string }) {
  return <span className={styles.sentence}>{children}</span>;
}

/** Whether facts come from the profile, according to `fact_sources`. */
const MISSING_KINDS = {
  phone: 'contact',
  address: 'contact',
  hours: 'hours',
  menu: 'menu',
  prices: 'menu',
} as const satisfies Record<MissingFact, string>;

function MissingFacts({ website, onEditAt }: InfoPanelProps) {
  const { missing_facts, fact_sources } = website;
  const isFollowing = missing_facts.every((fact) => fact_sources?.[MISSING_KINDS[fact]] === 'profile');
  return (
    <Section title="Make your website better" titleSize={1} gap={1.5} className={styles.part}>
      <p>
        We don’t publish sample content.{' '}
        {isFollowing ? (
          <>
            Add the missing details in <Link href={paths.profile}>your profile</Link>.
          </>
        ) : (
          'Add the missing details below.'
        )}
      </p>
      <Stack as="ul" gap={0.5} className={styles.missing}>
        {missing_facts.map((fact) => (
          <Cluster as="li" gap={1} align="baseline" wrap={false} key={fact}>
            {onEditAt === undefined ? (
              PART_LABELS[fact]
            ) : (
              <Button variant="text" onClick={() => onEditAt(placeOf(fact, website.menu_items))}>
                {PART_LABELS[fact]}
              </Button>
            )}
          </Cluster>
        ))}
      </Stack>
    </Section>
  );
}

/** Points to the first named dish without a price. */
function placeOf(fact: MissingFact, dishes: Website['menu_items']): string {
  if (fact !== 'prices') return MISSING_PLACES[fact];
  return `menu_items[${dishes.findIndex(({ name, price }) => name.trim() !== '' && price.trim() === '')}].price`;
}

function GenerationDetails({ details }: { details: Website['generation_details'] }) {
  if (details.ai_model === '' && details.features_used.length === 0) return null;
  return (
    <Section title="Generation details" titleSize={1} gap={1.5} className={styles.part}>
      <Facts divided>
        <Fact label="Features used">
          <Sentence>{details.features_used.map(spaced).join(', ') || 'None'}</Sentence>
        </Fact>
        {details.ai_model === '' ? null : (
          <>
            <Fact label="AI model">
              <Sentence>{modelLabel(details.ai_model)}</Sentence>
            </Fact>
            <Fact label="Generation time">{secondsLabel(details.generation_time)}</Fact>
          </>
        )}
      </Facts>
    </Section>
  );
}

const spaced = (feature: string) => feature.replaceAll('_', ' ');
