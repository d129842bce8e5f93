/** What deleting a restaurant does, on its page and in the dialog. */
export const DELETION_EFFECT =
  'We’ll delete all data, sign the owner out, and take their websites offline. You can’t undo this.';
