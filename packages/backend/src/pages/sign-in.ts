import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../http/call.ts'
import { claimSignIn, findSignInPlayer } from '../operations/rewards/activities.ts'
import type { Settings } from '../settings.ts'

const TEXTS = {
  'en-US': {
    title: 'Daily check-in',
    claim: 'Check in',
    done: 'Done. Come back tomorrow.',
    none: 'Nothing to claim now.',
  },
  'vi-VN': {
    title: 'Điểm danh hằng ngày',
    claim: 'Điểm danh',
    done: 'Xong. Hẹn bạn ngày mai.',
    none: 'Hiện chưa có gì để nhận.',
  },
}

/** The activity of development: the sign-up bonus of the day, on another host name than the app's. */
export function registerSignInPage(
  app: FastifyInstance,
  db: Database,
  { pagesHost }: Pick<Settings, 'pagesHost'>,
): void {
  void app.register(async (page) => {
    page.addHook('onRequest', async (request, reply) => {
      if (request.hostname !== pagesHost) return reply.code(404).send()
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })
    page.get('/sign-in', async (request, reply) => {
      const texts = TEXTS[(request.query as { lang?: string }).lang === 'vi-VN' ? 'vi-VN' : 'en-US']
      const nonce = randomBytes(16).toString('base64')
      return reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          `default-src 'none'; connect-src 'self'; script-src 'nonce-${nonce}'; base-uri 'none'`,
        )
        .send(render(texts, nonce))
    })
    page.post('/sign-in', async (request, reply) => {
      const { player, token } = request.query as { player?: string; token?: string }
      try {
        return await db.transaction().execute(async (tx) => {
          const accountId = await findSignInPlayer(tx, Number(player) || 0, token ?? '')
          return accountId === undefined ? reply.code(404).send() : claimSignIn(tx, accountId, new Date())
        })
      } catch (error) {
        if (error instanceof Refusal) return reply.code(409).send()
        throw error
      }
    })
  })
}

function render({ title, claim, done, none }: (typeof TEXTS)['en-US'], nonce: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<button id="claim">${claim}</button>
<p id="result" role="status"></p>
<script nonce="${nonce}">
  document.getElementById('claim').onclick = async () => {
    const response = await fetch('/sign-in' + location.search, { method: 'POST' })
    document.getElementById('result').textContent = response.ok ? '${done}' : '${none}'
    if (!response.ok) return
    const { rewards } = await response.json()
    parent.postMessage({ event: 'signUp' }, '*')
    parent.postMessage({ event: 'reward', content: rewards }, '*')
  }
</script>`
}
