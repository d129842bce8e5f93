import * as z from 'zod/mini';
import { ADMIN_ROLES } from '#shared/contract/admin-role.ts';
import { EmailSchema } from '#shared/contract/email-address.ts';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';

const throttle = { rate: 10, burst: 20 };
const IdParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });
const RoleSchema = z.enum(ADMIN_ROLES, 'Choose one of the available roles.');

/** How long an invitation link works. */
export const INVITATION_DAYS = 7;

const AdministratorSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  role: RoleSchema,
  /** Invited, with no password yet. */
  is_invited: z.boolean(),
  is_self: z.boolean(),
  added_at: z.iso.datetime(),
});
export type Administrator = z.infer<typeof AdministratorSchema>;

const AnswerSchema = z.object({
  message: z.string(),
  data: z.object({ administrators: z.array(AdministratorSchema) }),
});

/** Lists administrators and changes their roles. */
export const administratorRoutes = defineRoutes({
  listAdministrators: {
    summary: 'List the administrators with their roles.',
    ...forAdmin('GET', '/admin/administrators'),
    status: 200,
    response: z.object({ data: z.object({ administrators: z.array(AdministratorSchema) }) }),
    errors: [],
    defaultError: 'We couldn’t load the administrators',
    throttle,
  },
  inviteAdministrator: {
    summary: `Invite an administrator by email. The link works for ${INVITATION_DAYS} days. Inviting them again sends a new link.`,
    ...forAdmin('POST', '/admin/administrators'),
    body: z.strictObject({ email: EmailSchema, role: RoleSchema }),
    status: 201,
    response: AnswerSchema,
    errors: ['email_taken'],
    defaultError: 'We couldn’t invite the administrator. Try again.',
    throttle,
  },
  changeAdministratorRole: {
    summary: 'Change the role of an administrator and end their sessions.',
    ...forAdmin('PUT', '/admin/administrators/{id}'),
    params: IdParams,
    body: z.strictObject({ role: RoleSchema }),
    status: 200,
    response: AnswerSchema,
    errors: ['not_found', 'administrator_needed'],
    defaultError: 'We couldn’t change the role. Try again.',
    throttle,
  },
  removeAdministrator: {
    summary: 'Remove an administrator. Their account closes and their sessions end right away.',
    ...forAdmin('DELETE', '/admin/administrators/{id}'),
    params: IdParams,
    status: 200,
    response: AnswerSchema,
    errors: ['not_found', 'administrator_needed'],
    defaultError: 'We couldn’t remove the administrator. Try again.',
    throttle,
  },
});
