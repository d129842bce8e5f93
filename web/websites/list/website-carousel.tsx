import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type TouchEvent, useRef } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { CardLoading } from './card-loading.tsx';
import { carouselWindow } from './carousel-window.ts';
import type { WebsiteRow } from './use-website-row.ts';
import { WebsiteCard, type WebsiteCardActions } from './website-card.tsx';
import styles from './website-carousel.module.css';

type WebsiteCarouselProps = { row: WebsiteRow; actions: WebsiteCardActions };

/** Shows one website at a time, wrapping around. Arrow keys and swipes change it. */
export function WebsiteCarousel({ row, actions }: WebsiteCarouselProps) {
  const { total, position, current } = row;
  const turn = (step: 1 | -1) => row.show((position + step + total) % total);
  const swipe = useSwipe(turn);
  const turnByKey = (event: KeyboardEvent) => {
    // React events from menus and dialogs bubble here, although those are elsewhere in the DOM.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  return (
    <Stack
      as="section"
      gap={4}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="Your websites"
      onKeyDown={turnByKey}
      {...swipe}
    >
      {current === undefined ? (
        <CardLoading />
      ) : (
        <WebsiteCard key={current.website_id} website={current} actions={actions} />
      )}
      {total > 1 ? (
        <Grid align="center" gap={2} rowGap={1} className={styles.controls}>
          <IconButton label="Previous website" icon={<ChevronLeft />} isOutlined onClick={() => turn(-1)} />
          <Indicators row={row} />
          <Text tone="muted" lines="one" self="center" className={styles.counter} aria-live="polite">
            {position + 1} of {total}
          </Text>
          <IconButton label="Next website" icon={<ChevronRight />} isOutlined onClick={() => turn(1)} />
        </Grid>
      ) : (
        <Text tone="muted" lines="one" self="center" className={styles.counter}>
          1 of 1
        </Text>
      )}
    </Stack>
  );
}

function Indicators({ row: { position, total, known, show } }: { row: WebsiteRow }) {
  return (
    <Cluster as="ul" justify="center" className={styles.indicators}>
      {carouselWindow(position, total).map((each) => (
        <li key={each}>
          <button
            type="button"
            aria-label={`Show ${known.get(each)?.website_name ?? 'website'}, ${each + 1} of ${total}`}
            aria-current={each === position ? 'true' : undefined}
            onClick={() => show(each)}
          />
        </li>
      ))}
    </Cluster>
  );
}

/** The minimum distance of a swipe, in CSS pixels. */
const SWIPE_DISTANCE = 48;

/** Touch handlers that call `onSwipe` with 1 for a swipe to the left (next) and -1 to the right. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      start.current =
        event.touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      if (start.current === undefined || touch === undefined) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) >= SWIPE_DISTANCE && Math.abs(x) > Math.abs(y) * 1.5) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
