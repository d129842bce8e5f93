/** What deleting a restaurant does, on its page and in the dialog. */
export const DELETION_EFFECT =
  'The owner is signed out and their websites go offline right away. We then delete everything else. You can’t undo this.';
