import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { send, type Answer, type Sending } from './send.ts'

/** A player with an open session. */
export interface LoadPlayer {
  readonly cookie: string
  /** The transaction password, as it is sent. */
  readonly password: string
}

/** One money request of a player, with all that is known of it. */
export interface Intent {
  readonly kind: keyof typeof PATHS
  /** In pesos: what is paid in or out, or what the goods are worth. */
  readonly amount: number
  /** The number of its order, once a response named it. */
  orderNo?: string
  /** Whether the payment page has confirmed the payment. */
  isPaid?: boolean
  /** Whether a connection broke. A refusal of another try proves nothing of that one. */
  isLost?: boolean
}

export interface LoadResult {
  readonly intents: readonly Intent[]
  /** Successes of claims, by letter. */
  readonly claims: ReadonlyMap<string, number>
  /** What no server may do, such as two orders for one key. */
  readonly errors: readonly string[]
  readonly perSecond: number
  readonly p95: number
}

interface Load {
  readonly url: string
  readonly players: readonly LoadPlayer[]
  readonly seconds: number
  /** The seconds from the start whose requests are measured: those before the server is killed. */
  readonly measured: number
  /** Whether deposits are paid, on this server's payment page. */
  readonly isPaying: boolean
}

const PATHS = {
  deposit: '/api/recharge/build',
  withdrawal: '/api/withdraw/create',
  exchange: '/api/mallExchange/order',
} as const
const IN_PROGRESS = 43_402
/** Of a hundred requests: how many are sent twice at once, and how many lose their connection. */
const TWICE = 10
const CUT = 10
const MAX_CUT_MS = 40
const PAUSE_MS = [200, 800] as const
/** How long a request without a response is repeated. */
const REPEAT_TIMEOUT_MS = 240_000

/** Lets all players act at once, each after a pause, and repeats with its key what has no response. */
export async function runLoad({ url, players, seconds, measured, isPaying }: Load): Promise<LoadResult> {
  const times: number[] = []
  const errors: string[] = []
  const intents: Intent[] = []
  const claims = new Map<string, number>()
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000

  const measure = async (sending: Sending): Promise<Answer | undefined> => {
    const from = performance.now()
    const answer = await send(sending)
    if (answer !== undefined && from < startedAt + measured * 1000) times.push(performance.now() - from)
    if (answer !== undefined && answer.status >= 500) errors.push(`HTTP ${answer.status} of ${sending.url}`)
    return answer
  }

  /** Sends until `isKnown` of a response, as a player does who repeats; a part twice at once, a part cut. */
  const insist = async (sending: Sending, isKnown: (answer: Answer | undefined) => boolean): Promise<void> => {
    const until = performance.now() + REPEAT_TIMEOUT_MS
    for (let tries = 0; performance.now() < until; tries += 1) {
      const isTwice = tries === 0 && randomInt(100) < TWICE
      const cut = tries === 0 && randomInt(100) < CUT ? { cutAfterMs: randomInt(MAX_CUT_MS) } : {}
      const answers = await Promise.all([measure({ ...sending, ...cut }), ...(isTwice ? [measure(sending)] : [])])
      if (answers.map(isKnown).includes(true)) return
      await sleep(200)
    }
    errors.push(`no response of ${sending.url}`)
  }

  const order = async (player: LoadPlayer, kind: Intent['kind'], amount: number, body: unknown): Promise<void> => {
    const intent: Intent = { kind, amount }
    intents.push(intent)
    const headers = { ...getHeaders(player), 'idempotency-key': randomUUID() }
    let payUrl: string | undefined
    await insist({ url: url + PATHS[kind], headers, body }, (answer) => {
      if (answer === undefined) intent.isLost = true
      if (answer?.status !== 200 || answer.code === IN_PROGRESS) return false
      if (!answer.success) return true
      const data = answer.data as { orderNo: string; payUrl?: string }
      if (intent.orderNo !== undefined && intent.orderNo !== data.orderNo)
        errors.push(`one key has two orders, ${intent.orderNo} and ${data.orderNo}`)
      intent.orderNo = data.orderNo
      payUrl = data.payUrl
      return true
    })
    if (payUrl === undefined || !isPaying) return
    const { host, search } = new URL(payUrl)
    const confirm = { url: `${url}/pay/confirm${search}`, headers: { host }, body: '' }
    await insist(confirm, (answer) => answer?.status === 303)
    intent.isPaid = true
  }

  const deposit = async (player: LoadPlayer): Promise<void> => {
    const amount = randomInt(50_000, 200_000) / 100
    const body = { method: 'gcash', amount }
    const prepared = await measure({ url: `${url}/api/recharge/preCreate`, headers: getHeaders(player), body })
    if (prepared?.success === true)
      await order(player, 'deposit', amount, { orderNo: (prepared.data as { orderNo: string }).orderNo })
  }

  /** Claims the rewards of a letter: it has no key, and is claimed until the server says that it was. */
  const claim = async (player: LoadPlayer): Promise<void> => {
    const headers = getHeaders(player)
    const letters = await measure({ url: `${url}/api/letter`, headers })
    const { list = [] } = (letters?.data ?? {}) as { list?: readonly { id: string; claimed?: boolean }[] }
    const letter = list.find(({ claimed }) => claimed === false)
    if (letter === undefined) return
    await insist({ url: `${url}/api/letter/claim`, headers, body: { id: letter.id } }, (answer) => {
      if (answer?.success === true) claims.set(letter.id, (claims.get(letter.id) ?? 0) + 1)
      return answer?.status === 200
    })
  }

  const act = async (player: LoadPlayer): Promise<void> => {
    const dice = randomInt(100)
    const amount = randomInt(10_000, 30_000) / 100
    const quantity = randomInt(1, 4)
    if (dice < 35) await deposit(player)
    else if (dice < 50) await order(player, 'withdrawal', amount, { amount, password: player.password })
    else if (dice < 75) await order(player, 'exchange', 10 * quantity, { goodsId: 'cash-10', quantity })
    else if (dice < 80) await claim(player)
    else await measure({ url: `${url}/api/balance`, headers: getHeaders(player) })
  }

  await Promise.all(
    players.map(async (player) => {
      await sleep(randomInt(PAUSE_MS[1]))
      while (performance.now() < endsAt) {
        await act(player)
        await sleep(randomInt(...PAUSE_MS))
      }
    }),
  )
  const sorted = times.toSorted((a, b) => a - b)
  return {
    intents,
    claims,
    errors,
    perSecond: times.length / measured,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  }
}

function getHeaders({ cookie }: LoadPlayer): Record<string, string> {
  return { cookie, versionCode: '104', deviceId: 'load' }
}
