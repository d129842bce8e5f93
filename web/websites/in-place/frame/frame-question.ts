/** A question that the page can’t ask itself, so that the app shows a dialog. */
export type FrameQuestion =
  | { kind: 'image'; path: string }
  | { kind: 'delete'; listPath: string; index: number }
  | { kind: 'review' }
  | { kind: 'faq' }
  | { kind: 'course'; index: number }
  | { kind: 'alt'; index: number }
  | { kind: 'menuUrl' }
  | { kind: 'hours' };
