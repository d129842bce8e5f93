/** Most bytes (UTF-8) of a JSON body: far above any honest request of the contract. Files go straight to S3. */
export const MAX_JSON_BYTES = 1024 * 1024;
/** Most objects and lists that may stand inside each other in a JSON body. */
export const MAX_JSON_DEPTH = 32;
/** Most characters of `content_preferences` as JSON. */
export const MAX_PREFERENCES_LENGTH = 20_000;
