import { asTyped } from './as-typed.ts';

const set = (text: string): ReadonlySet<string> => new Set(asTyped(text.split('|')));

/** What there is too much of where it is too much so: "colors too strong". */
export const STRONG: ReadonlySet<string> = set(
  'strong|intense|heavy|loud|powerful|overpowering|aggressive|much|high|stark|kräftig|intensiv|grell|heftig|viel|hoch|fort|forte|forts|fortes|intense|intenses|criard|criardes|élevé|élevée|fuerte|fuertes|intenso|intensos|intensa|chillón|chillones|alto|alta|forti|intensi|accesi|carichi',
);
/** What is missing where it is too much so: "contrast too weak". */
export const WEAK: ReadonlySet<string> = set(
  'weak|low|little|poor|schwach|wenig|niedrig|gering|faible|faibles|bas|basse|débil|débiles|bajo|baja|poco|debole|deboli|basso|bassa',
);

/** Color as such: beside a word that says which, nobody asks for more of it. */
export const COLOR: ReadonlySet<string> = set(
  'color|colors|colour|colours|tones|farbe|farben|couleur|couleurs|colores|colore|colori',
);

/** Says something of a photo, though not by itself what is to be done: named where nothing else was understood. */
export const WHITE: ReadonlySet<string> = set('white|whites');
