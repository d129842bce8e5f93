import type { CopyLibrary } from '../../copy-library.ts';

/** Desserts, cakes, and fruit. */
export const DISHES_SWEETS = {
  croissant: ['Sfoglia dorata e leggera.', 'Croccante, dorato, sfogliato.', 'Strati dorati e fragranti.'],
  pastry: [
    'Un piccolo piacere, morso dopo morso.',
    'Impasto delicato, cotto al punto giusto.',
    'Una dolce pausa.',
  ],
  cake: [
    'Una fetta morbida e delicata.',
    'Morbidezza a ogni boccone.',
    'Una consistenza tenera, un gusto delicato.',
  ],
  chocolate: [
    'Cioccolato intenso e avvolgente.',
    'Tutta la rotondità del cioccolato.',
    'Per chi ama il cioccolato.',
  ],
  cheesecake: [
    'Una crema densa e delicata.',
    'Una crema dolce, una punta acidula.',
    'Morbida dolcezza, fetta dopo fetta.',
  ],
  fruit_crisp: [
    'Frutta morbida sotto una crosta dorata.',
    'Croccante sopra, fruttato sotto.',
    'Briciole dorate e frutta dolce.',
  ],
  pie: [
    'Guscio dorato e buon ripieno.',
    'Una frolla dorata, un cuore tenero.',
    'Il croccante di un bel guscio.',
  ],
  custard: ['Una crema dolce e vellutata.', 'Morbidezza e dolcezza.', 'Una dolcezza cremosa e delicata.'],
  tiramisu: [
    'Strati morbidi e cremosi.',
    'Una crema leggera, strato dopo strato.',
    'Il piacere di una crema soffice.',
  ],
  ice_cream: ['Una dolcezza fredda.', 'Un piacere dolce e gelato.', 'Freddo, dolcezza e gusto.'],
  doughnuts: [
    'Impasto dorato e soffice.',
    'Doratura fuori, morbidezza dentro.',
    'La morbidezza di un dolce fritto.',
  ],
  cookies: [
    'Un piccolo dolce da sgranocchiare.',
    'Un boccone dolce, per accompagnare.',
    'Una piccola dolcezza.',
  ],
  crepes: ['Un impasto sottile e dorato.', 'Bordi dorati, cuore morbido.', 'Tutta la finezza dell’impasto.'],
  pudding: ['Tenero, dolce, confortante.', 'Morbida dolcezza al cucchiaio.', 'Un classico che conforta.'],
  baklava: [
    'Sfoglia croccante e sciroppo dolce.',
    'Croccantezza dorata e dolce.',
    'La dolcezza dello sciroppo.',
  ],
  fruit: ['Frutta dolce e succosa.', 'Colore e dolcezza leggera.', 'Un finale leggero e fruttato.'],
} as const satisfies Partial<CopyLibrary['dishes']>;
