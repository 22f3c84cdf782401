/** Texts that name a range; its limits are read from the generated validators. */
export type RangeKey = 'errors:alphanumeric' | 'account:problems.passwordLength' | 'account:problems.nickname'

/** Texts that stand alone. */
export type PlainKey =
  | 'errors:required'
  | 'errors:formatIncorrect'
  | 'errors:emailIncorrect'
  | 'errors:dateIncorrect'
  | 'errors:passwordNotMatch'
  | 'errors:passwordsInconsistent'
  | 'account:problems.mobile'
  | 'account:problems.otp'
  | 'account:problems.consent'
  | 'kyc:problems.underAge'

/** What is wrong with a field: a key, so that it follows a change of language, or the server's own words. */
export type Problem =
  | { readonly key: PlainKey }
  | { readonly key: RangeKey; readonly values: { readonly min: number; readonly max: number } }
  | { readonly text: string }
