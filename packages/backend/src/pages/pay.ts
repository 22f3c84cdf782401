import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Selectable } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import type { Texts } from '../database/tables/core.ts'
import { DEPOSIT, settleDeposit } from '../money.ts'
import { getBankName } from '../operations/money/methods.ts'
import { formatAmount } from '../operations/money/texts.ts'
import { markup } from './html.ts'
import { digest } from '../settings.ts'
import { PAGE_QUERY, sendPage, toLanguage, type PageQuery } from './page.ts'

type Deposit = Selectable<Tables['deposit']>

/** The payment page of development: whoever has a deposit's token pays it, or gives it up. */
export function servePayPage(pages: FastifyInstance, db: Database): void {
  const options = { schema: { querystring: PAGE_QUERY } }
  pages.get<{ Querystring: PageQuery }>('/pay', options, async ({ query }, reply) => {
    const deposit = await findDeposit(db, query.token)
    return deposit === undefined ? reply.code(404).send() : show(reply, query, deposit)
  })
  // Ends the deposit, unless it has ended: paying twice credits once. Then the page shows the result.
  for (const [path, status] of [
    ['/pay/confirm', DEPOSIT.success],
    ['/pay/cancel', DEPOSIT.failed],
  ] as const)
    pages.post<{ Querystring: PageQuery }>(path, options, async ({ query, url }, reply) => {
      const deposit = await findDeposit(db, query.token)
      if (deposit === undefined) return reply.code(404).send()
      const now = new Date()
      const end = deposit.expires_at <= now ? DEPOSIT.timeout : status
      const reason = end === DEPOSIT.failed ? 'cancelled' : null
      // A late payment would be credited: here the page of an ended deposit offers none.
      if (deposit.status === DEPOSIT.pending)
        await db.transaction().execute((tx) => settleDeposit(tx, deposit.order_no, end, now, reason))
      return reply.redirect(`/pay${new URL(url, 'http://page').search}`, 303)
    })
}

function findDeposit(db: Database, token = ''): Promise<Deposit | undefined> {
  return db.selectFrom('deposit').selectAll().where('pay_token_hash', '=', digest(token)).executeTakeFirst()
}

const TEXTS = {
  title: { 'en-US': 'Demo payment', 'vi-VN': 'Thanh toán thử' },
  order: { 'en-US': 'Order', 'vi-VN': 'Đơn' },
  fee: { 'en-US': 'with a fee of', 'vi-VN': 'gồm phí' },
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

function show(reply: FastifyReply, query: PageQuery, deposit: Deposit) {
  const { order_no, method, amount, fee, status, app_origin: appOrigin } = deposit
  const language = toLanguage(query.lang)
  const text = (name: keyof typeof TEXTS) => TEXTS[name][language]
  const total = `₱${formatAmount(amount + fee)}`
  const buttons = markup`<button id="pay" class="loud">${text('pay')} ${total}</button>
    <button id="cancel">${text('cancel')}</button>`
  const body = markup`<p class="amount">${total}</p>
    <p class="quiet">${getBankName(method)}${fee > 0 ? `, ${text('fee')} ₱${formatAmount(fee)}` : ''}<br>${text('order')} ${order_no}</p>
    <p role="status">${(RESULTS[status ?? DEPOSIT.pending] as Texts)[language]}</p>
    ${status === DEPOSIT.pending ? buttons : ''}
    <button id="close" hidden>${text('close')}</button>
    <a id="back" class="button" href="${appOrigin ?? ''}/finance/return?order=${order_no}">${text('back')}</a>`
  // Not a form: each page that it led to would be an entry of the history of the app around the frame.
  const script = `
    for (const [id, path] of [['pay', '/pay/confirm'], ['cancel', '/pay/cancel']])
      find(id)?.addEventListener('click', async ({ target }) => {
        target.disabled = true
        await fetch(path + location.search, { method: 'POST' }).catch(() => undefined)
        location.replace(location.href)
      })
    find('close').hidden = !isFramed
    find('back').hidden = isFramed
    find('close').onclick = () => tell({ event: 'close' })`
  return sendPage(reply, query, { title: text('title'), body, appOrigin, script })
}
