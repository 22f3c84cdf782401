/** A cookie as a browser keeps it. */
export interface Cookie {
  readonly name: string
  readonly value: string
  /** Whether browsers keep it from requests of other sites. */
  readonly isSameSite: boolean
  /** The `Path` that the server set; undefined without one, for the folder of the request. */
  readonly path: string | undefined
  /** How many seconds it lives; undefined for as long as the browser is open. */
  readonly seconds: number | undefined
  /** When it ends, in milliseconds since 1970. */
  readonly endsAt: number | undefined
}

/** Reads a Set-Cookie header. */
export function readCookie(line: string): Cookie {
  const [pair = '', ...rest] = line.split(';')
  const cut = pair.indexOf('=')
  const attributes = new Map(
    rest.map((attribute): [string, string] => {
      const [name = '', ...value] = attribute.split('=')
      return [name.trim().toLowerCase(), value.join('=').trim()]
    }),
  )
  const now = Date.now()
  const seconds = getSeconds(attributes, now)
  const path = attributes.get('path')
  return {
    name: pair.slice(0, cut).trim(),
    value: pair.slice(cut + 1).trim(),
    isSameSite: /^(lax|strict)$/i.test(attributes.get('samesite') ?? ''),
    path: path?.startsWith('/') === true ? path : undefined,
    seconds,
    endsAt: seconds === undefined ? undefined : now + seconds * 1000,
  }
}

/** The time that a cookie lives. `Max-Age` wins over `Expires`; a value that cannot be read is ignored. */
function getSeconds(attributes: ReadonlyMap<string, string>, now: number): number | undefined {
  const maxAge = attributes.get('max-age') ?? ''
  if (/^-?\d+$/.test(maxAge)) return Number(maxAge)
  const expires = Date.parse(attributes.get('expires') ?? '')
  return Number.isNaN(expires) ? undefined : (expires - now) / 1000
}

/** Whether a cookie has ended. */
export function isOver({ endsAt }: Cookie): boolean {
  return endsAt !== undefined && endsAt <= Date.now()
}

/** Whether a browser sends a cookie to a path. Without a `Path` the check of cookies reports it. */
export function reaches({ path = '/' }: Pick<Cookie, 'path'>, address: string): boolean {
  return `${address}/`.startsWith(path.endsWith('/') ? path : `${path}/`)
}
