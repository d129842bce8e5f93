import { useRef, useState } from 'react';
import { withOwnLine } from '#shared/lists/guests/guest-csv.ts';
import { ApiError } from '#web/client/api-error.ts';
import { forgetKey, keptKey } from '#web/client/kept-key.ts';
import {
  createSms,
  previewSms,
  type SentCampaign,
  type SmsPreview,
  useReloadSmsCampaigns,
} from '#web/sms/api/sms-campaigns.ts';
import {
  type CampaignOptions,
  DRAFT_MESSAGES,
  type Draft,
  type DraftRequest,
  type Failure,
  isFailure,
  readForPreview,
  readForSending,
  type TypedWords,
} from './draft-request.ts';
import type { PreparedList } from './prepare-list.ts';
import { useGuestList } from './use-guest-list.ts';

type Work = 'previewing' | 'sending' | undefined;

export type DraftPlace = {
  restaurantId: string;
  /** The initial text of the fields. */
  first: TypedWords;
  onSent: (sent: SentCampaign) => void;
};

const FIRST_OPTIONS: CampaignOptions = {
  lapsedRule: 'thirty_days',
  holdOutPercent: 0,
  oneCodePerGuest: false,
  later: undefined,
};

/** A text campaign from the first word to sending. Nothing is sent that the owner hasn’t previewed. */
export function useSmsDraft({ restaurantId, first, onSent }: DraftPlace) {
  const [typed, setTyped] = useState(first);
  const [options, setOptions] = useState(FIRST_OPTIONS);
  const [hasConsent, setHasConsent] = useState(false);
  const [preview, setPreview] = useState<SmsPreview>();
  const [isAsked, setIsAsked] = useState(false);
  const [work, setWork] = useState<Work>();
  const [failure, setFailure] = useState<Failure>();
  const guestList = useGuestList();
  const key = useKey(restaurantId);
  const isSending = useRef(false);
  /** Rises with every change and preview, so that answers to an older draft are dropped. */
  const version = useRef(0);
  const reload = useReloadSmsCampaigns();
  const draft = { typed, options, list: guestList.list, hasConsent };

  const drop = () => {
    version.current += 1;
    setPreview(undefined);
    setWork(undefined);
  };

  const show = async ({ body, list }: DraftRequest) => {
    drop();
    const asked = version.current;
    setFailure(undefined);
    setWork('previewing');
    try {
      const shown = await previewSms(body, list?.file);
      if (asked !== version.current) return;
      setPreview({ ...shown, csvErrors: ownLines(shown.csvErrors, list) });
      void guestList.remember();
    } catch (error) {
      if (asked === version.current) setFailure(failureOf(error));
    }
    if (asked === version.current) setWork(undefined);
  };

  const send = async ({ body, list }: DraftRequest) => {
    if (list === undefined || isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    setWork('sending');
    try {
      const sent = await createSms({ ...body, idempotencyKey: key.read() }, list.file);
      key.renew();
      await reload();
      onSent({ ...sent, csvErrors: ownLines(sent.csvErrors, list) });
    } catch (error) {
      setFailure(failureOf(error));
      if (isRefusal(error)) key.renew();
      // Another tab sent it. The owner finds it in the list, and the form starts a new campaign.
      if (error instanceof ApiError && error.code === 'sms_request_changed') await reload();
    } finally {
      isSending.current = false;
      setWork(undefined);
    }
  };

  /** The request for the draft, with the list after the last mapping change. */
  const act = async (
    read: (newest: Draft) => DraftRequest | Failure,
    action: (request: DraftRequest) => Promise<void>,
    changed = draft,
  ) => {
    const found = read({ ...changed, list: await guestList.ready() });
    if (isFailure(found)) setFailure(found);
    else await action(found);
  };

  return {
    ...draft,
    guestList,
    preview,
    work,
    failure,
    setHasConsent,
    type: (change: Partial<TypedWords>) => {
      setTyped({ ...typed, ...change });
      drop();
    },
    /** After the first preview, later changes update it. */
    setOptions: (change: Partial<CampaignOptions>) => {
      const changed = { ...options, ...change };
      setOptions(changed);
      drop();
      setIsAsked(false);
      if (preview !== undefined) void act(readForPreview, show, { ...draft, options: changed });
    },
    takeFile: async (file: File) => {
      drop();
      const refusal = await guestList.choose(file);
      setFailure(refusal === undefined ? undefined : { message: refusal, fields: {} });
    },
    /** Called when the list or its mapping changed. */
    drop,
    /** The owner asked for the preview, so it takes the focus. */
    isAsked,
    showPreview: () => {
      setIsAsked(true);
      void act(readForPreview, show);
    },
    /** Shows an updated preview before sending. The next press sends. */
    send: () => {
      setIsAsked(true);
      if (preview === undefined) return void act(readForSending, show);
      const { send: texts, hold } = preview.decisions;
      const refusal = { message: DRAFT_MESSAGES.noRecipients, fields: {} };
      const hasNoRecipients = texts + hold === 0 && draft.list !== undefined;
      void act(hasNoRecipients ? () => refusal : readForSending, send);
    },
  };
}

export type SmsDraft = ReturnType<typeof useSmsDraft>;

function useKey(restaurantId: string) {
  const key = useRef<string>(undefined);
  key.current ??= keptKey(`text:${restaurantId}`);
  return {
    read: () => key.current,
    renew: () => {
      forgetKey(`text:${restaurantId}`, key.current ?? '');
      key.current = keptKey(`text:${restaurantId}`);
    },
  };
}

/** Nothing was sent, so the next attempt is a new request. Without an answer, the outcome is unknown. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  return { message, fields: error instanceof ApiError ? error.fields : {} };
}

function ownLines(errors: readonly string[], list: PreparedList | undefined): string[] {
  return errors.map((error) => withOwnLine(error, list?.linesAdded ?? 0));
}
