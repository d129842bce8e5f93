/** How an answer is asked for: servers don’t take schemas, JSON, or streams alike. */
export type AnswerForm = { format: 'json_schema' | 'json_object' | 'text'; isStream: boolean };

/** What every server takes: the schema is in the prompt alone. */
export const PLAIN_FORM: AnswerForm = { format: 'text', isStream: false };

/** The one that says most first. */
const FORMS: readonly AnswerForm[] = [
  { format: 'json_schema', isStream: true },
  { format: 'json_schema', isStream: false },
  { format: 'json_object', isStream: true },
  { format: 'json_object', isStream: false },
  PLAIN_FORM,
];

/** The forms that each model of a server has refused in this process. */
const refusedByServer = new Map<string, Set<AnswerForm>>();

/**
 * Remembers which forms a model behind an address takes. `best`: the form that says most of those it hasn’t refused.
 * A refused form is only noted where the same request was then taken in the plain form: otherwise the request is at fault.
 */
export function answerFormsOf(baseUrl: string, modelId: string) {
  const server = JSON.stringify([baseUrl, modelId]);
  const refused = refusedByServer.get(server) ?? new Set();
  refusedByServer.set(server, refused);
  return {
    best: (isStreamed: boolean): AnswerForm =>
      FORMS.find((form) => !refused.has(form) && (isStreamed || !form.isStream)) ?? PLAIN_FORM,
    noteRefused: (form: AnswerForm) => void refused.add(form),
  };
}
