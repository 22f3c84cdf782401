import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open-database.ts'

/** The titles of the pictures that belong to no row. */
const BANNERS: Readonly<Record<string, string>> = {
  fiesta: 'Fiesta',
  'first-deposit': 'First deposit',
  'sign-in': 'Check-in',
}

interface Picture {
  readonly title: string
  readonly color: string
  readonly width: number
  readonly height: number
}

/** Serves the pictures of the demo data, which are drawn from their titles. */
export function registerArt(app: FastifyInstance, db: Database): void {
  app.get('/api/art/:kind/:name', async (request, reply) => {
    const { kind, name } = request.params as { kind: string; name: string }
    const picture = await findPicture(db, kind, name.replace(/\.svg$/, ''))
    if (picture === undefined) return reply.code(404).send()
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'")
      .send(draw(picture))
  })
}

async function findPicture(db: Database, kind: string, name: string): Promise<Picture | undefined> {
  const title = BANNERS[name]
  if (kind === 'banner' && title !== undefined) return { title, color: '#4a20a8', width: 960, height: 360 }
  if (kind === 'logo') {
    const found = await db.selectFrom('manufacturer').select('name').where('code', '=', name).executeTakeFirst()
    return found && { title: found.name, color: '#1b2440', width: 160, height: 160 }
  }
  if (kind !== 'cover' && kind !== 'dealer') return undefined
  const game = await db
    .selectFrom('game')
    .select(['name', 'cover_color', 'details'])
    .where('id', '=', name)
    .executeTakeFirst()
  if (game === undefined) return undefined
  if (kind === 'cover') return { title: game.name, color: game.cover_color, width: 300, height: 400 }
  const { table } = game.details
  return table && { title: table.dealer, color: game.cover_color, width: 400, height: 300 }
}

/** A ground with a lantern, and the title below it, a word a line. */
function draw({ title, color, width, height }: Picture): string {
  const words = title.split(' ')
  const size = Math.min(height / 10, width / 8)
  const lines = words.map((word, line) => {
    const y = height - size * (words.length - line)
    return `<text x="${width / 2}" y="${y}">${word.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${color}"/>
<path transform="translate(${width / 2} ${height / 3}) scale(${height / 400})" fill="#ffd166" d="M0-80 20-25 78-25 31 10 48 66 0 32-48 66-31 10-78-25-20-25z"/>
<g fill="#fff" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${lines.join('')}</g>
</svg>`
}
