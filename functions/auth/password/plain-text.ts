const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A password as people would read it aloud: in one form and one case, without what nobody sees. */
export function plainText(password: string): string {
  return password.replace(INVISIBLE, '').normalize('NFKC').toLowerCase().trim();
}
