import type { Dish } from '#shared/profile/menu.ts';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './menu-box.module.css';

/** Owners don’t read longer lists here. The page and the profile show every dish. */
const MOST_SHOWN = 40;

/** Dishes with their headings, descriptions, and prices. */
export function DishList({ title, dishes }: { title: string; dishes: readonly Dish[] }) {
  if (dishes.length === 0) return null;
  const more = dishes.length - MOST_SHOWN;
  return (
    <div>
      <Stack as="ul" gap={0.5} aria-label={title}>
        {dishes.slice(0, MOST_SHOWN).map((dish, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dish is identified only by its position
          <li key={index}>
            {dish.course !== '' && dish.course !== dishes[index - 1]?.course ? (
              <Note as="div" strong padTop={1}>
                {dish.course}
              </Note>
            ) : null}
            <Cluster as="span" gap={2} align="stretch" justify="between" wrap={false} breaks>
              <span>{dish.name}</span>
              <Text as="span" flex="none" textAlign="end" className={styles.price}>
                {priceOf(dish)}
              </Text>
            </Cluster>
            {dish.description === '' ? null : (
              <Note as="div" breaks>
                {dish.description}
              </Note>
            )}
          </li>
        ))}
      </Stack>
      {more > 0 ? <Note>And {more} more.</Note> : null}
    </div>
  );
}

function priceOf({ price, variants, is_market_price }: Dish): string {
  if (variants.length > 0) return variants.map((each) => `${each.label} ${each.price}`.trim()).join(' / ');
  return price === '' && is_market_price ? 'Market price' : price;
}
