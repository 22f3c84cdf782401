/** Names of this machine, which no other site can register. */
const LOOPBACK = /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/** The response body if the Host header names another machine. */
export const WRONG_HOST = 'This proxy serves this machine only. Point the app at 127.0.0.1.'

/**
 * Creates a check of the Host header. A web page could otherwise reach the server behind the proxy through a name that
 * resolves to this machine (DNS rebinding). `bound` is the address on which the proxy listens.
 */
export function createHostCheck(bound: string): (host: string | undefined) => boolean {
  return (host = '') => {
    const name = host.replace(/:\d*$/, '').replace(/\.$/, '')
    return name === '' || name === bound || LOOPBACK.test(name)
  }
}
