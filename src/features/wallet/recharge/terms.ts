/** The least first deposit, in pesos. Shown only: the server decides. */
export const FIRST_DEPOSIT_MIN = 500

/** The daily turnover multiple. Shown only: the server decides. */
export const TURNOVER_MULTIPLE = 10
