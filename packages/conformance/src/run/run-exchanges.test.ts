import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { FaultName } from '../../lab/faults.ts'
import { startLab } from '../../lab/lab-client.ts'
import { readConfig } from '../config/read-config.ts'
import { runConformance } from './run-conformance.ts'

const CONFIG = fileURLToPath(new URL('../../lab/harness.yaml', import.meta.url))

/** Returns the requests of a finding in a run against a faulty library: `label METHOD path status account`. */
async function getSteps(fault: FaultName, only: string[], id: string): Promise<string[]> {
  const lab = await startLab([fault])
  try {
    const report = await runConformance({ openapi: '', ...readConfig(CONFIG, {}), url: lab.url, only })
    const found = report.findings.find((one) => one.id === id)
    return (found?.exchanges ?? []).map(({ label, request, response, account = '', session = '', isEvidence }) => {
      const path = request.url.replace(lab.url, '').replaceAll(/\b[bn]\d{4}\b/g, 'ID')
      const words = [`${label}:`, request.method, path, response?.status, account, session, isEvidence ? '*' : '']
      return words.filter((word) => word !== '').join(' ')
    })
  } finally {
    await lab.close()
  }
}

it.each<[FaultName, string[], string, string[]]>([
  [
    'change-lost',
    ['updateBook'],
    'updateBook/created',
    [
      'earlier write: POST /books 201 account 1',
      'read before: GET /books/ID 200 account 1',
      'write: PATCH /books/ID 200 account 1 *',
      'read after: GET /books/ID 200 account 1',
    ],
  ],
  [
    'refused-and-deleted',
    ['deleteBook'],
    'deleteBook/unchanged#getBook/data',
    [
      'earlier write: POST /books 201 account 1',
      'read before: GET /books/ID 200 account 1',
      'refused write: DELETE /books/ID 401 account 1 invalid *',
      'read after: GET /books/ID 404 account 1',
    ],
  ],
  [
    'foreign-loan',
    ['getLoan'],
    'getLoan/other-player',
    ['of the owner: POST /loans 201 account 1', 'of the other account: GET /loans/ID 200 account 2 *'],
  ],
  [
    'filter-ignored',
    ['listBooks'],
    'listBooks/filter#query/genre',
    ['without the filter: GET /books 200', 'with the filter: GET /books?genre=novel 200 *'],
  ],
  [
    'page-repeats',
    ['listBooks'],
    'listBooks/pagination',
    [
      'page 1 of 50 items: GET /books?page=1&perPage=50 200',
      'page 1 of 2 items: GET /books?page=1&perPage=2 200',
      'page 2 of 2 items: GET /books?page=2&perPage=2 200 *',
    ],
  ],
  ['nested-field-missing', ['getBook'], 'getBook/schema#/result/author/name', ['request: GET /books/ID 200 *']],
])('a finding has all its requests in order: %s', { timeout: 30_000 }, async (fault, only, id, steps) => {
  expect(await getSteps(fault, only, id)).toEqual(steps)
})
