/** Websites that one restaurant may have made at the same time, so that nobody fills the queue for all. */
export const MAX_RUNNING_JOBS = 5;
/**
 * Websites of one restaurant, those being made included. Far more than anyone needs; it keeps the sets on
 * the restaurant's row within some 20 KB, where DynamoDB would allow 400.
 */
export const MAX_WEBSITES = 100;
