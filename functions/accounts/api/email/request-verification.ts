import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';

/** Asks the email worker to send a verification link. */
export async function requestVerification(
  { emails, ids }: Pick<AuthDependencies, 'emails' | 'ids'>,
  userId: string,
): Promise<void> {
  await emails.send({ kind: 'verification', user_id: userId, request_id: ids.next() });
}
