import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useState } from 'react';
import type { WebsiteSummary } from '#shared/contract/website.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useSwipe } from './use-swipe.ts';
import { WebsiteCard } from './website-card.tsx';
import styles from './website-carousel.module.css';

type WebsiteCarouselProps = {
  websites: readonly WebsiteSummary[];
  onDelete: (website: WebsiteSummary) => void;
};

/** One website at a time; the ends meet. Arrow keys and swipes turn it. */
export function WebsiteCarousel({ websites, onDelete }: WebsiteCarouselProps) {
  const [position, setPosition] = useState(0);
  const count = websites.length;
  const index = Math.min(position, count - 1);
  const current = websites[index];
  const turn = (step: 1 | -1) => setPosition((index + step + count) % count);
  const swipe = useSwipe(turn);
  if (current === undefined) return null;

  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="Your websites"
      onKeyDown={turnByKey}
      {...swipe}
    >
      <WebsiteCard key={current.website_id} website={current} onDelete={() => onDelete(current)} />
      {count > 1 ? (
        <div className={styles.controls}>
          <IconButton
            label="Previous website"
            icon={<ChevronLeft aria-hidden="true" />}
            isOutlined
            onClick={() => turn(-1)}
          />
          <Indicators websites={websites} index={index} onSelect={setPosition} />
          <p className={styles.counter} aria-live="polite">
            {index + 1} of {count}
          </p>
          <IconButton
            label="Next website"
            icon={<ChevronRight aria-hidden="true" />}
            isOutlined
            onClick={() => turn(1)}
          />
        </div>
      ) : (
        <p className={styles.counter}>1 of 1</p>
      )}
    </section>
  );
}

type IndicatorsProps = {
  websites: readonly WebsiteSummary[];
  index: number;
  onSelect: (index: number) => void;
};

function Indicators({ websites, index, onSelect }: IndicatorsProps) {
  return (
    <ul className={styles.indicators}>
      {websites.map((website, position) => (
        <li key={website.website_id}>
          <button
            type="button"
            aria-label={`Show ${website.website_name}, ${position + 1} of ${websites.length}`}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onSelect(position)}
          />
        </li>
      ))}
    </ul>
  );
}
