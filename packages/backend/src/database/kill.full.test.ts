import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLedgerErrors } from '../ledger-errors.ts'
import { openDatabase } from './open-database.ts'

const ROUNDS = 50
/** How long a process lives at most after its first acknowledged order, which a busy machine may take long for. */
const MAX_MS = 1900
const TIMEOUT_MS = 30 * 60_000
const MOVE_MONEY = path.resolve(import.meta.dirname, '../testing/move-money.ts')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tumpak-kill-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs transactions until it kills the process. Returns the orders that were acknowledged. */
async function runAndKill(): Promise<string[]> {
  const child = spawn(process.execPath, [MOVE_MONEY, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  let printed = ''
  const acknowledged = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString()
      if (/^open\n.+\n/.test(printed)) resolve()
    })
    child.once('exit', () => reject(new Error('The folder did not open.')))
  })
  await acknowledged
  await sleep(Math.random() * MAX_MS)
  child.kill('SIGKILL')
  await ended
  // Without the last line, which may be cut.
  return printed.split('\n').slice(1, -1)
}

describe('the embedded database', () => {
  it(
    `opens after each of ${String(ROUNDS)} kills, with all that was acknowledged`,
    { timeout: TIMEOUT_MS },
    async () => {
      const acknowledged: string[] = []
      for (let round = 1; round <= ROUNDS; round += 1) acknowledged.push(...(await runAndKill()))
      const { db, close } = await openDatabase({ databaseUrl: undefined, folder })
      const rows = await db.selectFrom('deposit').select(['order_no', 'status']).execute()
      const settled = new Set(rows.filter(({ status }) => status === 1).map((row) => row.order_no))
      console.log(`${String(acknowledged.length)} acknowledged, ${String(rows.length)} committed`)
      expect(acknowledged.filter((orderNo) => !settled.has(orderNo))).toEqual([])
      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)
      expect(await findLedgerErrors(db)).toEqual([])
      await close()
    },
  )
})
