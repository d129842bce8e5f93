import { LANDING_PARTS } from '#web/shell/navigation/paths.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './landing-section.module.css';

/** For questions that the page and its chat don’t answer. */
export function Contact() {
  return (
    <Grid
      columns={2}
      align="start"
      as="section"
      gap={4}
      className={styles.section}
      id={LANDING_PARTS.contact}
      aria-labelledby="contact-heading"
    >
      <Stack gap={2} tone="muted">
        <Text as="h2" tone="ink" className={styles.heading} id="contact-heading">
          Ask us anything
        </Text>
        <p>We only use your email address to reply.</p>
      </Stack>
      <ContactForm />
    </Grid>
  );
}
