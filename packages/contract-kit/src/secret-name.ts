/** Endings of secret names, in lower case without separators. */
const SECRET =
  /(?:password|passwd|pwd|passcode|secret|token|otp|otpcode|verifycode|verificationcode|idnumber|idno|cookie|jwt|signature|credentials?|pinnumber|pincode|cvv|cvc|(?:password|pwd|pass|secret|token)(?:hash|salt|digest))$/
/** `session` as a whole word, and the key of a session. Other keys, such as sort keys, are not secret. */
const SESSION = /(?:^|[^a-z])session(?:id|key|no)?$|^auth$/
const KEY =
  /(?:api|access|secret|private|pay|payment|auth|sign|signing|encryption|master|merchant|app|client|gateway)key(?:id)?$/
/** `pin` as a whole word, not as a part of `spin`. */
const PIN = /(?:^|[^a-z])pin$/i
const PIN_AT_END = /[a-z]P(?:in|IN)$/

/** Whether a field's name marks its value as secret. Understands `api_key`, `X-Session-Id` and `user[password]`. */
export function isSecretName(name: string): boolean {
  const known = names.get(name)
  if (known !== undefined) return known
  // Limit the cache, because a response may have any number of names.
  if (names.size > MAX_NAMES) names.clear()
  const isSecret = readName(name)
  names.set(name, isSecret)
  return isSecret
}

const MAX_NAMES = 5000
const names = new Map<string, boolean>()

function readName(name: string): boolean {
  const own = name.replace(/(?:\]|%5D)+$/i, '')
  const plain = own.replaceAll(/[^a-z\d]/gi, '').toLowerCase()
  const words = own.replaceAll(/([a-z\d])(?=[A-Z])/g, '$1-').toLowerCase()
  return (
    SECRET.test(plain) ||
    KEY.test(plain) ||
    SESSION.test(words.replaceAll(/[-_](?=(?:id|key|no)$)/g, '')) ||
    PIN.test(own) ||
    PIN_AT_END.test(own)
  )
}
