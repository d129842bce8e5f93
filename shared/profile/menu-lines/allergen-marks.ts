/** "(A, C, G)", "(a,c)", "1,3,7": allergen codes. */
export const ALLERGEN_MARKS =
  /\s*(?:\((?:[A-Z]{1,2}|[A-Za-z\d]{1,2}(?:\s?[,/]\s?[A-Za-z\d]{1,2})+)\)|(?<=\p{L})\s?(?:[12]\d|[1-9])(?:,(?:[12]\d|[1-9]))+)(?=\s|$)(?!\s?(?:c|d|m)?l(?!\p{L}))/gu;
/** "€ 11,00 (1,7)", "17,00 *(1,2,14)": allergen codes behind a price. */
export const MARKS_BEHIND = /(?<=\d\s?\p{Sc}?)\s*\*?\((?:\d{1,2}|[a-z])(?:\s?,\s?(?:\d{1,2}|[a-z]))*\)$/iu;
export const LIST_OF_MARKS = /\([a-z\d]{1,2}(?:\s?,\s?[a-z\d]{1,2})+\)\s*$/imu;
