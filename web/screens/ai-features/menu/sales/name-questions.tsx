import { SelectField } from '#web/ui/select-field.tsx';
import styles from './sales-dialog.module.css';
import type { useNameChoices } from './use-name-choices.ts';

type NameQuestionsProps = {
  names: Pick<ReturnType<typeof useNameChoices>, 'asked' | 'unmatched' | 'choose'>;
  menuNames: readonly string[];
};

/** Names of the till that may be items of the menu: the owner says which. */
export function NameQuestions({ names: { asked, unmatched, choose }, menuNames }: NameQuestionsProps) {
  if (menuNames.length === 0) {
    return (
      <p className={styles.fine}>
        Your profile has no menu yet: items keep the names of the till, and suggestions cannot change
        anything.
      </p>
    );
  }
  const options = [...new Set(menuNames)].map((name) => ({ value: name, label: name }));
  return (
    <section className={styles.names} aria-labelledby="sales-names">
      <h3 id="sales-names">Names that differ from your menu</h3>
      {asked.length === 0 ? null : (
        <>
          <p className={styles.fine}>
            {asked.length === 1 ? 'One name is' : `${asked.length} names are`} nearly one of your menu. Please
            check. Next time we know.
          </p>
          <div className={styles.pairs}>
            {asked.map(({ tillName, menuName }) => (
              <SelectField
                key={tillName}
                label={`“${tillName}” is`}
                placeholder="Not on the menu"
                options={options}
                value={menuName ?? ''}
                onChange={({ currentTarget }) =>
                  choose(tillName, currentTarget.value === '' ? undefined : currentTarget.value)
                }
              />
            ))}
          </div>
        </>
      )}
      <p className={styles.fine}>
        {asked.length === 0 ? 'No name needs a look. ' : ''}
        {unmatched === 0
          ? 'Every item is on your menu.'
          : unmatched === 1
            ? 'One item is not on your menu and keeps its own name.'
            : `${unmatched} items are not on your menu and keep their own names.`}
      </p>
    </section>
  );
}
