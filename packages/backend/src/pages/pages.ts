import type { FastifyInstance } from 'fastify'
import type { ServerParts } from '../http/call.ts'
import { serveActivityPages } from './activity.ts'
import { isPagesHost } from './pages-host.ts'
import { servePayPage } from './pay.ts'
import { servePlayPage } from './play.ts'

/**
 * The pages of development: payment, game and activities. They stand on another host name than the app's, so that they
 * never get the player's cookie, and nothing of them is served elsewhere.
 */
export function registerPages(app: FastifyInstance, { db, adapters, settings }: ServerParts): void {
  void app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (!isPagesHost(request.hostname, settings)) return reply.code(404).send()
      const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
      reply.headers({ ...headers, 'x-content-type-options': 'nosniff' })
    })
    if (adapters.payments.isForDevelopment) servePayPage(pages, db)
    if (!adapters.games.isForDevelopment) return
    servePlayPage(pages, db)
    serveActivityPages(pages, db)
  })
}
