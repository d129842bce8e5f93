type Form = { isStream: boolean };

/** The forms that each model of a service has refused in this process. */
const refusedByModel = new Map<string, Set<Form>>();

/**
 * Remembers which of these forms of a request a model accepts: the plain one, then the others, most specific first.
 * `best`: the most specific form that it hasn’t refused. A refused form is noted only if the same request was then
 * accepted in the plain form; otherwise the request is at fault.
 */
export function rememberedForms<Each extends Form>(
  model: readonly (string | undefined)[],
  [plain, ...others]: readonly [plain: Each, ...others: Each[]],
) {
  const key = JSON.stringify(model);
  const refused = refusedByModel.get(key) ?? new Set();
  refusedByModel.set(key, refused);
  return {
    best: (isStreamed: boolean): Each =>
      others.find((form) => !refused.has(form) && (isStreamed || !form.isStream)) ?? plain,
    noteRefused: (form: Each) => void refused.add(form),
  };
}
