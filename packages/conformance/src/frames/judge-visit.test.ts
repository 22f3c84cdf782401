import { describe, expect, it } from 'vitest'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { Ledger } from '../context/ledger.ts'
import type { FrameContract } from './frame-contract.ts'
import { judgeVisit } from './judge-visit.ts'

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

describe('judgeVisit', () => {
  it('loses one check by an exception, not the others', () => {
    const ledger = new Ledger([operation as unknown as Operation], () => true)
    judgeVisit(
      {
        contract,
        ledger,
        validate: () => expect.fail('a mistake'),
        operation: operation as unknown as Operation,
        page: { url: 'https://game.example/' },
        address: 'https://game.example/',
        app: 'https://app.example',
        secrets: [],
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
    expect([...ledger.findings.values()].map(({ check }) => check)).toEqual(['frame-event', 'frame-error'])
  })
})
