// Made by `npm run generate` from the documents. Do not edit.

/** The values of RechargeStatus by name. */
export const RECHARGE_STATUS = { pending: 0, success: 1, failed: 2, timeout: 3 } as const

/** The values of WithdrawalStatus by name. */
export const WITHDRAWAL_STATUS = { pending: 0, reviewed: 1, success: 2, failed: 3, rejected: 4, exception: 5, processing: 6 } as const
