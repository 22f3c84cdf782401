const SECRET = /(?:password|passwd|pwd|passcode|secret|token|otp|verifyCode|idNumber|cookie)$/i
/** A pin is a word of its own: a spin is none. */
const PIN = /(?:^|[^a-z])pin$/i
const PIN_AT_END = /[a-z]P(?:in|IN)$/

/** Whether the name of a field says that no report may show its value. `user[password]` is a form's way of writing. */
export function isSecretName(name: string): boolean {
  const own = name.replace(/(?:\]|%5D)+$/i, '')
  return SECRET.test(own) || PIN.test(own) || PIN_AT_END.test(own)
}
