import type { FastifyInstance } from 'fastify'

/** Pictures of the demo goods, at the addresses that `getExchange` names. */
const SIGNS: Readonly<Record<string, string>> = { 'cash-10': '₱10', 'cash-100': '₱100', shirt: '👕', lantern: '⭐' }

export function registerGoodsPictures(app: FastifyInstance): void {
  app.get('/art/goods/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    const sign = SIGNS[name.replace(/\.svg$/, '')]
    if (sign === undefined) return reply.code(404).send()
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" rx="20" fill="#28245a"/><text x="60" y="74" font-family="sans-serif" font-size="36" text-anchor="middle" fill="#ffb52e">${sign}</text></svg>`,
      )
  })
}
