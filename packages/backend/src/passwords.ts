import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** Hashes a password again, as it came over the wire (SHA-256 in hex), with a salt of its own. */
export async function hashAgain(wireHash: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}$${(await derive(wireHash, salt, 32)).toString('base64url')}`
}

export async function isPassword(wireHash: string, stored: string | null): Promise<boolean> {
  // Without an account the same work is done, so that the time of a response does not tell.
  const [salt = '', hash = ''] = (stored ?? `${'A'.repeat(22)}$${'A'.repeat(43)}`).split('$')
  const found = await derive(wireHash, Buffer.from(salt, 'base64url'), 32)
  return timingSafeEqual(found, Buffer.from(hash, 'base64url')) && stored !== null
}
