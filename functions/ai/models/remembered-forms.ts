type Form = { isStream: boolean };

/** The forms that each model of a service has refused in this process. */
const refusedByModel = new Map<string, Set<Form>>();

/**
 * Remembers which of these forms of a request a model takes. `forms`: the plain one, then the others, the one that says most first.
 * `best`: the form that says most of those it hasn’t refused. A refused form is only noted where the same request was
 * then taken in the plain form: otherwise the request is at fault.
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
