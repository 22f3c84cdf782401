import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open-database.ts'
import { ACTIVITIES } from '../operations/rewards/activities.ts'
import { markup } from './html.ts'

/** The titles of the banners that belong to no activity. */
const BANNERS = new Map([
  ['fiesta', 'Fiesta'],
  ['first-deposit', 'First deposit'],
])

interface Picture {
  readonly title: string
  readonly color: string
  readonly width: number
  readonly height: number
}

/** Serves the pictures of the demo data, which are drawn from their titles. */
export function registerArt(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { kind: string; name: string } }>('/api/art/:kind/:name', async ({ params }, reply) => {
    const name = /^([A-Za-z0-9_-]+)\.svg$/.exec(params.name)?.[1]
    const picture = name === undefined ? undefined : await findPicture(db, params.kind, name)
    if (picture === undefined) return reply.code(404).send()
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'")
      .send(draw(picture))
  })
}

async function findPicture(db: Database, kind: string, name: string): Promise<Picture | undefined> {
  if (kind === 'banner') {
    const activity = Object.entries(ACTIVITIES).find(([id]) => id === name)?.[1]
    const title = activity?.title['en-US'] ?? BANNERS.get(name)
    return title === undefined ? undefined : { title, color: '#4a20a8', width: 960, height: 360 }
  }
  if (kind === 'logo') {
    const found = await db.selectFrom('manufacturer').select('name').where('code', '=', name).executeTakeFirst()
    return found && { title: found.name, color: '#1b2440', width: 160, height: 160 }
  }
  if (kind === 'goods') {
    const found = await db.selectFrom('goods').select('name').where('id', '=', name).executeTakeFirst()
    return found && { title: found.name['en-US'], color: '#28245a', width: 240, height: 240 }
  }
  if (kind !== 'cover' && kind !== 'dealer') return undefined
  const game = await db.selectFrom('game').selectAll().where('id', '=', name).executeTakeFirst()
  if (game === undefined) return undefined
  const { name: title, cover_color: color, details } = game
  if (kind === 'cover') return { title, color, width: 300, height: 400 }
  return details.table && { title: details.table.dealer, color, width: 400, height: 300 }
}

/** A ground with a lantern, and the title below it, a word a line. */
function draw({ title, color, width, height }: Picture): string {
  const words = title.split(' ')
  const size = Math.min(height / 10, width / 8)
  const lines = words.map(
    (word, line) => markup`<text x="${width / 2}" y="${height - size * (words.length - line)}">${word}</text>`,
  )
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${color}"/>
<path transform="translate(${width / 2} ${height / 3}) scale(${height / 400})" fill="#ffd166" d="M0-80 20-25 78-25 31 10 48 66 0 32-48 66-31 10-78-25-20-25z"/>
<g fill="#fff" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${lines}</g>
</svg>`.text
}
