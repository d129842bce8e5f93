import Store from 'lucide-react/icons/store';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '#web/accounts/session-context.ts';
import { useFoundRestaurants } from '#web/console/api/found-restaurants.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import type { View } from '#web/shell/views.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Input } from '#web/ui/input.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './palette.module.css';
import { sectionsFor } from './sections.ts';
import { useSettledText } from './use-settled-text.ts';

type Choice = Pick<View, 'path' | 'title' | 'icon'> & { id: string; hint: string };

type CommandPaletteProps = { isOpen: boolean; onClose: () => void };

/** Finds a section of the console or a restaurant by part of its name or owner's email address. */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Find">
      <Finder onClose={onClose} />
    </Dialog>
  );
}

function Finder({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { choices, isSearching } = useChoices(typed.trim());
  const active = Math.min(at, choices.length - 1);
  const idOf = (index: number) => `${listId}-${index}`;
  const choose = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    onClose();
    void navigate(choice.path);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((active + step + choices.length) % Math.max(1, choices.length));
    else if (event.key === 'Enter') choose(choices[active]);
    else return;
    event.preventDefault();
  };
  return (
    <Stack gap={1}>
      <Input
        role="combobox"
        aria-label="Find restaurants and sections"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={choices.length === 0 ? undefined : idOf(active)}
        placeholder="Section, restaurant, or email"
        spellCheck={false}
        maxLength={100}
        autoFocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div role="listbox" id={listId} aria-label="Results" className={styles.list}>
        {choices.map((choice, index) => {
          return (
            <Grid
              align="center"
              gap={1.5}
              key={choice.id}
              ref={index === active ? keepInSight : undefined}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.choice}
              onClick={() => choose(choice)}
            >
              <Icon of={choice.icon} size={1.1} tone="accent" />
              <span className={styles.title}>{choice.title}</span>
              <span className={styles.hint}>{choice.hint}</span>
            </Grid>
          );
        })}
      </div>
      <Note role="status" hidesEmpty>
        {choices.length > 0 ? '' : isSearching ? 'Searching…' : 'No results.'}
      </Note>
    </Stack>
  );
}

const keepInSight = (choice: HTMLElement | null) => {
  choice?.scrollIntoView({ block: 'nearest' });
};

/** Finds sections right away, and restaurants when typing stops. */
function useChoices(typed: string): { choices: Choice[]; isSearching: boolean } {
  const search = useSettledText(typed);
  const found = useFoundRestaurants(search);
  const isWanted = ({ title }: View) => title.toLowerCase().includes(typed.toLowerCase());
  const sections = sectionsFor(useUser())
    .filter(isWanted)
    .map((section) => ({
      ...section,
      id: section.path,
      hint: 'Section',
    }));
  const restaurants = (typed === '' ? [] : (found.data ?? [])).map(({ restaurant_id, name, email }) => ({
    id: restaurant_id,
    path: linkTo.adminRestaurant(restaurant_id),
    title: name,
    icon: Store,
    hint: email,
  }));
  return { choices: [...sections, ...restaurants], isSearching: search !== typed || found.isFetching };
}
