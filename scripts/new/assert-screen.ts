import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { ACCESS } from '../../src/routing/access.ts'
import { PLACES } from '../../src/routing/places.ts'
import { ROUTES } from '../../src/routing/route-names.ts'
import { PROXIED_PATHS } from '../preview/proxy.ts'
import { inRoot } from '../root.ts'
import { listTags } from './operations.ts'

/** Names that the router or the web server takes for something else. */
const RESERVED = [
  ...['index', 'route', 'layout', 'lazy', 'loader'],
  ...['component', 'errorComponent', 'notFoundComponent', 'pendingComponent'],
  ...PROXIED_PATHS.map((path) => path.slice(1)),
  ...['assets', 'healthz'],
]

/** Throws a sentence for what is neither a feature nor a tag, with which a feature may begin. */
export function assertFeature(feature: string): void {
  const features = [...new Set([...readdirSync(inRoot('src/features')), ...listTags()])]
  if (!features.includes(feature))
    throw new Error(
      `There is no feature "${feature}".${didYouMean(feature, features)} There are: ${features.join(', ')}.`,
    )
}

/** Throws a sentence if the name of a page is taken, or is none. */
export function assertName(name: string): void {
  if (!/^[a-z]+(?:[A-Z][a-z]+)*$/.test(name))
    throw new Error(`"${name}": the name of a page is one word in letters, such as playLimits.`)
  if (RESERVED.includes(name) || readdirSync(inRoot('public')).includes(name))
    throw new Error(`A page cannot be called ${name}: the router or the web server uses the name.`)
  const common = JSON.parse(readFileSync(inRoot('src/i18n/locales/en-US/common.json'), 'utf8')) as object
  const taken = {
    'an address': Object.values(ROUTES).flatMap((path) => path.split('/')[1] ?? []),
    'a page': [...Object.keys(ROUTES), ...globSync('src/routes/**/*.tsx', { cwd: inRoot() }).map(readRouteName)],
    'a namespace of texts': readdirSync(inRoot('src/i18n/locales/en-US')).map((file) => file.replace('.json', '')),
    'a text of common.json': Object.keys(common),
  }
  // Some file systems do not tell capitals apart.
  const isSame = (one: string): boolean => one.toLowerCase() === name.toLowerCase()
  const [use] = Object.entries(taken).find(([, names]) => names.some(isSame)) ?? []
  if (use !== undefined) throw new Error(`There is ${use} called ${name} already.`)
}

/** The first word of a route file: `game` of `src/routes/_shell/game.index.tsx`. */
function readRouteName(file: string): string {
  return /([^/.]+)[^/]*$/.exec(file)?.[1] ?? ''
}

export function assertTitle(title: string): void {
  if (!/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’&,.?!₱%()-]*[^ ])?$/u.test(title))
    throw new Error(`"${title}": a title has letters, digits, spaces and ' & , . ? ! % ( ) - alone.`)
}

/** Throws a sentence for an access or a place that there is not. */
export function assertFrame({ access, place }: { access: string; place: string }): void {
  assertKnown('access', access, ACCESS, 'src/routing/access.ts')
  assertKnown('place', place, PLACES, 'src/routing/places.ts')
}

function assertKnown(what: string, value: string, all: readonly string[], file: string): void {
  if (!all.includes(value))
    throw new Error(`There is no ${what} "${value}".${didYouMean(value, all)} There are: ${all.join(', ')} (${file}).`)
}

/** Throws a sentence unless a page may have others below its address. */
export function assertParent(parent: string): void {
  const file = `src/routes/_shell/${parent}.index.tsx`
  if (existsSync(inRoot(file))) return
  if (existsSync(inRoot(`src/routes/_shell/${parent}.tsx`)))
    throw new Error(
      `Rename src/routes/_shell/${parent}.tsx to ${parent}.index.tsx first: with a page below it, it is a layout.`,
    )
  throw new Error(`--under: there is no page ${parent}, which would be ${file}.`)
}
