import { describe, expect, it } from 'vitest'
import { checkText } from './check-texts.ts'

describe('checkText', () => {
  it("returns the texts of the harness's check, even if a team has a check of that name", () => {
    const ours = {
      status: { title: 'Ours', description: 'Ours.' },
      'no-test-data': { title: 'No test data', description: 'Ours.' },
    }
    expect(checkText('status', ours).title).toBe('HTTP status')
    expect(checkText('no-test-data', ours).title).toBe('No test data')
  })

  it('falls back to the id of the check, even for names of Object.prototype', () => {
    expect(checkText('new-check')).toEqual({ title: 'New check', description: '' })
    expect(checkText('constructor', {})).toEqual({ title: 'Constructor', description: '' })
  })
})
