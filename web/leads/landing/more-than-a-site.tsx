import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './how-it-goes.module.css';

const TOOLS = [
  {
    title: 'Ads near you',
    text: 'Name a dish and an offer. See the Facebook ad, its cost, and its estimated reach before it runs.',
  },
  {
    title: 'Bring regulars back',
    text: 'Upload the guest list from your POS. Guests who haven’t been in lately get one text with your offer, never at night.',
  },
  {
    title: 'Results',
    text: 'Guests show a code, and your staff redeems it in two taps. A checklist and a score show what to do next.',
  },
];

/** The tools that bring guests after the website is live. */
export function MoreThanASite() {
  return (
    <Stack as="section" gap={5} className={styles.section} aria-labelledby="more-heading">
      <h2 id="more-heading">Then it helps fill your tables</h2>
      <Stack as="ul" gap={4} className={styles.tools}>
        {TOOLS.map(({ title, text }) => (
          <li key={title}>
            <Text as="h3" size={2}>
              {title}
            </Text>
            <p>{text}</p>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
