import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  shape?: 'text' | 'title' | 'block';
  /** How many lines of text; the last one is shorter. */
  lines?: number;
  className?: string | undefined;
};

/** A placeholder for loading content. Put it inside Loading, which announces it. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  const numbers = Array.from({ length: lines }, (_, index) => index);
  return (
    <div className={className} aria-hidden="true">
      {numbers.map((number) => (
        <div
          key={number}
          className={classNames(
            styles.skeleton,
            styles[shape],
            lines > 1 && number === lines - 1 && styles.last,
          )}
        />
      ))}
    </div>
  );
}
