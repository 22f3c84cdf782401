import { hostname, networkInterfaces } from 'node:os'
import { isIP } from 'node:net'

/** The host of `--host`, or undefined without it. Throws unless it is a name or an address, such as 0.0.0.0. */
export function readHost(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text.toLowerCase()
  throw new Error(`A host is a name or an address such as 0.0.0.0, not "${text}".`)
}

/** The warning of a script that listens beyond this machine. */
export function warnOfNetwork(host: string): string {
  return (
    `Warning: --host ${host} opens this development server to your network. Anyone there can log in as every persona, ` +
    'inject faults and read all that is entered. Use it in a network that you trust, and only while you need it.'
  )
}

/**
 * The names by which others reach a server that listens on a host, in lower case, as a Host header has them: all of this
 * machine's for 0.0.0.0 and ::.
 */
export function reachableNames(host: string): ReadonlySet<string> {
  if (host !== '0.0.0.0' && host !== '::') return new Set([toHostName(host)])
  const addresses = Object.values(networkInterfaces()).flatMap((found = []) => found.map(({ address }) => address))
  return new Set([...addresses.map(toHostName), hostname().toLowerCase()])
}

/** An address as in a Host header: IPv6 in brackets, without its zone. */
function toHostName(host: string): string {
  return isIP(host) === 6 || host.includes('%') ? `[${host.replace(/%.*$/, '')}]` : host
}
