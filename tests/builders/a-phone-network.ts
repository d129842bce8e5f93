import type { OutgoingSms, SmsProvider } from '#functions/sms/provider/sms-provider.ts';

/** Keeps the texts that it sends. `behave` runs before each one; what it throws is that text's failure. */
export function aPhoneNetwork() {
  const sent: OutgoingSms[] = [];
  let behave: (sms: OutgoingSms) => void | Promise<void> = () => undefined;
  const provider: SmsProvider = {
    isSimulated: true,
    hasSender: async () => true,
    send: async (sms) => {
      await behave(sms);
      sent.push(sms);
      return `sms-${sent.length}`;
    },
  };
  return {
    provider,
    sent,
    phones: () => sent.map(({ phone }) => phone).sort(),
    behaves: (how: typeof behave) => {
      behave = how;
    },
  };
}
