/** The least first deposit, as the terms word it (section 9 of the specification). Shown only: the server decides. */
export const FIRST_DEPOSIT_MIN = 'Php500'

/** The daily turnover multiple (section 9 of the specification). Shown only: the server decides. */
export const TURNOVER_MULTIPLE = 10
