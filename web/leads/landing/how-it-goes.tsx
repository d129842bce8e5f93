import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './how-it-goes.module.css';

const STEPS = [
  {
    title: 'You tell us what makes it yours',
    text: 'The oven, your grandmother’s recipe, the lunch price, the day you’re closed. Say it the way you’d tell a guest.',
  },
  {
    title: 'You watch it come together',
    text: 'AI reads your facts, writes your story, builds the menu, chooses the design, and draws the images. You see each step as it happens.',
  },
  {
    title: 'You publish in one click',
    text: 'Preview it on desktop, tablet, and phone. Then publish it to your own web address.',
  },
];

/** The steps from the first sentence to the live website. */
export function HowItGoes() {
  return (
    <Stack as="section" gap={5} className={styles.section} aria-labelledby="how-heading">
      <h2 id="how-heading">From a few sentences to a live website</h2>
      <Stack as="ol" gap={4} className={styles.steps}>
        {STEPS.map(({ title, text }) => (
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
