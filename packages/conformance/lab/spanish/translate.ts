import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** The words of operation ids in Spanish. */
const WORDS: { readonly [word: string]: string } = {
  account: 'cuenta',
  add: 'anotar',
  alert: 'aviso',
  alerts: 'avisos',
  article: 'articulo',
  articles: 'articulos',
  bell: 'timbre',
  book: 'libro',
  books: 'libros',
  buy: 'comprar',
  change: 'modificar',
  choose: 'elegir',
  comment: 'comentario',
  comments: 'comentarios',
  count: 'contar',
  create: 'crear',
  current: 'actual',
  delete: 'borrar',
  dismiss: 'descartar',
  download: 'descargar',
  entries: 'asientos',
  event: 'evento',
  events: 'eventos',
  export: 'extracto',
  favorite: 'favorito',
  follow: 'seguir',
  get: 'leer',
  gift: 'regalo',
  hours: 'horario',
  inventory: 'existencias',
  list: 'listar',
  loan: 'prestamo',
  loans: 'prestamos',
  login: 'entrar',
  member: 'socio',
  mute: 'silenciar',
  order: 'pedido',
  orders: 'pedidos',
  out: 'fuera',
  pay: 'abonar',
  pet: 'mascota',
  pets: 'mascotas',
  place: 'hacer',
  profile: 'perfil',
  profiles: 'perfiles',
  recording: 'grabacion',
  renew: 'renovar',
  ring: 'tocar',
  session: 'sesion',
  set: 'poner',
  sighting: 'avistamiento',
  sightings: 'avistamientos',
  snack: 'bocado',
  snacks: 'bocados',
  start: 'empezar',
  take: 'coger',
  ticket: 'billete',
  tickets: 'billetes',
  unfollow: 'abandonar',
  update: 'actualizar',
  user: 'usuario',
}
const PROSE = new Set(['summary', 'description', 'cause', 'title'])
/** Keys whose value names an operation, or a place in its payload. */
const IDS = new Set(['operationId', 'at', 'x-shows', 'x-affects', 'x-order-of'])

/** Returns a document as a Spanish team would have written it: other ids and texts, and the same requests. */
export function translate(document: Json): Json {
  const ids = new Map(readIds(document).map((id) => [id, translateId(id)]))
  return walk(document, '', ids) as Json
}

/** Returns an operation id in Spanish. Throws an error for an unknown word. */
export function translateId(id: string): string {
  const [first = '', ...others] = id
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => {
      const found = WORDS[word]
      if (found === undefined) throw new Error(`lab/translate.ts has no word for ${word} of ${id}`)
      return found
    })
  return [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

function readIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(readIds)
  if (!isJson(value)) return []
  const own = typeof value['operationId'] === 'string' ? [value['operationId']] : []
  return [...own, ...Object.values(value).flatMap(readIds)]
}

function walk(value: unknown, name: string, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, name, ids))
  if (isJson(value))
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, walk(field, key, ids)]))
  if (typeof value !== 'string') return value
  if (IDS.has(name)) {
    const [id = '', ...pointer] = value.split('#')
    return [ids.get(id) ?? id, ...pointer].join('#')
  }
  // Keep parts in backticks, because they are names in the requests.
  if (PROSE.has(name)) return ['Véase el manual.', ...(value.match(/`[^`]+`/g) ?? [])].join(' ')
  return value
}
