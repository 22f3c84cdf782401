/** The product's name for people. One constant, so that an operator renames it at build time with `VITE_PRODUCT_NAME`. */
export const PRODUCT_NAME: string = import.meta.env?.VITE_PRODUCT_NAME || 'Tumpak'

/** Prefix of every key in local storage (section 9 of the specification): the product's name in upper case. */
export const STORAGE_PREFIX = `${PRODUCT_NAME.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}_`
