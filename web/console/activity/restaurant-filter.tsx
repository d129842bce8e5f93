import Store from 'lucide-react/icons/store';
import { useState } from 'react';
import { useFoundRestaurants } from '#web/console/api/found-restaurants.ts';
import { useSettledText } from '#web/console/use-settled-text.ts';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './platform-activity.module.css';

/** Finds a restaurant to filter by: part of its name or email address, or the ID of a deleted restaurant. */
export function RestaurantFilter({ onChoose }: { onChoose: (restaurantId: string) => void }) {
  const [typed, setTyped] = useState('');
  const search = useSettledText(typed.trim());
  const found = useFoundRestaurants(search);
  const choose = (id: string) => {
    setTyped('');
    onChoose(id);
  };
  const isOpen = search !== '' && typed.trim() !== '';
  return (
    <search className={styles.restaurant}>
      <Field
        label="Restaurant"
        type="search"
        placeholder="Name, email, or ID"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isOpen ? (
        <ul className={styles.found} aria-label="Restaurants found">
          {(found.data ?? []).map(({ restaurant_id, name, email }) => (
            <li key={restaurant_id}>
              <button type="button" className={styles.choice} onClick={() => choose(restaurant_id)}>
                <Icon of={Store} size={1} />
                <span>{name}</span>
                <Note as="span">{email}</Note>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={styles.choice} onClick={() => choose(search)}>
              Use “{search}” as the ID
            </button>
          </li>
        </ul>
      ) : null}
    </search>
  );
}
