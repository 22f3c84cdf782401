import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../http/call.ts'
import { toCentavos, toPesos, type Tx } from '../money.ts'
import { findLaunch, openLaunch, playRound } from '../operations/games/rounds.ts'
import { markup } from './html.ts'
import { PAGE_QUERY, sendPage, toLanguage, type PageQuery } from './page.ts'

const TEXTS = {
  'en-US': {
    used: 'This address was used before. Open the game again.',
    balance: 'Balance',
    bet: 'Bet',
    play: 'Play',
    deposit: 'Deposit',
    close: 'Close',
    won: 'You win',
    lost: 'No win',
    failed: 'No answer. Try again: it is the same round.',
    sessionInvalid: 'Your session has ended. Please log in again.',
    gameUnavailable: 'This game is not available right now.',
    badBet: 'This bet is not possible.',
    insufficientBalance: 'Your balance does not cover the bet.',
    playPaused: 'You cannot play during a break or an exclusion.',
    limitReached: 'Your limit does not allow this bet.',
  },
  'vi-VN': {
    used: 'Địa chỉ này đã được sử dụng. Hãy mở lại trò chơi.',
    balance: 'Số dư',
    bet: 'Cược',
    play: 'Chơi',
    deposit: 'Nạp tiền',
    close: 'Đóng',
    won: 'Bạn thắng',
    lost: 'Không thắng',
    failed: 'Không có phản hồi. Thử lại: vẫn là ván đó.',
    sessionInvalid: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
    gameUnavailable: 'Trò chơi này hiện không khả dụng.',
    badBet: 'Không thể đặt mức cược này.',
    insufficientBalance: 'Số dư không đủ để cược.',
    playPaused: 'Bạn không thể chơi trong thời gian nghỉ hoặc tự loại trừ.',
    limitReached: 'Hạn mức của bạn không cho phép mức cược này.',
  },
} as const

const KEY = { type: 'string', maxLength: 64 }
const ROUND = {
  type: 'object',
  required: ['key', 'number', 'bet'],
  properties: {
    key: KEY,
    number: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    bet: { type: 'number', minimum: 0.01, maximum: 1_000_000 },
    lang: { type: 'string' },
  },
}

interface Round {
  readonly key: string
  readonly number: number
  readonly bet: number
  readonly lang?: string
}

/** The bets that the page offers, as multiples of the least one. */
const BETS = [1, 2, 5, 10, 50]

/** The game page of development: the token of its address opens it once, and then it plays by its key. */
export function servePlayPage(pages: FastifyInstance, db: Database): void {
  // A HEAD request must not use up the token.
  const options = { exposeHeadRoute: false, schema: { querystring: PAGE_QUERY } }
  pages.get<{ Querystring: PageQuery }>('/play', options, async ({ query }, reply) => {
    const launch = await db.transaction().execute((tx) => openLaunch(tx, query.token ?? '', new Date()))
    const texts = TEXTS[toLanguage(query.lang)]
    if (launch === undefined) return sendPage(reply.code(410), query, { title: texts.used, body: markup`` })
    const { key, game, balance, app_origin: appOrigin } = launch
    const bets = BETS.map((times) => toPesos(times * game.min_bet)).filter((bet) => toCentavos(bet) <= game.max_bet)
    const body = markup`<img src="/api/art/cover/${game.id}.svg" alt="">
    <p>${texts.balance}</p>
    <p class="amount">₱<output id="balance"></output></p>
    <p id="result" role="status"></p>
    <label>${texts.bet} <select id="bet">${bets.map((bet) => markup`<option value="${bet}">₱${bet}</option>`)}</select></label>
    <button id="play" class="loud">${texts.play}</button>
    <button id="deposit">${texts.deposit}</button>
    <button id="close">${texts.close}</button>`
    const data = { key, lang: query.lang, texts, balance: toPesos(balance) }
    return sendPage(reply, query, { title: game.name, body, appOrigin, data, script: SCRIPT })
  })
  pages.post<{ Body: Round }>('/play/round', { schema: { body: ROUND } }, ({ body }, reply) =>
    answer(db, reply, body.lang, async (tx) => {
      const { key, number, bet, lang } = body
      const round = { key, number, bet: toCentavos(bet), language: toLanguage(lang), now: new Date() }
      const { win, balance } = await playRound(tx, round)
      return { win: toPesos(win), balance: toPesos(balance) }
    }),
  )
  const body = { type: 'object', required: ['key'], properties: { key: KEY } }
  pages.post<{ Body: Round }>('/play/balance', { schema: { body } }, ({ body: { key, lang } }, reply) =>
    answer(db, reply, lang, async (tx) => {
      const launch = await findLaunch(tx, key)
      if (launch === undefined) throw new Refusal('sessionInvalid')
      return { balance: toPesos(launch.balance) }
    }),
  )
}

async function answer(db: Database, reply: FastifyReply, lang: string | undefined, run: (tx: Tx) => Promise<object>) {
  try {
    return await reply.send(await db.transaction().execute(run))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return reply.code(409).send({ message: TEXTS[toLanguage(lang)][error.message as 'badBet'] })
  }
}

/** A round that was sent is played to its end in a pause, and no other one begins. */
const SCRIPT = `
    const { key, lang, texts } = data
    let number = 1, isPlaying = false, isPaused = false
    const format = (pesos) => pesos.toLocaleString('en-US', { minimumFractionDigits: 2 })
    const show = () => { find('play').disabled = isPlaying || isPaused }
    const send = (path, content) => fetch(path, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ key, lang, ...content })
    })
    find('balance').value = format(data.balance)
    find('play').onclick = async () => {
      isPlaying = true
      show()
      try {
        const response = await send('/play/round', { number, bet: Number(find('bet').value) })
        const { win, balance, message } = await response.json()
        if (response.ok) { number++; find('balance').value = format(balance) }
        find('result').textContent = response.ok ? (win > 0 ? texts.won + ' ₱' + format(win) : texts.lost) : (message ?? texts.failed)
      } catch { find('result').textContent = texts.failed }
      isPlaying = false
      show()
    }
    find('close').hidden = find('deposit').hidden = !isFramed
    find('close').onclick = () => tell({ event: 'close' })
    find('deposit').onclick = () => tell({ event: 'deposit' })
    // A deposit over the game may have changed it.
    addEventListener('focus', async () => {
      const response = await send('/play/balance').catch(() => undefined)
      if (response?.ok && !isPlaying) find('balance').value = format((await response.json()).balance)
    })
    addEventListener('message', ({ source, origin, data: message }) => {
      if (source !== parent || origin !== app) return
      if (message?.event === 'pause' || message?.event === 'resume') { isPaused = message.event === 'pause'; show() }
    })`
