import styles from './promises.module.css';

const PROMISES = [
  {
    title: 'Nothing is made up',
    text: 'Prices, hours, phone numbers and dishes come from you. What you have not told us stays off the page, and you see what is missing.',
  },
  {
    title: 'Checked before guests see it',
    text: 'Every page must pass before it goes public: readable colors, described pictures, clear headings, and facts that search engines read exactly as your guests do.',
  },
  {
    title: 'Light on every phone',
    text: 'No scripts, no trackers, no outside requests. A page with all its pictures weighs less than half a megabyte.',
  },
  {
    title: 'Yours to control',
    text: 'Publish, unpublish, or delete your website anytime.',
  },
];

/** What the platform holds itself to. */
export function Promises() {
  return (
    <section className={styles.section} aria-labelledby="promises-heading">
      <h2 id="promises-heading">Our promises</h2>
      <dl className={styles.rules}>
        {PROMISES.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
