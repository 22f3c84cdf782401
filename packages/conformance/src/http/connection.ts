import { existsSync, readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'

/** Files (PEM), or their content: the authority of the server's certificate, and the certificate of this client. */
export interface TlsConfig {
  ca?: string
  cert?: string
  key?: string
  passphrase?: string
}

/** The options of Node's agents for TLS and proxies. */
export interface ConnectionOptions extends TlsConfig {
  proxyEnv?: { HTTP_PROXY?: string | undefined; HTTPS_PROXY?: string | undefined; NO_PROXY?: string }
}

type Environment = { readonly [name: string]: string | undefined }

/** Hosts of this machine are reached without the environment's proxy. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]']
/** The first versions of Node whose agents know proxies. */
const [MIN_NODE, MIN_NODE_22] = [24.05, 22.21]

/**
 * Reads the files of `tls`, and the proxy: that of the configuration for all requests, or those of the environment
 * (HTTPS_PROXY, HTTP_PROXY, NO_PROXY). Throws a readable message.
 */
export function readConnection(
  { tls = {}, proxy }: { tls?: TlsConfig | undefined; proxy?: string | undefined },
  env: Environment,
): ConnectionOptions {
  const { passphrase } = tls
  const files = (['ca', 'cert', 'key'] as const).flatMap((name) => {
    const value = tls[name]
    return value === undefined ? [] : [[name, readPem(name, value)] as const]
  })
  const options = { ...Object.fromEntries(files), ...(passphrase !== undefined && { passphrase }) }
  try {
    createSecureContext(options)
  } catch (cause) {
    throw new Error(`tls cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
  const proxyEnv = proxy === undefined ? readProxies(env) : { HTTP_PROXY: proxy, HTTPS_PROXY: proxy }
  if (proxyEnv === undefined) return options
  if (proxy !== undefined) checkProxy(proxy)
  return { ...options, proxyEnv }
}

function readPem(name: string, value: string): string {
  if (value.startsWith('-----BEGIN')) return value
  if (!existsSync(value)) throw new Error(`tls.${name}: there is no file ${value}`)
  return readFileSync(value, 'utf8')
}

/** The environment's proxies; undefined for none. */
function readProxies(env: Environment): ConnectionOptions['proxyEnv'] {
  const get = (name: string): string | undefined => env[name.toLowerCase()] ?? env[name]
  const [HTTP_PROXY, HTTPS_PROXY, none = ''] = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].map(get)
  if (HTTP_PROXY === undefined && HTTPS_PROXY === undefined) return undefined
  return { HTTP_PROXY, HTTPS_PROXY, NO_PROXY: [...(none === '' ? [] : [none]), ...LOCAL].join(',') }
}

/** The error repeats no credentials. */
function checkProxy(proxy: string): void {
  if (!URL.canParse(proxy) || !/^https?:$/.test(new URL(proxy).protocol))
    throw new Error('proxy must begin with http:// or https://')
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const version = major + minor / 100
  if (version < (major === 22 ? MIN_NODE_22 : MIN_NODE))
    throw new Error('proxy needs Node 22.21 or 24.5: install a newer Node')
}
