/** Spec, website builder §5. */
export const NO_RESTAURANT = 'No restaurant found. Please create a restaurant first.';
