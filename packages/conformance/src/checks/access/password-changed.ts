import { isJson } from '@tumpak/contract-kit/json.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { getShape } from '../../document/schema/shape.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { endSession } from '../../sessions/end-session.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

/** Fields of a body that prove the right to a new password, and are not the new one. */
const PROOF = /^(old|current|previous)|otp|code$|token$/i

const PASSWORD = /pass|pwd/i

export const passwordChangedCheck = defineCheck({
  id: 'password-changed',
  title: 'The new password',
  severity: 'critical',
  when: 'rules',
  on: ({ effect, body }) => effect === 'session' && body !== undefined,
  needs: 'success',
  description:
    'After an operation that replaces the password of the login (`x-effect: session`, with a password in its body) the new one opens a session, and the old one opens none.',
  fix: 'Store the new password in place of the old one, where the login looks it up.',
  since: '0.3.0',
  /** Replaces the password of a new account, and logs in with both. */
  async run(input) {
    const { context, operation, pool, report } = input
    const { sessions, inputs } = pool
    const { login, register } = sessions
    const names = listNewSecrets(input)
    if (login === undefined || operation === login || operation === register || names.length === 0)
      return report.notApplicable()
    const player = await sessions.fresh()
    if (player === undefined) return report.markInconclusive('it needs an account of its own (register)', true)
    const old = await inputs.first(login, player)
    const { body } = old
    const field = isJson(body)
      ? Object.keys(body).find((given) => isSecretName(given) && !PROOF.test(given))
      : undefined
    const { ending, over } = await endSession(pool, operation, player)
    const sent = ending?.input.body
    if (field === undefined || over === undefined || !isJson(body) || !isJson(sent)) return
    const isAlike = (given: string): boolean => given === field || [given, field].every((one) => PASSWORD.test(one))
    const name = names.find((given) => isAlike(given) && typeof sent[given] === 'string' && sent[given] !== body[field])
    if (name === undefined) return
    const changed: RequestInput = { ...old, body: { ...body, [field]: sent[name] } }
    const tryBoth = async (): Promise<Logins> => ({
      byNew: await context.look(login, changed, { jar: new CookieJar() }),
      byOld: await context.look(login, old, { jar: new CookieJar() }),
    })
    const first = await tryBoth()
    const title = describeProblem(first)
    if (title === undefined) return report.pass()
    if (describeProblem(await tryBoth()) !== title) return
    report.fail({
      rule: operation.pointer,
      proposed: true,
      title,
      explanation: `${operation.id} succeeded with a new \`${name}\`. Expected for ${login.id}: success with the new one, and a refusal with the old one. Received: ${describeOutcome(first.byNew.outcome)} with the new one, and ${describeOutcome(first.byOld.outcome)} with the old one.`,
      evidence: first.byOld,
      steps: [
        { label: 'change', result: ending },
        { label: 'the new password', result: first.byNew },
        { label: 'the old password', result: first.byOld },
      ],
    })
  },
})

interface Logins {
  byNew: RequestResult
  byOld: RequestResult
}

/** What is wrong with two logins; undefined if nothing is, or if one has no verdict. */
function describeProblem({ byNew, byOld }: Logins): string | undefined {
  const kinds = [byNew.outcome.kind, byOld.outcome.kind]
  if (kinds.some((kind) => kind !== 'success' && kind !== 'refused')) return undefined
  const [isNew, isOld] = kinds.map((kind) => kind === 'success')
  if (isNew === true) return isOld === true ? 'The old password still opens a session' : undefined
  return isOld === true ? 'The password is not changed: the old one opens a session' : 'No password opens a session'
}

function listNewSecrets({ context: { root }, operation: { body } }: PhaseInput<'rules'>): string[] {
  const names = body === undefined ? [] : [...getShape(root, body.schema).properties.keys()]
  return names.filter((name) => isSecretName(name) && !PROOF.test(name))
}
