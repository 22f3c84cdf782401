const SECRET = /(?:password|passwd|pwd|passcode|secret|token|otp|verifyCode|idNumber|cookie)$/i
/** A pin is a separate word: not part of spin. */
const PIN = /(?:^|[^a-z])pin$/i
const PIN_AT_END = /[a-z]P(?:in|IN)$/

/** Whether a field's name marks its value as secret. Understands a form's notation `user[password]`. */
export function isSecretName(name: string): boolean {
  const own = name.replace(/(?:\]|%5D)+$/i, '')
  return SECRET.test(own) || PIN.test(own) || PIN_AT_END.test(own)
}
