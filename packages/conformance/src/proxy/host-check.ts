/** Names of this machine, which no other site can claim. */
const LOOPBACK = /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/** The body of a response to a foreign host. */
export const WRONG_HOST = 'This proxy serves this machine only. Point the app at 127.0.0.1.'

/**
 * Creates a check of the Host header: a web page whose name resolves to this machine (DNS rebinding) must not reach the
 * server behind the proxy. `bound` is the address that the proxy listens on.
 */
export function hostCheck(bound: string): (host: string | undefined) => boolean {
  return (host = '') => {
    const name = host.replace(/:\d*$/, '').replace(/\.$/, '')
    return name === '' || name === bound || LOOPBACK.test(name)
  }
}
