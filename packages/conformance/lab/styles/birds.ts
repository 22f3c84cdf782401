import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { modern } from '@tumpak/contract-kit/modern.ts'
import { createAlerts, handleAlerts } from './bird-alerts.ts'
import type { BirdFault } from './bird-faults.ts'
import { styleDocument, type Reply, type Style, type StyleServer, type Visit } from './serve.ts'

const TOKENS: { [token: string]: string } = { 'bird-token-ina-1': 'ina', 'bird-token-ben-2': 'ben' }
const DEFAULT_LIMIT = 20
const MAX_SEEDED = 130
/** The number of reads after which an export is ready. */
const MAX_STEPS = 2

/** Versions, merge patches, uploads, accepted work, problem details, and a list of more than a hundred items. */
export const birds: Style = {
  name: 'birds',
  document: modern(styleDocument('birds')),
  start: () => openBirds(),
  config: { players: Object.keys(TOKENS).map((token) => ({ token })), allow: ['destructive'] },
}

/** Opens the server of the bird watchers, healthy or with a fault. */
export function openBirds(fault?: BirdFault): StyleServer {
  const has = (kind: BirdFault): boolean => kind === fault
  const state: Json = {
    made: 0,
    sightings: [],
    recordings: [],
    exports: [],
    profiles: {
      ina: { name: 'Ina Cruz', email: 'Ina@example.com', level: 'expert', isPublic: true },
      ben: { name: 'Ben Sy', email: 'ben@example.com', level: 'beginner', isPublic: false },
    },
  }
  const all = (name: 'sightings' | 'recordings' | 'exports'): Json[] => state[name] as Json[]
  const next = (): number => {
    state['made'] = Number(state['made']) + 1
    return Number(state['made'])
  }
  const newId = (): string => `7c9e6679-7425-40de-944b-${String(next()).padStart(12, '0')}`
  for (let index = 0; index < MAX_SEEDED; index += 1) {
    const [owner, isRare] = [index % 13 === 0 ? 'ben' : 'ina', index % 5 === 0]
    const seenAt = new Date(Date.UTC(2026, 0, 1 + index)).toISOString()
    const species = ['Kestrel', 'Red Kite', 'Osprey'][index % 3]
    all('sightings').push({ id: newId(), owner, version: 1, status: 'unreviewed', species, seenAt, isRare })
  }
  state['alerts'] = createAlerts(Object.values(TOKENS))
  const limits = { 'ratelimit-remaining': '100' }
  const refuse: StyleServer['refuse'] = (status, title) => {
    const auth: { [name: string]: string } =
      status === 401 && !has('no-challenge') ? { 'www-authenticate': 'Bearer realm="birds"' } : {}
    if (status === 401 && has('html-401'))
      return { status, type: 'text/html', body: `<h1>${title}</h1>`, headers: { ...limits, ...auth } }
    if (status === 401 && has('undocumented-403')) return refuse(403, title)
    const body = has('problem-without-title') && status === 404 ? { status, error: title } : { status, title }
    const type = status === 422 && has('error-plain-json') ? 'application/json' : 'application/problem+json'
    return { status, type, body, headers: has('no-limit-on-errors') && status === 404 ? auth : { ...limits, ...auth } }
  }
  const none = (): Reply => refuse(404, 'There is no such thing.')
  const shown = (thing: Json): Json =>
    Object.fromEntries(Object.entries(thing).filter(([name]) => !['owner', 'version', 'reads'].includes(name)))
  const tag = ({ id, version }: Json): string =>
    has('etag-frozen') ? `"${String(id)}"` : `"${String(id)}-${String(version)}"`
  const answer = (sighting: Json, more: Reply = {}): Reply => ({
    body: shown(sighting),
    ...more,
    headers: { ...limits, etag: tag(sighting), ...more.headers },
  })
  const find = ({ path, player }: Visit, isOpen = false): Json | undefined =>
    all('sightings').find(({ id, owner }) => id === path['sightingId'] && (isOpen || owner === player))
  const pick = (body: Json, names: readonly string[]): Json =>
    Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)))
  const writable = ['species', 'seenAt', 'count', 'distance', 'isRare', 'contact', 'notes', 'marks']
  const store = (given: Json): Json => {
    const body = { ...given }
    if (has('text-replaced') && body['contact'] !== undefined) body['contact'] = 'nobody@example.com'
    if (has('notes-dropped')) delete body['notes']
    if (has('offset-dropped')) body['seenAt'] = String(body['seenAt']).replace(/[+-]\d\d:\d\d$/, 'Z')
    if (has('decimals-dropped') && typeof body['distance'] === 'number') body['distance'] = Math.floor(body['distance'])
    if (has('marks-cut') && Array.isArray(body['marks'])) body['marks'] = body['marks'].slice(0, 1)
    if (has('species-cut') && typeof body['species'] === 'string') body['species'] = body['species'].slice(0, 30)
    return body
  }
  const change = (visit: Visit, sighting: Json): Json => {
    const { body } = visit
    const kept = has('patch-resets') ? { ...sighting, count: 1, distance: undefined, isRare: false } : sighting
    const named = Object.entries(pick(store({ seenAt: sighting['seenAt'], ...body }), writable)).filter(
      ([name, value]) => name in body && !(value === null && has('null-ignored')),
    )
    return {
      ...kept,
      ...Object.fromEntries(named.map(([name, value]) => [name, value ?? (name === 'notes' ? null : undefined)])),
      ...(has('patch-read-only') ? pick(body, ['status']) : {}),
      version: Number(sighting['version']) + 1,
    }
  }
  const matches = ({ query }: Visit, item: Json): boolean =>
    (query['species'] ?? item['species']) === item['species'] &&
    (query['isRare'] === undefined ||
      (has('false-ignored') && query['isRare'] === false) ||
      query['isRare'] === (item['isRare'] ?? false))
  return {
    state,
    refuse,
    refuseWithout: (name) =>
      name === 'If-Match' ? refuse(428, 'Name the version.') : refuse(422, `${name} is missing.`),
    getPlayer: (authorization) => TOKENS[authorization.replace(/^Bearer /, '')],
    handlers: {
      listSightings: (visit) => {
        const { limit = DEFAULT_LIMIT, after } = visit.query
        const found = all('sightings').filter(
          (item) =>
            (item['owner'] === visit.player || has('list-of-all')) &&
            matches(visit, item) &&
            !(has('not-listed') && Number(String(item['id']).slice(-4)) > MAX_SEEDED),
        )
        const start = after === undefined ? 0 : Number(/^c(\d+)$/.exec(String(after))?.[1] ?? Number.NaN)
        if (!(start <= found.length)) return refuse(422, 'There is no such page.')
        const end = start + Number(limit)
        const cut = has('end-lost') ? Math.min(found.length, 110) : found.length
        const body = {
          items: found.slice(start, Math.min(end, cut)).map(shown),
          total: found.length + (has('total-off') ? 1 : 0),
          nextCursor: end < cut ? `c${String(end)}` : null,
        }
        return { body, headers: limits }
      },
      addSighting: ({ body, player }) => {
        const readOnly = has('create-read-only') ? pick(body, ['status']) : {}
        const made = {
          id: has('id-taken-over') ? (body['id'] ?? newId()) : newId(),
          owner: player,
          version: 1,
          status: 'unreviewed',
          ...pick(store(body), writable),
          ...readOnly,
        }
        all('sightings').push(made)
        return answer(made, { status: 201, headers: { location: `/v2/sightings/${String(made.id)}` } })
      },
      getSighting: (visit) => {
        const sighting = find(visit, has('read-of-others'))
        if (sighting === undefined) return none()
        const known = visit.header['If-None-Match']
        if (known === tag(sighting) && !has('no-304'))
          return { status: 304, headers: { ...limits, etag: tag(sighting) } }
        return answer(sighting)
      },
      changeSighting: (visit) => {
        const sighting = find(visit)
        if (sighting === undefined) return none()
        if (visit.header['If-Match'] !== tag(sighting)) return refuse(412, 'It has changed.')
        const changed = change(visit, sighting)
        state['sightings'] = all('sightings').map((item) => (item === sighting ? changed : item))
        return answer(changed)
      },
      deleteSighting: (visit) => {
        const sighting = find(visit, has('delete-of-others'))
        if (sighting === undefined) return none()
        state['sightings'] = all('sightings').filter((item) => item !== sighting)
        return { status: 204, headers: limits }
      },
      addRecording: (visit) => {
        if (find(visit) === undefined) return none()
        const { file, title } = visit.body
        const made = { id: newId(), owner: visit.player, file, ...(title === undefined ? {} : { title }) }
        all('recordings').push(made)
        const { id } = made
        return {
          status: 201,
          body: { id, ...(title === undefined ? {} : { title }) },
          headers: { ...limits, location: `/v2/recordings/${id}` },
        }
      },
      downloadRecording: ({ path, player }) => {
        const found = all('recordings').find(({ id, owner }) => id === path['recordingId'] && owner === player)
        if (found === undefined) return none()
        const bytes = Buffer.from(String(found['file']), 'latin1')
        const body = has('file-cut')
          ? bytes.subarray(0, 20)
          : has('file-as-text')
            ? Buffer.from(bytes.toString('utf8'))
            : bytes
        return { body, type: 'application/octet-stream', headers: limits }
      },
      ...handleAlerts(state, has, { headers: limits, refuse }),
      chooseFavorite: ({ body, player }) => {
        const profiles = state['profiles'] as Json
        const before = isJson(profiles[player]) ? profiles[player] : {}
        const favorite = has('favorite-kept') ? (before['favorite'] ?? body['species']) : body['species']
        state['profiles'] = { ...profiles, [player]: { ...before, favorite } }
        return { status: 204, headers: limits }
      },
      getProfile: ({ player }) => ({ body: (state['profiles'] as Json)[player], headers: limits }),
      setProfile: ({ body, player }) => {
        const profiles = state['profiles'] as Json
        const before = isJson(profiles[player]) ? profiles[player] : {}
        const given = pick(body, ['name', 'email', 'club', 'isPublic'])
        if (has('name-in-small-letters')) given['name'] = String(given['name']).toLowerCase()
        if (has('email-skipped')) given['email'] = before['email']
        // A correct server may write an address in small letters.
        else given['email'] = String(given['email']).toLowerCase()
        const profile = {
          ...pick(before, ['level', 'favorite']),
          ...given,
          ...(has('level-taken-over') ? pick(body, ['level']) : {}),
        }
        const { club: _, ...others } = profile as Json
        state['profiles'] = { ...profiles, [player]: has('put-response-only') ? others : profile }
        return { body: profile, headers: limits }
      },
      startExport: ({ body, player }) => {
        const { since, until } = body
        if (String(until) < String(since)) return refuse(422, 'It ends before it starts.')
        const made = { id: next(), owner: player, state: 'waiting', since, until, reads: 0 }
        all('exports').push(made)
        return {
          status: 202,
          body: shown(made),
          headers: { ...limits, location: `/v2/exports/${String(made.id)}`, 'retry-after': '1' },
        }
      },
      getExport: ({ path, player }) => {
        const found = all('exports').find(({ id, owner }) => id === path['exportId'] && owner === player)
        if (found === undefined) return none()
        found['reads'] = Number(found['reads']) + 1
        const isReady = Number(found['reads']) > MAX_STEPS && !has('export-stuck')
        return { body: { ...shown(found), state: isReady ? 'ready' : 'waiting' }, headers: limits }
      },
    },
  }
}
