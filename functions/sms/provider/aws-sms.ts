import {
  AccessDeniedException,
  ConflictException,
  PinpointSMSVoiceV2Client,
  ResourceNotFoundException,
  SendTextMessageCommand,
  ServiceQuotaExceededException,
  ThrottlingException,
  ValidationException,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { type OutgoingSms, SmsDelayed, type SmsProvider, SmsRefused } from './sms-provider.ts';

/** Returns the restaurant's sender number, or undefined. */
export type FindSender = (restaurantId: string) => Promise<string | undefined>;

type Settings = {
  findSender: FindSender;
  /** The configuration set that sends receipts to our topic. Absent: no receipts. */
  configurationSet: string | undefined;
  client?: PinpointSMSVoiceV2Client;
};

const ATTEMPT_MILLISECONDS = 5_000;
/** Carriers drop a text that they can't deliver in this time, so none arrives at night. */
const TIME_TO_LIVE_SECONDS = 15 * 60;

/**
 * Sends with AWS End User Messaging. Its calls have no idempotency token, so the SDK must not retry. Texts that
 * were certainly not accepted throw `SmsRefused` or `SmsDelayed`; all other failures have an unknown outcome.
 */
export function createAwsSms({ findSender, configurationSet, client = openClient() }: Settings): SmsProvider {
  return {
    isSimulated: false,
    hasSender: async (restaurantId) => (await findSender(restaurantId)) !== undefined,
    send: async (sms) => {
      const sender = await findSender(sms.restaurantId);
      if (sender === undefined)
        throw new SmsDelayed('Your restaurant has no sender number.', { minutes: 60 });
      const command = commandOf(sms, { sender, configurationSet });
      const { MessageId } = await client.send(command).catch(translate);
      if (MessageId === undefined) throw new Error('The provider answered without an id.');
      return MessageId;
    },
  };
}

function openClient(): PinpointSMSVoiceV2Client {
  const requestHandler = { connectionTimeout: ATTEMPT_MILLISECONDS, requestTimeout: ATTEMPT_MILLISECONDS };
  return new PinpointSMSVoiceV2Client({
    maxAttempts: 1,
    requestHandler: { ...requestHandler, throwOnRequestTimeout: true },
  });
}

function commandOf(
  { restaurantId, campaignId, phone, text }: OutgoingSms,
  { sender, configurationSet }: { sender: string; configurationSet: string | undefined },
): SendTextMessageCommand {
  return new SendTextMessageCommand({
    DestinationPhoneNumber: phone,
    OriginationIdentity: sender,
    MessageBody: text,
    MessageType: 'PROMOTIONAL',
    TimeToLive: TIME_TO_LIVE_SECONDS,
    ConfigurationSetName: configurationSet,
    // Returned with each receipt.
    Context: { restaurant_id: restaurantId, campaign_id: campaignId },
  });
}

function translate(cause: unknown): never {
  if (cause instanceof ThrottlingException) {
    const message = 'The carrier isn’t accepting more texts right now.';
    throw new SmsDelayed(message, { minutes: 0, isThrottled: true, cause });
  }
  if (cause instanceof ServiceQuotaExceededException) {
    throw new SmsDelayed('You’ve reached the monthly spending limit for texts.', { minutes: 60, cause });
  }
  if (cause instanceof AccessDeniedException || cause instanceof ResourceNotFoundException) {
    throw new SmsDelayed('We can’t use the sender number right now.', { minutes: 60, cause });
  }
  if (cause instanceof ConflictException) {
    const isOptedOut = cause.Reason === 'DESTINATION_PHONE_NUMBER_OPTED_OUT';
    if (isOptedOut) throw new SmsRefused('The guest has opted out.', { cause });
    throw new SmsDelayed('The sender number isn’t ready yet.', { minutes: 60, cause });
  }
  if (cause instanceof ValidationException)
    throw new SmsRefused('This number can’t receive the text.', { cause });
  throw cause;
}
