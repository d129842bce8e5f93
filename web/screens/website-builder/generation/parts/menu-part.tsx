import type { Dish } from '#shared/profile/menu.ts';
import type { MenuReading } from '#shared/profile/menu-lines/read-menu-lines.ts';
import { MenuFileField } from '#web/features/menu-file/menu-file-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './menu-part.module.css';
import { menuSummary } from './part-summaries.ts';

/** More would not be looked at; the page and the profile have them all. */
const MOST_SHOWN = 40;

type MenuPartProps = {
  text: string;
  onText: (text: string) => void;
  read: MenuReading;
  /** How many dishes the profile has. */
  known: number;
  /** The menu with what was read. */
  dishes: readonly Dish[];
  problem: string | undefined;
};

/** A pasted menu: how many dishes were read, which lines were not, and the menu as it will be. */
export function MenuPart({ text, onText, read, known, dishes, problem }: MenuPartProps) {
  return (
    <>
      <TextAreaField
        label="Your menu"
        hint="One dish on each line, with its price. A line such as “Pasta” starts a section."
        placeholder={'Pasta\nCarbonara $14.50\nCacio e pepe $13'}
        rows={8}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        error={problem}
        isOptional
      />
      <MenuFileField onText={(found) => onText(text.trim() === '' ? found : `${text.trimEnd()}\n${found}`)} />
      <p className={styles.quiet} role="status">
        {statusOf(text, read)}
      </p>
      <UnreadLines lines={read.unread} />
      {known > 0 ? (
        <p className={styles.quiet}>
          Your profile has {menuSummary(known)}. We add what you paste, and update dishes of the same name.
        </p>
      ) : null}
      <DishList dishes={dishes} />
    </>
  );
}

function statusOf(text: string, { dishes }: MenuReading): string {
  if (text.trim() === '') return '';
  if (dishes.length === 0) return 'No dishes found. Write each dish on its own line, with its price.';
  return `${menuSummary(dishes.length)} read.`;
}

function UnreadLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const title =
    lines.length === 1 ? '1 line we didn’t understand' : `${lines.length} lines we didn’t understand`;
  return (
    <Notice tone="warning" title={title}>
      <ul className={styles.unread}>
        {lines.slice(0, MOST_SHOWN).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice
          <li key={index}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

function DishList({ dishes }: { dishes: readonly Dish[] }) {
  if (dishes.length === 0) return null;
  const more = dishes.length - MOST_SHOWN;
  return (
    <div>
      <ul className={styles.dishes} aria-label="Dishes on your website">
        {dishes.slice(0, MOST_SHOWN).map(({ name, course, price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dish is known by nothing but its place
          <li key={index}>
            {course !== '' && course !== dishes[index - 1]?.course ? (
              <span className={styles.course}>{course}</span>
            ) : null}
            <span className={styles.dish}>
              <span>{name}</span>
              <span className={styles.price}>{price}</span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.quiet}>And {more} more.</p> : null}
    </div>
  );
}
