/** Below the product's name, where no firm is known. */
export const productSplash = 'Documents, clients and signatures in one place.';
