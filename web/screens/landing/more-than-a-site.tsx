import styles from './how-it-goes.module.css';

const TOOLS = [
  {
    title: 'Ads near you',
    text: 'Name a dish and an offer. You see the Facebook ad, what it costs and whom it may reach before it runs.',
  },
  {
    title: 'Regulars, back again',
    text: 'Upload the list from your till. Guests who stayed away get one text with your offer, and never at night.',
  },
  {
    title: 'What it brought',
    text: 'Guests name a code and your staff redeem it in two presses. A checklist and a score say what to do next.',
  },
];

/** What brings guests once the site is there. */
export function MoreThanASite() {
  return (
    <section className={styles.section} aria-labelledby="more-heading">
      <h2 id="more-heading">Then it fills the room</h2>
      <ul className={styles.tools}>
        {TOOLS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
