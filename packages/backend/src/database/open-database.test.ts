import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeLock } from './lock-file.ts'
import { openDatabase } from './open-database.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tumpak-backend-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('openDatabase', () => {
  it('keeps and names a folder that does not open', async () => {
    const data = path.join(folder, 'database')
    mkdirSync(data)
    writeFileSync(path.join(data, 'PG_VERSION'), 'damaged')
    await expect(openDatabase({ databaseUrl: undefined, folder })).rejects.toThrow(
      `The database in ${data} does not open. It is kept as it is`,
    )
    expect(readFileSync(path.join(data, 'PG_VERSION'), 'utf8')).toBe('damaged')
    expect(existsSync(path.join(folder, 'database.lock'))).toBe(false)
  })
})

describe('takeLock', () => {
  it('refuses while another process lives, and names it', () => {
    const file = path.join(folder, 'lock')
    writeFileSync(file, String(process.ppid))
    expect(() => takeLock(file)).toThrow(`Process ${String(process.ppid)} has the database: ${file} names it.`)
  })

  it('takes over the lock of a process that has ended, and gives it back', () => {
    const file = path.join(folder, 'lock')
    writeFileSync(file, '4194305')
    const unlock = takeLock(file)
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
    expect(() => takeLock(file)).toThrow('has the database')
    unlock()
    expect(existsSync(file)).toBe(false)
  })
})
