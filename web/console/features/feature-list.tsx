import { usePlatformSettings } from '#web/console/api/platform-settings.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { FeatureCards } from './feature-cards.tsx';
import { FeatureMatrix, type FeatureMatrixProps } from './feature-matrix.tsx';

/** The features of each restaurant: a table, or cards on a phone. */
export function FeatureList(props: Omit<FeatureMatrixProps, 'defaults'>) {
  const defaults = usePlatformSettings().data?.default_limits;
  const List = useIsNarrow() ? FeatureCards : FeatureMatrix;
  return <List {...props} defaults={defaults} />;
}
