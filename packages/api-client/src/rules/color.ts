/** The product's own colour: that of a firm without branding, and of pages that are no firm's. */
export const DEFAULT_BRAND_COLOR = '333C91';
