import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** Hashes a password again, as it came over the wire (SHA-256 in hex), with a salt of its own. */
export async function hashAgain(wireHash: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}$${(await derive(wireHash, salt, 32)).toString('base64url')}`
}

async function isPassword(wireHash: string, stored: string | null): Promise<boolean> {
  // Without an account the same work is done, so that the time of a response does not tell.
  const [salt = '', hash = ''] = (stored ?? `${'A'.repeat(22)}$${'A'.repeat(43)}`).split('$')
  const found = await derive(wireHash, Buffer.from(salt, 'base64url'), 32)
  return timingSafeEqual(found, Buffer.from(hash, 'base64url')) && stored !== null
}

/** Ends the transaction, and starts it again after some work. */
class StartAgain extends Error {
  readonly work: () => Promise<void>

  constructor(work: () => Promise<void>) {
    super('The transaction starts again.')
    this.work = work
  }
}

/**
 * The passwords of one request. A hash takes long, and no transaction waits for it: one that is not known yet rolls the
 * transaction back, is made, and the handler runs again. It reads what is stored again, too, under its lock: if that has
 * changed meanwhile, it is not known, and is checked anew.
 */
export class Passwords {
  readonly #known = new Map<string, unknown>()

  isRight(wireHash: string, stored: string | null): boolean {
    return this.#get(`${wireHash} ${stored}`, () => isPassword(wireHash, stored))
  }

  hash(wireHash: string): string {
    return this.#get(wireHash, () => hashAgain(wireHash))
  }

  /** A new one-time code with its hash: the same one each time that the handler runs. */
  getOtp(create: () => string): { readonly otp: string; readonly hash: string } {
    return this.#get('otp', async () => {
      const otp = create()
      return { otp, hash: await hashAgain(otp) }
    })
  }

  #get<Value>(key: string, make: () => Promise<Value>): Value {
    if (this.#known.has(key)) return this.#known.get(key) as Value
    throw new StartAgain(async () => void this.#known.set(key, await make()))
  }
}

/** Runs a request's transaction, again after each password that it has to hash or check. */
export async function withPasswords<Result>(run: (passwords: Passwords) => Promise<Result>): Promise<Result> {
  const passwords = new Passwords()
  for (;;)
    try {
      return await run(passwords)
    } catch (error) {
      if (!(error instanceof StartAgain)) throw error
      await error.work()
    }
}
