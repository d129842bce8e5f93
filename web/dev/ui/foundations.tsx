import { Grid, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './foundations.module.css';
import { Specimen } from './specimen.tsx';

const SWATCHES = [
  { surface: '--paper', text: '--ink' },
  { surface: '--paper-raised', text: '--ink' },
  { surface: '--paper-high', text: '--ink-muted' },
  { surface: '--paper-well', text: '--ink-faint' },
  { surface: '--paper-hover', text: '--ink-faint' },
  { surface: '--ember', text: '--ember-on' },
  { surface: '--ember-wash', text: '--ember-ink' },
  { surface: '--basil', text: '--basil-on' },
  { surface: '--basil-wash', text: '--basil-ink' },
  { surface: '--saffron', text: '--saffron-on' },
  { surface: '--saffron-wash', text: '--saffron-ink' },
  { surface: '--wine', text: '--wine-on' },
  { surface: '--wine-wash', text: '--wine-ink' },
];

const SCALE = ['--text-7', '--text-6', '--text-5', '--text-4', '--text-3', '--text-2', '--text-1'];

/** Colors and type. */
export function Foundations() {
  return (
    <>
      <Specimen title="Color" note="Background and text color pairs. All have a contrast of at least 4.5:1.">
        <Grid columnWidth={8} gap={1}>
          {SWATCHES.map(({ surface, text }) => (
            <Grid
              size="small"
              key={surface}
              className={styles.swatch}
              style={{ background: `var(${surface})`, color: `var(${text})` }}
            >
              <strong>{surface.slice(2)}</strong>
              <span>{text.slice(2)}</span>
            </Grid>
          ))}
        </Grid>
      </Specimen>
      <Specimen title="Type" note="Fraunces for headings, Source Sans for text and numbers.">
        <Stack gap={1} breaks>
          {SCALE.map((token) => (
            <Text display key={token} className={styles.display} style={{ fontSize: `var(${token})` }}>
              Bread, salt, wine
            </Text>
          ))}
          <p>
            We serve lunch from noon to 2:30 PM. On Saturdays, the kitchen stays open until the last guest
            leaves. <a href="#type">See the menu</a>, or <em>ask for the table by the window</em>.
          </p>
          <p>1 234.50 · 14.00 · 9 871.16 · 08:30–23:00</p>
        </Stack>
      </Specimen>
    </>
  );
}
