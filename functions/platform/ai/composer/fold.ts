/** Lower case, no accents, one character for one character: every index means the same place. */
export function fold(text: string): string {
  let folded = '';
  for (let i = 0; i < text.length; i++) {
    const unit = text.charAt(i);
    folded += unit.normalize('NFD').charAt(0).toLowerCase().charAt(0);
  }
  return folded;
}
