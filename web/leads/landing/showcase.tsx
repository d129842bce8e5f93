import { BRAND_NAME } from '#shared/contract/brand.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import section from './landing-section.module.css';
import styles from './showcase.module.css';
import { SHOWN_SITES } from './shown-sites.ts';

/** Three websites that the product built, each with the brief it was built from. */
export function Showcase() {
  return (
    <section className={styles.section} aria-labelledby="showcase-heading">
      <Stack as="header" gap={2} className={styles.head}>
        <h2 className={section.heading} id="showcase-heading">
          No two websites look alike
        </h2>
        <Text tone="muted">
          Three websites, exactly as {BRAND_NAME} built them. The restaurants are fictional.
        </Text>
      </Stack>
      <ul className={styles.sites}>
        {SHOWN_SITES.map((site) => (
          <Stack as="li" gap={3} key={site.name}>
            <div className={styles.phone}>
              <img
                src={site.image}
                width="585"
                height="1080"
                loading="lazy"
                decoding="async"
                alt={`Website for ${site.name} on a phone.`}
              />
            </div>
            <Stack gap={0.5}>
              <Text as="h3" size={2}>
                {site.name}
              </Text>
              <Note strong>{site.kind}</Note>
              <p>
                <Text as="q" tone="muted">
                  {site.brief}
                </Text>
              </p>
            </Stack>
          </Stack>
        ))}
      </ul>
    </section>
  );
}
