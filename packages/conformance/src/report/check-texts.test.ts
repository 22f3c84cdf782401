import { describe, expect, it } from 'vitest'
import { checkText } from './check-texts.ts'

describe('checkText', () => {
  it('finds the texts of a check of the harness, whatever a team calls its own', () => {
    const ours = {
      status: { title: 'Ours', description: 'Ours.' },
      'no-test-data': { title: 'No test data', description: 'Ours.' },
    }
    expect(checkText('status', ours).title).toBe('HTTP status')
    expect(checkText('no-test-data', ours).title).toBe('No test data')
  })

  it('falls back to the name of the check, even for names of Object.prototype', () => {
    expect(checkText('new-check')).toEqual({ title: 'New check', description: '' })
    expect(checkText('constructor', {})).toEqual({ title: 'Constructor', description: '' })
  })
})
