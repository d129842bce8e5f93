import type { EmailMessage, Notice } from '#shared/contract/queue-messages.ts';

const SUSPENDED =
  'You can view everything, but you can’t send, publish, or create content. Your websites stay online.';
const DELETED =
  'Your websites are offline, and you can’t sign in anymore. If you had a plan, it has ended, and we won’t charge you again.';

/** The email to the owner of a suspended restaurant. `at`: when it was suspended. */
export function suspendedMessage(id: string, { at, reason }: { at: string; reason: string }): EmailMessage {
  return message(`suspended-${id}-${at}`, id, {
    by: 'administrator',
    subject: 'Your account is suspended',
    paragraphs: [`Reason: ${reason}`, SUSPENDED],
    path: '/dashboard',
  });
}

/** The email to the owner of a reactivated restaurant. */
export function reactivatedMessage(id: string, at: string): EmailMessage {
  return message(`reactivated-${id}-${at}`, id, {
    by: 'administrator',
    subject: 'Your account is active again',
    paragraphs: ['You can send, publish, and create content again.'],
    path: '/dashboard',
  });
}

/** The email to the owner of a deleted account. Its address is stored nowhere else. */
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
