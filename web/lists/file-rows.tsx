import styles from './column-mapper.module.css';

type FileRowsProps = { headings: readonly string[]; rows: readonly (readonly string[])[] };

/** The first rows of a file, so that the owner recognizes it. */
export function FileRows({ headings, rows }: FileRowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas must be reachable by keyboard
    <section className={styles.rows} aria-label="First rows of your file" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headings.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
              <th key={index} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first rows never change
            <tr key={line}>
              {headings.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
                <td key={index}>{row[index] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
