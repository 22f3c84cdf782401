import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../http/call.ts'
import type { Tx } from '../money.ts'
import {
  ACTIVITIES,
  claimActivity,
  isAddress,
  listClaimable,
  type ActivityId,
} from '../operations/rewards/activities.ts'
import { markup } from './html.ts'
import { PAGE_QUERY, sendPage, toLanguage, type PageQuery } from './page.ts'

const TEXTS = {
  'en-US': {
    claim: 'Claim',
    open: 'To claim now',
    done: 'Done. It is yours.',
    none: 'Nothing to claim now.',
    failed: 'No answer. Try again.',
    ended: 'This page is no longer valid. Open it again in the app.',
    close: 'Close',
  },
  'vi-VN': {
    claim: 'Nhận',
    open: 'Có thể nhận ngay',
    done: 'Xong. Phần thưởng đã là của bạn.',
    none: 'Hiện chưa có gì để nhận.',
    failed: 'Không có phản hồi. Hãy thử lại.',
    ended: 'Trang này không còn hiệu lực. Hãy mở lại trong ứng dụng.',
    close: 'Đóng',
  },
}

interface ActivityQuery extends PageQuery {
  readonly player?: string
  readonly app?: string
}
interface Address {
  Params: { id: string }
  Querystring: ActivityQuery
}

/** The pages of activities. Each claims what its activity gives, by the token in its address. */
export function serveActivityPages(pages: FastifyInstance, db: Database): void {
  const player = { type: 'string', pattern: '^[0-9]{1,15}$' }
  const properties = { ...PAGE_QUERY.properties, player, app: { type: 'string' } }
  const options = { schema: { querystring: { ...PAGE_QUERY, properties } } }

  pages.get<Address>('/activity/:id', options, async ({ params, query }, reply) => {
    const language = toLanguage(query.lang)
    const texts = TEXTS[language]
    const found = await db.transaction().execute(async (tx) => {
      const address = await readAddress(tx, params.id, query)
      if (address === undefined) return undefined
      const account = tx.selectFrom('account').selectAll().where('id', '=', address.player)
      const open = await listClaimable(tx, await account.executeTakeFirstOrThrow(), address.id, new Date())
      return { ...ACTIVITIES[address.id], count: open.length }
    })
    if (found === undefined) return sendPage(reply.code(410), query, { title: texts.ended, body: markup`` })
    const { title, summary, message, count } = found
    const body = markup`<p>${summary[language]}</p>
    <p class="quiet">${texts.open}: <output id="open">${count}</output></p>
    <button id="claim" class="loud">${texts.claim}</button>
    <p id="result" role="status"></p>
    <button id="close">${texts.close}</button>`
    const data = { ...texts, count, message }
    return sendPage(reply, query, { title: title[language], body, appOrigin: query.app ?? '', data, script: SCRIPT })
  })

  pages.post<Address>('/activity/:id', options, async ({ params, query }, reply) => {
    const texts = TEXTS[toLanguage(query.lang)]
    const claimed = await db
      .transaction()
      .execute(async (tx) => {
        const address = await readAddress(tx, params.id, query)
        return address === undefined ? texts.ended : claimActivity(tx, address.player, address.id, new Date())
      })
      .catch((error: unknown) => {
        if (error instanceof Refusal) return texts.none
        throw error
      })
    return typeof claimed === 'string' ? reply.code(409).send({ message: claimed }) : reply.send(claimed)
  })
}

/** The activity and the player of an address, if `listActivities` made it and its session lives. */
async function readAddress(tx: Tx, activity: string, { player = '', app = '', token = '' }: ActivityQuery) {
  const id = (Object.keys(ACTIVITIES) as ActivityId[]).find((one) => one === activity)
  const address = id && { id, player: Number(player), app, token }
  return address && (await isAddress(tx, address)) ? address : undefined
}

/** A reward in a message has an amount: of a coupon it is the number of coupons. */
const SCRIPT = `
    let count = data.count
    const show = () => { find('open').value = count; find('claim').disabled = count === 0 }
    show()
    find('close').onclick = () => tell({ event: 'close' })
    find('close').hidden = !isFramed
    find('claim').onclick = async () => {
      find('claim').disabled = true
      try {
        const response = await fetch(location.pathname + location.search, { method: 'POST' })
        const { rewards, message } = await response.json()
        if (response.ok) {
          count--
          tell({ event: data.message })
          tell({ event: 'reward', content: rewards.map(({ type, amount = 1 }) => ({ type, amount })) })
        }
        find('result').textContent = response.ok ? data.done : message
      } catch { find('result').textContent = data.failed }
      show()
    }`
