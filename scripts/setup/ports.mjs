import { createServer } from 'node:net'

/** How many ports above the default are tried. */
const TRIES = 50

/**
 * The port that was asked for, or the first free one from the default upwards.
 * @param {number | undefined} asked
 * @param {number} preset the default
 * @param {number[]} [taken] given away already
 * @returns {Promise<number>}
 * Throws when the asked port is taken: whoever names a port wants that one.
 */
export async function choosePort(asked, preset, taken = []) {
  if (asked !== undefined) {
    if (taken.includes(asked) || !(await isFree(asked))) throw new Error(`Port ${asked} is taken.`)
    return asked
  }
  for (let port = preset; port < preset + TRIES; port += 1) {
    if (!taken.includes(port) && (await isFree(port))) return port
  }
  throw new Error(`No free port from ${preset} to ${preset + TRIES - 1}.`)
}

/** Free means free on both loopback addresses: a browser may try either for `localhost`. */
async function isFree(/** @type {number} */ port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((settle) => {
    const server = createServer()
    // A machine without IPv6 has no ::1 to be taken.
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      settle(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    )
    server.listen({ port, host }, () => server.close(() => settle(true)))
  })
}
