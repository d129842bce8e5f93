/** Function words that distinguish the languages, folded. Shared words count for each. */
export const FUNCTION_WORDS = {
  en: `
    the and of to is are we our with for in on at from you your it this that be have has all open closed by or
    an not but they my was been also which who their only every about until please no out serve make family food
    us here come there just were can will if up more than day days dogs welcome bread kitchen options free
    delivery takeaway parking cash only live music seats coffee shop near beer oven fresh daily lunch dinner
    breakfast street weekends reservations required walk-ins rooftop`,
  es: `
    el la los las de del y en con para por que es son un una nuestro nuestra nuestros nuestras somos se al lo
    mas desde hasta abierto cerrado lunes martes miercoles jueves viernes sabado domingo nos su sus como pero
    muy tambien todos todas dias solo casa comida sin hay esta tenemos hacemos a mi o cada no donde desde
    terraza reservas efectivo aparcamiento horno perros bienvenidos comidas cenas brasa barrio`,
  fr: `
    le la les des du de et en avec pour par que est sont un une notre nos nous vous sur au aux ouvert ferme
    lundi mardi mercredi jeudi vendredi samedi dimanche depuis dans ce cette qui plus tous toutes pas sans chez
    il elle a ou mais jour jours maison tout carte midi soir fait cuisine se terrasse reservation especes chiens
    bienvenus four bois artisanale boulangerie`,
  it: `
    il lo la gli le di del della dei delle e in con per che sono un una nostro nostra nostri nostre siamo noi al
    alla aperto chiuso lunedi martedi mercoledi giovedi venerdi sabato domenica dal da dalle alle anche ma non
    tutti tutti giorni giorno su ogni solo piu senza si ci abbiamo facciamo casa cucina pane fatto e o nel nella
    terrazza prenotazione contanti forno cani ammessi parcheggio legna`,
  de: `
    der die das und in mit fur von zu ist sind wir unser unsere unserem unseren ein eine einen einem im am den
    dem des auf bei ab bis uhr geoffnet geschlossen ruhetag montag dienstag mittwoch donnerstag freitag samstag
    sonntag taglich auch nicht aber aus oder haben nur ohne uber seit alle zum zur kuche hausgemacht es wird
    machen als sich sowie terrasse reservierung barzahlung hunde willkommen holzofen parkplatze selbstgemacht
    hausgemachte`,
} as const;

export const READ_LANGUAGES = [
  'en',
  'es',
  'fr',
  'it',
  'de',
] as const satisfies readonly (keyof typeof FUNCTION_WORDS)[];

export type ReadLanguage = (typeof READ_LANGUAGES)[number];

/** Scripts that are mostly used for one language. */
export const SCRIPTS: readonly (readonly [language: string, script: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
];
