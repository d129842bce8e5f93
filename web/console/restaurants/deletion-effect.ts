/** What deleting a restaurant does, on its page and in the dialog. */
export const DELETION_EFFECT =
  'We delete everything. The owner is signed out, and their websites go offline. You can’t undo this.';
