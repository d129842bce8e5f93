import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { CategoryWithItems } from '#shared/contract/checklist.ts';
import styles from './category-card.module.css';
import { CategoryIcon } from './category-icon.tsx';
import { ChecklistItemRow } from './item/checklist-item-row.tsx';

type CategoryCardProps = { category: CategoryWithItems; isExpandedAtFirst: boolean };

/** One category: its head opens and closes the list of its items. */
export function CategoryCard({ category, isExpandedAtFirst }: CategoryCardProps) {
  const { name, description, icon, items } = category;
  const [isExpanded, setExpanded] = useState(isExpandedAtFirst);
  const listId = useId();
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
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
      </h3>
      <div id={listId} hidden={!isExpanded}>
        <p className={styles.description}>{description}</p>
        <ul className={styles.items}>
          {items.map((item) => (
            <ChecklistItemRow key={item.item_id} item={item} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Count({ items }: Pick<CategoryWithItems, 'items'>) {
  const applicable = items.filter(({ status }) => status !== 'not_applicable');
  const done = applicable.filter(({ status }) => status === 'completed').length;
  const isComplete = done === applicable.length && done > 0;
  return (
    <span className={styles.count} data-complete={isComplete || undefined}>
      {done} of {applicable.length} done
    </span>
  );
}
