// Made by `npm run generate` from the documents. Do not edit.

/** The code of every success. */
export const SUCCESS_CODE = 20000

/** The code of an invalid session. */
export const SESSION_INVALID = 20002

/** Codes that any response may have. */
export const COMMON_CODES = { sessionInvalid: 20002, badInput: 40000 } as const
