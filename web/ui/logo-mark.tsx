import styles from './logo.module.css';

/** The brand’s initial on a plate. Decorative, next to the name. */
export function LogoMark({ name }: { name: string }) {
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
