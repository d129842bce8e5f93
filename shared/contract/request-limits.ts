/** The most bytes (UTF-8) of a JSON body, far more than a valid request needs. Files go straight to S3. */
export const MAX_JSON_BYTES = 1024 * 1024;
/** The deepest nesting of a JSON body. */
export const MAX_JSON_DEPTH = 32;
/** The most characters of `content_preferences` as JSON. */
export const MAX_PREFERENCES_LENGTH = 20_000;
