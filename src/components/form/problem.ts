/** Texts that name a range; its limits are read from the generated validators. */
export type RangeKey = 'errors:alphanumeric' | 'account:problems.passwordLength'

/** Texts that stand alone. */
export type PlainKey =
  | 'errors:required'
  | 'errors:formatIncorrect'
  | 'account:problems.mobile'
  | 'account:problems.consent'

/** What is wrong with a field: a key, so that it follows a change of language, or the server's own words. */
export type Problem =
  | { readonly key: PlainKey }
  | { readonly key: RangeKey; readonly values: { readonly min: number; readonly max: number } }
  | { readonly text: string }
