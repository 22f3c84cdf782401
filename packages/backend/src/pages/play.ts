import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../http/call.ts'
import type { Language } from '../http/contract.ts'
import { toCentavos, toPesos } from '../money.ts'
import { openLaunch, playRound } from '../operations/games/rounds.ts'
import type { Settings } from '../settings.ts'

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

const ROUND = {
  type: 'object',
  required: ['key', 'number', 'bet'],
  properties: {
    key: { type: 'string', maxLength: 64 },
    number: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    bet: { type: 'number', minimum: 0.01, maximum: 1_000_000 },
    lang: { type: 'string' },
  },
} as const

interface Round {
  readonly key: string
  readonly number: number
  readonly bet: number
  readonly lang?: string
}

/** The game page of development. It stands on another host name than the app's, so that it never gets its cookie. */
export function registerPlayPage(app: FastifyInstance, db: Database, { pagesHost }: Pick<Settings, 'pagesHost'>): void {
  void app.register(async (page) => {
    page.addHook('onRequest', async (request, reply) => {
      if (request.hostname !== pagesHost) return reply.code(404).send()
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })
    // A HEAD request must not use up the token.
    page.get('/play', { exposeHeadRoute: false }, async (request, reply) => {
      const { token = '', lang, theme } = request.query as { token?: string; lang?: string; theme?: string }
      return open(db, reply, { token, language: toLanguage(lang), isLight: theme === 'light' })
    })
    page.post('/play/round', { schema: { body: ROUND } }, async (request, reply) => {
      const { key, number, bet, lang } = request.body as Round
      const language = toLanguage(lang)
      try {
        const round = { key, number, bet: toCentavos(bet), language, now: new Date() }
        const { win, balance } = await db.transaction().execute((tx) => playRound(tx, round))
        return await reply.send({ win: toPesos(win), balance: toPesos(balance) })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return reply.code(409).send({ message: TEXTS[language][error.message as 'badBet'] })
      }
    })
  })
}

const toLanguage = (lang: string | undefined): Language => (lang === 'vi-VN' ? 'vi-VN' : 'en-US')

interface Opening {
  readonly token: string
  readonly language: Language
  readonly isLight: boolean
}

async function open(db: Database, reply: FastifyReply, { token, language, isLight }: Opening) {
  const launch = await db.transaction().execute((tx) => openLaunch(tx, token, new Date()))
  const nonce = randomBytes(16).toString('base64')
  reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; connect-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'`,
    )
  const texts = TEXTS[language]
  if (launch === undefined) return reply.code(410).send(`<!doctype html><meta charset="utf-8"><p>${texts.used}</p>`)
  const { min_bet, max_bet, name } = launch.game
  const bets = [1, 2, 5, 10, 50].map((times) => times * min_bet).filter((bet) => bet <= max_bet)
  const options = bets.map((bet) => `<option value="${toPesos(bet)}">₱${toPesos(bet)}</option>`).join('')
  const state = JSON.stringify({ key: launch.key, language, texts, balance: toPesos(launch.balance) })
  return reply.send(`<!doctype html>
<html lang="${language}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${name}</title>
  <style nonce="${nonce}">
    :root { color-scheme: ${isLight ? 'light' : 'dark'}; font: 1rem/1.5 system-ui, sans-serif }
    main { max-width: 24rem; margin: 5vh auto; padding: 0 1rem; text-align: center }
    button, select { min-height: 2.75rem; width: 100%; margin-top: .75rem; font: inherit; border-radius: .75rem }
  </style>
  <main>
    <h1>${name}</h1>
    <p>${texts.balance}: ₱<output id="balance"></output></p>
    <p id="result" role="status">&nbsp;</p>
    <label>${texts.bet} <select id="bet">${options}</select></label>
    <button id="play">${texts.play}</button>
    <button id="deposit">${texts.deposit}</button>
    <button id="close">${texts.close}</button>
  </main>
  <script nonce="${nonce}">
    const { key, language, texts, balance } = ${state.replaceAll('<', String.raw`\u003c`)}
    const find = (id) => document.getElementById(id)
    let number = 1
    find('balance').value = balance.toFixed(2)
    find('play').onclick = async () => {
      find('play').disabled = true
      const body = JSON.stringify({ key, number, bet: Number(find('bet').value), lang: language })
      try {
        const response = await fetch('/play/round', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        const answer = await response.json()
        find('result').textContent = response.ok ? (answer.win > 0 ? texts.won + ' ₱' + answer.win : texts.lost) : (answer.message ?? texts.failed)
        if (response.ok) { number++; find('balance').value = answer.balance.toFixed(2) }
      } catch { find('result').textContent = texts.failed }
      find('play').disabled = false
    }
    find('close').onclick = () => parent.postMessage({ event: 'close' }, '*')
    find('deposit').onclick = () => parent.postMessage({ event: 'deposit' }, '*')
    addEventListener('message', ({ source, data }) => {
      if (source === parent && (data?.event === 'pause' || data?.event === 'resume')) find('play').disabled = data.event === 'pause'
    })
  </script>
</html>`)
}
