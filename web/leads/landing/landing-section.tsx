import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './landing-section.module.css';

type SectionProps = Omit<ComponentProps<typeof Stack<'section'>>, 'title'> & {
  title: string;
  titleId: string;
};

/** A part of the landing page under its heading. */
export function LandingSection({ title, titleId, className, children, ...rest }: SectionProps) {
  const own = classNames(styles.section, className);
  return (
    <Stack as="section" gap={5} {...rest} className={own} aria-labelledby={titleId}>
      <h2 className={styles.heading} id={titleId}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

type Point = { title: string; text: string };

/** Points side by side if there is room. Those of an `ol` are numbered. */
export function Points({ as, points }: { as: 'ol' | 'ul'; points: readonly Point[] }) {
  return (
    <Stack as={as} gap={4} className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <Text as="h3" size={2}>
            {title}
          </Text>
          <p>{text}</p>
        </li>
      ))}
    </Stack>
  );
}
