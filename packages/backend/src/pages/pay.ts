import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import type { Texts } from '../database/tables/core.ts'
import type { Language } from '../http/contract.ts'
import { DEPOSIT, settleDeposit } from '../money.ts'
import { formatAmount } from '../operations/money/texts.ts'
import { digest, type Settings } from '../settings.ts'

type Deposit = Selectable<Tables['deposit']>

/**
 * The payment page of development: whoever has a deposit's token pays it, or gives it up. It stands on another host name
 * than the app's, so that it never gets the player's cookie, and nothing of it is served elsewhere.
 */
export function registerPayPage(app: FastifyInstance, db: Database, { pagesHost }: Pick<Settings, 'pagesHost'>): void {
  void app.register(async (page) => {
    page.addHook('onRequest', async (request, reply) => {
      if (request.hostname !== pagesHost) return reply.code(404).send()
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })
    // The buttons of the form send no field.
    page.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume()
      done(null)
    })
    page.get('/pay', async (request, reply) => show(db, request, reply))
    page.post('/pay/confirm', async (request, reply) => end(db, request, reply, DEPOSIT.success))
    page.post('/pay/cancel', async (request, reply) => end(db, request, reply, DEPOSIT.failed))
  })
}

function findDeposit(db: Database, token: string | undefined): Promise<Deposit | undefined> {
  const hash = digest(token ?? '')
  return db.selectFrom('deposit').selectAll().where('pay_token_hash', '=', hash).executeTakeFirst()
}

/** Ends the deposit, unless it has ended: paying twice credits once. Then the page shows the result. */
async function end(db: Database, request: FastifyRequest, reply: FastifyReply, status: 1 | 2) {
  const { token } = request.query as { token?: string }
  const deposit = await findDeposit(db, token)
  if (deposit === undefined) return reply.code(404).send()
  const now = new Date()
  const isLate = deposit.expires_at <= now
  if (deposit.status === DEPOSIT.pending)
    await db
      .transaction()
      .execute((tx) => settleDeposit(tx, deposit.order_no, isLate ? DEPOSIT.timeout : status, now, 'cancelled'))
  return reply.redirect(`/pay${new URL(request.url, 'http://page').search}`, 303)
}

async function show(db: Database, request: FastifyRequest, reply: FastifyReply) {
  const { token, lang, theme } = request.query as { token?: string; lang?: string; theme?: string }
  const deposit = await findDeposit(db, token)
  if (deposit === undefined) return reply.code(404).send()
  const nonce = randomBytes(16).toString('base64')
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'`
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(render(deposit, { nonce, language: lang === 'vi-VN' ? 'vi-VN' : 'en-US', isLight: theme === 'light' }))
}

const TEXTS = {
  title: { 'en-US': 'Demo payment', 'vi-VN': 'Thanh toán thử' },
  demo: { 'en-US': 'No real money is paid here.', 'vi-VN': 'Không có tiền thật được thanh toán ở đây.' },
  pay: { 'en-US': 'Pay', 'vi-VN': 'Thanh toán' },
  cancel: { 'en-US': 'Cancel the payment', 'vi-VN': 'Hủy thanh toán' },
  close: { 'en-US': 'Close', 'vi-VN': 'Đóng' },
  back: { 'en-US': 'Back to the app', 'vi-VN': 'Quay lại ứng dụng' },
} satisfies Record<string, Texts>

/** By status. */
const RESULTS: readonly Texts[] = [
  { 'en-US': 'Waiting for your payment.', 'vi-VN': 'Đang chờ bạn thanh toán.' },
  { 'en-US': 'Paid.', 'vi-VN': 'Đã thanh toán.' },
  { 'en-US': 'Not paid. Nothing was charged.', 'vi-VN': 'Chưa thanh toán. Bạn không bị trừ tiền.' },
  { 'en-US': 'This payment has expired.', 'vi-VN': 'Lệnh thanh toán này đã hết hạn.' },
]

interface Look {
  readonly nonce: string
  readonly language: Language
  readonly isLight: boolean
}

/** Nothing in it comes from the request but the token, by the form's own address. */
function render({ order_no, amount, fee, status, app_origin }: Deposit, { nonce, language, isLight }: Look): string {
  const text = (texts: Texts): string => texts[language]
  const buttons = `<form method="post">
      <button id="pay">${text(TEXTS.pay)} ₱${formatAmount(amount + fee)}</button>
      <button id="cancel" class="quiet">${text(TEXTS.cancel)}</button>
    </form>`
  return `<!doctype html>
<html lang="${language}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${text(TEXTS.title)}</title>
  <style nonce="${nonce}">
    :root { color-scheme: ${isLight ? 'light' : 'dark'}; font: 1rem/1.5 system-ui, sans-serif }
    main { max-width: 24rem; margin: 10vh auto; padding: 0 1rem; text-align: center }
    button, a { display: block; box-sizing: border-box; width: 100%; margin-top: .75rem; padding: .75rem; font: inherit; border-radius: .75rem }
  </style>
  <main>
    <h1>${text(TEXTS.title)}</h1>
    <p>${order_no}</p>
    <p role="status">${text(RESULTS[status ?? DEPOSIT.pending] as Texts)}</p>
    ${status === DEPOSIT.pending ? buttons : ''}
    <p>${text(TEXTS.demo)}</p>
    <button id="close" hidden>${text(TEXTS.close)}</button>
    <a id="back" href="${app_origin}/finance/return?order=${order_no}">${text(TEXTS.back)}</a>
  </main>
  <script nonce="${nonce}">
    for (const [id, path] of [['pay', '/pay/confirm'], ['cancel', '/pay/cancel']])
      document.getElementById(id)?.setAttribute('formaction', path + location.search)
    if (parent !== window) {
      const close = document.getElementById('close')
      close.hidden = false
      close.onclick = () => parent.postMessage({ event: 'close' }, '*')
      document.getElementById('back').remove()
    }
  </script>
</html>`
}
