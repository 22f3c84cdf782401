import { describe, expect, it } from 'vitest'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { CHECKS } from '../../checks/registry.ts'
import { Ledger } from '../../context/ledger.ts'
import type { FrameContract } from '../../frames/frame-contract.ts'
import { runVisit } from './run-visit.ts'

const message = { event: 'badge', title: 'Badge', kinds: [], payload: {}, pointer: '/m', proposed: false }
const contract = {
  root: {},
  pointer: '/c',
  proposed: false,
  messages: [message],
  query: [],
} as unknown as FrameContract
const operation = { id: 'frame:slot', method: 'FRAME', path: '/', tag: '', summary: '', codes: [], responses: [] }
const frame = { isText: false, origin: 'https://game.example', isPage: true, after: -1, isClosed: false }

describe('runVisit', () => {
  it('loses one check by an exception, not the others', async () => {
    const ledger = new Ledger([operation as unknown as Operation], () => true)
    await runVisit(
      {
        context: {
          contract,
          ledger,
          getChecks: (phase) => CHECKS.filter(({ when }) => [when].flat().some((name) => name === phase)),
          validate: () => expect.fail('a mistake'),
        },
        operation: operation as unknown as Operation,
        page: { url: 'https://game.example/' },
        address: 'https://game.example/',
        app: 'https://app.example',
      },
      {
        received: [
          { ...frame, text: '{"event":"badge"}' },
          { ...frame, text: '{"event":"other"}' },
        ],
        errors: ['it broke'],
        complaints: [],
        firstOrigin: 'https://game.example',
        origin: 'https://game.example',
        missing: [],
        taps: 0,
      },
    )
    expect(ledger.inconclusive).toMatchObject([{ check: 'frame-schema', reason: expect.stringContaining('a mistake') }])
    expect([...ledger.findings.values()].map(({ check }) => check)).toEqual(['frame-error', 'frame-event'])
  })
})
