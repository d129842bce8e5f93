/** Why a model's answer was not used: one sentence for the record of what was written. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
}
