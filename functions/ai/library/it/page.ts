import type { CopyLibrary } from '../copy-library.ts';

/** Copy for all pages, independent of the food. It also suits a truck, a counter, or a bar. */
export const PAGE: Pick<CopyLibrary, 'hero' | 'about' | 'contact'> = {
  hero: [
    'Una cucina fatta con piacere.',
    'Gusto, cura e semplicità.',
    'Cose buone, semplicemente.',
    'Il piacere di accoglierti bene.',
    'Una pausa di gusto.',
    'Un momento [in due|con gli amici|in famiglia] o tutto per te.',
    'Bei momenti ad {town}.',
  ],
  about: {
    title: [
      'Ti presentiamo {name}',
      'Chi siamo',
      '{name} in poche parole',
      'Due parole su di noi',
      'Ci presentiamo',
      'Piacere, {name}',
      'Conosci {name}',
    ],
    opening: [
      'Siamo {name}, e ti diamo il benvenuto.',
      '{name} ti dà il benvenuto.',
      'Grazie di essere qui e di conoscere {name}.',
      '{name} ama [accogliere|cucinare|la buona compagnia].',
      '{name} è un posto per [mangiare bene|stare bene|fare una pausa] ad {town}.',
      '{name} ti accoglie con piacere ad {town}.',
      'Ad {town}, {name} ti dà il benvenuto.',
      'Per {name}, [il gusto|la cura|l’accoglienza] viene prima di tutto.',
    ],
    closing: [
      'A presto.',
      'Saremo felici di [accoglierti|conoscerti|vederti].',
      'Ti aspettiamo con piacere.',
      'Ci vediamo presto.',
      'Sarà un piacere [accoglierti|conoscerti|vederti].',
      'Grazie, e a presto.',
      'Con piacere, [a presto|ci vediamo|ti aspettiamo].',
    ],
    suggested: [
      'Abbiamo aperto nel ____, e il nome viene da ____.',
      'In cucina c’è ____, che ha imparato da ____.',
      'Il piatto più richiesto è ____.',
      'Tutto è cominciato con ____, a ____.',
      'Siamo in ____ e lavoriamo insieme da ____.',
      'La nostra specialità è ____, e si prepara con ____.',
    ],
  },
  contact: {
    title: [
      'Vieni a trovarci',
      'Dove siamo',
      'Come trovarci',
      'Ti aspettiamo',
      'Contatti',
      'Scrivici o chiamaci',
    ],
    titleInTown: [
      'Siamo ad {town}',
      'Ti aspettiamo ad {town}',
      'Ci vediamo ad {town}',
      'Vieni a trovarci ad {town}',
      'Dove siamo ad {town}',
      'Ci trovi ad {town}',
    ],
    line: [
      'Hai una domanda? [Chiedi pure|Ti rispondiamo volentieri|Siamo qui per questo].',
      'Saremo felici di [vederti|sentirti|risponderti].',
      'Sarà un piacere sentirti.',
      'Siamo a tua disposizione.',
      'Ti rispondiamo con piacere.',
      'Non vediamo l’ora di [conoscerti|vederti|accoglierti].',
      'Un saluto fa sempre piacere.',
    ],
  },
};
