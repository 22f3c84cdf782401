import type { Json } from '@tumpak/contract-kit/json.ts'
import { modern } from '@tumpak/contract-kit/modern.ts'
import { styleDocument, type Style, type StyleServer, type Visit } from './serve.ts'

const TOKENS: { [token: string]: string } = { 'shop-token-ina-1': 'ina', 'shop-token-ben-2': 'ben' }

/** OAuth2, numeric ids with a maximum, a filter by a list of values, ndjson, and times with ranges. */
export const store: Style = {
  name: 'store',
  document: modern(styleDocument('store')),
  start,
  config: { players: Object.keys(TOKENS).map((token) => ({ token })), allow: ['destructive'] },
}

function start(): StyleServer {
  const order = (owner: string, orderNo: string, petId: number, orderedAt: Date): Json => ({
    owner,
    orderNo,
    petId,
    quantity: 1,
    orderedAt: orderedAt.toISOString(),
  })
  const state: Json = {
    pets: ['Milo', 'Luna', 'Rex', 'Coco', 'Tala', 'Bao'].map((name, index) => ({
      id: index + 1,
      name,
      status: ['available', 'pending', 'sold'][index % 3],
      kind: index % 2 === 0 ? 'dog' : 'cat',
    })),
    orders: [
      order('ina', 'o1', 3, new Date(Date.UTC(2026, 0, 5))),
      order('ben', 'o2', 3, new Date(Date.UTC(2026, 1, 5))),
      order('ina', 'o3', 6, new Date(Date.UTC(2026, 2, 5))),
    ],
    made: 6,
  }
  const all = (name: 'pets' | 'orders'): Json[] => state[name] as Json[]
  const find = ({ path }: Visit): Json | undefined => all('pets').find(({ id }) => id === path['petId'])
  const refuse: StyleServer['refuse'] = (status, message) => ({ status, body: { message } })
  const none = refuse(404, 'There is no such pet.')
  const shown = ({ orderNo, petId, quantity, orderedAt }: Json): Json => ({ orderNo, petId, quantity, orderedAt })
  const own = ({ player, query }: Visit): Json[] => {
    const [from, to] = [query['orderedFrom'], query['orderedTo']].map((time) => Date.parse(String(time)))
    const isIn = (time: number): boolean => !(time < (from ?? Number.NaN)) && !(time > (to ?? Number.NaN))
    return all('orders')
      .filter(({ owner, orderedAt }) => owner === player && isIn(Date.parse(String(orderedAt))))
      .toReversed()
      .map(shown)
  }
  const next = (): number => {
    state['made'] = Number(state['made']) + 1
    return Number(state['made'])
  }
  return {
    state,
    refuse,
    getPlayer: (authorization) => TOKENS[authorization.replace(/^Bearer /, '')],
    handlers: {
      listPets: ({ query: { status, kind, pageNumber = 1, pageSize = 25 } }) => {
        const found = all('pets').filter(
          (pet) => (status ?? pet['status']) === pet['status'] && (kind ?? pet['kind']) === pet['kind'],
        )
        const first = (Number(pageNumber) - 1) * Number(pageSize)
        return { body: { items: found.slice(first, first + Number(pageSize)), total: found.length } }
      },
      addPet: ({ body: { name, status, kind } }) => {
        const pet = { id: next(), name, status, ...(kind === undefined ? {} : { kind }) }
        all('pets').push(pet)
        return { status: 201, body: pet }
      },
      getPet: (visit) => {
        const pet = find(visit)
        return pet === undefined ? none : { body: pet }
      },
      updatePet: (visit) => {
        const pet = find(visit)
        if (pet === undefined) return none
        const { name, status, kind } = visit.body
        const changed = { id: pet['id'], name, status, ...(kind === undefined ? {} : { kind }) }
        state['pets'] = all('pets').map((item) => (item === pet ? changed : item))
        return { body: changed }
      },
      deletePet: (visit) => {
        const pet = find(visit)
        if (pet === undefined) return none
        state['pets'] = all('pets').filter((item) => item !== pet)
        return { status: 204 }
      },
      getInventory: () => {
        const counts: { [status: string]: number } = {}
        for (const { status } of all('pets')) counts[String(status)] = (counts[String(status)] ?? 0) + 1
        return { body: counts }
      },
      listOrders: (visit) => ({ body: { orders: own(visit) } }),
      placeOrder: ({ body: { petId, quantity }, player }) => {
        if (!all('pets').some(({ id }) => id === petId)) return none
        const made = { ...order(player, `o${String(next())}`, Number(petId), new Date()), quantity }
        all('orders').push(made)
        return { status: 201, body: shown(made) }
      },
      exportOrders: (visit) => ({
        type: 'application/x-ndjson',
        body: own(visit)
          .map((order) => `${JSON.stringify(order)}\n`)
          .join(''),
      }),
    },
  }
}
