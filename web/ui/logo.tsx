import { classNames } from './class-names.ts';
import styles from './logo.module.css';
import { LogoMark } from './logo-mark.tsx';

type LogoProps = { name: string; size?: 'medium' | 'large' };

/** Mark and wordmark of the brand. Put it inside a Link where it leads home. */
export function Logo({ name, size = 'medium' }: LogoProps) {
  return (
    <span className={classNames(styles.logo, size === 'large' && styles.large)}>
      <LogoMark name={name} />
      {name}
    </span>
  );
}
