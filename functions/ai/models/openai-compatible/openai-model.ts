import * as z from 'zod/mini';
import { deadlineSignal } from '../deadline-signal.ts';
import type { LanguageModel, ModelRequest } from '../language-model.ts';
import { ModelFailure, requestRefused, SERVICE_FAILURES, serviceFailure } from '../model-failure.ts';
import { MODEL_TIME_LIMITS } from '../model-time-limits.ts';
import type { OpenAiSettings } from './openai-settings.ts';
import { type Posted, postJson } from './post-json.ts';
import { readCompletion } from './read-completion.ts';

/** How a request can be put, in the order in which it is tried: servers don’t take schemas or streams alike. */
const FORMS = [
  { isSchema: true, isStream: true },
  { isSchema: true, isStream: false },
  { isSchema: false, isStream: true },
  { isSchema: false, isStream: false },
] as const;
type Form = (typeof FORMS)[number];

/** What a server says to a request that it doesn’t take, such as an answer format. */
const NOT_TAKEN = new Set([400, 422]);

/** A model behind an API like OpenAI’s, through its chat completions. */
export function createOpenAiModel(settings: OpenAiSettings): LanguageModel {
  const url = `${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  /** Names of requests whose schemas the server refuses: it may refuse one and take another. */
  const refused = new Set<string>();
  let takesStreams = true;
  return {
    id: settings.modelId,
    deadlineMilliseconds: settings.deadlineMilliseconds ?? MODEL_TIME_LIMITS.deadlineMilliseconds,
    imageDeadlineMilliseconds: settings.deadlineMilliseconds ?? MODEL_TIME_LIMITS.imageDeadlineMilliseconds,
    ask: async (request) => {
      const signal = deadlineSignal(request);
      const deadline = performance.now() + request.withinMilliseconds;
      const headers = await headersOf(settings);
      const isStreamed = request.onPart !== undefined && takesStreams;
      const forms = FORMS.filter(
        ({ isSchema, isStream }) => !(isSchema && refused.has(request.name)) && (isStreamed || !isStream),
      );
      let requests = 0;
      for (const form of forms) {
        const body = bodyOf(request, settings, form);
        const onPart = form.isStream ? request.onPart : undefined;
        const posted = await postJson({ url, headers, body, deadline, signal, onPart });
        requests += posted.requests;
        if (NOT_TAKEN.has(posted.status) && form !== forms.at(-1)) continue;
        const completion = textOf(posted, request);
        if (!form.isSchema) refused.add(request.name);
        if (!form.isStream && isStreamed) takesStreams = false;
        return readCompletion(completion, requests);
      }
      throw requestRefused(request);
    },
  };
}

/** Throws `ModelFailure` where no key can be read. */
async function headersOf({ apiKey }: OpenAiSettings): Promise<Record<string, string>> {
  const json = { 'content-type': 'application/json' };
  if (apiKey === undefined) return json;
  const key = await apiKey().catch(() => {
    throw new ModelFailure('The model’s key couldn’t be read.', { kind: 'service' });
  });
  return { ...json, authorization: `Bearer ${key}` };
}

/** Nothing beyond this: servers differ in which limits and temperatures they take. */
function bodyOf(request: ModelRequest, { modelId }: OpenAiSettings, { isSchema, isStream }: Form) {
  const { name, system, schema } = request;
  const jsonSchema = z.toJSONSchema(schema, { target: 'draft-7' });
  const form = `Answer with one JSON object of this JSON Schema, and nothing else:\n${JSON.stringify(jsonSchema)}`;
  return {
    model: modelId,
    stream: isStream,
    ...(isStream && { stream_options: { include_usage: true } }),
    messages: [
      { role: 'system', content: isSchema ? system : `${system}\n\n${form}` },
      { role: 'user', content: contentOf(request) },
    ],
    response_format: isSchema
      ? { type: 'json_schema', json_schema: { name, strict: true, schema: jsonSchema } }
      : { type: 'json_object' },
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
function textOf({ status, text }: Posted, request: ModelRequest): string {
  if (status === 200) return text;
  if (status === 401 || status === 403) throw serviceFailure(SERVICE_FAILURES.denied);
  if (status === 404) throw serviceFailure(SERVICE_FAILURES.unknownModel);
  if (status === 429) throw serviceFailure(SERVICE_FAILURES.busy);
  if (status >= 500) throw serviceFailure(SERVICE_FAILURES.serverError);
  throw requestRefused(request);
}
