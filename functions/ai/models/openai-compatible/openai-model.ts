import { answerSchema, inWords } from '../answer-schema.ts';
import { type AnswerForm, askInForms } from '../ask-in-forms.ts';
import type { LanguageModel, ModelRequest } from '../language-model.ts';
import { deadlinesOf } from '../model-deadlines.ts';
import { failureOfStatus, SERVICE_FAILURES, serviceFailure } from '../model-failure.ts';
import type { OpenAiSettings } from './openai-settings.ts';
import { readCompletion } from './read-completion.ts';

/** A model behind an API like OpenAI’s, through its chat completions. */
export function createOpenAiModel(settings: OpenAiSettings): LanguageModel {
  const { modelId, baseUrl, deadlineMilliseconds } = settings;
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  return {
    id: modelId,
    deadlines: deadlinesOf(deadlineMilliseconds),
    ask: askInForms({
      key: [url, modelId],
      kinds: ['strict'],
      send: async (request, form, signal) => {
        const response = await fetch(url, {
          method: 'POST',
          headers: await headersOf(settings),
          body: JSON.stringify({ model: modelId, ...bodyOf(request, form) }),
          // A key goes to no other server.
          redirect: 'error',
          signal,
        });
        const { status, headers } = response;
        if (status === 200) return readCompletion(response, request.onPart);
        // What the server says of it is never passed on.
        await response.body?.cancel();
        throw failureOfStatus({ status, retryAfter: headers.get('retry-after') }, request);
      },
    }),
  };
}

/** Throws `ModelFailure` where no key can be read. */
async function headersOf({ apiKey }: OpenAiSettings): Promise<Record<string, string>> {
  const key = await apiKey?.().catch(() => {
    throw serviceFailure(SERVICE_FAILURES.noKey);
  });
  return { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) };
}

/** Nothing beyond this: servers differ in which limits and temperatures they take. */
function bodyOf(request: ModelRequest, { kind, isStream }: AnswerForm) {
  const { name, system, schema: answer } = request;
  const isStrict = kind === 'strict';
  const schema = answerSchema(answer, { isStrict });
  return {
    stream: isStream,
    ...(isStream && { stream_options: { include_usage: true } }),
    messages: [
      { role: 'system', content: isStrict ? system : `${system}\n\n${inWords(schema)}` },
      { role: 'user', content: contentOf(request) },
    ],
    ...(isStrict && {
      response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
    }),
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
