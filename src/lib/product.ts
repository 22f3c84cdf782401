import { DEFAULT_PRODUCT_NAME, toStoragePrefix } from './product-names.ts'

/** The product's display name. An operator sets it at build time with `VITE_PRODUCT_NAME`. */
export const PRODUCT_NAME: string = import.meta.env?.VITE_PRODUCT_NAME || DEFAULT_PRODUCT_NAME

/** The prefix of every key in local storage. */
export const STORAGE_PREFIX = toStoragePrefix(PRODUCT_NAME)
