import { parseArgs } from 'node:util';
import { createLoginsRepository } from '#functions/accounts/logins-repository.ts';
import { assignSenderNumber, withdrawSenderNumber } from '#functions/sms/assign-sender-number.ts';
import { createSenderNumbersRepository } from '#functions/sms/sender-numbers-repository.ts';
import { createTextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import { EmailSchema } from '#shared/contract/email-address.ts';
import { openOperatorTables } from './open-operator-tables.ts';
import { OperatorError } from './operator-error.ts';

const USAGE = `Assigns a restaurant its sender number, or removes it.

  npm run sender-number -- --number +18005550100 --owner owner@example.com [--stage production]
  npm run sender-number -- --number +18005550100 --withdraw [--stage production]

  --number    a number in your AWS End User Messaging account, with its country code
  --owner     the email address that the restaurant’s owner signs in with
  --withdraw  removes the number; guests can still reply STOP to it
  --stage     a stage on AWS, with the credentials from your environment;
              default: the instance that "npm start" runs here (DATA_DIR, default .data)`;

const OPTIONS = {
  number: { type: 'string' },
  owner: { type: 'string' },
  withdraw: { type: 'boolean', default: false },
  stage: { type: 'string' },
} as const;

const E164 = /^\+[1-9]\d{7,14}$/;

type Environment = Record<string, string | undefined>;

/** Runs the command and returns a sentence about the result. Throws `OperatorError` with one. */
export async function changeSenderNumber(args: string[], environment: Environment): Promise<string> {
  if (args.includes('--help')) return USAGE;
  const { number, owner, stage } = readOptions(args);
  const stores = await openStores(stage, environment);
  if (owner === undefined) {
    const restaurantId = await withdrawSenderNumber(stores, number);
    if (restaurantId === undefined) throw new OperatorError(`No restaurant uses ${number}.`);
    return `Removed ${number}. You can assign it to another restaurant.`;
  }
  const restaurantId = await findRestaurant(stores, owner);
  switch (await assignSenderNumber(stores, { restaurantId, phoneNumber: number })) {
    case 'assigned':
      return `${owner} now sends texts from ${number}.`;
    case 'taken':
      throw new OperatorError(`Another restaurant uses ${number}. Remove it first with --withdraw.`);
    case 'has_another': {
      const current = await stores.textingSettings.findSender(restaurantId);
      throw new OperatorError(
        `${owner} already sends texts from ${current}. Remove it first with --number ${current} --withdraw.`,
      );
    }
  }
}

type Stores = Awaited<ReturnType<typeof openStores>>;

async function openStores(stage: string | undefined, environment: Environment) {
  const on = await openOperatorTables(stage, environment);
  return {
    logins: createLoginsRepository(on('logins')),
    senderNumbers: createSenderNumbersRepository(on('senderNumbers')),
    textingSettings: createTextingSettingsRepository(on('textingSettings')),
  };
}

/** A restaurant's ID is its owner's. */
async function findRestaurant({ logins }: Stores, owner: string): Promise<string> {
  const email = EmailSchema.safeParse(owner);
  const login = email.success ? await logins.find(email.data) : undefined;
  if (login?.role === 'restaurant') return login.user_id;
  throw new OperatorError(`No restaurant owner signs in with ${owner}.`);
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    const { number, owner, withdraw, stage } = values;
    const isComplete = number !== undefined && withdraw === (owner === undefined);
    if (isComplete && E164.test(number)) return { number, owner, stage };
    if (isComplete)
      throw new Error(`"${number}" isn’t a phone number with a country code, such as +18005550100.`);
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : 'Unknown arguments.'}\n\n${USAGE}`);
  }
  throw new OperatorError(USAGE);
}

if (import.meta.main) {
  try {
    console.log(await changeSenderNumber(process.argv.slice(2), process.env));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
