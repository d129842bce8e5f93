import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { CategoryWithItems } from '#shared/checklist/contract/checklist.ts';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './category-card.module.css';
import { CategoryIcon } from './category-icon.tsx';
import { ChecklistItemRow } from './item/checklist-item-row.tsx';

type CategoryCardProps = {
  category: CategoryWithItems;
  isShown: (itemId: string) => boolean;
  isExpandedAtFirst: boolean;
};

/** One category. Its header counts all items, and opens and closes the list. */
export function CategoryCard({ category, isShown, isExpandedAtFirst }: CategoryCardProps) {
  const { name, description, icon, items } = category;
  const [isExpanded, setExpanded] = useState(isExpandedAtFirst);
  const listId = useId();
  const [doneBefore] = useState(() => doneOf(items));
  const [showsDone, setShowsDone] = useState(false);
  // Items that were just checked stay in place.
  const listed = items.filter(({ item_id }) => isShown(item_id));
  const folded = listed.filter((item) => isDone(item) && doneBefore.has(item.item_id));
  const shown = showsDone ? listed : listed.filter((item) => !folded.includes(item));
  return (
    <section className={styles.card}>
      <h3 className={styles.heading}>
        <button
          className={styles.toggle}
          type="button"
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setExpanded(!isExpanded)}
        >
          <CategoryIcon name={icon} />
          <span className={styles.name}>{name}</span>
          <Count items={items} />
          <ChevronDown className={styles.chevron} />
        </button>
      </h3>
      <div id={listId} hidden={!isExpanded}>
        <Text tone="muted" className={styles.description}>
          {description}
        </Text>
        <ul>
          {shown.map((item) => (
            <ChecklistItemRow key={item.item_id} item={item} />
          ))}
        </ul>
        {folded.length === 0 ? null : (
          <button
            className={styles.done}
            type="button"
            aria-expanded={showsDone}
            onClick={() => setShowsDone(!showsDone)}
          >
            {showsDone ? 'Hide completed' : `Show completed (${folded.length})`}
          </button>
        )}
      </div>
    </section>
  );
}

/** IDs of completed items. A single one takes no more room than the button that would show it. */
function doneOf(items: CategoryWithItems['items']): ReadonlySet<string> {
  const done = items.filter(isDone);
  return new Set(done.length > 1 ? done.map(({ item_id }) => item_id) : []);
}

const isDone = ({ status }: CategoryWithItems['items'][number]) => status === 'completed';

function Count({ items }: Pick<CategoryWithItems, 'items'>) {
  const applicable = items.filter(({ status }) => status !== 'not_applicable');
  const done = applicable.filter(({ status }) => status === 'completed').length;
  const isComplete = done === applicable.length && done > 0;
  return (
    <Note as="span" className={styles.count} data-complete={isComplete || undefined}>
      {done} of {applicable.length} done
    </Note>
  );
}
