/** Websites that a restaurant may generate at the same time, so that no one fills the queue. */
export const MAX_RUNNING_JOBS = 5;
/**
 * Websites per restaurant, including those being generated. It keeps the sets on the restaurant’s row within about 20
 * KB; DynamoDB allows 400.
 */
export const MAX_WEBSITES = 100;
