import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open-database.ts'
import { ACTIVITIES } from '../operations/rewards/activities.ts'
import { Html, markup } from './html.ts'

const BANNERS = ['fiesta', 'first-deposit', ...Object.keys(ACTIVITIES)]
const NIGHT = '#4a20a8'
const STAR = '<path d="M0-80 20-25 78-25 31 10 48 66 0 32-48 66-31 10-78-25-20-25z"/>'

/** What a game's cover shows, by its type; about 160 wide and high, around 0 0. */
const SIGNS: Readonly<Record<string, string>> = {
  slot: STAR,
  live: '<rect x="-50" y="-70" width="100" height="140" rx="14"/><path fill="#c22a3a" d="M0 42C-70-10-28-52 0-20 28-52 70-10 0 42z"/>',
  sports:
    '<circle r="70"/><path d="M-70 0H70M0-70V70M-50-50Q0 0-50 50M50-50Q0 0 50 50" fill="none" stroke="#7a4a00" stroke-width="7"/>',
  fish: '<path d="M-78-34-44 0-78 34ZM-52 0Q10-70 78 0 10 70-52 0Z"/><circle cx="42" cy="-10" r="7" fill="#1b2440"/>',
  poker: '<path d="M0-76C-12-40-68-20-62 18-56 50-16 42-8 24L-22 66H22L8 24C16 42 56 50 62 18 68-20 12-40 0-76z"/>',
  arcade:
    '<rect x="-62" y="-62" width="124" height="124" rx="26"/><g fill="#7a4a00"><circle cx="-30" cy="-30" r="12"/><circle cx="30" cy="-30" r="12"/><circle r="12"/><circle cx="-30" cy="30" r="12"/><circle cx="30" cy="30" r="12"/></g>',
}

/** A dealer behind a table. */
const DEALER =
  '<circle cy="-26" r="26"/><path d="M-50 60Q-48 6 0 6 48 6 50 60z"/><ellipse cy="66" rx="150" ry="30" fill="#0b5d45"/>'

interface Picture {
  readonly width: number
  readonly height: number
  readonly color: string
  /** A second color, in degrees, so that no two games of a kind look the same. */
  readonly hue: number
  readonly sign: string
  /** Where the sign is, in parts of the width and of the height. */
  readonly at: readonly [x: number, y: number]
  /** A word a line, at the bottom. */
  readonly title?: string
}

/** Serves the pictures of the demo data, which are drawn. */
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
  // The app writes its own text over the left of a banner.
  if (kind === 'banner' && BANNERS.includes(name))
    return { width: 960, height: 360, color: NIGHT, hue: BANNERS.indexOf(name) * 50, sign: STAR, at: [0.74, 0.5] }
  if (kind === 'logo') {
    const found = await db.selectFrom('manufacturer').select('name').where('code', '=', name).executeTakeFirst()
    const letter =
      markup`<text y="42" font-family="sans-serif" font-size="120" font-weight="700" text-anchor="middle">${found?.name[0] ?? ''}</text>`
        .text
    return found && { width: 160, height: 160, color: '#1b2440', hue: name.length * 60, sign: letter, at: [0.5, 0.5] }
  }
  if (kind === 'goods') {
    const found = await db.selectFrom('goods').select('name').where('id', '=', name).executeTakeFirst()
    if (found === undefined) return undefined
    const title = found.name['en-US']
    return { width: 240, height: 240, color: '#28245a', hue: title.length * 60, sign: STAR, at: [0.5, 0.36], title }
  }
  const game = await db
    .selectFrom('game')
    .select(['name', 'type', 'cover_color', 'details'])
    .where('id', '=', name)
    .executeTakeFirst()
  if (game === undefined) return undefined
  const colors = { color: game.cover_color, hue: Number(name.slice(-3)) * 47 }
  // The app shows a part of it that is wider than high.
  if (kind === 'dealer' && game.details.table !== undefined)
    return { width: 400, height: 300, ...colors, sign: DEALER, at: [0.5, 0.5] }
  if (kind !== 'cover') return undefined
  return { width: 300, height: 400, ...colors, sign: SIGNS[game.type] ?? STAR, at: [0.5, 0.38], title: game.name }
}

function draw({ width, height, color, hue, sign, at: [x, y], title = '' }: Picture): string {
  const words = title.split(' ')
  const size = Math.min(height / 10, width / 8)
  const lines = words.map((word, line) => {
    const place = height - size * (words.length - line - 0.4)
    return markup`<text x="${width / 2}" y="${place}">${word}</text>`
  })
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<radialGradient id="light" cx="${x}" cy="${y}" r="0.7"><stop stop-color="hsl(${hue % 360} 80% 60%)" stop-opacity="0.6"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>
<rect width="100%" height="100%" fill="${color}"/>
<rect width="100%" height="100%" fill="url(#light)"/>
<g transform="translate(${width * x} ${height * y}) scale(${Math.min(width, height) / 240})" fill="#ffd166">${new Html(sign)}</g>
<g fill="#fff" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${lines}</g>
</svg>`.text
}
