/** The product's display name. An operator sets it at build time with `VITE_PRODUCT_NAME`. */
export const PRODUCT_NAME: string = import.meta.env?.VITE_PRODUCT_NAME || 'Tumpak'

/** The prefix of every key in local storage: the product's name in upper case. */
export const STORAGE_PREFIX = `${PRODUCT_NAME.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}_`
