import { answerSchema, inWords } from '../answer-schema.ts';
import { deadlineSignal } from '../deadline-signal.ts';
import type { LanguageModel, ModelRequest } from '../language-model.ts';
import { deadlinesOf } from '../model-deadlines.ts';
import { type ModelFailure, requestRefused, SERVICE_FAILURES, serviceFailure } from '../model-failure.ts';
import { rememberedForms } from '../remembered-forms.ts';
import type { OpenAiSettings } from './openai-settings.ts';
import { type Posted, postJson } from './post-json.ts';
import { readCompletion } from './read-completion.ts';

/** What a server says to a request that it doesn’t take, such as an answer format. */
const NOT_TAKEN = new Set([400, 422]);

/** How an answer is requested. Not every server accepts schemas, JSON, or streams. */
type AnswerForm = { format: 'json_schema' | 'json_object' | 'text'; isStream: boolean };

/** Works with every server: the schema is only in the prompt. */
const PLAIN_FORM: AnswerForm = { format: 'text', isStream: false };

const FORMS = [
  PLAIN_FORM,
  { format: 'json_schema', isStream: true },
  { format: 'json_schema', isStream: false },
  { format: 'json_object', isStream: true },
  { format: 'json_object', isStream: false },
] as const satisfies AnswerForm[];

/** A model behind an API like OpenAI’s, through its chat completions. */
export function createOpenAiModel(settings: OpenAiSettings): LanguageModel {
  const url = `${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const forms = rememberedForms<AnswerForm>([url, settings.modelId], FORMS);
  return {
    id: settings.modelId,
    deadlines: deadlinesOf(settings.deadlineMilliseconds),
    ask: async (request) => {
      const signal = deadlineSignal(request);
      const deadline = performance.now() + request.withinMilliseconds;
      const headers = await headersOf(settings);
      const post = (form: AnswerForm, mayRetry: boolean) => {
        const body = bodyOf(request, settings, form);
        const onPart = form.isStream ? request.onPart : undefined;
        return postJson({ url, headers, body, deadline, signal, onPart, mayRetry });
      };
      const form = forms.best(request.onPart !== undefined);
      const mayRetry = request.isSecond !== true;
      const first = await post(form, mayRetry);
      const isRefused = NOT_TAKEN.has(first.status) && form !== PLAIN_FORM;
      const isAskedPlainly = isRefused && mayRetry && first.requests === 1;
      if (!isAskedPlainly) return readCompletion(textOf(first, request), first.requests);
      const text = textOf(await post(PLAIN_FORM, false), request);
      forms.noteRefused(form);
      return readCompletion(text, 2);
    },
  };
}

/** Throws `ModelFailure` where no key can be read. */
async function headersOf({ apiKey }: OpenAiSettings): Promise<Record<string, string>> {
  const json = { 'content-type': 'application/json' };
  if (apiKey === undefined) return json;
  const key = await apiKey().catch(() => {
    throw serviceFailure(SERVICE_FAILURES.noKey);
  });
  return { ...json, authorization: `Bearer ${key}` };
}

/** Nothing beyond this: servers differ in which limits and temperatures they take. */
function bodyOf(request: ModelRequest, { modelId }: OpenAiSettings, { format, isStream }: AnswerForm) {
  const { name, system, schema: answer } = request;
  const isStrict = format === 'json_schema';
  const schema = answerSchema(answer, { isStrict });
  return {
    model: modelId,
    stream: isStream,
    ...(isStream && { stream_options: { include_usage: true } }),
    messages: [
      { role: 'system', content: isStrict ? system : `${system}\n\n${inWords(schema)}` },
      { role: 'user', content: contentOf(request) },
    ],
    ...(isStrict && { response_format: { type: format, json_schema: { name, strict: true, schema } } }),
    ...(format === 'json_object' && { response_format: { type: format } }),
  };
}

/** Text alone stays a string: some servers take no parts. */
function contentOf({ prompt, image }: ModelRequest) {
  if (image === undefined) return prompt;
  const url = `data:image/${image.format};base64,${Buffer.from(image.bytes).toString('base64')}`;
  return [
    { type: 'image_url', image_url: { url } },
    { type: 'text', text: prompt },
  ];
}

/** Throws `ModelFailure` for a status that isn’t 200. What the server says of it is never passed on. */
function textOf({ status, text, requests }: Posted, request: ModelRequest): string {
  if (status === 200) return text;
  throw failureOf(status, request).after(requests);
}

function failureOf(status: number, request: ModelRequest): ModelFailure {
  if (status === 401 || status === 403) return serviceFailure(SERVICE_FAILURES.denied);
  if (status === 404) return serviceFailure(SERVICE_FAILURES.unknownModel);
  if (status === 429) return serviceFailure(SERVICE_FAILURES.busy);
  if (status >= 500) return serviceFailure(SERVICE_FAILURES.serverError);
  return requestRefused(request);
}
