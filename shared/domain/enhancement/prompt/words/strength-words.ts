import { asTyped } from './as-typed.ts';

const set = (text: string): ReadonlySet<string> => new Set(asTyped(text.split('|')));

/** What there is too much of where it is too much so: "colors too strong". */
export const STRONG: ReadonlySet<string> = set(
  'strong|intense|heavy|loud|powerful|overpowering|aggressive|much|high|stark|kräftig|intensiv|grell|heftig|viel|hoch|fort|forte|forts|fortes|intense|intenses|criard|criardes|élevé|élevée|fuerte|fuertes|intenso|intensos|intensa|chillón|chillones|alto|alta|forti|intensi|accesi|carichi',
);
/** Beside a thing without a "too": much of it is asked for. */
export const ASKED_STRONG: ReadonlySet<string> = set(
  'strong|powerful|starker|starke|starken|starkes|hoher|hohe|hohen|kräftige|kräftigen|fort|forte|forts|fortes|fuerte|fuertes|forti|alto|alta|altos|altas|hoch|élevé|élevée',
);
/** How much there is, with no word on whether it is so or should be: "brightness low". */
export const LEVEL: ReadonlySet<string> = set('low|high|niedrig|gering|bas|basse|bajo|baja|basso|bassa');
/** What is missing where it is too much so: "contrast too weak". */
export const WEAK: ReadonlySet<string> = set(
  'weak|low|little|poor|schwach|schwache|schwacher|schwaches|schwachen|geringe|geringer|pocos|poca|pocas|pochi|poche|peu|wenig|niedrig|gering|faible|faibles|bas|basse|débil|débiles|bajo|baja|poco|debole|deboli|basso|bassa',
);

/** Color as such: beside a word that says which, nobody asks for more of it. */
export const COLOR: ReadonlySet<string> = set(
  'color|colors|colour|colours|tones|farbe|farben|couleur|couleurs|colores|colore|colori',
);

/** Says something of a photo, though not by itself what is to be done: named where nothing else was understood. */
export const WHITE: ReadonlySet<string> = set('white|whites');
