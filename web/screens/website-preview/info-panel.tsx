import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactNode } from 'react';
import type { Website } from '#shared/contract/website.ts';
import { categoryLabel, dayLabel } from '#web/app/website-words.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './info-panel.module.css';

const MISSING_WORDS: Record<Website['missing_facts'][number], string> = {
  phone: 'A phone number to call',
  address: 'The address',
  hours: 'Opening hours',
  menu: 'The dishes of your menu',
  prices: 'Prices of your dishes',
};

const SECONDS_FORMAT = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** What is known of the website, what it still lacks, and how it was made. */
export function InfoPanel({ website }: { website: Website }) {
  return (
    <aside className={styles.panel} aria-label="About this website">
      <section className={styles.part}>
        <h2>About this website</h2>
        <dl className={styles.facts}>
          {website.url === undefined ? null : (
            <Fact term="Public address">
              <Link className={styles.address} href={website.url} target="_blank" rel="noreferrer">
                {website.url.replace(/^https?:\/\//, '')}
                <ArrowUpRight aria-hidden="true" />
              </Link>
            </Fact>
          )}
          <Fact term="Created">{dayLabel(website.created_at, 'Unknown')}</Fact>
          <Fact term="Category">
            <Sentence>{categoryLabel(website.design_category)}</Sentence>
          </Fact>
          <Fact term="Last updated">{dayLabel(website.updated_at, 'Never')}</Fact>
        </dl>
      </section>
      {website.missing_facts.length === 0 ? null : <MissingFacts facts={website.missing_facts} />}
      <GenerationDetails details={website.generation_details} />
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Begins with a capital, whatever the platform's own word is. */
function Sentence({ children }: { children: string }) {
  return <span className={styles.sentence}>{children}</span>;
}

function MissingFacts({ facts }: { facts: Website['missing_facts'] }) {
  return (
    <section className={styles.part}>
      <h2>Still missing</h2>
      <p>
        You did not tell us these, so the published page leaves them out. Where the preview fills a gap, it
        says so. To add them, write them under Special requirements and generate again.
      </p>
      <ul className={styles.missing}>
        {facts.map((fact) => (
          <li key={fact}>{MISSING_WORDS[fact]}</li>
        ))}
      </ul>
    </section>
  );
}

function GenerationDetails({ details }: { details: Website['generation_details'] }) {
  const seconds = SECONDS_FORMAT.format(details.generation_time);
  return (
    <section className={styles.part}>
      <h2>How it was made</h2>
      <dl className={styles.facts}>
        <Fact term="Features used">
          <Sentence>{details.features_used.map(spaced).join(', ') || 'None'}</Sentence>
        </Fact>
        <Fact term="AI model">{details.ai_model}</Fact>
        <Fact term="Generation time">{seconds} seconds</Fact>
        {details.fallback_reason === undefined ? null : (
          <Fact term="Written by the built-in composer because">{details.fallback_reason}</Fact>
        )}
      </dl>
    </section>
  );
}

const spaced = (feature: string) => feature.replaceAll('_', ' ');
