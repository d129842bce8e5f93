import { type PromptWord, words } from './prompt-word.ts';

/** The plainest wishes in the platform's other languages: German, French, Spanish, Italian. */
export const WORDS_OF_LANGUAGES: readonly [string, PromptWord][] = [
  ...words(
    'heller|hell|aufhellen|lumineux|lumineuse|clair|claire|éclaircir|luminoso|luminosa|claro|clara|aclarar|brillante|chiaro|chiara|schiarire',
    'wish',
    { brightness: 20 },
  ),
  ...words('helligkeit|licht|luminosité|lumière|brillo|luz|luminosidad|luminosità|luce', 'thing', {
    brightness: 20,
  }),
  ...words('dunkler|oscurecer|assombrir|scurire', 'wish', { brightness: -20 }),
  ...words('dunkel|sombre|oscuro|oscura|scuro|scura|foncé|foncée', 'either', { brightness: -20 }),
  ...words('kontrast|kontrastreicher|contraste|contrasté|contrasto', 'thing', { contrast: 22 }),
  ...words(
    'sättigung|farbe|farben|farbig|couleur|couleurs|saturación|color|colores|saturazione|colore|colori',
    'thing',
    { saturation: 20 },
  ),
  ...words('kräftiger|farbiger|coloré|colorée|vives|vivo|vivos|colorido|vivace|vivaci', 'wish', {
    saturation: 20,
  }),
  ...words('schärfer|scharf|schärfen|nette|nítido|nítida|nitido|nitida', 'wish', { sharpness: 25 }),
  ...words('schärfe|netteté|nitidez|nitidezza', 'thing', { sharpness: 25 }),
  ...words('unscharf|verschwommen|flou|floue|borroso|borrosa|sfocato|sfocata', 'fault', { sharpness: -25 }),
  ...words('wärmer|chaud|chaude|chaleureux|cálido|cálida|caldo|calda|gemütlich', 'wish', { warmth: 25 }),
  ...words('kälter|kühler|froid|froide|frío|fría|freddo|fredda', 'either', { warmth: -25 }),
  ...words('gelb|gelblich|jaune|amarillo|amarilla|giallo|gialla|orangestichig', 'either', { warmth: 25 }),
  ...words(
    'lecker|leckerer|appetitlich|appetitlicher|appétissant|appétissante|délicieux|apetitoso|apetitosa|delicioso|rico|appetitoso|appetitosa|delizioso|invitante',
    'look',
    { food_styling: 30, saturation: 6, contrast: 8 },
  ),
  ...words('natürlich|naturel|naturelle|natural|naturale', 'look', {}),
];

const list = (text: string): readonly string[] => text.split('|');

/** What stands before such words. */
export const STANCES_OF_LANGUAGES = {
  less: list('weniger|reduzieren|moins|réduire|menos|reducir|meno|ridurre|ohne|sans|sin|senza'),
  more: list('mehr|erhöhen|plus|davantage|augmenter|más|aumentar|più|aumentare'),
  too: list('zu|viel zu|trop|demasiado|troppo'),
  not: list('nicht|nicht zu|nicht so|kein|keine|pas|pas trop|ne|non|non troppo|no tan|nunca|mai|jamais'),
  slightly: list(
    "etwas|ein bisschen|ein wenig|bisschen|leicht|un peu|légèrement|un poco|un po|un po'|leggermente",
  ),
  strongly: list('viel|sehr|beaucoup|très|mucho|muy|molto'),
  fillers: list(
    "und|bitte|das|die|der|den|dem|es|ist|foto|bild|mach|mache|machen|et|la|le|les|el|los|las|il|lo|gli|y|e|un|une|una|photo|image|imagen|foto|rends|rendre|rendez|haz|hazlo|hacer|fai|rendi|por favor|por|favor|per favore|per|s'il|te|vous|plaît|est|está|è|que|che|ma|mais|aber|pero|so|del|della|de|du",
  ),
} as const;
