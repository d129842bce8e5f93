import ArrowRight from 'lucide-react/icons/arrow-right';
import { paths } from '#web/shell/navigation/paths.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './first-website.module.css';

const STEPS = [
  ['Tell us about your kitchen', 'A few sentences are all it takes. No photos needed.'],
  ['Review the draft', 'It takes about a minute. Keep, change, or remove what we suggest.'],
  ['Publish', 'Your website goes online at its own web address. Edit it anytime.'],
] as const;

/** What owners without a website see first: how to get one, and an example. */
export function FirstWebsite() {
  return (
    <Grid card="accent" columns={2} as="section" gap={2} aria-labelledby="first-website">
      <Stack gap={2} className={styles.words}>
        <Text as="h2" size={4} id="first-website">
          Build your website
        </Text>
        <Stack as="ol" gap={1.5} className={styles.steps}>
          {STEPS.map(([name, text]) => (
            <li key={name}>
              <strong>{name}</strong>
              <Note as="span">{text}</Note>
            </li>
          ))}
        </Stack>
        <LinkButton variant="primary" href={paths.websiteBuilder} iconAfter={<ArrowRight />} self="start">
          Build your website
        </LinkButton>
      </Stack>
      <figure className={styles.result}>
        <img
          src="/first-website.svg"
          width="640"
          height="420"
          alt="A diner’s website with its name, a line about breakfast, a drawing of pancakes, and dishes with prices"
        />
        <figcaption>Example</figcaption>
      </figure>
    </Grid>
  );
}
