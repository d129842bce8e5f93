import { formatCount } from '#shared/format/numbers.ts';
import type { RatedItem } from '#shared/menu/contract/menu-analysis.ts';
import { CLASS_WORDS } from '#web/menu/class-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './item-list.module.css';

const SHOWN = 6;

type ItemListProps = { title: string; says: string; items: readonly RatedItem[] };

/** Items of one kind with their score out of 100 and their margin. */
export function ItemList({ title, says, items }: ItemListProps) {
  return (
    <Stack as="section" aria-label={title}>
      <Text as="h3" size={2}>
        {title}
      </Text>
      <Note padBottom={1}>{says}</Note>
      {items.length === 0 ? (
        <Note padBottom={1}>None.</Note>
      ) : (
        <Stack as="ul">
          {items.slice(0, SHOWN).map((item) => (
            <ItemRow key={item.name} item={item} />
          ))}
        </Stack>
      )}
      {items.length > SHOWN ? (
        <details>
          <Text as="summary" size="small" height="small" pad={0.5}>
            {items.length - SHOWN} more
          </Text>
          <Stack as="ul">
            {items.slice(SHOWN).map((item) => (
              <ItemRow key={item.name} item={item} />
            ))}
          </Stack>
        </details>
      ) : null}
    </Stack>
  );
}

function ItemRow({ item }: { item: RatedItem }) {
  const { name, performance_score, profit_margin, margin_basis, menu_class, leaning } = item;
  const kind = menu_class ?? leaning;
  return (
    <Stack as="li" gap={0.5} pad={1.5} line="above">
      <Text strong breaks className={styles.name}>
        {name}
        {kind === null ? null : (
          <>
            {' '}
            <Badge tone={menu_class === null ? 'neutral' : CLASS_TONES[kind]}>
              {menu_class === null ? `Maybe: ${CLASS_WORDS[kind].toLowerCase()}` : CLASS_WORDS[kind]}
            </Badge>
          </>
        )}
      </Text>
      <Cluster as="p" gap={2} rowGap={0} size="small" tone="muted">
        <span>
          <Text as="strong" tone="ink">
            {performance_score}
          </Text>
          /100
        </span>
        <span>
          <Text as="strong" tone="ink">
            {Math.round(profit_margin * 100)}%
          </Text>{' '}
          margin
          {margin_basis === 'typical' ? (
            <Text as="span" tone="faint">
              {' '}
              (typical cost)
            </Text>
          ) : null}
        </span>
        {item.sold === null ? null : <span>{formatCount(Math.round(item.sold))} sold</span>}
      </Cluster>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${performance_score}%` }} />
      </div>
    </Stack>
  );
}

const CLASS_TONES = { star: 'good', puzzle: 'neutral', plowhorse: 'warning', dog: 'warning' } as const;
