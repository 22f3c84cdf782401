import { describe, expect, it } from 'vitest'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { CHECKS } from '../../checks/registry.ts'
import { Ledger } from '../../context/ledger.ts'
import type { FrameContract } from '../../frames/frame-contract.ts'
import { runVisit } from './run-visit.ts'

const message = {
  event: 'badge',
  title: 'Badge',
  isFromApp: false,
  kinds: [],
  payload: {},
  pointer: '/m',
  proposed: false,
}
const pause = { ...message, event: 'pause', isFromApp: true }
const contract = {
  root: {},
  pointer: '/c',
  proposed: false,
  messages: [message, pause],
  query: [],
} as unknown as FrameContract
const operation = { id: 'frame:slot', method: 'FRAME', path: '/', tag: '', summary: '', codes: [], responses: [] }
const frame = { isText: false, origin: 'https://game.example', isPage: true, after: -1, isClosed: false }

const visited = {
  operation: operation as unknown as Operation,
  page: { url: 'https://game.example/' },
  address: 'https://game.example/',
  app: 'https://app.example',
}
const quiet = {
  errors: [],
  complaints: [],
  firstOrigin: 'https://game.example',
  origin: 'https://game.example',
  missing: [],
  taps: 0,
}
const getChecks = (phase: string) => CHECKS.filter(({ when }) => [when].flat().some((name) => name === phase))

describe('runVisit', () => {
  it('loses one check by an exception, not the others', async () => {
    const ledger = new Ledger([operation as unknown as Operation], () => true)
    await runVisit(
      {
        context: {
          contract,
          ledger,
          getChecks,
          validate: () => expect.fail('a mistake'),
        },
        ...visited,
      },
      {
        ...quiet,
        received: [
          { ...frame, text: '{"event":"badge"}' },
          { ...frame, text: '{"event":"other"}' },
        ],
        errors: ['it broke'],
      },
    )
    expect(ledger.inconclusive).toMatchObject([{ check: 'frame-schema', reason: expect.stringContaining('a mistake') }])
    expect([...ledger.findings.values()].map(({ check }) => check)).toEqual(['frame-error', 'frame-event'])
  })

  it('reports a page that sends what only the app sends', async () => {
    const ledger = new Ledger([operation as unknown as Operation], () => true)
    const context = { contract, ledger, getChecks, validate: () => ({ violations: [] }) }
    await runVisit(
      { context: context as unknown as Parameters<typeof runVisit>[0]['context'], ...visited },
      { ...quiet, received: [{ ...frame, text: '{"event":"pause"}' }] },
    )
    expect([...ledger.findings.values()].map(({ check, title }) => `${check}: ${title}`)).toEqual([
      'frame-event: The page sends "pause", which only the app sends',
    ])
  })
})
