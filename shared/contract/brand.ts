/** The product's name, everywhere. Operators rename it here. */
export const BRAND_NAME = 'Tableside';
