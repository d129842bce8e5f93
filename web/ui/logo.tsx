import { classNames } from './class-names.ts';
import styles from './logo.module.css';
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

/** The brand’s initial on a plate. Decorative, next to the name. */
function LogoMark({ name }: { name: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <path className={styles.ring} d="M22.9 3.2 A 15.6 15.6 0 1 0 32.8 13.1" />
      <circle className={styles.spark} cx="29" cy="7" r="3" />
      <text className={styles.letter} x="18" y="24.4">
        {name.charAt(0).toUpperCase()}
      </text>
    </svg>
  );
}
