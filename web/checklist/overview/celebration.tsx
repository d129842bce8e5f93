import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { Icon } from '#web/ui/icon.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';

/** Shown when the foundation is complete. */
export function Celebration({ items }: { items: number }) {
  return (
    <Grid card="good" columns="auto 1fr" as="section" gap={2} aria-labelledby="celebration">
      <Icon of={CircleCheckBig} size={2.25} tone="good" />
      <div>
        <Text as="h2" size={3} id="celebration">
          Foundation complete
        </Text>
        <p>You’ve finished all {items} setup tasks. Keep it up with a few quick tasks each week.</p>
      </div>
    </Grid>
  );
}
