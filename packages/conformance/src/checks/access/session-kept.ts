import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Player } from '../../config/player.ts'
import { isRead } from '../../context/risk.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { endSession } from '../../sessions/end-session.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

/** A session that must live on. */
interface Bystander {
  who: string
  player: Player
  jar: CookieJar
}

export const sessionKeptCheck = defineCheck({
  id: 'session-kept',
  title: 'Other sessions live on',
  severity: 'critical',
  when: 'rules',
  on: ({ ends }) => ends !== undefined,
  needs: 'success',
  description:
    'An operation ends no other sessions than the document says (`x-ends`): those of other accounts live on, and with `sessions: own` the other sessions of the account too.',
  fix: 'Delete the session that the request has by its own id, not all of the account or of the server.',
  since: '0.3.0',
  /** Opens two sessions, lets the operation end one, and sends the other before and after. */
  async run(input) {
    const { operation, pool, report } = input
    const { sessions } = pool
    const read = findRead(input)
    if (read === undefined) return
    const player = (await sessions.fresh()) ?? sessions.last
    // What ends all sessions of a configured account may have replaced its password too.
    const isLost = operation.ends?.sessions === 'all' && !player.isFresh
    if (player.hasOwnSession === true || isLost) return report.notApplicable()
    const first = await endBeside(input, read, player)
    // A session may end at that very moment, so the same one counts only if it ends twice.
    const second = first !== undefined && first.lost !== undefined ? await endBeside(input, read, player) : undefined
    delete player.jar
    if (first === undefined) return
    const lost = second?.lost
    if (lost === undefined || lost.who !== first.lost?.who) return report.pass()
    report.fail({
      rule: `${operation.pointer}/x-ends`,
      proposed: true,
      title: `${lost.who} is over, too`,
      explanation: `${operation.id} succeeded and ends ${operation.ends?.sessions === 'own' ? 'the session that sends it' : 'sessions of its account'} alone. Expected for ${read.id} with ${lost.who.toLowerCase()}: success, as before. Received: ${describeOutcome(lost.after.outcome)}.`,
      evidence: lost.after,
      steps: [
        { label: 'before', result: lost.before },
        { label: 'end', result: lost.ending },
        { label: 'after', result: lost.after },
      ],
    })
  },
})

interface Lost {
  who: string
  before: RequestResult
  ending: RequestResult
  after: RequestResult
}

/** Ends a session beside others. Returns the first of these that is over then; undefined if nothing was ended. */
async function endBeside(
  { context, operation, pool }: PhaseInput<'rules'>,
  read: Operation,
  player: Player,
): Promise<{ lost: Lost | undefined } | undefined> {
  const { sessions, inputs } = pool
  const send = async ({ player: owner, jar }: Bystander): Promise<RequestResult> =>
    context.look(read, await inputs.first(read, owner), { jar })
  const bystanders: Bystander[] = []
  if (operation.ends?.sessions === 'own')
    bystanders.push({ who: 'Another session of the account', player, jar: await sessions.another(player) })
  const other = sessions.players.find(({ fields }) => fields !== player.fields)
  if (other !== undefined)
    bystanders.push({ who: 'The session of another account', player: other, jar: await sessions.getJar(other) })
  const before: (RequestResult | undefined)[] = []
  const sent = await endSession(pool, operation, player, async () => {
    // With one session per account, the login has ended the other one.
    for (const bystander of bystanders) {
      const result = await send(bystander)
      before.push(result.outcome.kind === 'success' ? result : undefined)
    }
  })
  if (sent.over === undefined) return undefined
  for (const [index, bystander] of bystanders.entries()) {
    const known = before[index]
    if (known === undefined) continue
    const after = await send(bystander)
    if (context.isSessionRefusal(after))
      return { lost: { who: bystander.who, before: known, ending: sent.ending, after } }
  }
  return { lost: undefined }
}

/** A read that needs a session and nothing else. */
function findRead({ context }: PhaseInput<'rules'>): Operation | undefined {
  return context.operations.find((other) => isRead(other) && other.needsSession && !other.path.includes('{'))
}
