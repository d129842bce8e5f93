import type { EmailMessage, Notice } from '#shared/contract/queue-messages.ts';

const SUSPENDED =
  'You can view everything, but you can’t send, publish, or create content. Your websites stay online.';
const DELETED =
  'Your websites are offline, and you can’t sign in anymore. If you had a plan, it has ended, and we won’t charge you again.';

/** The email to an owner whose restaurant an administrator has suspended. `at`: when. */
export function suspendedMessage(id: string, { at, reason }: { at: string; reason: string }): EmailMessage {
  return message(`suspended-${id}-${at}`, id, {
    by: 'administrator',
    subject: 'Your account is suspended',
    paragraphs: [`Reason: ${reason}`, SUSPENDED],
    path: '/dashboard',
  });
}

/** The same for one that was reactivated. */
export function reactivatedMessage(id: string, at: string): EmailMessage {
  return message(`reactivated-${id}-${at}`, id, {
    by: 'administrator',
    subject: 'Your account is active again',
    paragraphs: ['You can send, publish, and create content again.'],
    path: '/dashboard',
  });
}

/** What the owner of a deleted account is told, at an address that nothing else knows any more. */
export function deletedNotice(to: string, restaurantName: string): Notice {
  return {
    by: 'administrator',
    subject: 'Your account was deleted',
    paragraphs: [`The account for ${restaurantName} was deleted.`, DELETED],
    to,
  };
}

function message(request_id: string, user_id: string, notice: Notice): EmailMessage {
  return { kind: 'notice', user_id, request_id, notice };
}
