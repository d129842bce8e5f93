/** How long a model may take for a text with its second writing (milliseconds). Then the built-in writer writes it. */
export const MODEL_DEADLINES = {
  /** Someone waits for the answer. */
  call: 12_000,
  /** Content for an image, or what an image shows: the call has to answer before API Gateway ends it after 29 s. */
  image: 25_000,
  /**
   * A text of a job. A generation asks for two, its reading and its story: 40 s of the 60 s that one delivery has, and
   * that a job may take longer because of a model.
   */
  job: 20_000,
} as const;

export type ModelDeadlines = Readonly<Record<keyof typeof MODEL_DEADLINES, number>>;

/** The same time for each kind of text, where it is set. */
export const deadlinesOf = (milliseconds: number | undefined): ModelDeadlines =>
  milliseconds === undefined
    ? MODEL_DEADLINES
    : { call: milliseconds, image: milliseconds, job: milliseconds };
