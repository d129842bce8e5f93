/** What the page cannot ask itself: a dialog of the app does. */
export type FrameQuestion =
  | { kind: 'image'; path: string }
  | { kind: 'delete'; listPath: string; index: number }
  | { kind: 'review' }
  | { kind: 'faq' }
  | { kind: 'course'; index: number }
  | { kind: 'alt'; index: number }
  | { kind: 'menuUrl' }
  | { kind: 'hours' };
