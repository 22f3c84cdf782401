import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { drawAvatar } from './art/avatar.ts'
import { drawBanner } from './art/banner.ts'
import { drawCover } from './art/cover.ts'
import { drawCrest } from './art/crest.ts'
import { drawDealer } from './art/dealer/dealer.ts'
import { drawGoods } from './art/goods.ts'
import { drawHelp } from './art/help.ts'
import { drawManufLogo } from './art/manuf-logo.ts'
import { ACTIVITIES } from './data/activities.ts'
import { BANNERS } from './data/banners.ts'
import { findGame } from './data/games/games.ts'
import { getDealer } from './data/games/live-tables.ts'
import { MANUFACTURERS } from './data/games/manufacturers.ts'
import { findContestant } from './data/games/sports-events.ts'
import { GOODS } from './data/goods.ts'
import { problem } from './http/problem.ts'
import type { MockResponse } from './http/request-context.ts'
import { BoundedMap } from './lib/bounded-map.ts'

const ART_PATH = /^\/art\/(cover|dealer|crest|banner|avatar|manuf|goods|help)\/([A-Za-z0-9_-]{1,64})\.svg$/
const MAX_DRAWN = 500

/** Banners and activities share pictures; the app sets a banner's title and button itself. */
function drawBannerById(id: string): string | undefined {
  return [...BANNERS, ...ACTIVITIES].some((one) => one.id === id) ? drawBanner({ id }) : undefined
}

function draw(kind: string, id: string): string | undefined {
  switch (kind) {
    case 'cover': {
      const game = findGame(id)
      return game && drawCover({ ...game, seed: game.id })
    }
    case 'help': {
      const game = findGame(id)
      return game && drawHelp(game.subject)
    }
    case 'dealer': {
      const game = findGame(id)
      return game?.type === 'live' ? drawDealer({ look: getDealer(id).look, seed: id }) : undefined
    }
    case 'crest': {
      const contestant = findContestant(id)
      return contestant && drawCrest(contestant)
    }
    case 'manuf': {
      const manuf = MANUFACTURERS.find((one) => one.code === id)
      return manuf && drawManufLogo(manuf)
    }
    case 'banner':
      return drawBannerById(id)
    case 'avatar':
      return drawAvatar({ seed: id })
    case 'goods':
      return GOODS.some((one) => one.id === id) ? drawGoods({ seed: id }) : undefined
    default:
      return undefined
  }
}

/** A picture by its content encoding. */
type Drawn = { identity: string; br: Uint8Array; gzip: Uint8Array }

function compress(svg: string): Drawn {
  return {
    identity: svg,
    br: brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(svg),
  }
}

/**
 * Creates the handler of `/art/…`: covers, dealers, crests, banners, avatars, logos, goods and pictures of rules, drawn once and cacheable
 * for a day. They are vector graphics, so each fits every width of `PictureUrl`.
 */
export function createArtRoutes(): (path: string, acceptEncoding?: string) => MockResponse {
  const drawn = new BoundedMap<Drawn>(MAX_DRAWN)
  const find = (path: string): Drawn | undefined => {
    const [, kind, id] = ART_PATH.exec(path) ?? []
    const svg = kind === undefined || id === undefined ? undefined : draw(kind, id)
    return svg === undefined ? undefined : compress(svg)
  }
  return (path, acceptEncoding = '') => {
    const picture = drawn.get(path) ?? find(path)
    if (picture === undefined) return problem(404, 'No such picture')
    drawn.set(path, picture)
    // Browsers accept Brotli only from a secure origin: a phone that opens a developer's machine accepts gzip.
    const encoding = /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'
    // An SVG opened directly is a document: it must not run scripts.
    return {
      status: 200,
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
      body: picture[encoding],
    }
  }
}
