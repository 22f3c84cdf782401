/** Codes, identities, letters and the operator's texts. */
export interface AccountTables {}
