/** The product's name. Operators rename it here. */
export const BRAND_NAME = 'Tableside';
