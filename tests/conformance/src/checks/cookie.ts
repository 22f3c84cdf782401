import type { AnswerCheck } from './answer-check.ts'

/** A session cookie is out of reach of scripts and of other sites. */
export const checkCookie: AnswerCheck = ({ ledger, config }, answer) => {
  const { operation, response, outcome } = answer
  if (response === null || outcome.kind !== 'success' || response.setCookies.length === 0) return
  const isSecure = config.url.startsWith('https:')
  for (const line of response.setCookies) {
    const [pair = '', ...rest] = line.split(';')
    const name = pair.split('=')[0] ?? ''
    const attributes = rest.map((one) => one.trim().toLowerCase())
    const missing = [
      attributes.includes('httponly') ? '' : 'HttpOnly',
      attributes.some((one) => /^samesite=(lax|strict)$/.test(one)) ? '' : 'SameSite=Lax',
      attributes.includes('path=/') ? '' : 'Path=/',
      isSecure && !attributes.includes('secure') ? 'Secure' : '',
    ].filter((one) => one !== '')
    if (missing.length === 0) {
      ledger.pass(operation, 'cookie')
      continue
    }
    ledger.fail(operation, {
      check: 'cookie',
      gravity: 'major',
      pointer: `header/Set-Cookie/${name}`,
      rule: `${operation.pointer}/responses`,
      proposed: true,
      title: `The cookie ${name} lacks ${missing.join(' and ')}`,
      explanation: 'Without these attributes scripts can read the session or other sites can use it.',
      answer,
    })
  }
}
