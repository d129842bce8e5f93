import { classNames } from './class-names.ts';
import styles from './logo.module.css';
import { LogoMark } from './logo-mark.tsx';
import { Text } from './text.tsx';

type LogoProps = { name: string; size?: 'medium' | 'large' };

/** The brand’s mark and wordmark. Put it inside a Link to make it a home link. */
export function Logo({ name, size = 'medium' }: LogoProps) {
  return (
    <Text as="span" tone="ink" size={1} className={classNames(styles.logo, size === 'large' && styles.large)}>
      <LogoMark name={name} />
      {name}
    </Text>
  );
}
