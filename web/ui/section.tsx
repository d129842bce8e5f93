import { type ComponentProps, type ReactNode, useId } from 'react';
import { Stack } from './layout.tsx';
import type { Look } from './look.ts';
import { Text } from './text.tsx';

type SectionProps = Omit<ComponentProps<typeof Stack<'section'>>, 'title'> & {
  title: ReactNode;
  level?: 2 | 3 | 4;
  /** The size of the heading, if it isn’t that of its level. */
  titleSize?: Look['size'];
};

/** A part of a screen, named by its heading. */
export function Section({ title, level = 2, titleSize, children, ...layout }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} {...layout}>
      <Text as={`h${level}`} id={id} size={titleSize}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
