import { Text } from '#web/ui/text.tsx';
import { LandingSection } from './landing-section.tsx';
import styles from './promises.module.css';

const PROMISES = [
  {
    title: 'Nothing is made up',
    text: 'Prices, hours, phone numbers, and dishes come from you. If something’s missing, we leave it off and let you know.',
  },
  {
    title: 'Checked before guests see it',
    text: 'We check every page for readable colors, image descriptions, and clear headings. Search engines see the same facts as your guests.',
  },
  {
    title: 'Fast on every phone',
    text: 'No scripts, no trackers, and no outside requests. Each page and its images stay under 0.5 MB.',
  },
  {
    title: 'You’re in control',
    text: 'Publish, unpublish, or delete your website anytime.',
  },
];

/** What we promise every restaurant. */
export function Promises() {
  return (
    <LandingSection gap={4} className={styles.promises} title="Our promises" titleId="promises-heading">
      <dl className={styles.rules}>
        {PROMISES.map(({ title, text }) => (
          <div key={title}>
            <Text as="dt" size={2} tone="ink" display>
              {title}
            </Text>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  );
}
